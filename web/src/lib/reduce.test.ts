import { expect, test } from 'vitest';
import { viewOf } from '../../mock/views';
import { catchOrder, isMine, judged, jumpFace, playableFaces, playsOf, reduce } from './reduce';
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

test('a challenge is judged by what lay there then, whatever was played since', () => {
  const log = [
    { type: 'opened', face: 'R5' }, { type: 'played', face: 'W', color: 'b' }, { type: 'played', face: 'W4', color: 'g' }, { type: 'challenged', seat: 0, other: 3 },
    { type: 'drew', seat: 0, count: 6, owed: 6, cause: 'challenge' }, { type: 'turn', seat: 1 }, { type: 'played', seat: 1, face: 'W4', color: 'r' },
    { type: 'challenged', seat: 2, other: 1 }, { type: 'drew', seat: 1, count: 4, owed: 4, cause: 'challenge' },
  ] as const;
  const entries = log.map((event, id) => ({ id, event }));
  expect(judged(entries, 0)).toEqual({ color: 'b', named: 'g', cost: 6 });
  expect(judged(entries, 2)).toEqual({ color: 'g', named: 'r', cost: 4 });
});

test('whoever played last is caught first', () => {
  expect(catchOrder(view('catch', { can_catch: [0, 1, 3] }))).toEqual([1, 0, 3]);
  expect(catchOrder(view('catch', { can_catch: [1, 3], direction: -1 }))).toEqual([3, 1]);
});

test('a jump-in is a play of its card', () => {
  expect([...playableFaces(view('jump'))]).toEqual(['R9']);
  expect(jumpFace(view('jump'))).toBe('R9');
  expect(jumpFace(view('turn'))).toBeNull();
  expect(playsOf(view('jump-seven'), 'Y7')).toEqual(['jump,Y7>P2', 'jump,Y7>P3', 'jump,Y7>P4']);
  expect(playsOf(view('jump'), 'Y7')).toEqual([]);
});

test('a 7 may be played with each player, and with nobody where that is offered', () =>
  expect(playsOf(view('swap'), 'Y7')).toEqual(['Y7>P2', 'Y7>P3', 'Y7>P4', 'Y7']));

test('a challenge costs what was drawn for it, even where the pile ran out in between', () => {
  const log = [
    { type: 'drew', seat: 0, count: 2, owed: 2, cause: 'draw_two' }, { type: 'challenged', seat: 1, other: 2 },
    { type: 'drew', seat: 2, count: 3, owed: 3, cause: 'challenge' }, { type: 'reshuffled', count: 20 }, { type: 'drew', seat: 2, count: 5, owed: 5, cause: 'challenge' },
  ] as const;
  expect(judged(log.map((event, id) => ({ id, event })), 1).cost).toBe(8);
  expect(judged([], 1).cost).toBeNull();
});
