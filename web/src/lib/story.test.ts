import { expect, test } from 'vitest';
import { gainsOf, hasWon, namesOf, placeOf, roundAt, unfold } from './game';
import type { Deeds, Game, ToldRound } from './game';
import { storyWords } from './story';
import { plain } from './words.svelte';

const DEEDS: Deeds = { played: 9, drawn: 4, called: 1, catches: 0, caught: 0, challenged: 0, bluffs_found: 0, most_cards: 8, most_cards_at: 4 };
const round = (number: number, winner: number | null, turns: number, cards: number[], totals: number[]): ToldRound => ({
  round: number, first: number * 100, last: number * 100 + 40, dealer: 0, turns, winner, points: 10, blocked: winner === null, cards, totals,
});
const GAME: Game = {
  match: 'm', edition: 'classic108', rules: 'c1', scoring: 'winner', teams: false, target: 200, date: '2026-11-30', origin: null,
  names: [null, 'Ada', 'Ben'], bots: [null, 'easy', 'hard'], totals: [40, 210, 60], winner: 1,
  rounds: [round(1, 0, 31, [0, 4, 2], [40, 0, 0]), round(2, 2, 88, [3, 1, 0], [40, 0, 60]), round(3, 1, 20, [7, 0, 5], [40, 210, 60])],
  seats: [{ ...DEEDS, caught: 2 }, { ...DEEDS, most_cards: 14 }, { ...DEEDS, challenged: 3, bluffs_found: 1 }], marks: [],
};

const told = (game: Game, me: number | null = null) => storyWords(game, me).map(plain);

test('a match is told by what stood out', () => expect(told(GAME)).toEqual([
  'Ada led from round 3 on.', 'Ada won the most in one round: 210 points in round 3.', 'The longest was round 2: 88 turns.',
  'The closest was round 2: somebody else had one card left.', 'Ada held the largest hand: 14 cards.', '2 missing UNOs were caught.', '3 challenges; bluffs found: 1.',
]));

test('who reads it is spoken to', () => expect(told(GAME, 1).slice(0, 2)).toEqual(['You led from round 3 on.', 'You won the most in one round: 210 points in round 3.']));

test('a single round is compared with nothing', () => {
  const one = { ...GAME, scoring: 'single' as const, target: null, rounds: GAME.rounds.slice(0, 1), seats: GAME.seats.map((seat) => ({ ...seat, caught: 0, challenged: 0 })) };
  expect(told(one)).toEqual(['The round took 31 turns.', 'Ada held the largest hand: 14 cards.']);
});

test('where the fewest points win, the fewest lead', () => {
  const lowest = { ...GAME, scoring: 'lowest' as const, rounds: GAME.rounds.map((one) => ({ ...one, totals: [5 * one.round, 30, 40 * one.round] })) };
  expect(told(lowest).slice(0, 2)).toEqual(['Seat 1 led from the first round to the last.', 'Ben took on the most in one round: 40 points in round 1.']);
});

test('nobody leads where several do, and a blocked round is not close', () => {
  const even = { ...GAME, rounds: [round(1, null, 9, [1, 1, 1], [0, 0, 0]), round(2, null, 9, [1, 1, 1], [0, 0, 0])] };
  expect(told(even)).toEqual(['The longest was round 1: 9 turns.', 'Ada held the largest hand: 14 cards.', '2 missing UNOs were caught.', '3 challenges; bluffs found: 1.']);
});

test('a game knows its rounds, gains, winners and names', () => {
  expect([50, 100, 140, 199, 200, 999].map((at) => roundAt(GAME, at)?.round)).toEqual([1, 1, 1, 1, 2, 3]);
  expect(gainsOf(GAME, 1)).toEqual([0, 0, 210]);
  expect([0, 1, 2].map((seat) => hasWon(GAME, seat))).toEqual([false, true, false]);
  expect([0, 1, 2, 3].map((seat) => hasWon({ ...GAME, teams: true }, seat))).toEqual([false, true, false, true]);
  expect(namesOf(GAME)).toEqual(['Seat 1', 'Ada', 'Ben']);
});

test('frames are unfolded: what did not change stays', () => {
  const frames = unfold(JSON.stringify({ frames: [{ number: 1, seat: null, events: [], view: { turn: 0, top: 'R7' } }, { number: 3, seat: 0, events: [], view: { turn: 1 } }] }));
  expect(frames.map(({ view }) => [view.turn, view.top])).toEqual([[0, 'R7'], [1, 'R7']]);
  expect([0, 1, 2, 3, 9].map((number) => placeOf(frames, number))).toEqual([0, 0, 0, 1, 1]);
  expect(() => unfold('{}')).toThrow();
});
