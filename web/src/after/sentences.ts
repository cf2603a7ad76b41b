/** The share that was won, in words. */
import type { Statistics } from '../lib/history';
import { say } from '../lib/words.svelte';

function percent(share: number): number {
  return Math.round(share * 100);
}

/** "12 of 30: 40 %" */
export function wonWords({ won, games }: Statistics): string {
  return say('history-won-share', { won, games, share: games ? percent(won / games) : 0 });
}

export function intervalWords({ low, high }: Statistics): string {
  return say('history-interval', { low: percent(low), high: percent(high) });
}
