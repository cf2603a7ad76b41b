import { afterAll, describe, expect, test } from 'vitest';
import { viewOf } from '../../mock/views';
import { ACTS, QUESTIONS, seatNamed, understand, wordsFor } from './commands';
import type { Command } from './commands';
import type { View } from './wire';
import { LANGUAGES, faceWords, say, speak } from './words.svelte';
import type { Language } from './words.svelte';

const table = viewOf('turn') as View;
const zelda = viewOf('zelda') as View;

function play(face: string, more: Partial<Extract<Command, { kind: 'play' }>> = {}): Command {
  return { kind: 'play', face, color: null, seat: null, call: false, jump: false, ...more };
}

afterAll(() => speak('en'));

test.each<[string, Command]>([
  ['r7', play('R7')],
  ['  Red   7 ', play('R7')],
  ['ｒ７', play('R7')],
  ['y+2', play('Y+2')],
  ['yellow draw two', play('Y+2')],
  ['gs', play('GS')],
  ['w g', play('W', { color: 'g' })],
  ['wg', play('W', { color: 'g' })],
  ['wild green', play('W', { color: 'g' })],
  ['W4>g!', play('W4', { color: 'g', call: true })],
  ['wild draw four blue uno', play('W4', { color: 'b', call: true })],
  ['w', play('W')],
  ['w4', play('W4')],
  ['R7>P2', play('R7', { seat: 1 })],
  ['r7 mara', play('R7', { seat: 1 })],
  ['jump,R5', play('R5', { jump: true })],
  ['j r5 u', play('R5', { jump: true, call: true })],
  ['d', { kind: 'act', act: 'draw' }],
  ['UNO!', { kind: 'act', act: 'uno' }],
  ['challenge', { kind: 'act', act: 'challenge' }],
  ['next', { kind: 'act', act: 'next' }],
  ['catch', { kind: 'catch', name: '' }],
  ['catch,P3', { kind: 'catch', name: 'p3' }],
  ['catch Mara', { kind: 'catch', name: 'mara' }],
  ['colour,g', { kind: 'color', color: 'g' }],
  ['green', { kind: 'color', color: 'g' }],
  ['Jonas', { kind: 'player', name: 'jonas' }],
  ['?', { kind: 'ask', question: 'help' }],
  ['who', { kind: 'ask', question: 'who' }],
  ['', { kind: 'unknown' }],
  ['red', { kind: 'color', color: 'r' }],
  ['red 77', { kind: 'unknown' }],
  ['a7', { kind: 'unknown' }],
  ['nonsense', { kind: 'unknown' }],
])('%j is understood', (text, command) => {
  expect(understand(text, table)).toEqual(command);
});

test('gold is named by its word and by both of its letters', () => {
  for (const text of ['a7', 'au7', 'gold 7']) expect(understand(text, zelda)).toEqual(play('A7'));
  expect(understand('wt au', zelda)).toEqual(play('WT', { color: 'a' }));
  expect(understand('y7', zelda)).toEqual({ kind: 'unknown' });
});

test('a beginning names a player where only one has it', () => {
  expect(seatNamed('ma', table)).toBe(1);
  const twins = { ...table, seats: table.seats.map((seat) => ({ ...seat, name: `Bot ${seat.seat}` })) };
  expect(seatNamed('bot', twins)).toBeNull();
  expect(seatNamed('bot 2', twins)).toBe(2);
});

describe.each(Object.keys(LANGUAGES) as Language[])('in %s', (tag) => {
  test('every card is understood by its name, and no word stands for two commands', async () => {
    await speak(tag);
    for (const face of ['R7', 'Y+2', 'GS', 'BR', 'W', 'W4']) expect(understand(faceWords(face), table)).toMatchObject({ kind: 'play', face });
    expect(understand(`${faceWords('W')} ${say('color', { color: 'g' })}`, table)).toEqual(play('W', { color: 'g' }));
    const commands = [...ACTS, ...QUESTIONS, 'catch', 'jump', 'colour'];
    const words = commands.flatMap(wordsFor);
    expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([]);
    for (const act of ACTS) for (const word of wordsFor(act)) expect(understand(word, table)).toEqual({ kind: 'act', act });
    for (const question of QUESTIONS) for (const word of wordsFor(question)) expect(understand(word, table)).toEqual({ kind: 'ask', question });
  });
});
