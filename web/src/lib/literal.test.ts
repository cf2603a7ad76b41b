/** No text outside the catalogues: not in a template, not in a label, not in the code. */
import { parse } from 'svelte/compiler';
import { expect, test } from 'vitest';

const components = import.meta.glob<string>(['../**/*.svelte'], { eager: true, query: '?raw', import: 'default' });
const modules = import.meta.glob<string>(['../**/*.ts', '!../**/*.test.ts'], { eager: true, query: '?raw', import: 'default' });

/** Attributes and props that people read or hear. */
const READ = new Set(['title', 'placeholder', 'alt', 'label', 'legend', 'note', 'text', 'summary', 'content', 'aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'aria-placeholder']);
/** Letters; `↵` and `+2` are symbols, and a single capital is what stands on a key. */
const LETTERS = /\p{L}/u;
const CAP = /^[A-Z]$/;
/** What looks like a sentence or a word for people: a capital and small letters, or words with spaces between. */
const SENTENCE = /^\p{Lu}\p{Ll}+(?:[ ,.!?:’].*)?$|\p{L}{2,},? \p{Ll}{2,}.*[.!?]$/u;
/** Names that are no text: of key presses, of elements, and what is thrown at programmers. */
const NAMES = /^(?:Arrow\w+|Home|End|Enter|Space|Esc|Escape|Shift|Tab|Content-Type|GET|POST|Path|Expires|Au|Set)$/;

type Node = Record<string, unknown>;

function walk(value: unknown, see: (node: Node) => void | false): void {
  if (Array.isArray(value)) return value.forEach((one) => walk(one, see));
  if (typeof value !== 'object' || value === null) return;
  const node = value as Node;
  if (see(node) === false) return;
  for (const [key, inner] of Object.entries(node)) if (key !== 'parent' && key !== 'loc') walk(inner, see);
}

/** Texts in an expression of a template, but for keys of messages and what is compared. */
function literals(expression: unknown): string[] {
  const found: string[] = [];
  walk(expression, (node) => {
    if (node['type'] === 'CallExpression' || node['type'] === 'BinaryExpression') return false;
    if (node['type'] === 'Literal' && typeof node['value'] === 'string') found.push(node['value']);
    if (node['type'] === 'TemplateElement') found.push(String((node['value'] as { cooked: string }).cooked));
    return undefined;
  });
  return found;
}

function textsOf(source: string): string[] {
  const found: string[] = [];
  walk(parse(source, { modern: true }).fragment, (node) => {
    if (node['type'] === 'Text') found.push(String(node['data']));
    if (node['type'] === 'ExpressionTag') found.push(...literals(node['expression']));
    if (node['type'] === 'Attribute') {
      if (READ.has(String(node['name']))) walk(node['value'], (inner) => {
        if (inner['type'] === 'Text') found.push(String(inner['data']));
        if (inner['type'] === 'ExpressionTag') found.push(...literals(inner['expression']));
        return undefined;
      });
      return false;
    }
    return node['type'] === 'StyleDirective' || node['type'] === 'Comment' ? false : undefined;
  });
  return found.filter((text) => LETTERS.test(text) && !CAP.test(text.trim()));
}

test('the check finds what it is to find', () => {
  expect(textsOf('<p>Hello</p>')).toEqual(['Hello']);
  expect(textsOf('<p title="Hello" class="x {a ? \'b\' : \'c\'}">{n} ·</p>')).toEqual(['Hello']);
  expect(textsOf('<X label={a ? "One" : say("two")} />{a ? "Three" : `four ${b}`}{#if a}<b aria-label="Five"></b>{/if}')).toEqual(['One', 'Three', 'four ', 'Five']);
  expect(textsOf('<kbd>D</kbd>→')).toEqual([]);
});

test.each(Object.keys(components))('%s has no text of its own', (path) => {
  expect(textsOf(components[path] ?? '')).toEqual([]);
});

test.each([...Object.keys(modules), ...Object.keys(components)])('the code of %s says nothing by itself', (path) => {
  const source = (modules[path] ?? /<script[^]*?<\/script>/.exec(components[path] ?? '')?.[0] ?? '').replace(/\/\*[^]*?\*\/|^\s*\/\/.*$|\s\/\/ .*$/gm, '');
  // LANGUAGES are named in their own.
  const told = path.endsWith('words.svelte.ts') ? source.replace(/export const LANGUAGES.*/, '') : source;
  const texts = [...told.matchAll(/'((?:[^'\\\n]|\\.)*)'|"([^"\n]*)"|`([^`]*)`/g)].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
  expect(texts.filter((text) => SENTENCE.test(text) && !NAMES.test(text))).toEqual([]);
});
