import { expect, test } from 'vitest';
import { KEY_ROWS, verbOf } from './keys';

class Element {}
Object.assign(globalThis, { HTMLElement: Element });

function press(key: string, more: Partial<KeyboardEvent> = {}): KeyboardEvent {
  return { key, ctrlKey: false, metaKey: false, altKey: false, repeat: false, target: new Element(), ...more } as KeyboardEvent;
}

Object.assign(Element.prototype, { matches: () => false });

test.each([['d', 'draw'], ['D', 'draw'], ['2', 'pick2'], ['i', 'jump'], ['?', 'help'], ['n', 'next'], ['x', null]])('%s is %s', (key, verb) => expect(verbOf(press(key), true)).toBe(verb));

test('keys with a modifier and held keys are the browser’s', () => {
  expect(verbOf(press('d', { ctrlKey: true }), true)).toBeNull();
  expect(verbOf(press('d', { repeat: true }), true)).toBeNull();
});

test('single keys can be switched off; Esc stays', () => {
  expect(verbOf(press('d'), false)).toBeNull();
  expect(verbOf(press('Escape'), false)).toBe('back');
});

test('no key stands for two things', () => {
  const keys = KEY_ROWS.flatMap((row) => (row.verbs.length ? row.keys : []));
  expect(new Set(keys).size).toBe(keys.length);
});
