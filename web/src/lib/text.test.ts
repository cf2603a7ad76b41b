import { describe, expect, test } from 'vitest';
import { STATES, viewOf } from '../../mock/views';
import { EVENT_TYPES } from './wire';
import type { View } from './wire';
import { cardLabel, endTexts, pageTitle, plain, prompt, refusal, sentence, spoken, tableOf, wildsAgainstFour, why } from './text';

const FORBIDDEN = /invalid|error|oops|illegal|please wait|undefined|null|NaN/i;

function view(state: string): View {
  const found = viewOf(state);
  if (!found) throw new Error(state);
  return found;
}

describe.each(STATES)('in the state %s', (state) => {
  test('the prompt is made of plain words', () => {
    const { title, sub } = prompt(view(state), null, false);
    expect(plain(title)).not.toBe('');
    expect(plain(title) + sub).not.toMatch(FORBIDDEN);
    expect(pageTitle(view(state))).toContain('Wildpile');
  });

  test('every refused card says what would fit', () => {
    const { why: reasons } = view(state);
    for (const [face, code] of Object.entries(reasons)) {
      const advice = why(face, code, view(state));
      expect(advice.head).toMatch(/\.$/);
      expect(advice.head + advice.body).not.toMatch(FORBIDDEN);
    }
  });
});

test('every event has a sentence', () => {
  const table = tableOf(view('turn'));
  for (const type of EVENT_TYPES) {
    const text = plain(sentence({ type, seat: 1, other: 2, face: 'R7', faces: ['W'], color: 'r', count: 2, round: 1, points: 20 }, table));
    expect(text).toMatch(/[.!]$/);
    expect(text).not.toMatch(FORBIDDEN);
  }
});

test('a move of mine is told to me, a move of another by name', () => {
  const table = tableOf(view('turn'));
  expect(plain(sentence({ type: 'played', seat: 0, face: 'W', color: 'g' }, table))).toBe('You play wild and name green.');
  expect(plain(sentence({ type: 'drew', seat: 1, count: 2, cause: 'draw_two', owed: 2 }, table))).toBe('Mara draws two cards for the Draw Two.');
  expect(plain(sentence({ type: 'drew', seat: 1, count: 1, cause: 'draw_two', owed: 2 }, table))).toContain('the piles held no more');
});

test('a refused card names what fits', () => {
  expect(why('G6', 'action/no_match', view('turn'))).toEqual({ head: 'Green 6 does not match.', body: 'On a red 7 you need red, a 7 or a wild.' });
});

test('a refusal without words of its own still is a sentence', () => expect(refusal('action/new_one')).toMatch(/\.$/));

test('deals and turns are not read out', () => {
  expect(spoken([{ type: 'turn', seat: 1 }, { type: 'dealt', seat: 1, count: 7 }, { type: 'skipped', seat: 1 }], tableOf(view('turn')))).toBe('Mara is skipped.');
});

test('a card tells its place and whether it fits', () => {
  expect(cardLabel('R7', 3, 9, 'playable')).toBe('Red 7, playable, 3 of 9');
  expect(cardLabel('B1', 1, 9, 'blocked', 'action/no_match')).toBe('Blue 1, does not match, 1 of 9');
});

test.each([['end', 'You win the round: 105 points'], ['match', 'Jonas wins the match'], ['blocked', 'Aiko wins the round: 93 points'], ['single', 'You win the match']])(
  'the end %s is headed “%s”', (state, head) => expect(plain(endTexts(view(state)).title)).toBe(head));

test('another wild makes a bluff in the Zelda edition, and where a house rule says so', () => {
  const against = (edition: View['edition'], code: string) => wildsAgainstFour({ ...view('reveal'), edition, rules: { ...view('reveal').rules, code } });
  expect(against('classic108', 'base')).toEqual([]);
  expect(against('zelda', 'base')).toContain('WT');
  expect(against('zelda', 'wd4_match=colour')).toEqual([]);
  expect(against('classic112', 'wd4_match=colour_allwild target=200')).toContain('W4');
});
