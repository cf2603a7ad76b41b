/** Made-up tables in every state, from states.json, which the browser tests read too. */
import data from './states.json';
import { playsOf } from '../src/lib/reduce';
import type { Snapshot, View } from '../src/lib/wire';

/** What a state changes of the base; `blocked` is the reason of all cards that may not be played, `recent` how it came about. */
type Change = Partial<View> & { blocked?: string; recent?: Snapshot['recent'] };

const states = data.states as unknown as Record<string, Change>;

export const STATES: readonly string[] = Object.keys(states);

export function viewOf(state: string): View | null {
  const change = states[state];
  if (!change) return null;
  const { blocked = 'action/no_match', recent: _, ...rest } = change;
  const view: View = { ...(data.base as unknown as View), ...rest, match: `mock-${state}` };
  view.why = Object.fromEntries(view.hand.filter((face) => playsOf(view, face).length === 0).map((face) => [face, blocked]));
  return view;
}

export function snapshotOf(state: string): Omit<Snapshot, 'kind'> | null {
  const view = viewOf(state);
  return view && { number: 40, answer: 'fresh', view, recent: states[state]?.recent ?? (data.recent as Snapshot['recent']) };
}
