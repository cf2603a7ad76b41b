/** A match that is over, as the server tells it (docs/wire.md: Game, Frame), and what can be asked of it: pure functions. */
import { api, call } from './api';
import type { SeatPath } from './api';
import type { Face } from './cards';
import type { Table } from './text';
import type { Edition, GameEvent, Pace, Scoring, View } from './wire';
import { WireError } from './wire';
import { say } from './words.svelte';

export interface ToldRound {
  round: number; first: number; last: number; dealer: number; turns: number; winner: number | null; points: number | null; blocked: boolean;
  cards: number[]; totals: number[];
}
export interface Deeds {
  played: number; drawn: number; called: number; catches: number; caught: number; challenged: number; bluffs_found: number;
  most_cards: number; most_cards_at: number;
}
export interface Mark { number: number; kind: 'call' | 'catch' | 'challenge' | 'end'; seat: number | null }
export interface Game {
  match: string; edition: Edition; rules: string; scoring: Scoring; teams: boolean; target: number | null; date: string;
  origin: { match: string; number: number } | null; names: (string | null)[]; bots: (string | null)[]; totals: number[]; winner: number | null;
  rounds: ToldRound[]; seats: Deeds[]; marks: Mark[];
}

/** What some eyes see after a move; `hands` where all are open. */
export type Seen = View & { hands?: Face[][] };
export interface Frame { number: number; seat: number | null; events: GameEvent[]; view: Seen }
/** Whose eyes: a seat's, or all hands open. */
export type Eyes = number | 'open';

export function readGame(text: string): Game {
  const game = JSON.parse(text) as Partial<Game> | null;
  if (!Array.isArray(game?.rounds) || !Array.isArray(game.names) || !Array.isArray(game.marks)) throw new WireError('not a game');
  return game as Game;
}

export async function fetchGame(match: string): Promise<Game> {
  return readGame(await call('GET', `matches/${encodeURIComponent(match)}/game`));
}

export async function fetchRound(match: string, round: number, eyes: Eyes): Promise<Frame[]> {
  const seat = eyes === 'open' ? '' : `?seat=${eyes}`;
  return unfold(await call('GET', `matches/${encodeURIComponent(match)}/game/rounds/${round}${seat}`));
}

/** Begin a match that goes on after an entry: the caller at one seat, bots at the others. */
export async function goOn(match: string, body: { at: number; seat: number; name?: string; pace: Pace }): Promise<SeatPath> {
  return JSON.parse(await call('POST', `matches/${encodeURIComponent(match)}/continue`, body)) as SeatPath;
}

export function recordUrl(match: string, form: 'text' | 'json'): string {
  return api(`matches/${encodeURIComponent(match)}/record?form=${form}`);
}

/** Frames with their whole views: each comes with what has changed since the one before. */
export function unfold(text: string): Frame[] {
  const told = JSON.parse(text) as { frames?: { number: number; seat: number | null; events: GameEvent[]; view: Partial<Seen> }[] } | null;
  if (!Array.isArray(told?.frames)) throw new WireError('not frames');
  let view = {} as Seen;
  return told.frames.map((frame) => ({ ...frame, view: (view = { ...view, ...frame.view }) }));
}

/** What the players are called; who gave no name has a number. */
export function namesOf(game: Game): string[] {
  return game.names.map((name, seat) => name ?? say('seat-number', { number: seat + 1 }));
}

/** The table for sentences about a game, seen from a seat or from nobody's. */
export function tableOfGame(game: Game, me: number | null): Table {
  return { names: { ...namesOf(game) }, me, scoring: game.scoring, teams: game.teams };
}

/** The round that an entry belongs to; before the first the first, after the last the last. */
export function roundAt(game: Game, number: number): ToldRound | undefined {
  return game.rounds.findLast((round) => round.first <= number) ?? game.rounds[0];
}

/** The place of an entry among frames: the last that is not after it. */
export function placeOf(frames: readonly Frame[], number: number): number {
  return Math.max(0, frames.findLastIndex((frame) => frame.number <= number));
}

/** Whether a seat won, alone or with its partner. */
export function hasWon(game: Game, seat: number): boolean {
  return game.winner !== null && (game.winner === seat || (game.teams && game.winner % 2 === seat % 2));
}

/** What a seat gained in each round. */
export function gainsOf(game: Game, seat: number): number[] {
  return game.rounds.map(({ totals }, i) => (totals[seat] ?? 0) - (game.rounds[i - 1]?.totals[seat] ?? 0));
}
