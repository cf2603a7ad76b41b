/** Examples on a page become playable when they are opened. */
import { mount } from 'svelte';
import type PlayerType from './Player.svelte';
import { given } from './data';
import type { Example, Words } from './data';

export interface Named { code: string; name: string; css: string }

export function play(Player: typeof PlayerType, words: Words): void {
  const colors = given<Named[]>('colors');
  const begin = (box: Element) => {
    const example = given<Example>(box.querySelector(':scope > script'));
    const each = box.querySelector(':scope > .each');
    const end = box.querySelector(':scope > .end')?.textContent ?? '';
    const target = document.createElement('div');
    box.replaceChildren(target, ...(each ? [each] : []));
    mount(Player, { target, props: { example, words, colors, end } });
  };
  for (const box of document.querySelectorAll('.play')) {
    const fold = box.closest('details');
    if (!fold || fold.open) begin(box);
    else fold.addEventListener('toggle', () => begin(box), { once: true });
  }
}
