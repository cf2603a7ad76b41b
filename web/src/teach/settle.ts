/** Settle: search over the page's own list, links to send, positions that play. */
import Player from './Player.svelte';
import { given } from './data';
import type { Words } from './data';
import { play } from './play';
import { finder } from './search';
import { sender } from './send';

const box = document.getElementById('search');
const topics = document.getElementById('topics');
if (box && topics) {
  const questions = [...topics.querySelectorAll<HTMLDetailsElement>('.q')];
  const find = finder(questions.map((one) => ({
    key: one.id, q: one.querySelector('h3')?.textContent ?? '', a: one.querySelector('p')?.textContent ?? '', say: one.dataset['say'] ?? '',
  })));
  const order = new Map(questions.map((one) => [one, one.parentElement!]));
  const count = box.querySelector('p')!;
  const all = count.textContent ?? '';
  const none = box.dataset['none'] ?? '';
  const field = box.querySelector('input')!;
  const hits = document.createElement('div');
  hits.className = 'list';
  topics.before(hits);

  const search = () => {
    const text = field.value.trim();
    for (const [one, home] of order) home.append(one);
    topics.hidden = text !== '';
    if (text === '') {
      count.textContent = all;
      return;
    }
    const found = find(text).slice(0, 12);
    for (const key of found) hits.append(document.getElementById(key)!);
    count.textContent = found.length ? '' : none;
    questions.forEach((one) => (one.open = one.id === found[0]));
  };
  field.addEventListener('input', search);
  const asked = new URLSearchParams(location.search).get('q');
  if (asked) {
    field.value = asked;
    search();
  }
  const wanted = location.hash && document.getElementById(location.hash.slice(1));
  if (wanted instanceof HTMLDetailsElement) wanted.open = true;
}

if (document.querySelector('.play')) play(Player, given<Words>('words'));
const send = document.getElementById('send');
if (send) sender(send, () => location.href);
