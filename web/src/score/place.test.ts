import { expect, test } from 'vitest';
import { hashOf, placeOf } from './place';

test('every place has a hash that leads to it', () => {
  for (const place of [{ page: 'list' }, { page: 'new' }, { page: 'match', id: '1a-B' }, { page: 'shared', link: 'a_-9' }] as const) expect(placeOf(hashOf(place), true)).toEqual(place);
});

test('without matches one begins with a new one', () => {
  expect([placeOf('', false).page, placeOf('', true).page, placeOf('#/else', true).page]).toEqual(['new', 'list', 'list']);
});
