import { expect, test } from 'vitest';
import { soundsOf } from './sound';
import type { GameEvent, View } from './wire';

const view = { seat: 0, turn: 1, phase: 'play' } as View;
const mine = { ...view, turn: 0 } as View;
const long: GameEvent[] = [
  { type: 'played', seat: 1, face: 'R7', called: true }, { type: 'reversed', direction: -1 }, { type: 'drew', seat: 2, count: 2, cause: 'draw_two' }, { type: 'caught', seat: 3, other: 1 },
];

test('one’s own turn is heard before anything else', () => {
  expect(soundsOf(long, mine, view)).toEqual(['turn', 'uno', 'caught', 'penalty', 'reverse']);
});

test('a turn that goes on is not heard again', () => {
  expect(soundsOf([{ type: 'drew', seat: 0, count: 1, cause: 'choice' }], mine, mine)).toEqual(['drawn']);
});
