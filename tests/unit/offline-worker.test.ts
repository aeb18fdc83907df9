import {afterEach, expect, test, vi} from 'vitest';
import {cacheName, descriptionOf, failureOfUpdate} from '../../src/offline/copies';
import {cancelStoring} from '../../src/offline/messages';
import {versionIds, type DocsVersion} from '../../src/versions';
import {fault} from '../support/fault';
import {FakeCaches} from '../support/fakeCaches';

const baseUrl = '/h3/';
const tabsEntry = `${descriptionOf(baseUrl)}-tabs`;

type Listener = (event: object) => void;

/** Starts the service worker of a deployment. */
async function startWorker(caches: FakeCaches, edition: string, tabs: readonly string[]) {
  const listeners = new Map<string, Listener>();
  vi.stubGlobal('OFFLINE_SETTINGS', {baseUrl, edition, list: `${edition}.json`});
  vi.stubGlobal('self', {
    location: new URL('https://docs.example/h3/sw.js'),
    caches: caches.asStorage(),
    clients: {
      claim: () => Promise.resolve(),
      matchAll: () => Promise.resolve(tabs.map((id) => ({id, postMessage: () => undefined}))),
    },
    skipWaiting: () => Promise.resolve(),
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  });
  vi.resetModules();
  await import('../../src/offline/worker');
  return async (type: string, more: object = {}) => {
    const work: Promise<unknown>[] = [];
    const add = (promise: Promise<unknown>) => void work.push(promise);
    listeners.get(type)?.({waitUntil: add, respondWith: add, ...more});
    await Promise.all(work);
  };
}

async function storeWhole(caches: FakeCaches, edition: string, stored: number, version: DocsVersion = '4.x') {
  const name = cacheName(baseUrl, edition, version);
  const cache = await caches.open(name);
  const files = {'index.html': edition};
  await cache.put(descriptionOf(baseUrl), Response.json({version, edition, stored, bytes: 1, files}));
  await cache.put('/h3/index.html', new Response(edition));
  return name;
}

const page = {request: {url: 'https://docs.example/h3/', method: 'GET', mode: 'navigate'}};

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a restarted worker leaves the newer copy that is being stored, and removes former ones', async () => {
  const caches = new FakeCaches();
  const former = await storeWhole(caches, 'former', 1);
  const inUse = await storeWhole(caches, 'in use', 2);
  const present = await storeWhole(caches, 'present', 3);
  const newer = await storeWhole(caches, 'newer', 4);
  await (await caches.open(former)).put(tabsEntry, Response.json(['closed']));
  await (await caches.open(inUse)).put(tabsEntry, Response.json(['open', 'closed']));
  const send = await startWorker(caches, 'present', ['open']);
  await send('fetch', page);
  expect([...caches.stored.keys()]).toEqual([inUse, present, newer]);
});

test('an update whose list fails says why, and the next attempt starts without that note', async () => {
  fault({
    kind: 'Offline copy',
    injected: 'the list of files of a new deployment is missing, or the network fails',
    reader: 'the old copy stays, and the panel says which of the two it was',
  });
  const caches = new FakeCaches();
  const old = await storeWhole(caches, 'old', 1);
  const note = async (): Promise<unknown> => (await caches.match(failureOfUpdate(baseUrl), {cacheName: old}))?.json();
  const send = await startWorker(caches, 'new', []);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('Not found', {status: 404})));
  await expect(send('install')).rejects.toThrow('missing');
  expect(await note()).toEqual({edition: 'new', problem: 'missing', file: '/h3/new.json'});
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(send('install')).rejects.toThrow('network');
  expect(await note()).toMatchObject({problem: 'network'});
  vi.stubGlobal('fetch', (_: string, {signal}: RequestInit) => {
    signal?.throwIfAborted();
    return Promise.resolve(Response.json(Object.fromEntries(versionIds.map((id) => [id, {}]))));
  });
  await send('message', {data: cancelStoring});
  await expect(send('install')).rejects.toThrow('canceled');
  expect(await note()).toBeUndefined();
  expect([...caches.stored.keys()]).toEqual([old]);
});
