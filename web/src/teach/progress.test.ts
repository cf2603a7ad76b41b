/** Progress is kept, and mistakes come back. */
import { expect, test } from 'vitest';
import { Progress, idOf } from './progress';

class Memory {
  kept: string | null = null;
  getItem(): string | null { return this.kept; }
  setItem(_: string, text: string): void { this.kept = text; }
}

const HOUR = 3_600_000;
const asked = { rules: 'c15', key: 'c-twin' };

function at(memory: Memory, hours: number): Progress {
  return new Progress(memory as unknown as Storage, () => new Date(Date.UTC(2026, 0, 1, 8) + hours * HOUR));
}

test('what was right is solved and does not come back', () => {
  const memory = new Memory();
  at(memory, 0).note(asked, true);
  const later = at(memory, 24 * 400);
  expect([...later.solved]).toEqual([idOf(asked)]);
  expect(later.due()).toEqual([]);
});

test('a mistake comes back soon, then later and later', () => {
  const memory = new Memory();
  at(memory, 0).note(asked, false);
  expect(at(memory, 0).due()).toEqual([]);
  expect(at(memory, 1).due()).toEqual([asked]);
  at(memory, 1).note(asked, true);
  at(memory, 2).note(asked, true);
  expect(at(memory, 3).due()).toEqual([]);
  expect(at(memory, 24 * 60).due()).toEqual([asked]);
  expect([...at(memory, 3).solved]).toEqual([idOf(asked)]);
});

test('an endless task is known again by its seed', () => {
  const made = { rules: 'c15', made: { kind: 'play', level: 2, seed: 7 } };
  const memory = new Memory();
  at(memory, 0).note(made, false);
  expect(at(memory, 5).due()).toEqual([made]);
});

test.each(['', 'null', '{"solved":5,"missed":{"x":{}}}', '[1'])('a memory of %j begins anew', (text) => {
  const memory = new Memory();
  memory.kept = text;
  const progress = at(memory, 0);
  expect(progress.due()).toEqual([]);
  progress.note(asked, true);
  expect(progress.solved.size).toBe(1);
});
