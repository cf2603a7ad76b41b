import { expect, test } from 'vitest';
import { colorsOf, hasTriangles, isFace, sortHand } from './cards';
import { faceName } from './words.svelte';

test.each([['R7', 'Red 7'], ['A+2', 'Gold Draw Two'], ['GS', 'Green Skip'], ['BR', 'Blue Reverse'], ['W', 'Wild'], ['WT', 'Wild Triforce']])(
  '%s is called %s', (face, name) => expect(faceName(face)).toBe(name));

test('gold stands in for yellow in the Zelda edition', () => {
  expect(colorsOf('zelda')).toEqual(['r', 'a', 'g', 'b']);
  expect(colorsOf('classic112')).toEqual(['r', 'y', 'g', 'b']);
});

test('3, 6 and 9 bear the triangles in the Zelda edition alone', () => {
  expect(['R3', 'A6', 'G9', 'WT'].every((face) => hasTriangles(face, 'zelda'))).toBe(true);
  expect(['R3', 'R4'].some((face) => hasTriangles(face, 'classic'))).toBe(false);
});

test('what is no face is told apart', () => {
  expect(['R7', 'Y+2', 'WC'].every(isFace)).toBe(true);
  expect(['', 'R', 'R10', 'X5', 'W+4', 'back'].some(isFace)).toBe(false);
});

test('a hand is sorted by colour, by number, or by what fits', () => {
  const hand = ['W', 'B1', 'R9', 'G1', 'R2', 'W4'];
  expect(sortHand(hand, 'colour', new Set())).toEqual(['R2', 'R9', 'G1', 'B1', 'W', 'W4']);
  expect(sortHand(hand, 'number', new Set())).toEqual(['G1', 'B1', 'R2', 'R9', 'W', 'W4']);
  expect(sortHand(hand, 'playable', new Set(['B1', 'W']))).toEqual(['B1', 'W', 'R2', 'R9', 'G1', 'W4']);
});
