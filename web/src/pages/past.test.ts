import { expect, test } from 'vitest';
import { PastState } from './past.svelte';
import type { Frame, GameEvent, View } from '../lib/wire';

const EVENT: GameEvent = { type: 'kept', seat: 1 };
const view = (round: number) => ({ round, hand: [`R${round}`] }) as unknown as View;
const update = (number: number, round = 1, events: GameEvent[] = [EVENT]): Frame => ({ kind: 'update', number, view: view(round), events });

function pastOf(...frames: Frame[]): PastState {
  const past = new PastState();
  frames.forEach((frame) => past.take(frame));
  return past;
}

test('one steps back through what was seen, and on until now', () => {
  const past = pastOf(update(1), update(2), update(3));
  expect(past.moment).toBeNull();
  past.step(-1);
  expect([past.at, past.ago]).toEqual([2, 1]);
  past.step(-1);
  past.step(-1);
  expect([past.at, past.ago]).toEqual([1, 2]);
  past.step(1);
  expect(past.at).toBe(2);
  past.step(1);
  expect(past.moment).toBeNull();
});

test('the game goes on underneath, and the moment stays the same', () => {
  const past = pastOf(update(1), update(2));
  past.step(-1);
  past.take(update(3));
  expect([past.at, past.ago]).toEqual([1, 2]);
});

test('a new round, and a snapshot, end looking back', () => {
  for (const next of [update(4, 2), { kind: 'snapshot', number: 4, answer: 'old', view: view(1), recent: [] } as Frame]) {
    const past = pastOf(update(1), update(2));
    past.step(-1);
    past.take(next);
    expect([past.moment, past.can, past.moments.length]).toEqual([null, false, 1]);
  }
});

test('what showed nothing, or came twice, is no moment', () => {
  expect(pastOf(update(1), update(2, 1, []), update(1), update(3)).moments.map(({ number }) => number)).toEqual([1, 3]);
});

test('arrows alone belong to the hand until one looks back', () => {
  const past = pastOf(update(1), update(2), update(3));
  const press = (key: string, more = {}) => past.obey({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...more } as KeyboardEvent);
  expect(press('ArrowLeft')).toBe(false);
  expect(press('ArrowLeft', { shiftKey: true })).toBe(true);
  expect([press('ArrowLeft'), past.at, press('d'), press('End'), past.moment]).toEqual([true, 1, false, true, null]);
});
