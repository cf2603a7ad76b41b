/** A match with a real deck, on paper: entries in, state out. The sums are the engine's (kernel/scoring.py, docs/rules.md 2.11, 2.12, 5.10).
 *
 * A match is what was written down, in order, and how much of it counts (`done`; the rest was undone). Nothing else is kept: rounds, totals,
 * dealer and end are folded from it.
 */
import type { Edition } from './wire';

export type Scoring = 'winner' | 'lowest' | 'elimination' | 'single';
/** Points as typed, or the cards left as letters of `RANKS`: '3SW' is a 3, a Skip and a Wild. Colours score nothing. */
export type Hand = number | string;

export interface Setup {
  edition: Edition;
  decks: 1 | 2;
  /** Clockwise. */
  names: string[];
  scoring: Scoring;
  target: number;
  /** Partners opposite: seats 0 and 2 against 1 and 3. */
  teams: boolean;
  /** What a round counts in which nobody can move. */
  blocked: 'lowest' | 'void';
  /** Who deals first. */
  dealer: number;
}

/** How a round ended: who went out (null: blocked), and what each seat held (null: not asked). */
export interface Played { winner: number | null; hands: (Hand | null)[] }

export type Entry =
  | ({ kind: 'round' } & Played)
  | ({ kind: 'change'; round: number } & Played)
  | { kind: 'leave' | 'return'; seat: number }
  | { kind: 'name'; seat: number; name: string };

/** The round that is being written down; `round` is the one that it will replace, `seat` whose hand is asked (null: who went out). */
export interface Draft extends Played { round: number | null; seat: number | null }

export interface Match { id: string; created: number; changed: number; setup: Setup; entries: Entry[]; done: number; draft: Draft | null }

/** A round as it counted. `points` is what it was worth, `won` who scored it, `put` who was put out by it. */
export interface Row { dealer: number; played: Played; held: (number | null)[]; gained: number[]; totals: number[]; won: number | null; points: number; put: number[] }

export interface State {
  names: string[];
  rounds: Row[];
  totals: number[];
  left: boolean[];
  out: boolean[];
  /** Whoever is dealt to next. */
  playing: number[];
  /** Who deals next, or dealt last once the match is over. */
  dealer: number;
  over: boolean;
  winner: number | null;
  /** Why a match goes on though the target is reached: the lowest are equal, or all would be out. */
  extra: 'tie' | 'all' | null;
  /** The first round that cannot follow on those before it; only an entry that was never checked brings it about. */
  broken: number | null;
}

/** Skip, Reverse, Draw Two (D), Wild, Wild Draw Four (F), Triforce (T), Shuffle Hands (H), Customizable (C). */
export const RANKS = '0123456789SRDWFTHC';
export const MOST_PLAYERS = 10;
export const MOST_TARGET = 10_000;

export function rankPoints(rank: string): number {
  if (rank >= '0' && rank <= '9') return Number(rank);
  return 'SRD'.includes(rank) ? 20 : 'HC'.includes(rank) ? 40 : 50;
}

/** How many cards of a rank a deck has, in all colours. */
export function copies(rank: string, { edition, decks }: Pick<Setup, 'edition' | 'decks'>): number {
  const one: Record<string, number> = { '0': 4, W: 4, F: 4, T: edition === 'zelda' ? 4 : 0, H: edition === 'classic112' ? 1 : 0, C: edition === 'classic112' ? 3 : 0 };
  return (one[rank] ?? 8) * decks;
}

/** What all cards of the deck are worth: nobody can hold more. */
export function deckPoints(setup: Pick<Setup, 'edition' | 'decks'>): number {
  return [...RANKS].reduce((sum, rank) => sum + rankPoints(rank) * copies(rank, setup), 0);
}

export function handPoints(hand: Hand | null): number {
  if (typeof hand === 'number') return hand;
  return [...(hand ?? '')].reduce((sum, rank) => sum + rankPoints(rank), 0);
}

