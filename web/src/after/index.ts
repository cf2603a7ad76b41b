/** What is fetched a while after the table: the end of a round or match, looking back at the round, the games of this device. */
export { default as End } from '../components/End.svelte';
export { default as History } from './History.svelte';
export { default as Past } from './Past.svelte';
