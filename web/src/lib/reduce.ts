/** The table as this client knows it: a pure function from what it knew and what came. */
import { colorOf, isWild } from './cards';
import type { Color, Face } from './cards';
import { share } from './share';
import type { Frame, GameEvent, View } from './wire';

/** A line of the log: an event, and which one it was since the page was opened. */
export interface LogEntry { id: number; event: GameEvent }

export interface Game { number: number; view: View; log: LogEntry[] }

const KEPT = 400;

function append(log: readonly LogEntry[], events: readonly GameEvent[]): LogEntry[] {
  const first = (log.at(-1)?.id ?? 0) + 1;
  return [...log, ...events.map((event, i) => ({ id: first + i, event }))].slice(-KEPT);
}

/** A snapshot replaces all; an update that is not newer changes nothing, and what it leaves as it was stays the same object. */
export function reduce(game: Game | null, frame: Frame): Game {
  if (frame.kind === 'snapshot') {
    return { number: frame.number, view: frame.view, log: append([], frame.recent) };
  }
  if (game !== null && frame.number <= game.number) return game;
  return { number: frame.number, view: share(game?.view, frame.view), log: append(game?.log ?? [], frame.events) };
}

/** The face that an action plays, in turn or out of it; of other actions their own text. */
export function playedFace(action: string): Face {
  return action.replace(/^jump,/, '').split('>')[0] ?? '';
}

/** The face that may be played out of turn now, or by the seat that owes a penalty, as a jump-in. */
export function jumpFace(view: View): Face | null {
  const action = view.legal.find((text) => text.startsWith('jump,'));
  return action === undefined ? null : playedFace(action);
}

/** The faces that may be played now, out of the legal actions. */
export function playableFaces(view: View): Set<string> {
  const faces = new Set(view.hand);
  return new Set(view.legal.map(playedFace).filter((face) => faces.has(face)));
}

/** The legal actions that play this face: one, or one for each colour or seat to be named. */
export function playsOf(view: View, face: string): string[] {
  return view.legal.filter((action) => playedFace(action) === face);
}

/** The name of the first drawn card: of several copies in the hand, the last is the one just drawn. */
export function drawnKey(view: View): string | null {
  const face = view.drawn[0];
  return face === undefined ? null : `${face}#${view.hand.filter((one) => one === face).length - 1}`;
}

export function isMine(view: View): boolean {
  return view.seat !== null && view.turn === view.seat && view.phase !== 'over';
}

/** A challenge as the log tells it: the colour the four was laid on, the colour it named, and what the loser drew. */
export interface Judged { color: Color | null; named: Color | null; cost: number | null }

/** Whether the game ended before the match was over: every person has left. */
export function isClosed(view: View): boolean {
  return view.ended && view.result?.match_over !== true;
}

/** The last challenge that this seat made, whatever was played since. */
export function judged(log: readonly LogEntry[], seat: number | null): Judged {
  const at = log.findLastIndex(({ event }) => event.type === 'challenged' && event.seat === seat);
  if (at < 0) return { color: null, named: null, cost: null };
  let color: Color | null = null;
  let before: Color | null = null;
  for (const { event } of log.slice(0, at)) {
    if (event.type === 'played' && event.face === 'W4') before = color;
    if ((event.type === 'played' || event.type === 'opened') && event.face !== undefined) {
      color = isWild(event.face) ? (event.color ?? null) : colorOf(event.face);
    }
    if (event.type === 'named' && event.color != null) color = event.color;
  }
  const next = log.findIndex(({ event }, i) => i > at && (event.type === 'challenged' || event.type === 'played'));
  const paid = log.slice(at, next < 0 ? undefined : next).filter(({ event }) => event.type === 'drew' && event.cause === 'challenge');
  return { color: before, named: color, cost: paid.length ? paid.reduce((sum, { event }) => sum + (event.owed ?? event.count ?? 0), 0) : null };
}

/** The seats between which a catch is chosen, the one that played last first. */
export function catchOrder(view: View): number[] {
  const players = view.seats.length;
  const from = view.turn ?? 0;
  const back = (seat: number) => (((from - seat) * view.direction) % players + players) % players || players;
  return [...view.can_catch].sort((a, b) => back(a) - back(b));
}
