import { expect, test } from 'vitest';
import { fold } from './score';
import type { Match } from './score';
import { fromJson, fromLink, toCsv, toJson, toLink } from './scorefiles';
import type { Heads } from './scorefiles';

const MATCH: Match = {
  id: 'abc', created: 1_700_000_000_000, changed: 1_700_000_900_000, draft: null, done: 4,
  setup: { edition: 'zelda', decks: 1, names: ['Mara, "M"', '=1+1', 'アイコ'], scoring: 'lowest', target: 200, teams: false, blocked: 'lowest', dealer: 1 },
  entries: [
    { kind: 'round', winner: 0, hands: [null, '3ST', 17] }, { kind: 'change', round: 0, winner: 1, hands: [5, null, 'WF'] },
    { kind: 'round', winner: null, hands: ['1', '2', '3'] }, { kind: 'leave', seat: 2 }, { kind: 'return', seat: 2 },
  ],
};
const HEADS: Heads = { round: 'Round', dealer: 'Dealer', out: 'Out', blocked: 'blocked', held: (name) => `${name} held`, gained: (name) => `${name} +`, total: (name) => `${name} total` };

test('a file gives the match back, undone entries included', () => {
  expect(fromJson(toJson(MATCH))).toEqual(MATCH);
});

test('a file that is none is refused', () => {
  expect(['', '{', 'null', '[]', '{"wildpile_score":2}', '{"wildpile_score":1,"match":{}}'].map(fromJson)).toEqual([null, null, null, null, null, null]);
});

test('the table for spreadsheets quotes what must be, and no name becomes a formula', () => {
  const [head, first, second, rest] = toCsv(MATCH, HEADS).split('\r\n');
  expect(head).toBe(`\uFEFFRound,Dealer,Out,"Mara, ""M"" held","Mara, ""M"" +","Mara, ""M"" total",'=1+1 held,'=1+1 +,'=1+1 total,アイコ held,アイコ +,アイコ total`);
  expect(first).toBe("1,'=1+1,'=1+1,5,5,5,0,0,0,100,100,100");
  expect(second).toBe('2,アイコ,blocked,1,1,6,2,2,2,3,3,103');
  expect(rest).toBe('');
});

test('a link gives the same state back, in letters that stand in addresses', async () => {
  const link = await toLink(MATCH);
  expect(link).toMatch(/^[\w-]+$/);
  const found = await fromLink(link);
  expect(found && fold(found)).toEqual(fold(MATCH));
});

test('a link of ten players and twenty rounds fits in a QR code', async () => {
  const names = ['Mara', 'Jonas', 'Aiko', 'Tomás', 'Edda', 'Bo', 'Cem', 'Dora', 'Emil', 'Fay'];
  const entries = Array.from({ length: 20 }, (_, round) => ({ kind: 'round' as const, winner: round % 10, hands: names.map((_, seat) => (seat === round % 10 ? null : (seat * 37 + round * 91) % 113)) }));
  const link = await toLink({ ...MATCH, setup: { ...MATCH.setup, names, scoring: 'winner', target: 10_000 }, entries, done: 20 });
  expect(link.length).toBeLessThan(1100);
});

test('a damaged link, and one that unfolds without end, are refused', async () => {
  const link = await toLink(MATCH);
  const bomb = new Response(new Blob(['0'.repeat(5_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw')));
  const long = btoa(Array.from(new Uint8Array(await bomb.arrayBuffer()), (byte) => String.fromCharCode(byte)).join(''));
  const texts = [link.slice(0, -7), link.slice(5), 'AAAA', '', long.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')];
  expect(await Promise.all(texts.map(fromLink))).toEqual(texts.map(() => null));
});
