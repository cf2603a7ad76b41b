import { describe, expect, test } from 'vitest';
import { STATES, viewOf } from '../../mock/views';
import { EVENT_TYPES } from './wire';
import type { GameEvent, Switches, View } from './wire';
import { actRefusal, refusal, why } from './advice';
import { eliminatedNow, endTexts } from './ending';
import { verdictWords } from './verdict';
import { sentence, spoken } from './log';
import { namingWords, prompt } from './prompt';
import { cardLabel, goal, leaveWords, pageTitle, tableOf, wildsAgainstFour } from './text';
import { plain } from './words.svelte';

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
  expect(plain(sentence({ type: 'played', seat: 0, face: 'W', color: 'g' }, table))).toBe('You play Wild and name green.');
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
  expect(cardLabel('R9', 2, 8, 'jump')).toBe('Red 9, playable out of turn, 2 of 8');
  expect(cardLabel('B1', 1, 9, 'blocked', 'action/no_match')).toBe('Blue 1, does not match, 1 of 9');
});

test.each([['end', 'You win the round: 105 points'], ['match', 'Jonas wins the match'], ['blocked', 'Aiko wins the round: 87 points'], ['single', 'You win the match']])(
  'the end %s is headed “%s”', (state, head) => expect(plain(endTexts(view(state)).title)).toBe(head));

test('another wild makes a bluff in the Zelda edition, and where a house rule says so', () => {
  const against = (edition: View['edition'], switches: Switches) => wildsAgainstFour({ ...view('reveal'), edition, rules: { ...view('reveal').rules, switches } });
  expect(against('classic108', {})).toEqual([]);
  expect(against('zelda', {})).toContain('WT');
  expect(against('zelda', { wd4_match: 'colour' })).toEqual([]);
  expect(against('classic112', { wd4_match: 'colour_allwild', target: 200 })).toContain('W4');
});

test.each([
  ['stack', 'Take 4, or answer with a draw card'], ['stack-take', 'Aiko played a blue Draw Two: take 6'], ['bounce', 'Take 2, or answer with a Skip or a Reverse'],
  ['stack-four', 'Aiko played Wild Draw Four on red, naming green'], ['jump', 'Jump in with red 9?'], ['jump-answer', 'Take 2, or jump in'],
  ['jump-seven', 'Call UNO, then jump in with yellow 7?'], ['draw-on', 'Nothing that fits yet. Draw another, or end your turn'],
  ['draw-three-ways', 'You drew Wild Draw Four. Play it, draw another or keep it?'], ['must-play-drawn', 'You drew red 5 and must play it'],
  ['ended', 'You have left. This game has ended.'], ['out', 'You are out of this round. The others play on.'],
])('in the state %s the prompt is “%s”', (state, title) => expect(plain(prompt(view(state), null, false).title)).toBe(title));

test.each([
  ['end-lowest', 'You win the round', 'Round 5. You have 104.'], ['end-elimination', 'Jonas wins the round', 'Round 5. You have 127. Mara is out.'],
  ['end-teams', 'You and Jonas win the round: 73 points', 'Round 5. Your pair has 240 of 500.'], ['match-teams', 'Mara and Aiko win the match', 'Round 5. Your pair has 160 of 500.'],
])('the end %s is told by its scoring', (state, title, sub) => {
  const told = endTexts(view(state));
  expect([plain(told.title), told.sub]).toEqual([title, sub]);
});

test('where a round would put out all, nobody goes', () => {
  const end = view('end-elimination');
  const hands = end.result?.hands.map((hand) => ({ ...hand, gained: hand.seat === 3 ? 0 : 5, total: 230 })) ?? [];
  expect(eliminatedNow({ ...end, result: { ...end.result!, hands } })).toEqual([]);
  expect(eliminatedNow(end)).toEqual([1]);
});

