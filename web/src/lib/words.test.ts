/** The catalogues: every language says all that English says, with the same variables, and nothing goes wrong in between. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { FluentVariable } from '@fluent/bundle';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STATES, viewOf } from '../../mock/views';
import { why } from './advice';
import { endTexts } from './ending';
import { sentence } from './log';
import { prompt } from './prompt';
import { tableOf } from './text';
import { EVENT_TYPES } from './wire';
import { LANGUAGES, capital, colorWords, faceName, faceWords, joined, language, languageOf, list, marked, plain, rich, say, sayIf, sentences, since, speak } from './words.svelte';
import type { Language } from './words.svelte';

/** What only the server says, on the pages that teach, is in English alone so far: tests/lessons/ and tests/words/ look at it. */
const sources = import.meta.glob<string>(['../../../src/wildpile/words/*/*.ftl', '!../../../src/wildpile/words/*/{learn,pages,result,settle,train}.ftl'], { eager: true, query: '?raw', import: 'default' });
const code = import.meta.glob<string>(['../**/*.{ts,svelte}', '!../**/*.test.ts', '!../teach/**'], { eager: true, query: '?raw', import: 'default' });
const TAGS = Object.keys(LANGUAGES) as Language[];
/** Keys that are put together from a code, by their beginnings. */
const BY_CODE = /^(?:away|command-word|conflict|error-(?:gathering|table|request|server)|gather-kind|group|key|keys|level|log|motion|pace|preset|reason|score-(?:blocked|extra|goal|keep|rank|scoring|tag|trouble|what|won)|sort|sound|switch|taps|text-size|theme|verb)-/;
const COUNTS = [0, 1, 2, 3, 5, 10, 11, 21, 1000];

type Message = FluentResource['body'][number];
interface Catalogue { messages: Map<string, Message>; bundle: FluentBundle; doubles: string[] }

function catalogueOf(tag: string): Catalogue {
  const bundle = new FluentBundle(tag, { useIsolating: false });
  const messages = new Map<string, Message>();
  const doubles: string[] = [];
  for (const [path, source] of Object.entries(sources)) {
    if (!path.includes(`/words/${tag}/`)) continue;
    const resource = new FluentResource(source);
    for (const message of resource.body) {
      if (messages.has(message.id)) doubles.push(message.id);
      messages.set(message.id, message);
    }
    bundle.addResource(resource);
  }
  return { messages, bundle, doubles };
}

const catalogues = new Map(TAGS.map((tag) => [tag, catalogueOf(tag)]));
const english = catalogueOf('en');

/** Every node of a message, those of the messages that it refers to included. */
function nodes(message: Message | undefined, all: ReadonlyMap<string, Message>): Record<string, unknown>[] {
  const found: Record<string, unknown>[] = [];
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(walk);
    if (typeof value !== 'object' || value === null) return;
    const node = value as Record<string, unknown>;
    found.push(node);
    if (node['type'] === 'mesg') walk(all.get(String(node['name']))?.value);
    Object.values(node).forEach(walk);
  };
  walk(message?.value);
  return found;
}

function variables(key: string, all: ReadonlyMap<string, Message>): string[] {
  return [...new Set(nodes(all.get(key), all).filter((node) => node['type'] === 'var').map((node) => String(node['name'])))].sort();
}

/** For each variable all that a catalogue distinguishes, and numbers where it counts. */
function samples(key: string, all: ReadonlyMap<string, Message>): Map<string, FluentVariable[]> {
  const found = new Map(variables(key, all).map((name): [string, FluentVariable[]] => [name, []]));
  for (const node of nodes(all.get(key), all)) {
    if (node['type'] !== 'select') continue;
    const { name } = node['selector'] as { name: string };
    for (const { key: variant } of node['variants'] as { key: { type: string; value: string | number } }[]) {
      found.get(name)?.push(...(variant.type === 'num' || ['zero', 'one', 'two', 'few', 'many'].includes(String(variant.value)) ? COUNTS : [variant.value]));
    }
  }
  for (const [name, values] of found) if (values.length === 0) values.push(/^(?:count|n|number|total|target|round|players|hand|mercy|place)$/.test(name) ? 1000 : `<${name}>`);
  return found;
}

