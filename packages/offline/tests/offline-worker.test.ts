import {afterEach, expect, test, vi} from 'vitest';
import {cacheName, descriptionOf, failureOfUpdate} from '../copies';
import {cancelStoring} from '../messages';
import {versionIds, type DocsVersion} from '@h3-docs/base/versions';
import {fault} from '@site/tests/support/fault';
import {FakeCaches} from '@site/tests/support/fakeCaches';
import {FakeLocks} from '@site/tests/support/fakeLocks';

const baseUrl = '/h3/';
const tabsEntry = `${descriptionOf(baseUrl)}-tabs`;

let locks = new FakeLocks();

type Listener = (event: object) => void;

/** Starts the service worker of a deployment. */
async function startWorker(caches: FakeCaches, edition: string, tabs: readonly string[]) {
  const listeners = new Map<string, Listener>();
  vi.stubGlobal('navigator', {locks});
  vi.stubGlobal('OFFLINE_SETTINGS', {baseUrl, edition, list: `${edition}.json`, locale: 'en'});
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
  await import('../worker');
  return async (type: string, more: object = {}) => {
    const work: Promise<unknown>[] = [];
    const add = (promise: Promise<unknown>) => void work.push(promise);
    listeners.get(type)?.({waitUntil: add, respondWith: add, ...more});
    return Promise.all(work);
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
  locks = new FakeLocks();
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

test('an update whose list fails says why, until the next attempt has ended', async () => {
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
  let during: unknown;
  vi.stubGlobal('fetch', async () => {
    // The browser may try again by itself while a panel reads why the last attempt failed.
    during = await note();
    throw new TypeError('Failed to fetch');
  });
  await expect(send('install')).rejects.toThrow('network');
  expect(during).toMatchObject({problem: 'missing'});
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

test('a new worker waits for a tab that stores, and leaves what another tab has begun to store', async () => {
  const caches = new FakeCaches();
  const present = await storeWhole(caches, 'present', 1);
  const former = await storeWhole(caches, 'former', 0);
  const send = await startWorker(caches, 'present', []);
  let finish: () => void = () => undefined;
  const storing = new Promise<void>((resolve) => (finish = resolve));
  const tab = locks.request(`h3-docs-offline ${baseUrl}`, {}, async () => {
    await caches.open(cacheName(baseUrl, 'present', '3.x'));
    await storing;
  });
  let isInstalled = false;
  const installing = send('install').then(() => (isInstalled = true));
  await send('activate');
  expect([...caches.stored.keys()]).toEqual([present, former, cacheName(baseUrl, 'present', '3.x')]);
  expect(isInstalled).toBe(false);
  finish();
  await Promise.all([tab, installing]);
  await send('activate');
  expect([...caches.stored.keys()]).toEqual([present]);
});

test('without a network, a file that the copy lacks is not called a missing page', async () => {
  const caches = new FakeCaches();
  await storeWhole(caches, 'present', 1);
  const send = await startWorker(caches, 'present', []);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const open = async (path: string) => {
    const request = {url: `https://docs.example/h3/${path}`, method: 'GET', mode: 'navigate'};
    const [response] = (await send('fetch', {request})) as Response[];
    return response && {status: response.status, text: await response.text()};
  };
  const file = await open('releases.atom');
  expect(file).toMatchObject({status: 503});
  expect(file?.text).toContain('This file is not in your offline copy');
  expect((await open('docs/3.x/quickstart'))?.text).toContain('3.x is not in your offline copy');
});
