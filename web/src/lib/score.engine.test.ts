/** The pad against the engine: a thousand rounds that tests/score plays. */
import { expect, test } from 'vitest';
import stored from '../../../tests/score/rounds.jsonl?raw';
import { fold, handPoints } from './score';
import type { Entry, Hand, Setup } from './score';
import { readSetup } from './scorecheck';

type Round = ['round', number | null, (Hand | null)[], number, number[], number[], number[]];
interface Played {
  edition: string; players: number; scoring: string; teams: number; blocked: string; decks: number; target: number; dealer: number;
  entries: (Round | ['leave', number])[]; over: boolean; winner: number | null;
}

const matches = stored.trim().split('\n').map((line) => JSON.parse(line) as Played);

function setupOf(match: Played): Setup {
  const { edition, decks, scoring, target, blocked, dealer } = match;
  const names = Array.from({ length: match.players }, (_, seat) => `P${seat + 1}`);
  const setup = readSetup({ edition, decks, scoring, target, blocked, dealer, names, teams: match.teams === 1 });
  if (!setup) throw new Error(JSON.stringify(match));
  return setup;
}

test.each([['as cards', false], ['as points', true]])('a thousand rounds of the engine come to the same sums, hands given %s', (_, asPoints) => {
  let rounds = 0;
  for (const match of matches) {
    const setup = setupOf(match);
    const give = (hand: Hand | null) => (asPoints && hand !== null ? handPoints(hand) : hand);
    const entries = match.entries.map((entry): Entry => (entry[0] === 'leave'
      ? { kind: 'leave', seat: entry[1] }
      : { kind: 'round', winner: entry[1], hands: entry[2].map((hand, seat) => (seat === entry[1] ? null : give(hand))) }));
    const state = fold({ setup, entries, done: entries.length });
    const found = state.rounds.map((row) => [row.dealer, row.gained, row.totals, row.put]);
    const wanted = match.entries.flatMap((entry) => (entry[0] === 'round' ? [entry.slice(3)] : []));
    expect(found, JSON.stringify(match)).toEqual(wanted);
    expect([state.over, state.winner, state.broken], JSON.stringify(match)).toEqual([match.over, match.winner, null]);
    rounds += found.length;
  }
  expect(rounds).toBeGreaterThanOrEqual(1000);
});
