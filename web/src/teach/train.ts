/** Train. */
import { mount } from 'svelte';
import Train from './Train.svelte';
import { given } from './data';
import type { TrainGiven } from './training.svelte';

const target = document.getElementById('train');
if (target) {
  target.replaceChildren();
  mount(Train, { target, props: { given: given<TrainGiven>('given'), words: given('words') } });
}
