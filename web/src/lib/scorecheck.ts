/** What cannot be so, as codes with what the sentence needs (`score-trouble-…` in the catalogue), and reading matches that anybody may have written. */
import { asked, copies, deckPoints, fold, handPoints, MOST_PLAYERS, MOST_TARGET, RANKS } from './score';
import type { Draft, Entry, Hand, Match, Played, Setup } from './score';

export type Code =
  | 'names-few' | 'name-empty' | 'name-twice' | 'target' | 'teams-players' | 'teams-elimination'
  | 'number' | 'missing' | 'holds-none' | 'not-blocked' | 'winner-holds' | 'too-many-cards' | 'too-many-points' | 'later';
/** `seat` and `rank` become names in the sentence. */
export interface Trouble { code: Code; seat?: number; rank?: string; count?: number; most?: number; round?: number }

export const NAME_LENGTH = 24;
const MOST_ENTRIES = 2000;

export function checkSetup(setup: Setup): Trouble | null {
  const names = setup.names.map((name) => name.trim().toLocaleLowerCase());
  if (names.length < 2) return { code: 'names-few' };
  const empty = names.indexOf('');
  if (empty >= 0) return { code: 'name-empty', seat: empty };
  const twice = names.findIndex((name, i) => names.indexOf(name) < i);
  if (twice >= 0) return { code: 'name-twice', seat: twice };
  if (!isWhole(setup.target, 1, MOST_TARGET)) return { code: 'target', most: MOST_TARGET };
  if (setup.teams && names.length !== 4) return { code: 'teams-players' };
  if (setup.teams && setup.scoring === 'elimination') return { code: 'teams-elimination' };
  return null;
}

/** What one hand cannot be, whatever the others are. */
export function checkHand(setup: Setup, seat: number, hand: Hand | null, winner: number | null): Trouble | null {
  const most = deckPoints(setup);
  if (hand === null) return { code: 'missing', seat };
  if (typeof hand === 'number') return isWhole(hand, 0, most) ? null : { code: 'number', seat, most };
  if (hand === '') return { code: winner === null ? 'not-blocked' : 'holds-none', seat };
  return tooMany(setup, [hand]);
}

/** What a round cannot be, among who is playing. */
export function checkRound(setup: Setup, playing: readonly number[], { winner, hands }: Played): Trouble | null {
  if (winner !== null && handPoints(hands[winner] ?? null) > 0) return { code: 'winner-holds', seat: winner };
  const seats = asked(setup, playing, winner);
  for (const seat of seats) {
    const trouble = checkHand(setup, seat, hands[seat] ?? null, winner);
    if (trouble) return trouble;
  }
  return tooMany(setup, hands);
}

/** More cards of a rank, or more points, than the deck has, in all hands together. */
function tooMany(setup: Setup, hands: readonly (Hand | null)[]): Trouble | null {
  const cards = hands.map((hand) => (typeof hand === 'string' ? hand : '')).join('');
  for (const rank of RANKS) {
    const count = cards.split(rank).length - 1;
    const most = copies(rank, setup);
    if (count > most) return { code: 'too-many-cards', rank, count, most };
  }
  const count = hands.reduce<number>((sum, hand) => sum + handPoints(hand), 0);
  const most = deckPoints(setup);
  return count > most ? { code: 'too-many-points', count, most } : null;
}

/** Whether a match with this entry still hangs together: an old round that is changed may have ended it, or put somebody out. */
export function checkEntry(match: Match, entry: Entry): Trouble | null {
  const { broken } = fold({ setup: match.setup, entries: [...match.entries.slice(0, match.done), entry], done: match.done + 1 });
  return broken === null ? null : { code: 'later', round: broken + 1 };
}

function isWhole(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}

/** Read a match from JSON; null where it is none, or does not hang together. */
export function readMatch(value: unknown): Match | null {
  if (!isRecord(value)) return null;
  const { id, created, changed, entries, done } = value;
  const setup = readSetup(value['setup']);
  if (!setup || typeof id !== 'string' || !/^[\w-]{1,40}$/.test(id) || !isTime(created) || !isTime(changed)) return null;
  if (!Array.isArray(entries) || entries.length > MOST_ENTRIES || !isWhole(done, 0, entries.length)) return null;
  const read = entries.map((entry) => readEntry(entry, setup));
  if (!read.every((entry) => entry !== null)) return null;
  const match: Match = { id, created, changed, setup, entries: read, done, draft: null };
  if (fold(match).broken !== null) return null;
  return { ...match, draft: readDraft(value['draft'], setup) };
}

export function readSetup(value: unknown): Setup | null {
  if (!isRecord(value)) return null;
  const { edition, decks, names, scoring, target, teams, blocked, dealer } = value;
  if (edition !== 'classic108' && edition !== 'classic112' && edition !== 'zelda') return null;
  if (scoring !== 'winner' && scoring !== 'lowest' && scoring !== 'elimination' && scoring !== 'single') return null;
  if ((decks !== 1 && decks !== 2) || (blocked !== 'lowest' && blocked !== 'void') || typeof teams !== 'boolean') return null;
  if (!Array.isArray(names) || names.length > MOST_PLAYERS || !names.every(isName) || !isWhole(target, 1, MOST_TARGET)) return null;
  if (!isWhole(dealer, 0, names.length - 1)) return null;
  const setup: Setup = { edition, decks, names, scoring, target, teams, blocked, dealer };
  return checkSetup(setup) ? null : setup;
}

function readEntry(value: unknown, setup: Setup): Entry | null {
  if (!isRecord(value)) return null;
  const { kind, seat, name, round } = value;
  const most = setup.names.length - 1;
  if (kind === 'round' || kind === 'change') {
    const played = readPlayed(value, setup);
    if (!played) return null;
    if (kind === 'round') return { kind, ...played };
    return isWhole(round, 0, MOST_ENTRIES) ? { kind, round, ...played } : null;
  }
  if (!isWhole(seat, 0, most)) return null;
  if (kind === 'leave' || kind === 'return') return { kind, seat };
  return kind === 'name' && isName(name) ? { kind, seat, name } : null;
}

function readPlayed(value: Record<string, unknown>, setup: Setup): Played | null {
  const { winner, hands } = value;
  if (winner !== null && !isWhole(winner, 0, setup.names.length - 1)) return null;
  if (!Array.isArray(hands) || hands.length !== setup.names.length || !hands.every((hand) => hand === null || isHand(hand, setup))) return null;
  if (tooMany(setup, hands as (Hand | null)[])) return null;
  return { winner, hands: hands as (Hand | null)[] };
}

function readDraft(value: unknown, setup: Setup): Draft | null {
  if (!isRecord(value)) return null;
  const played = readPlayed(value, setup);
  const { round, seat } = value;
  if (!played || (seat !== null && !isWhole(seat, 0, setup.names.length - 1)) || (round !== null && !isWhole(round, 0, MOST_ENTRIES))) return null;
  return { ...played, round, seat };
}

function isHand(value: unknown, setup: Setup): value is Hand {
  return typeof value === 'string' ? value.length <= 224 && [...value].every((rank) => RANKS.includes(rank)) : isWhole(value, 0, deckPoints(setup));
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= NAME_LENGTH;
}

/** Up to the year 3000, in milliseconds. */
function isTime(value: unknown): value is number {
  return isWhole(value, 0, 32_503_680_000_000);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
