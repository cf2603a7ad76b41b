/** Settle's search, over the questions of every language. */
import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { finder } from './search';

const sources = import.meta.glob<string>('../../../src/wildpile/words/*/settle.ftl', { eager: true, query: '?raw', import: 'default' });

/** A text without choices; of a choice all that might be said. */
function plain(pattern: unknown): string {
  if (typeof pattern === 'string') return pattern;
  return JSON.stringify(pattern ?? '').replace(/[{}[\]"]/g, ' ');
}

const languages = Object.entries(sources).map(([path, source]) => {
  const asked = new FluentResource(source).body.filter((one) => one.id.startsWith('ask-') && one.attributes['q'])
    .map(({ id, attributes }) => ({ key: id.slice(4), q: plain(attributes['q']), a: plain(attributes['a']), say: plain(attributes['say']) }));
  return { tag: path.split('/').at(-2) ?? '', asked, find: finder(asked) };
});

test.each([
  ['en', '+2 on +2', 'two-on-two'],
  ['en', 'can I stack draw twos', 'two-on-two'],
  ['en', 'stakcing plus 2', 'two-on-two'],
  ['en', 'plus two on plus four', 'two-on-four'],
  ['en', 'draw untill i can play', 'draw-until'],
  ['en', 'whats the penalty for forgeting uno', 'uno-penalty'],
  ['en', 'reverse with 2 playrs', 'reverse-two'],
  ['en', 'jump in', 'jump-in'],
  ['en', 'finish on a skip', 'finish-action'],
  ['en', 'trifroce last card', 'triforce-last'],
  ['en', 'who goes first', 'who-starts'],
  ['en', 'empty draw pile', 'empty-pile'],
  ['en', 'can i play +4 whenever i want', 'four-whenever'],
  ['es', 'puedo tirar un mas dos sobre otro +2', 'two-on-two'],
  ['es', '¿Se puede acumular +2?', 'two-on-two'],
  ['fr', 'plus deux sur plus quatre', 'two-on-four'],
  ['fr', 'empiler +2', 'two-on-two'],
  ['de', '+2 auf +2 legen', 'two-on-two'],
  ['de', 'plus zwei auf plus vier', 'two-on-four'],
  ['pt', 'mais dois em cima de mais dois', 'two-on-two'],
  ['pt', 'empilhar +2', 'two-on-two'],
  ['ja', 'ドローツーにドローツーを重ねる', 'two-on-two'],
])('%s: %s finds %s among the first three', (tag, text, key) => {
  expect(languages.find((one) => one.tag === tag)?.find(text).slice(0, 3)).toContain(key);
});

test.each(languages)('every question of $tag is found by its own words, first or second', ({ asked, find }) => {
  expect(asked.length).toBeGreaterThan(60);
  expect(asked.filter(({ q, key }) => !find(q).slice(0, 2).includes(key)).map(({ key }) => key)).toEqual([]);
});

test.each(languages)('nonsense finds nothing in $tag', ({ find }) => expect(find('xylophone zzzz')).toEqual([]));
