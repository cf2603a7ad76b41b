/** The end of a challenge, in words. */
import type { Face } from './cards';
import type { Judged } from './reduce';
import { list, rich, say } from './words.svelte';
import type { Rich } from './words.svelte';

/** What a challenge came to, told to whoever made it: how it stood then, not what was played since. */
export function verdictWords(told: Judged & { guilty: boolean }, accused: string, held: readonly Face[]): Rich {
  const args = { name: accused, ...(told.named === null ? { form: 'plain', color: '' } : { form: 'named', color: { color: told.named } }) };
  if (!told.guilty) return rich('verdict-fair', { ...args, count: told.cost ?? 6 });
  const cards = held.length ? list(held.map((face) => ({ face })), 'and') : say('verdict-card');
  return rich('verdict-bluff', { ...args, cards, count: told.cost ?? 4 });
}
