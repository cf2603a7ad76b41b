import { expect, test } from 'vitest';
import { routeOf, tableHash } from './route';

test('an empty hash is the start', () => {
  for (const hash of ['', '#', '#/']) expect(routeOf(hash)).toEqual({ page: 'start' });
});

test('a seat at a table survives the way into the address and back', () => {
  const path = { match: 'YaFK5VK2-_r5q', seat: 9 };
  expect(routeOf(tableHash(path))).toEqual({ page: 'table', path });
});

test('anything else is missing', () => {
  for (const hash of ['#/m/', '#/m/abc', '#/m/abc/x', '#/m/a b/0', '#/m/abc/0/1', '#/learn']) expect(routeOf(hash).page).toBe('missing');
});
