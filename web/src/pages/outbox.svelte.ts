/** Moves on their way to the server: one at a time, sent again while the connection is gone, and each at most once done. */
import { ApiError, moveId, playAgain, postMove } from '../lib/api';
import type { SeatPath } from '../lib/api';
import { refusal } from '../lib/advice';
import type { Advice } from '../lib/advice';
import { say } from '../lib/words.svelte';

/** What the moves need to know of the table, and what they tell it. */
export interface Desk {
  number(): number;
  isLegal(action: string): boolean;
  explain(advice: Advice): void;
  lost(): void;
  sent(): void;
  reopen(): void;
}

const STALE_WAIT = 1500;
const LATE = 5000;
const LATE_CODES = ['action/nothing_to_call', 'action/nothing_to_catch'];

export class Outbox {
  #posting = $state(false);
  #until = $state(0);
  #waiters: (() => void)[] = [];
  #stopped = false;

  constructor(private readonly path: SeatPath, private readonly desk: Desk) {}

  stop(): void {
    this.#stopped = true;
  }

  /** Whether a move is on its way, or done but not yet seen. */
  get busy(): boolean {
    return this.#posting || this.#until > this.desk.number();
  }

  /** Something came from the server. */
  arrived(): void {
    for (const done of this.#waiters.splice(0)) done();
  }

  /** Send a move. `free` ones (uno, catch, leave) never wait for another and are never stale. */
  async send(action: string, free: boolean): Promise<void> {
    if (!free) this.#posting = true;
    try {
      const number = await this.#post(action, true);
      if (!free && number !== null) {
        this.#until = number;
        setTimeout(() => this.#overdue(number), LATE);
      }
    } finally {
      if (!free) this.#posting = false;
    }
  }

  /** Begin a new match like this one; null where that fails. */
  async again(): Promise<SeatPath | null> {
    this.#posting = true;
    try {
      return await playAgain(this.path.match);
    } catch {
      return null;
    } finally {
      this.#posting = false;
    }
  }

  async #post(action: string, again: boolean): Promise<number | null> {
    const move = { id: moveId(), at: this.desk.number(), action };
    for (let wait = 500; !this.#stopped; wait = Math.min(wait * 2, 8000)) {
      try {
        const number = await postMove(this.path, move);
        this.desk.sent();
        return number;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.code === 'table/stale' && again && (await this.#stillLegal(action, move.at))) return this.#post(action, false);
        if (error.status > 0 && error.status < 500) {
          if (error.code !== 'table/stale') this.#refused(action, error.code);
          return null;
        }
        this.desk.lost();
        await new Promise((done) => setTimeout(done, wait));
      }
    }
    return null;
  }

  /** A call or a catch is a race, and may be lost: nobody did anything wrong. */
  #refused(action: string, code: string): void {
    const jumps = action.startsWith('jump,');
    const head = say(jumps || LATE_CODES.includes(code) ? 'tip-too-late' : 'tip-not-taken');
    this.desk.explain({ head, body: jumps ? say('tip-too-late-jump') : refusal(code) });
  }

  /** After a stale answer: wait until the view has moved on, and see whether the move still holds. */
  async #stillLegal(action: string, at: number): Promise<boolean> {
    if (this.desk.number() <= at) {
      await Promise.race([new Promise<void>((done) => this.#waiters.push(done)), new Promise((done) => setTimeout(done, STALE_WAIT))]);
    }
    return this.desk.isLegal(action);
  }

  #overdue(number: number): void {
    if (this.#until !== number || this.desk.number() >= number) return;
    this.#until = 0;
    this.desk.reopen();
  }
}
