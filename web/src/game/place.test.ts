import { expect, test } from 'vitest';
import { addressOf, placeIn } from './place';
import type { Game } from '../lib/game';

const game = { names: ['Ada', 'Ben', 'Cleo'], rounds: [{ first: 1, last: 40 }, { first: 41, last: 90 }] } as Game;

test.each([
  ['', null, 'open'], ['?at=12', 12, 'open'], ['?at=12&seat=2', 12, 2], ['?at=91', null, 'open'], ['?seat=3', null, 'open'],
  ['?at=0', null, 'open'], ['?at=-1&seat=x', null, 'open'], ['?at=1e3', null, 'open'],
] as const)('%s leads to its place', (search, at, eyes) => expect(placeIn(search, game)).toEqual({ at, eyes }));

test('an address carries what is needed, and comes back to the same place', () => {
  const base = 'https://x.example/below/game/abc?seat=1&at=3&lang=de#x';
  expect(addressOf(base, { at: null, eyes: 'open' })).toBe('https://x.example/below/game/abc?lang=de');
  const there = addressOf('https://x.example/game/abc/embed?at=3', { at: 45, eyes: 2 });
  expect(there).toBe('https://x.example/game/abc?at=45&seat=2');
  expect(placeIn(new URL(there).search, game)).toEqual({ at: 45, eyes: 2 });
  expect(addressOf(there, { at: 45, eyes: 'open' }, true)).toBe('https://x.example/game/abc/embed?at=45');
});
