import { expect, test } from 'vitest';
import { arrange, moveCard, readOrder } from './order';

test('an own order is kept while cards come and go', () => {
  expect(arrange(['W', 'R7', 'B1', 'R7'], ['B1', 'R7', 'W', 'Y2'])).toEqual(['W', 'R7', 'B1', 'Y2']);
});

test('copies are cards of their own', () => {
  expect(arrange(['R7', 'B1'], ['B1', 'R7', 'R7'])).toEqual(['R7', 'B1', 'R7']);
});

test.each([[0, 2, ['B', 'C', 'A', 'D']], [3, 0, ['D', 'A', 'B', 'C']], [1, 9, ['A', 'C', 'D', 'B']], [1, -1, ['B', 'A', 'C', 'D']], [7, 0, ['A', 'B', 'C', 'D']]])(
  'the card at %i goes to %i', (from, to, after) => expect(moveCard(['A', 'B', 'C', 'D'], from, to)).toEqual(after));

test.each([['["R7"]', ['R7']], ['{}', []], ['[1]', []], ['nonsense', []], [null, []]])('%s is read as an order', (text, order) => expect(readOrder(text)).toEqual(order));
