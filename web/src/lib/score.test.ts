import { expect, test } from 'vitest';
import { asked, copies, deckPoints, fold, handPoints, RANKS, scoreRound, standing } from './score';
import type { Entry, Hand, Match, Setup } from './score';
import { checkEntry, checkHand, checkRound, checkSetup, readMatch } from './scorecheck';

const SETUP: Setup = { edition: 'classic108', decks: 1, names: ['Mara', 'Jonas', 'Aiko'], scoring: 'winner', target: 100, teams: false, blocked: 'lowest', dealer: 2 };
const FOUR = { ...SETUP, names: ['Mara', 'Jonas', 'Aiko', 'Tomás'], dealer: 0 };

function out(winner: number | null, ...hands: (Hand | null)[]): Entry {
  return { kind: 'round', winner, hands };
}

function matchOf(setup: Setup, ...entries: Entry[]): Match {
  return { id: 'm', created: 1, changed: 2, setup, entries, done: entries.length, draft: null };
}

test('a card scores its number, an action 20, a wild 50, Shuffle Hands and Customizable 40', () => {
  expect(['0', '9', 'S', 'R', 'D', 'W', 'F', 'T', 'H', 'C'].map(handPoints)).toEqual([0, 9, 20, 20, 20, 50, 50, 50, 40, 40]);
  expect(handPoints('3SW')).toBe(73);
  expect(handPoints(73)).toBe(73);
});

test('the decks hold 108, 112 and 112 cards', () => {
  const cards = (edition: Setup['edition'], decks: 1 | 2 = 1) => [...RANKS].reduce((sum, rank) => sum + copies(rank, { edition, decks }), 0);
  expect([cards('classic108'), cards('classic112'), cards('zelda'), cards('zelda', 2)]).toEqual([108, 112, 112, 224]);
  expect(deckPoints(SETUP)).toBe(1240);
});

test('the winner scores the cards of the others, and the deal passes left', () => {
  const state = fold(matchOf(SETUP, out(0, null, '3SW', 20)));
  expect(state.totals).toEqual([93, 0, 0]);
  expect([state.rounds[0]?.dealer, state.dealer]).toEqual([2, 0]);
  expect(state.over).toBe(false);
});

test('who reaches the target has won, and nobody deals after that', () => {
  const state = fold(matchOf(SETUP, out(0, null, 60, 0), out(1, 10, null, 0), out(0, null, 40, 0)));
  expect([state.over, state.winner, state.totals]).toEqual([true, 0, [100, 10, 0]]);
});

test('in a blocked round the lowest hand scores the points of the others less its own, a tie nothing', () => {
  expect(scoreRound(SETUP, [0, 1, 2], { winner: null, hands: ['51', '9', '3'] })).toMatchObject({ won: 2, points: 12, gained: [0, 0, 12] });
  expect(scoreRound(SETUP, [0, 1, 2], { winner: null, hands: ['5', '5', '9'] })).toMatchObject({ won: null, points: 0, gained: [0, 0, 0] });
  expect(scoreRound({ ...SETUP, blocked: 'void' }, [0, 1, 2], { winner: null, hands: [null, null, null] })).toMatchObject({ won: null, gained: [0, 0, 0] });
});

test('a blocked round of void asks for no hands, one of lowest for all', () => {
  expect(asked({ ...SETUP, blocked: 'void' }, [0, 1, 2], null)).toEqual([]);
  expect(asked(SETUP, [0, 1, 2], null)).toEqual([0, 1, 2]);
});

test("hands are asked from the winner's left on, and a partner's never", () => {
  expect(asked(SETUP, [0, 1, 2], 1)).toEqual([2, 0]);
  expect(asked({ ...FOUR, teams: true }, [0, 1, 2, 3], 1)).toEqual([2, 0]);
});

