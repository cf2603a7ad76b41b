/**
 * How the client speaks: every text that a person reads is a message of src/wildpile/words/<language>/*.ftl (docs/translating.md).
 *
 *   import { list, rich, say } from '../lib/words.svelte';
 *
 *   <h1>{say('start-title')}</h1>                           a text; it changes by itself when the language does
 *   say('card-count', { count: 3 })                         numbers as numbers: each language has its plurals
 *   say('log-left', { who: 'other', name: 'Mara' })         whole sentences: who acts is a variable, nothing is put together
 *   say('fits', { cards: list(['red', 'a 7'], 'or') })      lists are joined by the language
 *   <Rich parts={rich('log-played', { who: 'other', name: { name: 'Mara' }, form: 'plain', face: { face: 'R7' } })} />
 *                                                           cards, colours and names that are drawn, wherever a translator puts them
 *   sentences([say('a'), say('b')])                         one sentence after another
 *   sayIf('switch-new')                                     null where the catalogue has no such message
 *
 * Call them in templates, in $derived and in handlers, not at the top of a module: there no language is loaded yet.
 * A new text is a message in en/ and, translated, in every other language; the tests say what is missing.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { faceCodes } from './cards';
import type { Color, Face } from './cards';
import { root } from './root';

/** The languages of the menu, each by its own name. */
export const LANGUAGES = { en: 'English', es: 'Español', fr: 'Français', de: 'Deutsch', pt: 'Português', ja: '日本語' } as const;
export type Language = keyof typeof LANGUAGES;
/** Made-up ones for trying layouts, behind `?lang=` alone: a lengthened English, and one from right to left. */
const PSEUDO = ['en-XA', 'ar-XB'] as const;
/** Those read from right to left. */
const FROM_RIGHT: readonly string[] = ['ar-XB'];
type Spoken = Language | (typeof PSEUDO)[number];

/** A piece of a sentence: words, or what is drawn. */
export type Part = string | { face: Face } | { color: Color } | { name: string } | { strong: string };
export type Rich = Part[];
interface Listed { items: readonly Part[]; type: 'conjunction' | 'disjunction' | 'unit' }
export type Args = Record<string, Part | number | Rich | Listed>;

const COOKIE = 'wildpile_language';
const YEAR = 365 * 24 * 60 * 60;
/** The spelling of numbers and lists, where the language alone does not say. */
const LOCALES: Partial<Record<Spoken, string>> = { en: 'en-GB', 'en-XA': 'en-GB', 'ar-XB': 'en-GB', pt: 'pt-BR' };
/** How each language's catalogue is fetched: a page has its own, with what is said on it. */
export type Catalogues = Record<Language, () => Promise<{ default: string[] }>>;
let catalogues: Catalogues[] = [];
const REMEMBERED = 1000;
/** Where a message has something to be drawn, Fluent gets one of these characters, and the result is cut at them. */
const FIRST_MARK = 0xe000;
const MARKS = /[\ue000-\uf8ff]/g;

interface Words { language: Spoken; locale: string; bundle: FluentBundle; lists: Map<string, Intl.ListFormat>; said: Map<string, string> }

function wordsFrom(language: Spoken, sources: readonly string[], transform?: (text: string) => string): Words {
  const locale = LOCALES[language] ?? language;
  // From right to left, what is put in needs to be isolated; else the marks would only be in the way of a search.
  const bundle = new FluentBundle(locale, { useIsolating: FROM_RIGHT.includes(language), ...(transform ? { transform } : {}) });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return { language, locale, bundle, lists: new Map(), said: new Map() };
}

let words = $state.raw<Words>(wordsFrom('en', []));
/** English, once a message was missing. */
let english = $state.raw<Words | null>(null);
let asked = false;
/** The language asked for last: another may still be on its way. */
let latest: Spoken = 'en';
/** How often something was asked for: what comes late is not what was asked for last. */
let asks = 0;

