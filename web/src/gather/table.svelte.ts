/** One table before its match: what the stream says of it, and what this person does there. */
import { ApiError } from '../lib/api';
import type { SeatPath } from '../lib/api';
import { tableHash } from '../lib/route';
import { sayIf } from '../lib/words.svelte';
import { rootOf } from './place';
import { act, look, start, streamOf } from './wire';
import type { Gathering } from './wire';

const AGAIN = 1500;

/** What went wrong, in words. */
export function troubleOf(error: unknown): string {
  const code = error instanceof ApiError ? error.code : 'network';
  return sayIf(`error-${code.replace('/', '-')}`) ?? sayIf('error-server-error') ?? code;
}

export function goToSeat(path: SeatPath): void {
  location.assign(rootOf(location.href) + tableHash(path));
}

export class Table {
  now = $state.raw<Gathering | null>(null);
  trouble = $state('');
  lost = $state(false);
  busy = $state(false);
  #source: EventSource | null = null;
  #gone = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly gathering: string) {
    this.#open();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#source?.close();
  }

  /** Do something; what comes back is the table after it. */
  async act(what: string, body?: object): Promise<void> {
    await this.#try(async () => this.#take(await act(this.gathering, what, body)));
    // The stream knows from now on whose it is.
    if (what === 'sit' || what === 'leave') this.#again();
  }

  async start(): Promise<void> {
    await this.#try(async () => this.#go(await start(this.gathering)));
  }

  /** Answer and stream both say that it has begun: go once. */
  #go(path: SeatPath): void {
    if (this.#gone) return;
    this.#gone = true;
    this.stop();
    goToSeat(path);
  }

  async #try(work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = '';
    try {
      await work();
    } catch (error) {
      this.trouble = troubleOf(error);
    }
    this.busy = false;
  }

  #open(): void {
    const source = new EventSource(streamOf(this.gathering));
    this.#source = source;
    source.onopen = () => (this.lost = false);
    source.onerror = () => {
      this.lost = true;
      if (source.readyState === EventSource.CLOSED) void this.#refused();
    };
    source.addEventListener('gathering', (event) => this.#take(JSON.parse(event.data as string) as Gathering));
    source.addEventListener('bye', () => this.#later());
  }

  async #refused(): Promise<void> {
    try {
      this.#take(await look(this.gathering));
      this.#later();
    } catch (error) {
      this.trouble = troubleOf(error);
      if (!(error instanceof ApiError) || error.status !== 404) this.#later();
    }
  }

  #later(): void {
    this.stop();
    this.#timer = setTimeout(() => this.#open(), AGAIN);
  }

  #again(): void {
    this.stop();
    this.#open();
  }

  /** An older state never takes the place of a newer one; who sat when the match began goes to the seat. */
  #take(next: Gathering): void {
    const was = this.now;
    if (was && next.number < was.number) return;
    this.now = next;
    if (was?.state === 'open' && was.you !== null && next.state === 'playing' && next.match !== null && next.seat !== null) {
      this.#go({ match: next.match, seat: next.seat });
    }
  }
}
