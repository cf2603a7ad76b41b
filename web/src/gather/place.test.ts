/** Where the page to gather is, and where the server lies, also below another path. */
import { expect, test } from 'vitest';
import { placeOf, plainCode, rootOf } from './place';

test.each([
  ['http://h/g', 'http://h/'],
  ['http://h/g/RPVjXKtJ7h7x?rules=c1y', 'http://h/'],
  ['https://h/cards/g/RPVjXKtJ7h7x', 'https://h/cards/'],
  ['https://h/cards/t#x', 'https://h/cards/'],
])('the server of %s lies at %s', (href, root) => {
  expect(rootOf(href)).toBe(root);
});

test('an address names a table, a code, a ticket, or nothing', () => {
  expect(placeOf('http://h/g')).toEqual({ page: 'make' });
  expect(placeOf('http://h/g/')).toEqual({ page: 'make' });
  expect(placeOf('http://h/g/RPVjXKtJ7h7x?rules=c1y')).toEqual({ page: 'table', gathering: 'RPVjXKtJ7h7x' });
  expect(placeOf('http://h/g/K7Q-2XM')).toEqual({ page: 'code', code: 'k7q2xm' });
  expect(placeOf('http://h/t#a-b_c')).toEqual({ page: 'claim', ticket: 'a-b_c' });
});

test('a code is read however it is written', () => {
  expect(plainCode(' K7Q 2xm ')).toBe('k7q2xm');
});