export function isSameSide(setup: Pick<Setup, 'teams'>, a: number, b: number): boolean {
  return a === b || (setup.teams && (a - b) % 2 === 0);
}

/** Whether points are what one is left with, and few are good. */
export function addsOwn(setup: Pick<Setup, 'scoring'>): boolean {
  return setup.scoring === 'lowest' || setup.scoring === 'elimination';
}

/** The seats whose hands count, from the winner's left on. */
export function asked(setup: Setup, playing: readonly number[], winner: number | null): number[] {
  if (winner === null) return setup.blocked === 'void' ? [] : [...playing];
  const seats = playing.filter((seat) => !isSameSide(setup, seat, winner));
  return [...seats.filter((seat) => seat > winner), ...seats.filter((seat) => seat < winner)];
}

/** What a round comes to: who scores it, what it is worth, what is added to each total. */
export function scoreRound(setup: Setup, playing: readonly number[], { winner, hands }: Played): Pick<Row, 'held' | 'gained' | 'won' | 'points'> {
  const held = setup.names.map((_, seat) => (playing.includes(seat) && seat !== winner ? handPoints(hands[seat] ?? null) : playing.includes(seat) ? 0 : null));
  const gained = setup.names.map(() => 0);
  const of = (seat: number) => held[seat] ?? 0;
  const add = (seats: readonly number[]) => seats.reduce((sum, seat) => sum + of(seat), 0);
  let won = winner;
  let points = 0;
  if (winner !== null) {
    const others = playing.filter((seat) => !isSameSide(setup, seat, winner));
    points = add(others);
    if (addsOwn(setup)) for (const seat of others) gained[seat] = of(seat);
    else gained[winner] = points;
  } else if (setup.blocked === 'lowest') {
    const side = (seat: number) => add(playing.filter((other) => isSameSide(setup, seat, other)));
    const lowest = Math.min(...playing.map(side));
    const lows = playing.filter((seat) => side(seat) === lowest);
    const first = lows[0] ?? 0;
    won = lows.every((seat) => isSameSide(setup, seat, first)) ? first : null;
    if (won !== null) points = add(playing) - 2 * lowest;
    if (addsOwn(setup)) for (const seat of playing) gained[seat] = of(seat);
    else if (won !== null) gained[won] = points;
  }
  if (setup.teams) for (const seat of [0, 1]) gained[seat] = gained[seat + 2] = (gained[seat] ?? 0) + (gained[seat + 2] ?? 0);
  return { held, gained, won, points };
}

/** What was written down, with changed rounds in the place of the old ones. */
export function standingEntries(match: Pick<Match, 'entries' | 'done'>): Exclude<Entry, { kind: 'change' }>[] {
  const found: Exclude<Entry, { kind: 'change' }>[] = [];
  const places: number[] = [];
  for (const entry of match.entries.slice(0, match.done)) {
    if (entry.kind === 'change') {
      const place = places[entry.round];
      if (place !== undefined) found[place] = { kind: 'round', winner: entry.winner, hands: entry.hands };
      continue;
    }
    if (entry.kind === 'round') places.push(found.length);
    found.push(entry);
  }
  return found;
}

/** Fold a match into its state. */
export function fold(match: Pick<Match, 'setup' | 'entries' | 'done'>): State {
  const { setup } = match;
  const state: State = {
    names: [...setup.names], rounds: [], totals: setup.names.map(() => 0), left: setup.names.map(() => false), out: setup.names.map(() => false),
    playing: setup.names.map((_, seat) => seat), dealer: setup.dealer, over: false, winner: null, extra: null, broken: null,
  };
  for (const entry of standingEntries(match)) {
    if (entry.kind === 'round') play(setup, state, entry);
    else if (entry.kind === 'name') state.names[entry.seat] = entry.name;
    else state.left[entry.seat] = entry.kind === 'leave';
    settle(state);
  }
  return state;
}

