/** The live updates of one seat: an EventSource that always comes back with the number last seen. */
import { streamUrl } from './api';
import type { SeatPath } from './api';
import { parseFrame } from './wire';
import type { Frame } from './wire';

export type Link = 'opening' | 'live' | 'lost';

export interface StreamHandlers {
  frame(frame: Frame): void;
  link(link: Link): void;
  /** The server closed the door for good, as far as the browser can tell; the page finds out why. */
  refused(): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
const LONG_HIDDEN = 30_000;

export class Stream {
  #source: EventSource | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wait = FIRST_WAIT;
  #last: number | null = null;
  #hiddenAt = 0;
  #stopped = false;
  #cleanup = new AbortController();

  constructor(private readonly path: SeatPath, private readonly handlers: StreamHandlers) {
    const { signal } = this.#cleanup;
    addEventListener('online', () => this.reopen(), { signal });
    addEventListener('pagehide', () => this.#close(), { signal });
    addEventListener('pageshow', (event) => event.persisted && this.reopen(), { signal });
    document.addEventListener('visibilitychange', () => this.#visibility(), { signal });
    this.#open();
  }

  /** Whether updates can come in just now. */
  get open(): boolean {
    return this.#source?.readyState === EventSource.OPEN;
  }

  /** Drop the connection and ask for everything after the last number. */
  reopen(): void {
    if (this.#stopped) return;
    this.#close();
    this.#open();
  }

  stop(): void {
    this.#stopped = true;
    this.#cleanup.abort();
    this.#close();
  }

  #visibility(): void {
    if (document.hidden) this.#hiddenAt = Date.now();
    else if (this.#hiddenAt && Date.now() - this.#hiddenAt > LONG_HIDDEN) this.reopen();
  }

  #open(): void {
    const source = new EventSource(streamUrl(this.path, this.#last));
    this.#source = source;
    source.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.handlers.link('live');
    };
    source.onerror = () => {
      if (source !== this.#source) return;
      this.handlers.link('lost');
      if (source.readyState === EventSource.CLOSED) {
        this.handlers.refused();
        this.#later();
      }
    };
    source.addEventListener('snapshot', (event) => this.#take('snapshot', event));
    source.addEventListener('update', (event) => this.#take('update', event));
    source.addEventListener('bye', () => {
      this.handlers.link('lost');
      this.#later();
    });
  }

  #take(kind: Frame['kind'], event: MessageEvent<string>): void {
    const frame = parseFrame(kind, event.data);
    this.#last = frame.number;
    this.handlers.frame(frame);
  }

  #later(): void {
    this.#close();
    if (this.#stopped) return;
    this.#timer = setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #close(): void {
    clearTimeout(this.#timer);
    this.#source?.close();
    this.#source = null;
  }
}