// Which language.

export function language(): string {
  return words.language;
}

export function direction(): 'ltr' | 'rtl' {
  return FROM_RIGHT.includes(words.language) ? 'rtl' : 'ltr';
}

/** What a language tag such as `pt-BR` comes to here, or null. */
export function languageOf(tag: string | null | undefined): Language | null {
  const short = tag?.toLowerCase().split('-')[0] ?? '';
  return Object.hasOwn(LANGUAGES, short) ? (short as Language) : null;
}

/** The language to begin with: of the address, else of the cookie, else the browser's first that is here. */
export function preferred(): Spoken {
  const wanted = new URLSearchParams(location.search).get('lang');
  const pseudo = PSEUDO.find((one) => one === wanted);
  const kept = new RegExp(`(?:^|; )${COOKIE}=([\\w-]+)`).exec(document.cookie)?.[1];
  return pseudo ?? [wanted, kept, ...navigator.languages].map(languageOf).find((one) => one !== null) ?? 'en';
}

/** Take a page's catalogues; before anything is said. */
export function speakFrom(own: Catalogues): void {
  catalogues = [own];
}

/** Take further catalogues, for what is opened later. */
export async function speakAlso(own: Catalogues): Promise<void> {
  if (catalogues.includes(own)) return;
  const before = [...catalogues];
  catalogues.push(own);
  try {
    await speak(latest);
  } catch (error) {
    catalogues = before;
    throw error;
  }
}

/** Speak a language from now on; whatever is on the page follows. */
export async function speak(language: Spoken): Promise<void> {
  latest = language;
  const ask = ++asks;
  const found = await load(language);
  if (ask === asks) words = found;
}

/** Speak a language because somebody chose it: it is remembered, and the address has no say any more. */
export async function choose(language: Language): Promise<void> {
  const { pathname } = new URL('.', root());
  document.cookie = `${COOKIE}=${language}; Path=${pathname}; Max-Age=${YEAR}; SameSite=Lax`;
  const url = new URL(location.href);
  url.searchParams.delete('lang');
  history.replaceState(history.state, '', url);
  await speak(language);
}

async function load(language: Spoken): Promise<Words> {
  if (language === 'en-XA' || language === 'ar-XB') {
    const [{ lengthened, reversed }, sources] = await Promise.all([import('./pseudo'), sourcesOf('en')]);
    return wordsFrom(language, sources, language === 'en-XA' ? lengthened : reversed);
  }
  return wordsFrom(language, await sourcesOf(language));
}

async function sourcesOf(language: Language): Promise<string[]> {
  return (await Promise.all(catalogues.map((one) => one[language]()))).flatMap((found) => found.default);
}

// Messages.

/** A message as a text. */
export function say(key: string, args: Args = {}): string {
  // The same is said again and again: every change of the table asks for most of what is on it.
  const { said } = words;
  const asked = key + JSON.stringify(args);
  const known = said.get(asked);
  if (known !== undefined) return known;
  const parts = format(words, key, args);
  if (parts === null) return plain(inEnglish(key, args) ?? [key]);
  if (said.size >= REMEMBERED) said.clear();
  const text = plain(parts);
  said.set(asked, text);
  return text;
}

/** A message as a text, or null where the catalogue has none. */
export function sayIf(key: string, args: Args = {}): string | null {
  const parts = format(words, key, args);
  return parts && plain(parts);
}

/** A message in parts, some of which are drawn. */
export function rich(key: string, args: Args = {}): Rich {
  return format(words, key, args) ?? inEnglish(key, args) ?? [key];
}

/** A message in which `**words**` stand out. */
export function marked(key: string, args: Args = {}): Rich {
  return rich(key, args).flatMap((part): Rich =>
    typeof part === 'string' ? part.split('**').map((text, i) => (i % 2 ? { strong: text } : text)) : [part]);
}

