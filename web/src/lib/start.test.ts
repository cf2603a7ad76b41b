import { expect, test } from 'vitest';
import { ApiError } from './api';
import { ago, gameWords, newMatch, startTrouble, unfinished } from './start';
import type { OwnMatch } from './wire';

const choices = { edition: 'zelda', opponents: 2, level: 'hard', length: 'match', name: '', pace: 'normal', house: {} } as const;
const game: OwnMatch = { match: 'a', seat: 0, edition: 'zelda', players: 2, round: 3, over: false, updated: '2026-01-01T12:00:00.000+00:00' };

test('a match is asked for with the bots named one by one', () => {
  expect(newMatch(choices)).toEqual({ edition: 'zelda', opponents: ['hard', 'hard'], pace: 'normal' });
});

test('one round is scoring single, and a name is trimmed', () => {
  const body = newMatch({ ...choices, length: 'round', name: `  ${'x'.repeat(40)}` });
  expect(body.rules).toEqual({ scoring: 'single' });
  expect(body.name).toBe('x'.repeat(24));
});

test('house rules go along, and a single round has a scoring of its own', () => {
  const house = { jump: 1, scoring: 'lowest', target: 200 };
  expect(newMatch({ ...choices, house }).rules).toEqual(house);
  expect(newMatch({ ...choices, house, length: 'round' }).rules).toEqual({ jump: 1, scoring: 'single' });
});

test('a name of blanks is no name', () => expect(newMatch({ ...choices, name: '   ' }).name).toBeUndefined());

test('unfinished games come newest first', () => {
  const later = { ...game, match: 'b', updated: '2026-01-02T00:00:00.000+00:00' };
  expect(unfinished([game, { ...game, match: 'c', over: true }, later]).map((g) => g.match)).toEqual(['b', 'a']);
});

test('a waiting game says its round, its players and how long it waits', () => {
  expect(gameWords(game, Date.parse('2026-01-01T12:05:10Z'))).toBe('Round 3, 2 players, 5 minutes ago');
});

test.each([[0, 'just now'], [-5000, 'just now'], [60_000, '1 minute ago'], [7_200_000, '2 hours ago'], [200_000_000, '2 days ago'], [NaN, 'just now']])(
  '%d ms is %s', (ms, words) => expect(ago(ms)).toBe(words));

test.each([[new Error('x')], [new ApiError('network', 0, '')], [new ApiError('request/too_many', 429, '')], [new ApiError('rules/x', 422, '')], [new ApiError('server/error', 500, '')]])(
  'trouble is told in sentences: %s', (error) => expect(startTrouble(error)).toMatch(/^[A-Z].*\.$/));
