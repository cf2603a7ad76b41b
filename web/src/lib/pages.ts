/** Which page an address shows, with the page itself: who plays does not wait for the start page's files. */
import type { Component } from 'svelte';
import type { SeatPath } from './api';
import { routeOf } from './route';
import { speakAlso } from './words.svelte';
import { CATALOGUES as AFTER } from '../after/words';
import { MORE } from '../words';

export type Shown = { hash: string } & ({ page: 'table'; path: SeatPath; Page: Component<SeatPath> } | { page: 'start' | 'history' | 'missing'; Page: Component });

/** The sheets that are opened at a table, with what they say; null where they cannot be fetched now. */
export async function overlays() {
  try {
    const [{ default: Overlays }] = await Promise.all([import('../components/Overlays.svelte'), speakAlso(MORE)]);
    return Overlays;
  } catch {
    return null;
  }
}

/** The end of a round, looking back and the games of this device, with what they say. */
async function after() {
  const [found] = await Promise.all([import('../after'), speakAlso(AFTER)]);
  return found;
}

/** The same at a table; null where it cannot be fetched now. */
export function afterwards(): Promise<Awaited<ReturnType<typeof after>> | null> {
  return after().catch(() => null);
}

export async function pageOf(hash: string): Promise<Shown> {
  const route = routeOf(hash);
  if (route.page === 'table') return { hash, ...route, Page: (await import('../pages/Table.svelte')).default };
  if (route.page === 'start') {
    const [Start] = await Promise.all([import('../pages/Start.svelte'), speakAlso(MORE)]);
    return { hash, page: 'start', Page: Start.default };
  }
  if (route.page === 'history') return { hash, page: 'history', Page: (await after()).History };
  return { hash, page: 'missing', Page: (await import('../pages/Missing.svelte')).default };
}
