/** The worker that keeps the pad on this device, and installing it as an app. */

/** What browsers that install pages fire before they offer it; no standard has it yet. */
interface InstallEvent extends Event { prompt(): Promise<unknown> }

export const offline = $state({
  /** The pad is on this device and opens without a network. */
  ready: false,
  /** A newer version waits until it is asked for; what is on the page goes on with the one it has. */
  update: null as ServiceWorker | null,
  install: null as InstallEvent | null,
});

/** Begin to keep the pad: where the browser can, from https or this very machine. */
export function watchWorker(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offline.install = event as InstallEvent;
  });
  addEventListener('appinstalled', () => (offline.install = null));
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('score-worker.js', { scope: 'score' }).then(watch, () => undefined);
}

function watch(registration: ServiceWorkerRegistration): void {
  const look = () => {
    offline.ready = registration.active !== null;
    offline.update = registration.active ? registration.waiting : null;
  };
  const listen = () => registration.installing?.addEventListener('statechange', look);
  registration.addEventListener('updatefound', listen);
  listen();
  look();
}

/** Let the newer version take over, and show it. */
export function takeUpdate(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  offline.update?.postMessage('take over');
}

export async function install(): Promise<void> {
  const event = offline.install;
  offline.install = null;
  await event?.prompt();
}