/** Every mixture of the samples, or a good many. */
function mixtures(of: Map<string, FluentVariable[]>): Record<string, FluentVariable>[] {
  return [...of].reduce<Record<string, FluentVariable>[]>(
    (sofar, [name, values]) => sofar.flatMap((args) => [...new Set(values)].map((value) => ({ ...args, [name]: value }))).slice(0, 2000), [{}]);
}

describe.each(TAGS)('the catalogue %s', (tag) => {
  const { messages, bundle, doubles } = catalogues.get(tag) ?? english;

  test('has the messages of English, each once', () => {
    expect([...messages.keys()].sort()).toEqual([...english.messages.keys()].sort());
    expect(doubles).toEqual([]);
  });

  test('has no line that Fluent cannot read', () => {
    const heads = Object.entries(sources).filter(([path]) => path.includes(`/words/${tag}/`)).flatMap(([, source]) => source.match(/^[\w-]+(?= *=)/gm) ?? []);
    expect(heads.filter((key) => !messages.has(key))).toEqual([]);
    const lines = Object.values(sources).flatMap((source) => source.split('\n').filter((line) => /^\S/.test(line) && !/^(?:#|}|[\w-]+ = ?)/.test(line)));
    expect(lines).toEqual([]);
  });

  test('says everything with the variables of English', () => {
    const other = [...english.messages.keys()].filter((key) => variables(key, messages).join() !== variables(key, english.messages).join());
    expect(other).toEqual([]);
  });

  test('says everything without a fault, whatever is put in', () => {
    const wrong: string[] = [];
    for (const key of messages.keys()) {
      const both = samples(key, messages);
      for (const [name, values] of samples(key, english.messages)) both.set(name, [...(both.get(name) ?? []), ...values]);
      for (const args of mixtures(both)) {
        const faults: Error[] = [];
        const text = bundle.formatPattern(bundle.getMessage(key)?.value ?? '', args, faults);
        if (faults.length || text.trim() === '' || /[{}]|\?\?\?| {2}|\n/.test(text)) wrong.push(`${key} ${JSON.stringify(args)}: ${text} ${faults.join()}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('shows each thing that English shows, whatever the case', () => {
    const shown = (bundle: FluentBundle, key: string, args: Record<string, FluentVariable>) =>
      [...new Set(bundle.formatPattern(bundle.getMessage(key)?.value ?? '', args, []).match(/<\w+>/g))].sort().join();
    const other: string[] = [];
    for (const key of english.messages.keys()) {
      for (const args of mixtures(samples(key, english.messages))) {
        if (shown(bundle, key, args) !== shown(english.bundle, key, args)) other.push(`${key} ${JSON.stringify(args)}`);
      }
    }
    expect(other).toEqual([]);
  });
});

describe.each(TAGS)('spoken in %s', (tag) => {
  beforeAll(() => speak(tag));
  afterAll(() => speak('en'));

  test('every prompt, advice, end and line of the log is there', () => {
    for (const state of STATES) {
      const view = viewOf(state);
      if (!view) throw new Error(state);
      const texts = [plain(prompt(view, null, false).title), plain(endTexts(view).title), ...Object.entries(view.why).flatMap(([face, reason]) => Object.values(why(face, reason, view)))];
      for (const type of EVENT_TYPES) {
        texts.push(plain(sentence({ type, seat: 1, other: 2, face: 'R7', faces: ['W', 'G+2'], color: 'r', count: 2, owed: 3, cause: 'uno', round: 1, points: 20 }, tableOf(view))));
      }
      for (const text of texts) expect(text).toMatch(/^[^{}]{2,}$/);
      expect(texts.filter((text) => /undefined|null|NaN|^[a-z]+-[a-z_-]+$/.test(text))).toEqual([]);
    }
  });

  test('no two cards and no two colours have the same name', () => {
    const faces = [...'RYAGB'].flatMap((color) => ['0', '3', '7', 'S', 'R', '+2'].map((rank) => color + rank)).concat('W', 'W4', 'WT', 'WS', 'WC');
    expect(new Set(faces.map(faceName)).size).toBe(faces.length);
    expect(new Set(faces.map(faceWords)).size).toBe(faces.length);
    expect(new Set((['r', 'y', 'a', 'g', 'b'] as const).map(colorWords)).size).toBe(5);
  });
});

test.each([
  ['en', ['0 cards', '1 card', '2 cards', '5 cards']], ['es', ['0 cartas', '1 carta', '2 cartas', '5 cartas']],
  ['fr', ['0 carte', '1 carte', '2 cartes', '5 cartes']], ['de', ['0 Karten', '1 Karte', '2 Karten', '5 Karten']],
  ['pt', ['0 carta', '1 carta', '2 cartas', '5 cartas']], ['ja', ['0枚', '1枚', '2枚', '5枚']],
] as const)('in %s 0, 1, 2 and 5 cards are counted as they are there', async (tag, counted) => {
  await speak(tag);
  expect([0, 1, 2, 5].map((count) => say('card-count', { count }))).toEqual(counted);
  await speak('en');
});

test('every key that the code names is in English, and none is there for nothing', () => {
  const texts = Object.values(code).map((text) => text.replace(/\/\*[^]*?\*\//g, ''));
  const named = new Set(texts.flatMap((text) => [...text.matchAll(/['`]([a-z][\w]*(?:-[\w-]+)*)['`]/g)].map((match) => match[1] ?? '')));
  const called = texts.flatMap((text) => [...text.matchAll(/\b(?:say|sayIf|rich|marked)\('([\w-]+)'/g)].map((match) => match[1] ?? ''));
  expect(called.filter((key) => !english.messages.has(key))).toEqual([]);
  const referred = new Set([...english.messages.keys()].flatMap((key) => nodes(english.messages.get(key), english.messages).filter((node) => node['type'] === 'mesg').map((node) => String(node['name']))));
  expect([...english.messages.keys()].filter((key) => !named.has(key) && !referred.has(key) && !BY_CODE.test(key))).toEqual([]);
});

test('what is drawn stands where the translator put it', async () => {
  const args = { who: 'other', name: { name: 'Mara' }, form: 'named', face: { face: 'W' }, color: { color: 'g' } } as const;
  expect(rich('log-played', args)).toEqual([{ name: 'Mara' }, ' plays ', { face: 'W' }, ' and names ', { color: 'g' }, '.']);
  expect(say('log-played', args)).toBe('Mara plays Wild and names green.');
  await speak('ja');
  expect(rich('log-played', args).filter((part) => typeof part !== 'string')).toHaveLength(3);
  await speak('en');
});

test('a name cannot pass for a mark', () => {
  expect(rich('log-left', { who: 'other', name: 'A\ue000\uf8ffB' })).toEqual(['AB leaves the table.']);
});

test('things in a list are joined by the language', async () => {
  const cards = list([{ face: 'R7' }, { face: 'B2' }, { face: 'W' }], 'and');
  expect(say('log-discarded', { who: 'you', cards })).toBe('You lay own wilds under the pile: red 7, blue 2 and Wild.');
  await speak('de');
  expect(say('log-discarded', { who: 'you', cards })).toContain(' und ');
  expect(joined(['a', 'b'], 'or')).toBe('a oder b');
  await speak('en');
});

test('words between stars stand out, and nowhere else', () => {
  expect(marked('howto-wild')).toEqual(['', { strong: 'Wild' }, ': name a colour.']);
  expect(say('log-left', { who: 'other', name: '**' })).toBe('** leaves the table.');
});

test('a message that is missing is no sentence of its own', () => {
  expect(sayIf('not-there')).toBeNull();
  expect(say('not-there')).toBe('not-there');
});

test('sentences follow each other as the language has it', async () => {
  expect(sentences(['One.', '', 'Two.'])).toBe('One. Two.');
  await speak('ja');
  expect(sentences(['一。', '二。'])).toBe('一。二。');
  expect(since(5, 'minute')).toBe('5 分前');
  await speak('en');
});

test.each([['pt-BR', 'pt'], ['DE', 'de'], ['ja-JP-u-ca-japanese', 'ja'], ['nl', null], ['', null], [null, null], ['constructor', null]])('%s is spoken as %s', (tag, found) =>
  expect(languageOf(tag)).toBe(found));

test('the made-up languages are longer, and from right to left', async () => {
  const text = say('start-title');
  await speak('en-XA');
  expect(say('start-title').length).toBeGreaterThan(text.length * 1.2);
  expect(say('log-left', { who: 'other', name: 'Mara' })).toContain('Mara');
  await speak('ar-XB');
  expect([language(), say('start-title').includes('\u202ePull\u202c')]).toEqual(['ar-XB', true]);
  expect(marked('howto-wild').filter((part) => typeof part !== 'string')).toHaveLength(1);
  await speak('en');
  expect(capital('énorme')).toBe('Énorme');
});