/** Who plays on, and who deals: the seat itself in the first round, the next one still in the match after each other. */
function settle(state: State): void {
  state.playing = state.names.map((_, seat) => seat).filter((seat) => !state.left[seat] && !state.out[seat]);
  const last = state.rounds.at(-1);
  if (state.over || state.playing.length === 0 || (!last && state.playing.includes(state.dealer))) return;
  const from = last?.dealer ?? state.dealer;
  state.dealer = state.playing.find((seat) => seat > from) ?? state.playing[0] ?? from;
}

function play(setup: Setup, state: State, played: Played): void {
  const { playing } = state;
  const counted = asked(setup, playing, played.winner);
  const fits = !state.over && playing.length > 1 && (played.winner === null || playing.includes(played.winner))
    && counted.every((seat) => played.hands[seat] !== null && played.hands[seat] !== undefined)
    && played.hands.every((hand, seat) => hand === null || playing.includes(seat));
  if (!fits) state.broken ??= state.rounds.length;
  const row: Row = { dealer: state.dealer, played, ...scoreRound(setup, playing, played), totals: [], put: [] };
  row.totals = state.totals.map((total, seat) => total + (row.gained[seat] ?? 0));
  state.totals = row.totals;
  state.extra = null;
  decide(setup, state, row);
  state.rounds.push(row);
}

/** End the match where the round decided it, and put out who is out. */
function decide(setup: Setup, state: State, row: Row): void {
  const total = (seat: number) => state.totals[seat] ?? 0;
  const win = (seat: number | undefined) => {
    state.over = true;
    state.winner = seat ?? null;
  };
  if (setup.scoring === 'single') {
    if (row.won !== null) win(row.won);
  } else if (setup.scoring === 'winner') {
    if (row.won !== null && total(row.won) >= setup.target) win(row.won);
  } else if (setup.scoring === 'lowest') {
    const present = state.playing;
    if (!present.some((seat) => total(seat) >= setup.target)) return;
    const lowest = Math.min(...present.map(total));
    const lows = present.filter((seat) => total(seat) === lowest);
    if (lows.every((seat) => isSameSide(setup, seat, lows[0] ?? 0))) win(lows[0]);
    else state.extra = 'tie';
  } else {
    const gone = state.playing.filter((seat) => (row.gained[seat] ?? 0) > 0 && total(seat) >= setup.target);
    if (gone.length > 0 && gone.length === state.playing.length) {
      state.extra = 'all';
      return;
    }
    row.put = gone;
    for (const seat of gone) state.out[seat] = true;
    const rest = state.playing.filter((seat) => !gone.includes(seat));
    if (rest.length === 1) win(rest[0]);
  }
}

/** One line of the standing: a seat, or the seats of a pair. */
export interface Standing { place: number; seats: number[]; points: number; left: boolean }

/** Who stands where, the best first; equal ones share a place. */
export function standing(setup: Setup, state: State): Standing[] {
  const sides = setup.teams ? [[0, 2], [1, 3]] : setup.names.map((_, seat) => [seat]);
  const putIn = (seat: number) => {
    const round = state.rounds.findIndex((row) => row.put.includes(seat));
    return round < 0 ? Infinity : round;
  };
  const keys = sides.map((seats) => {
    const seat = seats[0] ?? 0;
    const points = state.totals[seat] ?? 0;
    const isWinner = state.winner !== null && seats.includes(state.winner);
    const left = seats.every((one) => state.left[one]);
    return { seats, points, left, key: [isWinner ? 0 : 1, left ? 1 : 0, -putIn(seat), addsOwn(setup) ? points : -points] };
  });
  const compare = (a: number[], b: number[]) => a.map((value, i) => (value === b[i] ? 0 : value - (b[i] ?? 0))).find((difference) => difference !== 0) ?? 0;
  keys.sort((a, b) => compare(a.key, b.key));
  return keys.map(({ seats, points, left, key }) => ({ place: 1 + keys.filter((other) => compare(other.key, key) < 0).length, seats, points, left }));
}
