import { expect, test } from 'vitest';
import type { Match } from './score';
import { Keep, PREFIX } from './scorekeep';

class Shelf implements Storage {
  [name: string]: unknown;
  #items = new Map<string, string>();
  get length() { return this.#items.size; }
  clear() { this.#items.clear(); }
  getItem(key: string) { return this.#items.get(key) ?? null; }
  key(index: number) { return [...this.#items.keys()][index] ?? null; }
  removeItem(key: string) { this.#items.delete(key); }
  setItem(key: string, value: string) { this.#items.set(key, value); }
}

function matchOf(id: string, changed: number): Match {
  return { id, created: 1, changed, entries: [], done: 0, draft: null, setup: { edition: 'classic108', decks: 1, names: ['A', 'B'], scoring: 'winner', target: 500, teams: false, blocked: 'lowest', dealer: 0 } };
}

test('what is kept comes back, the last changed first', () => {
  const keep = new Keep(() => shelf);
  const shelf = new Shelf();
  expect([keep.save(matchOf('a', 1)), keep.save(matchOf('b', 2))]).toEqual([null, null]);
  expect(keep.list().map((match) => match.id)).toEqual(['b', 'a']);
  expect(keep.load('a')).toEqual(matchOf('a', 1));
  keep.remove('a');
  expect(keep.load('a')).toBeNull();
});

test('a match that cannot be read is left where it is', () => {
  const shelf = new Shelf();
  shelf.setItem(`${PREFIX}x`, '{"from":"a later version"}');
  shelf.setItem('wildpile', '{}');
  expect(new Keep(() => shelf).list()).toEqual([]);
  expect(shelf.length).toBe(2);
});

test('a storage that is refused, and one that is full, are told apart', () => {
  const refused = new Keep(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect([refused.list(), refused.load('a'), refused.save(matchOf('a', 1))]).toEqual([[], null, 'refused']);
  const shelf = new Shelf();
  shelf.setItem = () => {
    throw new DOMException('no room', 'QuotaExceededError');
  };
  expect(new Keep(() => shelf).save(matchOf('a', 1))).toBe('full');
});