test('partners share what either scores', () => {
  expect(fold(matchOf({ ...FOUR, teams: true }, out(2, null, 10, null, 20))).totals).toEqual([30, 0, 30, 0]);
  expect(fold(matchOf({ ...FOUR, teams: true, scoring: 'lowest' }, out(2, null, 10, null, 20))).totals).toEqual([0, 30, 0, 30]);
});

test('at the target the lowest total wins, and a tie for the lowest plays on', () => {
  const lowest = { ...SETUP, scoring: 'lowest' as const };
  const tied = fold(matchOf(lowest, out(2, 100, 0, null), out(1, 0, null, 0)));
  expect([tied.over, tied.extra, tied.totals]).toEqual([false, 'tie', [100, 0, 0]]);
  const ended = fold(matchOf(lowest, out(2, 100, 0, null), out(1, 0, null, 7)));
  expect([ended.over, ended.winner]).toEqual([true, 1]);
});

test('by elimination whoever reaches the target is out, deals no more, and the last one wins', () => {
  const setup = { ...FOUR, scoring: 'elimination' as const };
  const match = matchOf(setup, out(0, null, 100, 10, 10));
  expect([fold(match).out, fold(match).dealer]).toEqual([[false, true, false, false], 2]);
  const ended = fold(matchOf(setup, out(0, null, 100, 10, 10), out(0, null, null, 90, 90)));
  expect([ended.over, ended.winner, ended.rounds[1]?.put]).toEqual([true, 0, [2, 3]]);
});

test('where all would be out they play one more round, which whoever adds nothing survives', () => {
  const setup = { ...SETUP, names: ['Mara', 'Jonas'], scoring: 'elimination' as const, dealer: 0 };
  const match = matchOf(setup, out(0, null, 99), out(1, 99, null), out(null, 10, 5));
  expect([fold(match).over, fold(match).extra, fold(match).totals]).toEqual([false, 'all', [109, 104]]);
  const ended = fold({ ...matchOf(setup, ...match.entries, out(0, null, 1)), done: 4 });
  expect([ended.over, ended.winner]).toEqual([true, 0]);
});

test('one round decides, unless it is blocked and even', () => {
  const single = { ...SETUP, scoring: 'single' as const };
  expect(fold(matchOf(single, out(null, 5, 5, 9))).over).toBe(false);
  expect(fold(matchOf(single, out(null, 5, 5, 9), out(1, 5, null, 9))).winner).toBe(1);
});

test('who leaves is dealt to no more and keeps the points; who comes back plays on', () => {
  const match = matchOf(SETUP, out(0, null, 10, 10), { kind: 'leave', seat: 0 });
  expect([fold(match).playing, fold(match).dealer, fold(match).totals]).toEqual([[1, 2], 1, [20, 0, 0]]);
  expect(fold(matchOf(SETUP, ...match.entries, { kind: 'return', seat: 0 })).playing).toEqual([0, 1, 2]);
});

test('a changed round counts in the place of the old one, and undoing gives the old one back', () => {
  const match = matchOf(SETUP, out(0, null, 10, 10), out(1, 5, null, 5), { kind: 'change', round: 0, winner: 2, hands: [1, 2, null] });
  expect(fold(match).totals).toEqual([0, 10, 3]);
  expect(fold({ ...match, done: 2 }).totals).toEqual([20, 10, 0]);
});

test('a change that would have ended the match before later rounds is refused', () => {
  const match = matchOf(SETUP, out(0, null, 10, 10), out(1, 5, null, 5));
  expect(checkEntry(match, { kind: 'change', round: 0, winner: 0, hands: [null, 100, 0] })).toEqual({ code: 'later', round: 2 });
  expect(checkEntry(match, { kind: 'change', round: 0, winner: 0, hands: [null, 20, 0] })).toBeNull();
});

test('a change that would have put somebody out of a later round is refused', () => {
  const setup = { ...SETUP, scoring: 'elimination' as const };
  const match = matchOf(setup, out(0, null, 10, 10), out(1, 5, null, 5));
  expect(checkEntry(match, { kind: 'change', round: 0, winner: 0, hands: [null, 0, 100] })).toEqual({ code: 'later', round: 2 });
});

