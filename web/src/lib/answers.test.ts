import { expect, test } from 'vitest';
import { snapshotOf, viewOf } from '../../mock/views';
import { answerTo } from './answers';
import type { Question } from './commands';
import { QUESTIONS } from './commands';
import { reduce } from './reduce';
import type { Game } from './reduce';
import type { Snapshot } from './wire';

function gameAt(state: string): Game {
  return reduce(null, { ...snapshotOf(state), kind: 'snapshot' } as Snapshot);
}

test.each<[Question, string]>([
  ['now', 'Your turn. Match red or 7. Then Mara.'],
  ['who', 'Your turn. Match red or 7. Then Mara. Play goes clockwise.'],
  ['hand', 'You hold red 2, red 9, yellow 4, yellow 7, green 6, green Skip, blue 1 and Wild. What fits: red 2, red 9, yellow 7 and Wild.'],
  ['count', 'Mara, 5 cards, 87 points. Jonas, 3 cards, 142 points. Aiko, 7 cards, 20 points. Draw pile, 61 cards.'],
  ['top', 'Discard pile, Red 7 on top. Colour in force: red.'],
  ['points', 'You 104, Mara 87, Jonas 142, Aiko 20.'],
  ['rules', 'The official rules.'],
])('%s is answered in a sentence', (question, text) => {
  expect(answerTo(question, gameAt('turn'), false)).toBe(text);
});

test('what may be answered is said', () => {
  expect(answerTo('now', gameAt('challenge'), false)).toContain('Take 4, or challenge.');
});

test.each(['end', 'match', 'opening', 'challenge', 'triforce', 'ended', 'single', 'out'])('every question has an answer in the state %s', (state) => {
  expect(viewOf(state)).not.toBeNull();
  for (const question of QUESTIONS) expect(answerTo(question, gameAt(state), false)).toMatch(/^[^{}]+[.!?)]$/);
});
