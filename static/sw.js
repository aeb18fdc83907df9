// Earlier editions of this site kept offline copies with a service worker at this address. This one removes their caches
// and then itself. Browsers ask for it as long as they have the old one, so the file must stay.
const {pathname} = new URL('.', self.location.href);

async function leave() {
  const names = await caches.keys();
  const ours = names.filter((name) => name.startsWith(`h3-docs-offline ${pathname} `));
  await Promise.all(ours.map((name) => caches.delete(name)));
  await self.registration.unregister();
}

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));
