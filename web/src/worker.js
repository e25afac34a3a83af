// The service worker: what was loaded once is there at once the next time, and without a connection the page still opens and
// says so. The build says which files there are.

const CACHE = 'syrtis';
const KNOWN = new Set(FILES.map((file) => `/${file}`));

self.addEventListener('install', () => self.skipWaiting());

// The files of older builds are of no use any more.
self.addEventListener('activate', (event) => {
  const clean = async () => {
    const cache = await caches.open(CACHE);
    const kept = await cache.keys();
    const old = kept.filter(({ url }) => new URL(url).pathname.startsWith('/assets/') && !KNOWN.has(new URL(url).pathname));
    await Promise.all(old.map((request) => cache.delete(request)));
    await self.clients.claim();
  };
  event.waitUntil(clean());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (KNOWN.has(pathname)) event.respondWith(once(request));
  else if (request.mode === 'navigate' && !pathname.startsWith('/api')) event.respondWith(page(request));
});

/** A file is named after its contents: it never changes. */
async function once(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** Every address is the same page. The server's is always the newest. */
async function page(request) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok && answer.headers.get('content-type')?.startsWith('text/html')) await cache.put('/', answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match('/');
    if (kept) return kept;
    throw error;
  }
}

// A table wants the person, and no tab need be open. The server has said it in their language.
self.addEventListener('push', (event) => {
  const { title, body, table, path } = event.data?.json() ?? {};
  if (title && table)
    event.waitUntil(self.registration.showNotification(title, { body, tag: table, icon: '/favicon.svg', data: { path } }));
});

// One click leads to the table: in a tab that shows it, in any other tab of ours, or in a new one.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data.path));
});

async function lead(path) {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const at = tabs.find(({ url }) => new URL(url).pathname === path.split('?')[0]);
  const tab = at ?? (await tabs[0]?.navigate(path).catch(() => null));
  if (!tab) return self.clients.openWindow(path);
  return tab.focus?.().catch(() => null);
}
