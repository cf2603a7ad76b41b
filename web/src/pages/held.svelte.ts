/** The hand as the player holds it: in which order, and which card they have taken up. */
import { SORT_MODES, sortHand } from '../lib/cards';
import type { Face, SortMode } from '../lib/cards';
import { handKeys } from '../lib/motion.svelte';
import { arrange, moveCard, readOrder } from '../lib/order';
import { settings } from '../lib/settings.svelte';

/** A card of the hand: its face, and which copy it is. */
export interface Picked { face: Face; key: string }

export class Held {
  /** The card that a first press took up; a second one plays it. */
  picked = $state.raw<Picked | null>(null);
  #arranging = $state(false);
  #order = $state.raw<Face[]>([]);
  /** The order for this seat alone, kept while the tab is open. */
  readonly #place: string;

  constructor(seat: string, private readonly cards: () => { hand: readonly Face[]; playable: ReadonlySet<Face> }) {
    this.#place = `wildpile-order:${seat}`;
    this.#order = readOrder(recall(this.#place));
  }

  readonly shown = $derived.by(() => {
    const { hand, playable } = this.cards();
    return settings.sort === 'own' ? arrange(this.#order, hand) : sortHand(hand, settings.sort, playable);
  });
  readonly keys = $derived(handKeys(this.shown));

  /** Whether a press takes a card up to be moved, not to be played. */
  get arranging(): boolean {
    return this.#arranging && settings.sort === 'own';
  }

  /** Another hand than before: an own order takes it in, and nothing that is gone stays taken up. */
  follow(): void {
    if (settings.sort === 'own') this.#keep(this.shown);
    if (this.picked !== null && !this.keys.includes(this.picked.key)) this.picked = null;
    if (!this.arranging && this.picked !== null && !this.cards().playable.has(this.picked.face)) this.picked = null;
  }

  /** An own order begins as the cards lie. */
  sortBy(mode: SortMode): void {
    if (mode === 'own' && settings.sort !== 'own') this.#keep(this.shown);
    if (mode !== 'own') this.stopArranging();
    settings.sort = mode;
  }

  sortNext(): void {
    this.sortBy(SORT_MODES[(SORT_MODES.indexOf(settings.sort) + 1) % SORT_MODES.length] ?? 'colour');
  }

  /** Lay a card at another place; returns where it lies then, from 0. */
  move(from: number, to: number): number {
    this.sortBy('own');
    const at = Math.max(0, Math.min(to, this.shown.length - 1));
    const face = this.shown[from];
    this.#keep(moveCard(this.shown, from, at));
    if (face !== undefined && this.picked !== null) this.picked = { face, key: this.keys[at] ?? '' };
    return at;
  }

  arrange(): void {
    this.#arranging = !this.arranging;
    this.picked = null;
  }

  stopArranging(): void {
    if (this.arranging) this.picked = null;
    this.#arranging = false;
  }

  #keep(order: Face[]): void {
    this.#order = order;
    try {
      sessionStorage.setItem(this.#place, JSON.stringify(order));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

function recall(place: string): string | null {
  try {
    return sessionStorage.getItem(place);
  } catch {
    return null;
  }
}
