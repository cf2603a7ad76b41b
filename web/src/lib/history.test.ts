import { afterEach, expect, test, vi } from 'vitest';
import type { Game } from './game';
import { forget, groupsOf, keep, load, playedOf, readPlayed, statisticsOf, wilson, withPlayed, writePlayed } from './history';
import type { Played } from './history';

const one: Played = {
  match: 'abc', seat: 0, time: 1, edition: 'zelda', players: 3, rounds: 4, single: false, won: true, points: 210, best: 90, longest: 40,
  challenged: 2, found: 1, catches: 3, caught: 1, continued: false,
};

function storage(refuses = false): Map<string, string> {
  const kept = new Map<string, string>();
  const refuse = <T>(value: T): T => {
    if (refuses) throw new Error('refused');
    return value;
  };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => refuse(kept.get(key) ?? null), setItem: (key: string, text: string) => refuse(kept.set(key, text)), removeItem: (key: string) => refuse(kept.delete(key)),
  });
  return kept;
}

afterEach(() => vi.unstubAllGlobals());

test('games are kept once, the newest first, and forgotten together', () => {
  storage();
  expect(load()).toEqual([]);
  expect(keep(one)).toBe(true);
  expect(keep({ ...one, match: 'new' })).toBe(true);
  expect(keep({ ...one, time: 99 })).toBe(true);
  expect(load()?.map(({ match, time }) => [match, time])).toEqual([['new', 1], ['abc', 1]]);
  expect(forget()).toBe(true);
  expect(load()).toEqual([]);
});

test('a browser that keeps nothing says so, and nothing breaks', () => {
  storage(true);
  expect([load(), keep(one), forget()]).toEqual([null, false, false]);
});

test('the oldest go when there are too many', () => {
  const many = Array.from({ length: 500 }, (_, i) => ({ ...one, match: `m${i}` }));
  const more = withPlayed(many, one);
  expect([more.length, more[0]?.match, more.at(-1)?.match]).toEqual([500, 'abc', 'm498']);
});

test.each([[null], ['x'], ['{}'], ['null'], ['{"version":2,"games":[]}'], ['{"version":1,"games":3}'], [writePlayed([{ ...one, match: '../x' }])], [writePlayed([{ ...one, points: NaN }])]])(
  '%s holds no game', (text) => expect(readPlayed(text)).toEqual([]));

test('a game is read as it was written', () => expect(readPlayed(writePlayed([one]))).toEqual([one]));

test('games are counted together, those that went on from another left out', () => {
  const lost = { ...one, match: 'b', won: false, points: 90, longest: 61, players: 2 };
  const games = [one, lost, { ...one, match: 'c', continued: true }, { ...one, match: 'd', single: true, won: false, points: 400 }];
  expect(statisticsOf(games)).toMatchObject({ games: 3, won: 1, points: 150, longest: 61, challenged: 6, found: 3, catches: 9, caught: 3 });
  expect(groupsOf(games).map(({ edition, players, of }) => [edition, players, of.games, of.won])).toEqual([['zelda', 3, 2, 1], ['zelda', 2, 1, 0]]);
  expect(statisticsOf([])).toMatchObject({ games: 0, points: null, low: 0, high: 1 });
});

test.each([[0, 10, 0, 0.278], [5, 10, 0.237, 0.763], [50, 100, 0.404, 0.596], [10, 10, 0.722, 1]])('%i of %i won lies in the interval of Wilson', (won, games, low, high) => {
  const [from, to] = wilson(won, games);
  expect(from).toBeCloseTo(low, 3);
  expect(to).toBeCloseTo(high, 3);
});

test('a game is kept from the seat that saw it', () => {
  const seats = [0, 1].map((seat) => ({ played: 1, drawn: 2, called: 1, catches: seat, caught: 1 - seat, challenged: seat, bluffs_found: seat, most_cards: 9, most_cards_at: 4 }));
  const rounds = [{ turns: 20, totals: [40, 0] }, { turns: 33, totals: [40, 130] }];
  const game = { match: 'm', edition: 'classic108', scoring: 'winner', teams: false, names: ['You', 'Ada'], totals: [40, 130], winner: 1, origin: null, rounds, seats } as unknown as Game;
  expect(playedOf(game, 1, 7)).toMatchObject({ won: true, points: 130, best: 130, longest: 33, rounds: 2, catches: 1, caught: 0, challenged: 1, time: 7 });
  expect(playedOf({ ...game, origin: { match: 'x', number: 3 } }, 0, 7)).toMatchObject({ won: false, best: 40, continued: true });
  expect(playedOf({ ...game, teams: true, names: ['a', 'b', 'c', 'd'], winner: 2 }, 0, 7).won).toBe(true);
});
