/** Cards that travel. The view is always current; what is here only catches up with it, and may be dropped at any time.
 *
 * Events of an update become steps, steps run one after another. While one runs, the pile shows what lay there before, and
 * cards on their way to the hand are not painted yet (they can be played all the same).
 */
import { tick } from 'svelte';
import { cardSvg } from './art';
import { skinOf } from './cards';
import type { Face, Skin } from './cards';
import { isStill } from './settings.svelte';
import type { GameEvent, Pace, View } from './wire';

const PACE: Record<Pace, number> = { slow: 1.7, normal: 1, fast: 0.6, off: 0 };
const PLAY = 220;
const DRAW = 150;
const FLIGHT = 260;
const PENALTY = 900;
const BADGE = 3000;
const WAITING = 2;

interface Step { event: GameEvent; keys: string[]; from: DOMRect | null }

/** Names of the cards in a hand: the face and which copy it is. */
export function handKeys(hand: readonly Face[]): string[] {
  const seen = new Map<Face, number>();
  return hand.map((face) => {
    const copy = seen.get(face) ?? 0;
    seen.set(face, copy + 1);
    return `${face}#${copy}`;
  });
}

/** The keys that the hand has now and had not before, for these faces. */
export function newKeys(before: readonly Face[], faces: readonly Face[]): string[] {
  const have = new Map<Face, number>();
  for (const face of before) have.set(face, (have.get(face) ?? 0) + 1);
  return faces.map((face) => {
    const copy = have.get(face) ?? 0;
    have.set(face, copy + 1);
    return `${face}#${copy}`;
  });
}

export class Motion {
  /** The faces of the pile as shown, the top first. */
  pile = $state.raw<Face[]>([]);
  /** Cards of the hand that have not landed yet. */
  coming = $state.raw<ReadonlySet<string>>(new Set());
  /** Short notes on seats: +2, or uno for a call. */
  badges = $state.raw<ReadonlyMap<number, string>>(new Map());
  busy = $state(false);
  root: HTMLElement | null = null;
  layer: HTMLElement | null = null;
  #steps: Step[] = [];
  #view: View | null = null;
  #skin: Skin = 'classic';

  /** Where seats and piles lie: asked once, since each question makes the browser lay out the page at once. */
  #places = new Map<string, DOMRect>();

  /** Something may lie elsewhere now. */
  forget(): void {
    this.#places.clear();
  }

  still(pace: Pace): boolean {
    return isStill() || PACE[pace] === 0;
  }

  /** Where the cards lie that a seat plays in these events, asked before the view changes. */
  placesOf(events: readonly GameEvent[], seat: number | null, pressed: string | null): Map<Face, DOMRect> {
    const places = new Map<Face, DOMRect>();
    for (const event of events) {
      if (event.type !== 'played' || event.seat !== seat || !event.face) continue;
      const key = pressed?.startsWith(`${event.face}#`) ? pressed : `${event.face}#0`;
      const place = this.#find(`[data-card="${CSS.escape(key)}"]`)?.getBoundingClientRect();
      if (place) places.set(event.face, place);
    }
    return places;
  }

  /** Take over the view at once, without any travel. */
  settle(view: View): void {
    this.#steps = [];
    this.#view = view;
    this.#skin = skinOf(view.edition);
    this.coming = new Set();
    this.pile = pileOf(view);
  }

