/** Learn: the turns to try, and the examples, each mounted when it is opened. */
import { mount } from 'svelte';
import Player from './Player.svelte';
import Try from './Try.svelte';
import { given } from './data';
import type { Task, Words } from './data';
import { play } from './play';

const words = given<Words & { progress: string[] }>('words');

const list = document.querySelector('.tasks');
if (list) {
  const target = document.createElement('div');
  list.replaceWith(target);
  mount(Try, { target, props: { tasks: given<Task[]>('tasks'), words, progress: words.progress } });
}
play(Player, words);

// Folded words are printed; a browser that cannot do it by the style sheet unfolds them.
let folded: HTMLDetailsElement[] = [];
addEventListener('beforeprint', () => {
  folded = [...document.querySelectorAll<HTMLDetailsElement>('.text:not([open])')];
  for (const one of folded) one.open = true;
});
addEventListener('afterprint', () => folded.forEach((one) => (one.open = false)));

document.querySelector('.printer')?.addEventListener('click', () => print());
