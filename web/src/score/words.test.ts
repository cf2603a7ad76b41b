import { expect, test } from 'vitest';
import { FluentResource } from '@fluent/bundle';
import sources from './words/en';

const files = {
  ...import.meta.glob<string>('./*.{svelte,ts}', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('../components/{Choice,Dialog,Editions,Language,Switch,Word}.svelte', { query: '?raw', import: 'default', eager: true }),
};

test("every message that the pad's parts name is among what the pad fetches", () => {
  const known = new Set(sources.flatMap((source) => new FluentResource(source).body.map((message) => message.id)));
  const named = Object.values(files).flatMap((text) => [...text.matchAll(/\bsay(?:If)?\(\s*'([\w-]+)'/g)].map((match) => match[1] ?? ''));
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter((key) => !known.has(key))).toEqual([]);
});
