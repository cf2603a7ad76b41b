import { expect, test } from 'vitest';
import { viewOf } from '../../mock/views';
import { catchOrder, colorBeforeFour, isMine, playableFaces, playsOf, reduce } from './reduce';
import type { View } from './wire';

function view(state: string, change: Partial<View> = {}): View {
  const found = viewOf(state);
  if (!found) throw new Error(state);
  return { ...found, ...change };
}

test('a snapshot replaces everything, an update adds to the log', () => {
  const first = reduce(null, { kind: 'snapshot', number: 5, answer: 'fresh', view: view('turn'), recent: [{ type: 'turn', seat: 0 }] });
  const second = reduce(first, { kind: 'update', number: 6, view: view('wait'), events: [{ type: 'played', seat: 0, face: 'R2' }] });
  expect(second.log.map((entry) => [entry.id, entry.event.type])).toEqual([[1, 'turn'], [2, 'played']]);
  expect(second.view.turn).toBe(2);
});

test('an update that is not newer changes nothing', () => {
  const game = reduce(null, { kind: 'snapshot', number: 5, answer: 'fresh', view: view('turn'), recent: [] });
  expect(reduce(game, { kind: 'update', number: 5, view: view('wait'), events: [] })).toBe(game);
});

test('the faces that may be played come out of the legal actions', () => {
  expect([...playableFaces(view('turn'))].sort()).toEqual(['R2', 'R9', 'W', 'Y7']);
  expect(playsOf(view('turn'), 'W')).toEqual(['W>r', 'W>y', 'W>g', 'W>b']);
  expect(playsOf(view('hand25'), 'W')).toHaveLength(4);
});

test('it is nobody’s turn when the round is over', () => {
  expect(isMine(view('turn'))).toBe(true);
  expect(isMine(view('wait'))).toBe(false);
  expect(isMine(view('end', { turn: 0 }))).toBe(false);
});

test('a challenge is about the colour that lay beneath the four', () => {
  const log = [{ type: 'opened', face: 'R5' }, { type: 'played', face: 'W', color: 'b' }, { type: 'played', face: 'W4', color: 'g' }] as const;
  expect(colorBeforeFour(log.map((event, id) => ({ id, event })))).toBe('b');
});

test('whoever played last is caught first', () => {
  expect(catchOrder(view('catch', { can_catch: [0, 1, 3] }))).toEqual([1, 0, 3]);
  expect(catchOrder(view('catch', { can_catch: [1, 3], direction: -1 }))).toEqual([3, 1]);
});