  /** Let the events of an update be seen. `rects` are the places of the hand's cards before it. */
  show(events: readonly GameEvent[], before: View | null, after: View, rects: Map<Face, DOMRect>): void {
    this.#badge(events);
    if (before === null || document.hidden || this.still(after.pace)) {
      this.settle(after);
      return;
    }
    if ((after.demand === null) !== (before.demand === null)) this.forget();
    this.#view = after;
    const hand = [...before.hand];
    let anew = false;
    for (const event of events) {
      const mine = event.seat === after.seat;
      const passesHands = event.type === 'swapped' || event.type === 'rotated';
      if (passesHands) anew = true;
      if (event.type === 'hands_shuffled' || event.type === 'rotated' || (event.type === 'swapped' && (mine || event.other === after.seat))) hand.length = 0;
      if (event.type === 'played' && mine && event.face) {
        const at = hand.indexOf(event.face);
        if (at >= 0) hand.splice(at, 1);
      }
      if (!passesHands && !['played', 'drew', 'dealt', 'opened', 'reshuffled'].includes(event.type)) continue;
      // A hand that came from somebody else does not come from the draw pile.
      if (anew && event.type === 'dealt') {
        hand.push(...(mine ? (event.faces ?? []) : []));
        continue;
      }
      const faces = mine ? (event.faces ?? []) : [];
      const keys = event.type === 'drew' || event.type === 'dealt' ? newKeys(hand, faces) : [];
      hand.push(...faces);
      if (keys.length) this.coming = new Set([...this.coming, ...keys]);
      this.#steps.push({ event, keys, from: mine && event.face ? (rects.get(event.face) ?? null) : null });
    }
    if (!this.busy) void this.#run();
  }

  async #run(): Promise<void> {
    this.busy = true;
    await tick();
    for (let step = this.#steps.shift(); step !== undefined; step = this.#steps.shift()) {
      const pace = PACE[this.#view?.pace ?? 'normal'] * (this.#steps.length > WAITING ? 1 / 3 : 1);
      await this.#step(step, pace);
    }
    if (this.#view) this.settle(this.#view);
    this.busy = false;
  }

  async #step({ event, keys, from }: Step, pace: number): Promise<void> {
    const seat = event.seat ?? null;
    if (event.type === 'opened' && event.face) {
      await this.#fly(event.face, this.#anchor('draw'), this.#anchor('discard'), PLAY * pace, true);
      if (event.fate === 'stands') this.pile = [event.face];
    } else if (event.type === 'played' && event.face) {
      await this.#fly(event.face, from ?? this.#seat(seat), this.#anchor('discard'), PLAY * pace, false);
      this.pile = [event.face, ...this.pile].slice(0, 4);
    } else if (event.type === 'swapped') {
      const other = event.other ?? null;
      await this.#pass([[seat, other], [other, seat]], FLIGHT * pace);
    } else if (event.type === 'rotated') {
      const seats = this.#view?.seats.filter(({ left, out }) => !left && !out).map((one) => one.seat) ?? [];
      const turn = event.direction === -1 ? -1 : 1;
      await this.#pass(seats.map((from, i) => [from, seats.at((i + turn) % seats.length) ?? from]), FLIGHT * pace);
    } else if (event.type === 'reshuffled') {
      await this.#fly('back', this.#anchor('discard'), this.#anchor('draw'), PLAY * pace, false);
    } else if (event.type === 'drew' || event.type === 'dealt') {
      await this.#deal(seat, event.count ?? 0, keys, event.type === 'dealt' ? pace / 4 : pace);
    }
  }

