import { expect, test } from 'vitest';
import { share } from './share';

test('what did not change stays the same object', () => {
  const old = { seats: [{ seat: 0, cards: 7 }, { seat: 1, cards: 5 }], hand: ['R7'], top: 'R7', result: null };
  const now = share(old, { seats: [{ seat: 0, cards: 7 }, { seat: 1, cards: 6 }], hand: ['R7'], top: 'B2', result: null });
  expect(now).toEqual({ seats: [{ seat: 0, cards: 7 }, { seat: 1, cards: 6 }], hand: ['R7'], top: 'B2', result: null });
  expect([now.seats[0] === old.seats[0], now.seats[1] === old.seats[1], now.hand === old.hand]).toEqual([true, false, true]);
});

test.each([[[1, 2], [1]], [{ a: 1 }, {}], [{}, { a: undefined }], [[1], { 0: 1 }], [null, {}], [{ a: [] }, { a: null }], ['x', ['x']]])('%j becomes %j', (old, now) => {
  expect(share(old, now)).toEqual(now);
  expect(share(old, now)).not.toBe(old);
});

test('equal values are the old one', () => {
  const old = { a: [{ b: 1 }] };
  expect(share(old, { a: [{ b: 1 }] })).toBe(old);
});
