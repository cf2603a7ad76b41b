/** What passes between the server and this client (docs/wire.md, version 1), and the one function that reads it. */
import type { Color, Face } from './cards';

export type Level = 'easy' | 'normal' | 'hard';
export type Pace = 'slow' | 'normal' | 'fast' | 'off';
export type Phase = 'play' | 'drawn' | 'answer' | 'triforce' | 'color' | 'over';
export type Edition = 'classic108' | 'classic112' | 'zelda';

export interface SeatView {
  seat: number; name: string; bot: string | null; cards: number; points: number; last: Face | null;
  exposed: boolean; called: boolean; left: boolean; out: boolean;
}
/** Switches by key, as docs/rules.md section 3 names them. */
export type Switches = Record<string, string | number>;
export type Scoring = 'winner' | 'lowest' | 'elimination' | 'single';
export interface RulesView {
  code: string; switches: Switches; official: boolean; differs: string[]; scoring: Scoring; target: number | null;
}
export interface ResultHand { seat: number; hand: Face[]; points: number[]; sum: number; gained: number; total: number }
export interface Result {
  winner: number | null; blocked: boolean; points: number; hands: ResultHand[]; match_winner: number | null; match_over: boolean;
}
export interface Pending { cards: number; by: number | null; face: Face; kind: 'two' | 'four'; challenge: boolean }
export interface Shown { seat: number; hand: Face[]; guilty: boolean }
export interface View {
  match: string; edition: Edition; seat: number | null; round: number; pace: Pace; rules: RulesView; phase: Phase;
  turn: number | null; direction: 1 | -1; top: Face | null; color: Color | null; under: Face[];
  draw_pile: number; discard_pile: number; dealer: number; next: number | null; seats: SeatView[]; hand: Face[]; legal: string[];
  can_call: boolean; can_catch: number[]; why: Record<Face, string>; rulings: Record<string, string>; drawn: Face[];
  pending: Pending | null;
  accused_color: Color | null; demand: { color: Color; cards: number } | null; shown: Shown | null; result: Result | null;
  /** Whether nobody plays on: the match is over, or every person has left. */
  ended: boolean;
}

export const EVENT_TYPES = [
  'round', 'dealt', 'opened', 'played', 'named', 'drew', 'kept', 'passed', 'skipped', 'reversed', 'demanded', 'challenged', 'shown',
  'verdict', 'called', 'false_call', 'caught', 'false_catch', 'hands_shuffled', 'discarded', 'reshuffled', 'left', 'turn', 'blocked',
  'round_over', 'match_over', 'jumped', 'swapped', 'rotated', 'eliminated', 'joined',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** One thing that happened. Which fields are there depends on the type; a face this seat may not know is left out. */
export interface GameEvent {
  type: EventType; seat?: number | null; other?: number; face?: Face; faces?: Face[]; color?: Color | null; count?: number;
  owed?: number; cause?: string; called?: boolean; guilty?: boolean; direction?: number; round?: number; points?: number;
  fate?: 'stands' | 'ignored' | 'returned';
}

export interface Snapshot { kind: 'snapshot'; number: number; answer: string; view: View; recent: GameEvent[] }
export interface Update { kind: 'update'; number: number; view: View; events: GameEvent[] }
export type Frame = Snapshot | Update;

export interface OwnMatch { match: string; seat: number; edition: Edition; players: number; round: number; over: boolean; updated: string }

/** A switch of the rules as the server offers it; `words` has a sentence for each value, `{n}` stands for a number. */
export interface SwitchInfo {
  key: string; group: string; default: string | number; values: (string | number)[] | null; low: number | null; high: number | null;
  off: string | null; needs: string | null; says: string; words: Record<string, string>;
}
export interface Preset { name: string; rules: Switches; differs: string[] }
export interface RulesOffer { edition: Edition; switches: SwitchInfo[]; presets: Preset[] }
export interface RulesCheck { code: string | null; text: string | null; differs: string[]; problems: string[]; kinds: string[] }

/** Raised for text that is not of the protocol. */
export class WireError extends Error {}

function record(value: unknown, what: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new WireError(`${what} is not an object`);
  return value as Record<string, unknown>;
}

function list(value: unknown, what: string): unknown[] {
  if (!Array.isArray(value)) throw new WireError(`${what} is not a list`);
  return value;
}

const VIEW_LISTS = ['under', 'seats', 'hand', 'legal', 'can_catch', 'drawn'] as const;

function readView(value: unknown): View {
  const view = record(value, 'view');
  for (const key of VIEW_LISTS) list(view[key], `view.${key}`);
  record(view['rules'], 'view.rules');
  record(view['why'], 'view.why');
  record(view['rulings'], 'view.rulings');
  if (typeof view['phase'] !== 'string') throw new WireError('view.phase is missing');
  return { ...view, ended: view['ended'] === true } as unknown as View;
}

/** Events of a type this client does not know are left out; the view tells what is true all the same. */
function readEvents(value: unknown): GameEvent[] {
  return list(value, 'events')
    .map((event) => record(event, 'event') as unknown as GameEvent)
    .filter((event) => (EVENT_TYPES as readonly string[]).includes(event.type));
}

/** Read a snapshot or an update from the stream, or the answer to a fetch. Raises WireError for anything else. */
export function parseFrame(kind: Frame['kind'], text: string): Frame {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new WireError('not JSON');
  }
  const frame = record(data, kind);
  if (typeof frame['number'] !== 'number') throw new WireError(`${kind}.number is missing`);
  const view = readView(frame['view']);
  if (kind === 'update') return { kind, number: frame['number'], view, events: readEvents(frame['events']) };
  return { kind, number: frame['number'], answer: String(frame['answer']), view, recent: readEvents(frame['recent'] ?? []) };
}
