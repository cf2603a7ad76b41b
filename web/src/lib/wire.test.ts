import { expect, test } from 'vitest';
import { snapshotOf } from '../../mock/views';
import { WireError, parseFrame } from './wire';

const snapshot = snapshotOf('turn');

test('a snapshot is read with its view and what happened', () => {
  const frame = parseFrame('snapshot', JSON.stringify(snapshot));
  expect(frame.kind === 'snapshot' && frame.recent.length).toBe(9);
  expect(frame.view.hand).toHaveLength(8);
});

test('events of a type not known yet are left out', () => {
  const frame = parseFrame('update', JSON.stringify({ number: 41, view: snapshot?.view, events: [{ type: 'turn', seat: 1 }, { type: 'danced', seat: 2 }] }));
  expect(frame.kind === 'update' && frame.events.map((event) => event.type)).toEqual(['turn']);
});

test.each([['no JSON', '{'], ['a list', '[]'], ['no number', '{"view":{}}'], ['no view', '{"number":1}'], ['a view without hands', '{"number":1,"view":{"phase":"play","rules":{},"why":{}}}']])(
  'what is not of the protocol is refused: %s', (_, text) => expect(() => parseFrame('snapshot', text)).toThrow(WireError));

test('a server that does not say whether the game has ended goes on', () => {
  const { ended: _, ...view } = snapshot!.view;
  expect(parseFrame('snapshot', JSON.stringify({ ...snapshot, view })).view.ended).toBe(false);
});
