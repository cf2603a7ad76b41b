import { expect, test } from 'vitest';
import { cardArt, cardSvg, colorClass, sprite } from './art';

const RANKS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'S', 'R', '+2'];
const FACES = [...'RYAGB'].flatMap((color) => RANKS.map((rank) => color + rank)).concat('W', 'W4', 'WT', 'WS', 'WC');

test('every face is drawn, no two alike, in both sizes', () => {
  for (const size of ['full', 'compact'] as const) {
    const drawn = FACES.map((face) => `${colorClass(face)} ${cardArt(face, 'zelda', size)}`);
    expect(new Set(drawn).size).toBe(FACES.length);
    for (const art of drawn) expect(art).not.toMatch(/undefined|NaN/);
  }
});

test('only shapes of the sprite are used', () => {
  const ids = new Set([...sprite().matchAll(/id="(wp-[\w-]+)"/g)].map((match) => match[1]));
  for (const face of [...FACES, 'back']) for (const [, used] of cardSvg(face, 'zelda', 'full').matchAll(/href="#([\w-]+)"/g)) expect(ids.has(used)).toBe(true);
});

test('a face not known lies face down', () => expect(cardArt('?', 'classic', 'full')).toContain('wp-back-classic'));