test('what house rules bring about is told in words', () => {
  const told = (event: GameEvent, state = 'turn') => plain(sentence(event, tableOf(view(state))));
  expect(told({ type: 'jumped', seat: 0 })).toBe('You jump in.');
  expect(told({ type: 'swapped', seat: 1, other: 0 })).toBe('Mara swaps hands with you.');
  expect(told({ type: 'rotated', seat: 1, direction: -1 })).toBe('Every hand goes on to the next player, anticlockwise.');
  expect(told({ type: 'eliminated', seat: 2 })).toBe('Jonas is out of the round: too many cards.');
  expect(told({ type: 'eliminated', seat: 2 }, 'end-elimination')).toBe('Jonas is out.');
  expect(told({ type: 'round_over', seat: 2, points: 20 }, 'end-lowest')).toBe('Jonas wins the round.');
  expect(told({ type: 'match_over', seat: 2 }, 'teams')).toBe('You and Jonas win the match.');
});

test('a new hand out of a swap is read out', () => {
  const events = [{ type: 'swapped', seat: 1, other: 0 }, { type: 'dealt', seat: 1, count: 7 }, { type: 'dealt', seat: 0, count: 2, faces: ['R1', 'W'] }] as const;
  expect(spoken(events.map((event) => ({ ...event, faces: undefined })), tableOf(view('turn')))).toBe('Mara swaps hands with you. You get two cards.');
});

test('a plain action that is not legal has its reason', () => {
  expect(actRefusal(view('must-play'), 'draw')).toBe('action/must_play');
  expect(actRefusal(view('must-play-drawn'), 'keep')).toBe('action/must_play');
  expect(actRefusal(view('turn'), 'keep')).toBe('action/nothing_to_keep');
  expect(actRefusal(view('wait'), 'draw')).toBe('action/not_your_turn');
  expect(actRefusal(view('stack'), 'draw')).toBe('action/answer_first');
  expect(why('RS', 'action/barred_last', view('barred'))).toEqual({ head: 'Red Skip may not be your last card.', body: 'Only a number may end the round. Draw a card.' });
  expect(why('B1', 'action/answer_first', view('stack')).body).toBe('Take 4, or answer with a draw card; then play goes on.');
});

test('a colour binds the next player, a Wild Triforce to a 3, 6 or 9 of it', () => {
  expect(namingWords(view('turn'), 'W')).toBe('The next player must match it.');
  expect(namingWords(view('opening'), null)).toBe('The first card must match it.');
  expect(namingWords(view('zelda'), 'WT')).toBe('The next player must play a 3, 6 or 9 of it, or draw three.');
  const chained = view('triforce');
  chained.rules = { ...chained.rules, switches: { tri_answer: 'wt', tri_chain_add: 3 } };
  expect(namingWords(chained, 'WT')).toBe('The next player must play a 3, 6 or 9 of it, a Wild Triforce, or draw six.');
});

test.each([['winner', 'to 500'], ['lowest', 'to 500, fewest wins'], ['elimination', 'out at 500']] as const)('the goal of %s is “%s”', (scoring, words) =>
  expect(goal({ ...view('turn').rules, scoring })).toBe(words));

test('the verdict of a challenge tells what it came to', () => {
  const told = { color: 'r', named: 'y', cost: null } as const;
  expect(plain(verdictWords({ ...told, guilty: false }, 'Aiko', []))).toBe('Aiko held nothing of the colour, so it was fair. You draw six and lose the turn; yellow stands.');
  expect(plain(verdictWords({ ...told, guilty: true, named: null }, 'Aiko', ['R3']))).toBe('Aiko held red 3, so it was a bluff. Aiko draws four and the turn is yours.');
});

test('leaving ends a game with bots alone, and no other', () => {
  const alone = view('turn');
  expect(leaveWords(alone)).toContain('the game ends');
  expect(leaveWords({ ...alone, seats: alone.seats.map((seat) => ({ ...seat, bot: null })) })).toContain('the others play on');
});

test('an eight on top has its own article', () =>
  expect(why('G6', 'action/no_match', { ...view('turn'), top: 'R8' }).body).toBe('On a red 8 you need red, an 8 or a wild.'));
