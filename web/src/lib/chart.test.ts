import { expect, test } from 'vitest';
import { chartOf, spread } from './chart';

test('labels keep their order, their distance and to the window', () => {
  const found = spread([50, 52, 51, 200, 10], 10, 200);
  expect(found).toEqual([50, 84, 67, 200, 10]);
  const many = spread(Array.from({ length: 10 }, () => 100), 10, 170);
  const sorted = [...many].sort((a, b) => a - b);
  expect(Math.min(...sorted)).toBeGreaterThanOrEqual(9);
  expect(Math.max(...sorted)).toBeLessThanOrEqual(171);
  expect(sorted.every((value, i) => i === 0 || value - (sorted[i - 1] ?? 0) > 15)).toBe(true);
});

test('higher totals stand higher, and the target is in the picture', () => {
  const chart = chartOf({ width: 360, height: 200, target: 500, totals: [[0, 100, 300], [0, 50, 50]], names: ['Mara', 'Jonas'] });
  expect(chart.target).toBeLessThan(chart.lines[0]?.end.y ?? 0);
  expect(chart.lines[0]?.end.y).toBeLessThan(chart.lines[1]?.end.y ?? 0);
  expect(chart.grid.map((line) => line.value)).toEqual([0, 100, 200, 300, 400, 500]);
  expect(chart.rounds.map((round) => round.number)).toEqual([1, 2]);
});
