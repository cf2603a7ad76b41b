/** A server inside the page for matches called mock-STATE: it shows the state, takes every move and does nothing with it. */
import { snapshotOf } from './views';

const MOCK = /\/matches\/mock-([\w-]+)\/seats\/\d+/;

class MockSource extends EventTarget {
  readyState = 1;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(snapshot: object) {
    super();
    setTimeout(() => {
      this.onopen?.();
      this.dispatchEvent(new MessageEvent('snapshot', { data: JSON.stringify(snapshot) }));
    });
  }

  close(): void {
    this.readyState = 2;
  }
}

/** Answer for the mock matches; everything else goes to the real server. */
export function install(): void {
  const { fetch: realFetch, EventSource: RealSource } = window;
  window.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const state = MOCK.exec(url)?.[1];
    if (state === undefined) return realFetch(input, init);
    const answer = init?.method === 'POST' ? { number: 40 } : snapshotOf(state);
    return Promise.resolve(answer ? Response.json(answer) : new Response('{}', { status: 404 }));
  };
  window.EventSource = new Proxy(RealSource, {
    construct(target, [url]: [string]) {
      const snapshot = snapshotOf(MOCK.exec(url)?.[1] ?? '');
      return snapshot ? new MockSource(snapshot) : new target(url);
    },
  });
}