test('what cannot be in a hand is refused', () => {
  const code = (hand: Hand | null, winner: number | null = 0) => checkHand(SETUP, 1, hand, winner)?.code;
  expect([code(null), code(-1), code(1.5), code(1241), code(''), code('', null), code('WWWWW'), code('T'), code('3SW')]).toEqual(
    ['missing', 'number', 'number', 'number', 'holds-none', 'not-blocked', 'too-many-cards', 'too-many-cards', undefined]);
});

test('all hands together cannot hold more of a card, or more points, than the deck has', () => {
  expect(checkRound(SETUP, [0, 1, 2], { winner: 0, hands: [null, 'WWW', 'WW'] })).toEqual({ code: 'too-many-cards', rank: 'W', count: 5, most: 4 });
  expect(checkRound({ ...SETUP, decks: 2 }, [0, 1, 2], { winner: 0, hands: [null, 'WWW', 'WW'] })).toBeNull();
  expect(checkRound(SETUP, [0, 1, 2], { winner: 0, hands: [null, 1000, 300] })).toMatchObject({ code: 'too-many-points', count: 1300 });
  expect(checkRound(SETUP, [0, 1, 2], { winner: 0, hands: ['5', '1', '2'] })).toEqual({ code: 'winner-holds', seat: 0 });
});

test('a match takes 2 to 10 different names, a target, and partners who are four', () => {
  const code = (part: Partial<Setup>) => checkSetup({ ...SETUP, ...part })?.code;
  expect([code({}), code({ names: ['A'] }), code({ names: ['A', ' '] }), code({ names: ['Mara', ' mara'] }), code({ target: 0 }), code({ target: NaN }),
    code({ teams: true }), code({ ...FOUR, teams: true, scoring: 'elimination' })]).toEqual(
    [undefined, 'names-few', 'name-empty', 'name-twice', 'target', 'target', 'teams-players', 'teams-elimination']);
});

test('the standing has the winner first, partners together, and equals on one place', () => {
  expect(standing(SETUP, fold(matchOf(SETUP, out(0, null, 60, 0), out(0, null, 40, 0)))).map((line) => [line.place, line.seats, line.points])).toEqual([[1, [0], 100], [2, [1], 0], [2, [2], 0]]);
  const pairs = { ...FOUR, teams: true };
  expect(standing(pairs, fold(matchOf(pairs, out(1, 10, null, 20, null)))).map((line) => line.seats)).toEqual([[1, 3], [0, 2]]);
  const setup = { ...FOUR, scoring: 'elimination' as const };
  const ended = fold(matchOf(setup, out(0, null, 100, 10, 10), out(0, null, null, 90, 95)));
  expect(standing(setup, ended).map((line) => line.seats[0])).toEqual([0, 2, 3, 1]);
});

test('reading keeps a match as it is, and refuses what no pad wrote', () => {
  const match = matchOf(SETUP, out(0, null, '3SW', 20), { kind: 'name', seat: 1, name: 'Joe' }, { kind: 'leave', seat: 2 });
  const copy = (part: object) => readMatch(JSON.parse(JSON.stringify({ ...match, ...part })));
  expect(copy({})).toEqual(match);
  const bad = [
    { id: '../x' }, { done: 9 }, { entries: [{ kind: 'round', winner: 0, hands: [null, 'X', 1] }] }, { entries: [out(0, null, null, 1)], done: 1 },
    { entries: [{ kind: 'win', seat: 0 }] }, { setup: { ...SETUP, dealer: 7 } }, { setup: { ...SETUP, names: ['A', 7] } }, { setup: null }, { changed: 'now' },
  ];
  expect(bad.map(copy)).toEqual(bad.map(() => null));
  expect([readMatch(null), readMatch([]), readMatch('x')]).toEqual([null, null, null]);
});
