import { describe, expect, test } from 'vitest';
import { cardWidth, layHand, rowLengths, seatColumns, seatPlaces } from './layout';

const WINDOWS = [[320, 568], [360, 740], [390, 844], [768, 1024], [844, 390], [1024, 768], [1440, 900]] as const;

describe.each(WINDOWS)('in a window of %d by %d', (width, height) => {
  const phone = width <= 900 || height <= 480;
  // What is left for the hand beside the buttons and the log.
  const room = height <= 480 ? width * 0.5 : phone ? width - 16 : width > 1080 ? width - 300 - 392 : width - 330;

  test.each([1, 2, 7, 13, 14, 25, 30])('every one of %d cards shows a strip of 24 px', (cards) => {
    const lay = layHand(Array.from({ length: cards }, (_, i) => 'rygb'[Math.floor((i * 4) / cards)] ?? 'r'), { width: room, card: cardWidth(cards, { width, height }), phone });
    expect(lay.slots).toHaveLength(cards);
    lay.slots.forEach((slot, i) => {
      const next = lay.slots[i + 1];
      if (next && next.row === slot.row) expect(next.x - slot.x).toBeGreaterThanOrEqual(24 - 1e-6);
      expect(slot.x).toBeGreaterThanOrEqual(-1e-6);
      expect(slot.x + lay.card).toBeLessThanOrEqual(Math.max(room, lay.card) + 1e-6);
    });
  });
});

test('25 cards are two rows at 360 px', () => {
  const lay = layHand(Array.from({ length: 25 }, () => 'r'), { width: 344, card: cardWidth(25, { width: 360, height: 740 }), phone: true });
  expect(lay.rows).toBe(2);
});

test('a row may break one card early where that ends a colour', () => {
  expect(rowLengths(['r', 'r', 'r', 'y', 'y', 'y'], 2)).toEqual([3, 3]);
  expect(rowLengths(['r', 'r', 'y', 'y', 'y'], 2)).toEqual([2, 3]);
  expect(rowLengths(['r', 'y', 'y', 'y', 'y'], 2)).toEqual([3, 2]);
  expect(rowLengths(['r', 'y', 'y'], 1)).toEqual([3]);
});

test('seats go clockwise from the left over the top to the right', () => {
  for (let n = 2; n <= 9; n++) {
    const places = seatPlaces(n);
    expect(places).toHaveLength(n);
    places.slice(1).forEach((place, i) => expect(place.left).toBeGreaterThan((places[i]?.left ?? 100) - 6));
    expect((places[0]?.left ?? 99) < 50 && (places.at(-1)?.left ?? 0) > 50).toBe(true);
  }
  expect(Math.abs((seatPlaces(1)[0]?.left ?? 0) - 50)).toBeLessThan(1);
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map(seatColumns)).toEqual([1, 2, 3, 2, 3, 3, 4, 4, 5]);
});
