import { expect, test } from 'vitest';
import { VERBS, keyOf, mayBeSet, readKeys, setKey, verbOf } from './keys';
import type { KeyMap } from './keys';

class Element {}
Object.assign(globalThis, { HTMLElement: Element });

function press(key: string, more: Partial<KeyboardEvent> = {}): KeyboardEvent {
  return { key, ctrlKey: false, metaKey: false, altKey: false, repeat: false, target: new Element(), ...more } as KeyboardEvent;
}

Object.assign(Element.prototype, { matches: () => false });

test.each([['d', 'draw'], ['D', 'draw'], ['2', 'pick2'], ['i', 'jump'], ['?', 'help'], ['n', 'next'], ['x', null]])('%s is %s', (key, verb) => expect(verbOf(press(key), true, {})).toBe(verb));

test('keys with a modifier and held keys are the browser’s', () => {
  expect(verbOf(press('d', { ctrlKey: true }), true, {})).toBeNull();
  expect(verbOf(press('d', { repeat: true }), true, {})).toBeNull();
});

test('single keys can be switched off; Esc stays', () => {
  expect(verbOf(press('d'), false, {})).toBeNull();
  expect(verbOf(press('Escape'), false, {})).toBe('back');
});

test('an arrow that is held down goes on', () => expect(verbOf(press('ArrowLeft', { repeat: true }), true, {})).toBe('left'));

function isClear(own: KeyMap): boolean {
  const keys = VERBS.map((verb) => keyOf(verb, own)).filter((key) => key !== '');
  return new Set(keys).size === keys.length;
}

test('no key stands for two things', () => expect(isClear({})).toBe(true));

test('a key can be changed, and the old one does nothing', () => {
  const { own, other } = setKey({}, 'draw', 'Q');
  expect([verbOf(press('q'), true, own), verbOf(press('d'), true, own), other]).toEqual(['draw', null, null]);
});

test('a key that is taken changes places', () => {
  const { own, other } = setKey({}, 'draw', 'u');
  expect([verbOf(press('u'), true, own), verbOf(press('d'), true, own), other]).toEqual(['draw', 'uno', 'uno']);
  expect(isClear(own)).toBe(true);
});

test('a key can be taken away, and given back', () => {
  const { own } = setKey({}, 'uno', '');
  expect(verbOf(press('u'), true, own)).toBeNull();
  expect(setKey(own, 'uno', 'u').own).toEqual({});
});

test('what was stored is read, unless two things would have one key', () => {
  expect(readKeys({ draw: 'q', uno: '', nonsense: 'x', keep: 7 })).toEqual({ draw: 'q', uno: '' });
  expect(isClear(readKeys({ draw: 'u', uno: 'u' }))).toBe(true);
});

test.each([['q', true], ['PageUp', true], ['Enter', false], [' ', false], ['Tab', false], ['Escape', false], ['F5', false], ['Shift', false]])('%s may be set: %s', (key, may) =>
  expect(mayBeSet(press(key))).toBe(may));
