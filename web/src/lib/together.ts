/** Updates that come within one frame of the screen, shown as one: nothing is drawn that nobody sees. */
import type { Update } from './wire';

export class Together {
  #waiting: Update[] = [];

  constructor(private readonly show: (update: Update) => void) {}

  add(update: Update): void {
    this.#waiting.push(update);
    if (this.#waiting.length === 1) requestAnimationFrame(() => this.flush());
  }

  /** Show what waits now. */
  flush(): void {
    const updates = this.#waiting.splice(0);
    const last = updates.at(-1);
    if (last) this.show({ ...last, events: updates.flatMap(({ events }) => events) });
  }
}