  /** Hands go from seat to seat, all at once, as three backs each. */
  async #pass(ways: readonly (readonly [number | null, number | null])[], ms: number): Promise<void> {
    const flights = ways.flatMap(([from, to]) => [0, 1, 2].map(async (i) => {
      await pause(i * ms * 0.2);
      await this.#fly('back', this.#seat(from), this.#seat(to), ms * 1.4, false);
    }));
    await Promise.all(flights);
  }

  async #deal(seat: number | null, cards: number, keys: string[], pace: number): Promise<void> {
    const apart = Math.min(DRAW, cards > 1 ? (PENALTY - FLIGHT) / (cards - 1) : DRAW) * pace;
    const flights = Array.from({ length: Math.min(cards, 12) }, async (_, i) => {
      await pause(i * apart);
      const key = keys[i];
      const slot = key === undefined ? null : this.#find(`[data-card="${CSS.escape(key)}"]`);
      const to = slot?.getBoundingClientRect() ?? this.#seat(seat);
      await this.#fly(key?.split('#')[0] ?? 'back', this.#anchor('draw'), to, FLIGHT * pace, key !== undefined);
      if (key !== undefined) this.coming = new Set([...this.coming].filter((other) => other !== key));
    });
    await Promise.all(flights);
  }

  /** One clone from here to there; `turn` shows its back first. */
  async #fly(face: Face | 'back', from: DOMRect | null, to: DOMRect | null, ms: number, turn: boolean): Promise<void> {
    if (!this.layer || !from || !to || ms < 2) return;
    const width = Math.max(from.width, to.width, 40);
    const clone = document.createElement('div');
    clone.className = 'flight';
    clone.style.width = `${width}px`;
    clone.innerHTML = cardSvg(turn ? 'back' : face, this.#skin, width < 80 ? 'compact' : 'full');
    this.layer.append(clone);
    const at = (rect: DOMRect, deg: number): Keyframe => {
      const scale = Math.max(Math.min(rect.width, width), 34) / width;
      const x = rect.left + rect.width / 2 - width / 2;
      const y = rect.top + rect.height / 2 - (width * 230) / 320;
      return { transform: `translate(${x}px, ${y}px) rotate(${deg}deg) scale(${scale})` };
    };
    const flight = clone.animate([at(from, turn ? 0 : -6), at(to, 2)], { duration: ms, easing: 'cubic-bezier(.2,.8,.2,1)', fill: 'both' });
    if (turn) void this.#turnOver(clone, face, ms, width);
    await flight.finished.catch(() => undefined);
    clone.remove();
  }

  async #turnOver(clone: HTMLElement, face: Face | 'back', ms: number, width: number): Promise<void> {
    const half = { duration: ms * 0.3, fill: 'both' as const, delay: ms * 0.25 };
    await clone.firstElementChild?.animate([{ transform: 'none' }, { transform: 'scaleX(0)' }], half).finished.catch(() => undefined);
    clone.innerHTML = cardSvg(face, this.#skin, width < 80 ? 'compact' : 'full');
    clone.firstElementChild?.animate([{ transform: 'scaleX(0)' }, { transform: 'none' }], { duration: ms * 0.3 });
  }

  #badge(events: readonly GameEvent[]): void {
    for (const event of events) {
      if (event.seat == null) continue;
      const calls = event.type === 'called' || (event.type === 'played' && event.called === true);
      const text = event.type === 'drew' && event.cause !== 'choice' ? `+${event.count ?? 0}` : calls ? 'uno' : null;
      if (text === null) continue;
      const { seat } = event;
      this.badges = new Map([...this.badges, [seat, text]]);
      setTimeout(() => {
        if (this.badges.get(seat) === text) this.badges = new Map([...this.badges].filter(([other]) => other !== seat));
      }, BADGE);
    }
  }

  #find(selector: string): Element | null {
    return this.root?.querySelector(selector) ?? null;
  }

  #place(selector: string): DOMRect | null {
    const known = this.#places.get(selector);
    if (known) return known;
    const rect = this.#find(selector)?.getBoundingClientRect() ?? null;
    if (rect) this.#places.set(selector, rect);
    return rect;
  }

  #anchor(name: 'draw' | 'discard'): DOMRect | null {
    return this.#place(`[data-anchor="${name}"]`);
  }

  /** An opponent's seat, or the middle of your own hand, as a small place. */
  #seat(seat: number | null): DOMRect | null {
    const rect = this.#place(`[data-seat="${seat}"]`) ?? this.#place('[data-anchor="hand"]');
    return rect ? new DOMRect(rect.left + rect.width / 2 - 20, rect.top + rect.height / 2 - 28, 40, 57) : null;
  }
}

function pileOf(view: View): Face[] {
  return view.top === null ? [] : [view.top, ...view.under].slice(0, 4);
}

function pause(ms: number): Promise<void> {
  return ms <= 0 ? Promise.resolve() : new Promise((done) => setTimeout(done, ms));
}
