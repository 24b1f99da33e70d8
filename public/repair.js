/**
 * Part of the service worker: an address with `?repair` discards what is stored of the program, never of games, and
 * takes everything from the network. Without a network nothing is discarded.
 */
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.mode !== 'navigate' || !url.searchParams.has('repair')) return;
  event.respondWith(repaired(url));
});

async function repaired(url) {
  url.search = '';
  try {
    const page = await fetch(url, { cache: 'reload' });
    // A network that answers for others sends a page of its own: shown, so that one can sign in, but not believed.
    if (!page.ok || !(await page.clone().text()).includes('id="tercio"')) return page;
    const names = await caches.keys();
    const ours = names.filter((name) => name.endsWith(self.registration.scope));
    await Promise.all(ours.map((name) => caches.delete(name)));
    await self.registration.unregister();
    return page;
  } catch {
    return (await caches.match('index.html', { ignoreSearch: true })) ?? Response.error();
  }
}