/** Several things in one place of a message: "red 7, blue 2 and a Skip". */
export function list(items: readonly Part[], joint: 'and' | 'or' | 'comma'): Listed {
  return { items, type: joint === 'and' ? 'conjunction' : joint === 'or' ? 'disjunction' : 'unit' };
}

/** The same as a text of its own. */
export function joined(texts: readonly string[], joint: 'and' | 'or' | 'comma'): string {
  return joiner(words, list(texts, joint).type).format(texts);
}

/** "5 minutes ago" */
export function since(count: number, unit: 'minute' | 'hour' | 'day'): string {
  return new Intl.RelativeTimeFormat(words.locale).format(-count, unit);
}

/** "21 Sept 2026, 14:28" */
export function moment(time: number): string {
  return new Intl.DateTimeFormat(words.locale, { dateStyle: 'medium', timeStyle: 'short' }).format(time);
}

/** One sentence after another; empty ones do not count. */
export function sentences(texts: readonly string[]): string {
  return texts.filter((text) => text !== '').reduce((first, second) => (first === '' ? second : say('sentences', { first, second })), '');
}

/** A message may be missing in a catalogue that somebody is still working on: then English is fetched. */
function inEnglish(key: string, args: Args): Rich | null {
  if (english) return format(english, key, args);
  if (!asked && words.language !== 'en') {
    asked = true;
    load('en').then((found) => (english = found), () => (asked = false));
  }
  return null;
}

function format(from: Words, key: string, args: Args): Rich | null {
  const message = from.bundle.getMessage(key);
  if (!message?.value) return null;
  const marks: Part[] = [];
  const mark = (part: Part): string => (typeof part === 'string' ? part.replace(MARKS, '') : String.fromCharCode(FIRST_MARK + marks.push(part) - 1));
  const value = (arg: Args[string]): string | number => {
    if (typeof arg === 'number') return arg;
    if (Array.isArray(arg)) return arg.map(mark).join('');
    if (typeof arg === 'object' && 'items' in arg) return joiner(from, arg.type).format(arg.items.map(mark));
    return mark(arg);
  };
  const values = Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, value(arg)]));
  // What cannot be filled in is shown as {$name}: the tests look for it.
  return cut(from.bundle.formatPattern(message.value, values, []), marks);
}

function joiner({ lists, locale }: Words, type: Listed['type']): Intl.ListFormat {
  let found = lists.get(type);
  if (!found) lists.set(type, (found = new Intl.ListFormat(locale, { type, style: type === 'unit' ? 'short' : 'long' })));
  return found;
}

function cut(text: string, marks: readonly Part[]): Rich {
  if (marks.length === 0) return [text];
  const parts: Rich = [];
  let from = 0;
  for (const { index, 0: mark } of text.matchAll(MARKS)) {
    if (index > from) parts.push(text.slice(from, index));
    const part = marks[mark.charCodeAt(0) - FIRST_MARK];
    if (part !== undefined) parts.push(part);
    from = index + 1;
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}

// What is drawn, in words.

export function plain(parts: Rich): string {
  return parts.map(partWords).join('');
}

function partWords(part: Part): string {
  if (typeof part === 'string') return part;
  if ('face' in part) return faceWords(part.face);
  if ('color' in part) return colorWords(part.color);
  return 'name' in part ? part.name : part.strong;
}

export function colorWords(color: Color): string {
  return say('color', { color });
}

/** A face in the middle of a sentence: "red 7", "Wild Draw Four". */
export function faceWords(face: Face): string {
  return say('face', faceCodes(face));
}

/** A face on a label: "Red 7", "Gold Reverse", "Wild Draw Four". */
export function faceName(face: Face): string {
  return capital(say('face-name', faceCodes(face)));
}

/** A face but for its colour: "7", "Skip". */
export function rankWords(face: Face): string {
  return say('rank', faceCodes(face));
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(words.locale) + text.slice(1);
}
