/** A card under the finger: dragged to the pile or flicked up past the line it plays, let go short of it returns. */

/** What letting go now would do: play the card, lay it at another place of the hand, or nothing. */
export type Aim = 'play' | 'place' | 'nothing';

export interface DragTarget {
  /** Where the hand begins; past that line a card plays. */
  line(): number;
  isOverPile(x: number, y: number): boolean;
  /** The place of the hand at that point, or null where places are not the player's own. */
  placeAt(x: number, y: number): number | null;
  drop(key: string, aim: Aim, place: number): void;
}

const SLACK = 8;
const RISE = 40;
const FLICK = { rise: 24, speed: 0.6, within: 90 };

interface Trace { x: number; y: number; time: number }

export class Drag {
  /** The card that is off its place; it stays there until the table has answered. */
  key = $state<string | null>(null);
  by = $state.raw({ x: 0, y: 0 });
  aim = $state<Aim>('nothing');
  place = $state(0);
  /** Whether it is under the finger now. */
  isHeld = $state(false);
  /** A press that became a drag is no click. */
  swallows = false;
  #start: Trace | null = null;
  #trace: Trace[] = [];
  #pressed = '';
  #listening: AbortController | null = null;

  constructor(private readonly target: DragTarget) {}

  press(event: PointerEvent, key: string): void {
    if (!event.isPrimary || event.button !== 0 || this.key !== null) return;
    this.#pressed = key;
    this.swallows = false;
    this.#start = { x: event.clientX, y: event.clientY, time: event.timeStamp };
    this.#trace = [this.#start];
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    addEventListener('pointermove', (move) => this.#move(move), { signal });
    addEventListener('pointerup', (up) => this.#release(up), { signal });
    addEventListener('pointercancel', () => this.cancel(), { signal });
    addEventListener('blur', () => this.cancel(), { signal });
  }

  /** Put the card back. */
  cancel(): void {
    this.#loose();
    this.key = null;
    this.aim = 'nothing';
    this.by = { x: 0, y: 0 };
  }

  #loose(): void {
    this.#listening?.abort();
    this.#listening = null;
    this.#start = null;
    this.isHeld = false;
  }

  #move(event: PointerEvent): void {
    if (!event.isPrimary || !this.#start) return;
    const by = { x: event.clientX - this.#start.x, y: event.clientY - this.#start.y };
    if (this.key === null && Math.hypot(by.x, by.y) < SLACK) return;
    this.key = this.#pressed;
    this.isHeld = true;
    this.swallows = true;
    this.by = by;
    this.#trace = [...this.#trace.filter(({ time }) => event.timeStamp - time < FLICK.within), { x: event.clientX, y: event.clientY, time: event.timeStamp }];
    this.aim = this.#aimAt(event);
  }

  #aimAt(event: PointerEvent): Aim {
    const { clientX: x, clientY: y } = event;
    if (this.target.isOverPile(x, y) || (this.by.y < -RISE && y < this.target.line())) return 'play';
    const place = this.target.placeAt(x, y);
    if (place === null) return 'nothing';
    this.place = place;
    return 'place';
  }

  #release(event: PointerEvent): void {
    if (!event.isPrimary) return;
    const { key } = this;
    const aim = key !== null && this.#isFlicked(event) ? 'play' : this.aim;
    this.#loose();
    // The click comes right after, and only to what the pointer left where it was pressed.
    setTimeout(() => (this.swallows = false));
    if (key === null) return;
    this.aim = 'nothing';
    this.target.drop(key, aim, this.place);
  }

  /** A quick push upwards plays, too, however short. */
  #isFlicked(event: PointerEvent): boolean {
    const first = this.#trace.find(({ time }) => event.timeStamp - time < FLICK.within);
    if (!first || this.by.y > -FLICK.rise) return false;
    const rise = first.y - event.clientY;
    return rise > Math.abs(event.clientX - first.x) && rise / Math.max(event.timeStamp - first.time, 1) > FLICK.speed;
  }
}
