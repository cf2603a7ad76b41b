/** Ask the engine: lay out a table by tapping. */
import { mount } from 'svelte';
import Ask from './Ask.svelte';
import { given } from './data';
import type { AskGiven, AskWords } from './asking.svelte';
import type { Named } from './play';

const target = document.getElementById('ask');
if (target) {
  const props = { given: given<AskGiven>('given'), words: given<AskWords>('words'), colors: given<Named[]>('colors') };
  target.replaceChildren();
  mount(Ask, { target, props });
}
