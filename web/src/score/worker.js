/** Keeps the score pad on the device. `VERSION` and `FILES` are written in front of this at build time (vite.config.ts).
 *
 * It answers for its own files alone, from the one set that was fetched together; all else, the table and the API, goes by. A new version is
 * fetched whole beside the old one and takes over when no page of the old one is left, or when a page asks. What was counted is not here.
 */
const NAME = 'wildpile-score-';
const CACHE = NAME + VERSION;
const ADDRESSES = new Set(FILES.map((file) => new URL(file, registration.scope).href));
const PAGE = new URL('score', registration.scope).href;

addEventListener('install', (event) => {
  const fetched = FILES.map((file) => new Request(new URL(file, registration.scope), { cache: 'no-cache' }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fetched)));
});

addEventListener('activate', (event) => {
  const clean = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith(NAME) && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await clients.claim();
  };
  event.waitUntil(clean());
});

addEventListener('message', (event) => {
  if (event.data === 'take over') skipWaiting();
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  address.hash = address.search = '';
  if (request.method !== 'GET' || !ADDRESSES.has(address.href)) return;
  if (request.mode === 'navigate' && address.href !== PAGE) return;
  event.respondWith(caches.open(CACHE).then((cache) => cache.match(address.href)).then((found) => found ?? fetch(request)));
});
