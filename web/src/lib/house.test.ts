import { expect, test } from 'vitest';
import { viewOf } from '../../mock/views';
import { groupWords, groupsOf, hasSay, houseSentences, isOn, ofEdition, optionOf, presetOf, readSwitches, ruleSentences, rulesToSend, saysOf, valueOf, withSwitch, wordsOf } from './house';
import type { RulesOffer, SwitchInfo } from './wire';

const flag = (key: string, more: Partial<SwitchInfo> = {}): SwitchInfo => ({
  key, group: 'Hands', default: 0, values: [0, 1], low: null, high: null, off: null, needs: null, says: key, words: { 0: `no ${key}`, 1: `with ${key}` }, ...more,
});
const seven0 = flag('seven0');
const optional = flag('seven_optional', { needs: 'seven0' });
const mercy = flag('mercy', { values: null, low: 8, high: 99, off: 'off', words: { 0: 'no hand is too large', '{n}': 'whoever holds {n} cards is out' } });
const target = flag('target', { group: 'Points', default: 500, values: null, low: 1, high: 10000, words: { '{n}': '{n} points end the match' } });
const offer: RulesOffer = {
  edition: 'classic108', switches: [seven0, optional, mercy, target],
  presets: [{ name: 'official', rules: {}, differs: [] }, { name: 'party', rules: { seven0: 1, mercy: 25 }, differs: [] }],
};

test('a switch at its default is no choice', () => {
  expect(withSwitch({}, seven0, 1, offer)).toEqual({ seven0: 1 });
  expect(withSwitch({ seven0: 1 }, seven0, 0, offer)).toEqual({});
});

test('what needs a switch goes with it', () => {
  expect(hasSay(optional, {}, offer, 'match')).toBe(false);
  expect(hasSay(optional, { seven0: 1 }, offer, 'match')).toBe(true);
  expect(withSwitch({ seven0: 1, seven_optional: 1, mercy: 20 }, seven0, 0, offer)).toEqual({ mercy: 20 });
});

test('a single round leaves scoring and target no say', () => {
  expect(hasSay(target, {}, offer, 'round')).toBe(false);
  expect(rulesToSend({ seven0: 1, target: 200 }, 'round')).toEqual({ seven0: 1, scoring: 'single' });
  expect(rulesToSend({ seven0: 1, target: 200 }, 'match')).toEqual({ seven0: 1, target: 200 });
});

test('choices that an edition does not know are left out', () => expect(ofEdition({ tri_answer: 'wt', mercy: 30, target: 500 }, offer)).toEqual({ mercy: 30 }));

test('a preset is known again, in any order, to any number of points', () => {
  expect(presetOf({}, offer.presets)).toBe('official');
  expect(presetOf({ mercy: 25, target: 200, seven0: 1 }, offer.presets)).toBe('party');
  expect(presetOf({ mercy: 26, seven0: 1 }, offer.presets)).toBeNull();
});

test('values are told in words, numbers in their sentence', () => {
  expect(wordsOf(mercy, 25)).toBe('Whoever holds 25 cards is out of the round.');
  expect(wordsOf(mercy, valueOf(mercy, {}))).toBe('No hand is too large.');
  expect(houseSentences({ seven0: 1, mercy: 25, target: 200 }, offer)).toEqual(['A 7 swaps hands with a player, a 0 passes all hands on.', 'Whoever holds 25 cards is out of the round.']);
  expect(groupsOf(offer).map(([name, rows]) => [name, rows.length])).toEqual([['Hands', 3], ['Points', 1]]);
  expect([isOn('none'), isOn(0), isOn('off'), isOn('may'), isOn(25)]).toEqual([false, false, false, true, true]);
});

test('a set of kinds is told as one sentence', () => {
  const stack = flag('stack', { default: 'none', values: ['none', '22', '22,44'], words: {} });
  expect(wordsOf(stack, '22')).toBe('Draw cards may be stacked: Draw Two on Draw Two.');
  expect(optionOf(stack, '22,44')).toBe('Draw cards may be stacked: Draw Two on Draw Two, Wild Draw Four on Wild Draw Four');
  expect(wordsOf(stack, 'none')).toBe('Draw cards may not be stacked.');
});

test('a rule that no catalogue knows is told as the server says it', () => {
  const fresh = flag('fresh', { group: 'New things', says: 'whether it is fresh', words: { 0: 'it is stale', 1: 'it is fresh', '{n}': 'it is fresh {n} times' } });
  expect([saysOf(fresh), wordsOf(fresh, 1), wordsOf(fresh, 3), groupWords('New things')]).toEqual(['Whether it is fresh', 'It is fresh.', 'It is fresh 3 times.', 'New things']);
  const { rules } = viewOf('turn') ?? { rules: null };
  if (!rules) throw new Error('turn');
  const own = { ...rules, switches: { fresh: 1, force: 'always', target: 200 }, differs: ['it is fresh (fresh)', 'whoever can play must (force)'] };
  expect(ruleSentences(own)).toEqual(['It is fresh.', 'Whoever can play must.']);
});

test.each([[null, {}], [[1], {}], ['x', {}], [{ a: 1, b: 'x', c: null, d: {} }, { a: 1, b: 'x' }]])('stored choices %j are read as %j', (stored, read) =>
  expect(readSwitches(stored)).toEqual(read));
