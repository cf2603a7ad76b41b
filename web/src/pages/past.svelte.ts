/** What this seat has seen of the round, update by update: kept in memory to look back at, while the game goes on. */
import type { Frame, GameEvent, View } from '../lib/wire';

export interface Moment { number: number; view: View; events: readonly GameEvent[] }

/** A new round, or a snapshot, begins anew; an update that showed this seat nothing is no moment of its own. */
export function remember(moments: readonly Moment[], frame: Frame): readonly Moment[] {
  const last = moments.at(-1);
  const { number, view } = frame;
  if (frame.kind === 'snapshot' || last?.view.round !== view.round) return [{ number, view, events: frame.kind === 'update' ? frame.events : [] }];
  if (number <= last.number || frame.events.length === 0) return moments;
  return [...moments, { number, view, events: frame.events }];
}

export class PastState {
  moments = $state.raw<readonly Moment[]>([]);
  /** The number of the moment that is looked at; null while the table is. */
  at = $state<number | null>(null);

  readonly place = $derived(this.moments.findIndex(({ number }) => number === this.at));
  readonly moment = $derived(this.moments[this.place] ?? null);
  /** How many moves were made since. */
  readonly ago = $derived(this.moments.length - 1 - this.place);
  readonly can = $derived(this.moments.length > 1);

  take(frame: Frame): void {
    this.moments = remember(this.moments, frame);
    if (this.place < 0) this.at = null;
  }

  /** One moment back or on; from the newest on, the table is there again. */
  step(by: 1 | -1): void {
    const from = this.moment ? this.place : this.moments.length - 1;
    if (by === -1 && from > 0) this.at = this.moments[from - 1]?.number ?? null;
    else if (by === 1) this.at = from + 1 < this.moments.length - 1 ? (this.moments[from + 1]?.number ?? null) : null;
  }

  toFirst(): void {
    this.at = this.can ? (this.moments[0]?.number ?? null) : null;
  }

  close(): void {
    this.at = null;
  }

  /** Shift with an arrow steps at any time, an arrow alone while one looks back; false for any other key. */
  obey({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
    if (ctrlKey || metaKey || altKey || (!shiftKey && !this.moment)) return false;
    if (key === 'ArrowLeft' || key === 'ArrowRight') this.step(key === 'ArrowLeft' ? -1 : 1);
    else if (key === 'Home' && this.moment) this.toFirst();
    else if (key === 'End' && this.moment) this.close();
    else return false;
    return true;
  }
}
