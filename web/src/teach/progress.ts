/** What somebody has solved, and when a mistake comes back; kept on this device alone. */
import { Rating, State, createEmptyCard, fsrs } from 'ts-fsrs';
import type { Card } from 'ts-fsrs';

const KEY = 'wildpile-train';
const MOST = 500;
const scheduler = fsrs({ enable_fuzz: false });

/** How a task is asked for again: by its key, or as the engine made it. */
export interface Asked { rules: string; key?: string; made?: { kind: string; level: number; seed: number } }
interface Missed { asked: Asked; card: Card }
interface Kept { solved: string[]; missed: Record<string, Missed> }

export function idOf({ rules, key, made }: Asked): string {
  return made ? `${rules} ${made.kind} ${made.level} ${made.seed}` : `${rules.charAt(0)} ${key}`;
}

function read(storage: Storage): Kept {
  try {
    const found = JSON.parse(storage.getItem(KEY) ?? '{}') as Partial<Kept>;
    const missed = Object.entries(found.missed ?? {}).filter(([, one]) => one?.card?.due && one.asked?.rules);
    const revived = missed.map(([id, one]): [string, Missed] => [id, { asked: one.asked, card: revive(one.card) }]);
    return { solved: Array.isArray(found.solved) ? found.solved.filter((id) => typeof id === 'string') : [], missed: Object.fromEntries(revived) };
  } catch {
    return { solved: [], missed: {} };
  }
}

/** Dates are texts in JSON. */
function revive(card: Card): Card {
  const { last_review, ...rest } = card;
  return { ...rest, due: new Date(card.due), ...(last_review ? { last_review: new Date(last_review) } : {}) };
}

export class Progress {
  #kept: Kept;

  constructor(private storage: Storage, private now: () => Date = () => new Date()) {
    this.#kept = read(storage);
  }

  get solved(): ReadonlySet<string> {
    return new Set(this.#kept.solved);
  }

  /** What comes back now, the longest overdue first. */
  due(): Asked[] {
    const now = this.now();
    const found = Object.values(this.#kept.missed).filter(({ card }) => card.due <= now);
    return found.sort((a, b) => Number(a.card.due) - Number(b.card.due)).map(({ asked }) => asked);
  }

  /** How many come back before the day is over. */
  dueToday(): number {
    const end = this.now();
    end.setHours(23, 59, 59, 999);
    return Object.values(this.#kept.missed).filter(({ card }) => card.due <= end).length;
  }

  /** Note an answer: what was missed comes back, sooner or later, until it sits. */
  note(asked: Asked, right: boolean): void {
    const id = idOf(asked);
    const { solved, missed } = this.#kept;
    const before = missed[id];
    if (right && !solved.includes(id)) solved.push(id);
    if (before || !right) {
      const card: Card = before ? before.card : createEmptyCard(this.now());
      missed[id] = { asked, card: scheduler.next(card, this.now(), right ? Rating.Good : Rating.Again).card };
    }
    // Never more than a browser keeps: what sits best goes first.
    const sitting = Object.entries(missed).sort(([, a], [, b]) => b.card.stability - a.card.stability);
    for (const [gone] of sitting.slice(0, Math.max(0, sitting.length - MOST))) delete missed[gone];
    try {
      this.storage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing still trains.
    }
  }

  /** Whether a mistake has been made good for a while. */
  sits(asked: Asked): boolean {
    return this.#kept.missed[idOf(asked)]?.card.state === State.Review;
  }
}
