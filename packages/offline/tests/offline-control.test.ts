import {createHash} from 'node:crypto';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {cacheName, descriptionOf} from '../copies';
import {cancelStoring} from '../messages';
import {FakeCaches} from '@site/tests/support/fakeCaches';
import {fault} from '@site/tests/support/fault';
import {FakeLocks} from '@site/tests/support/fakeLocks';

const baseUrl = '/h3/';
const bytes = {'4.x': 4, '3.x': 3};
const offer = {edition: 'new', list: 'new.json', bytes};
const hash = createHash('sha256').update('Home').digest('hex').slice(0, 16);

let caches = new FakeCaches();
let server: Record<string, string> = {};
let asked: string[] = [];
let registered = false;
let onRegister: () => void = () => undefined;
let installing: EventTarget & {state: string; sent: unknown[]; postMessage: (data: unknown) => void};

const registration = {
  scope: 'https://docs.example/h3/',
  active: {postMessage: () => undefined},
  get installing() {
    return installing;
  },
  unregister: () => {
    registered = false;
    return Promise.resolve(true);
  },
};

beforeEach(() => {
  caches = new FakeCaches();
  asked = [];
  server = {
    'offline.json': JSON.stringify(offer),
    'new.json': JSON.stringify({'4.x': {'index.html': [hash, 4]}, '3.x': {}}),
    'index.html': 'Home',
  };
  registered = false;
  onRegister = () => undefined;
  const sent: unknown[] = [];
  installing = Object.assign(new EventTarget(), {
    state: 'installing',
    sent,
    postMessage(data: unknown) {
      sent.push(data);
      installing.state = 'redundant';
      installing.dispatchEvent(new Event('statechange'));
    },
  });
  const serviceWorker = Object.assign(new EventTarget(), {
    getRegistration: () => Promise.resolve(registered ? registration : undefined),
    register: () => {
      registered = true;
      onRegister();
      return Promise.resolve(registration);
    },
  });
  vi.stubGlobal('window', {
    location: new URL('https://docs.example/h3/'),
    isSecureContext: true,
    caches: caches.asStorage(),
  });
  vi.stubGlobal('navigator', {serviceWorker, storage: {}, locks: new FakeLocks()});
  vi.stubGlobal('fetch', (address: string, {cache, signal}: RequestInit) => {
    asked.push(`${address} ${cache ?? ''}`);
    signal?.throwIfAborted();
    const text = server[address.slice(baseUrl.length)];
    return Promise.resolve(new Response(text ?? 'Not found', {status: text === undefined ? 404 : 200}));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

async function panel() {
  vi.resetModules();
  const control = await import('../control');
  await control.readState(baseUrl);
  return control;
}

async function storeWhole(edition: string) {
  const name = cacheName(baseUrl, edition, '4.x');
  const description = {version: '4.x', edition, stored: 1, bytes: 4, files: {'index.html': hash}};
  await (await caches.open(name)).put(descriptionOf(baseUrl), Response.json(description));
  return name;
}

test('the offer is read past the cache of the browser', async () => {
  const {getState} = await panel();
  expect(getState()).toMatchObject({is: 'idle', offer, copies: [], traces: false});
  expect(asked).toEqual(['/h3/offline.json no-cache']);
});

test('a browser that doesn’t tell how much room there is keeps a copy', async () => {
  fault({
    kind: 'Storage',
    injected: 'a browser without `navigator.storage`, as WebKitGTK is',
    reader: 'an offline copy as elsewhere',
  });
  vi.stubGlobal('navigator', {serviceWorker: navigator.serviceWorker, locks: navigator.locks});
  const {getState, keep} = await panel();
  await keep(baseUrl, '4.x');
  expect(getState()).toMatchObject({is: 'idle', copies: [{version: '4.x'}], failure: undefined});
});

test('a browser that refuses to store is not said to have lost the connection', async () => {
  fault({
    kind: 'Storage',
    injected: 'an error that the browser gives no name while it stores an offline copy',
    reader: 'a sentence that the browser refused to store the files, not that the connection was lost',
  });
  const {getState, keep} = await panel();
  caches.beforePut = () => {
    throw new TypeError('Not here.');
  };
  await keep(baseUrl, '4.x');
  expect(getState()).toMatchObject({is: 'idle', copies: [], failure: {from: 'store', problem: 'blocked'}});
});

test('an attempt that was cut off is told, and can be removed', async () => {
  registered = true;
  await caches.open(cacheName(baseUrl, 'old', '4.x'));
  const {getState, remove} = await panel();
  expect(getState()).toMatchObject({is: 'idle', copies: [], traces: true});
  await remove(baseUrl);
  expect(getState()).toMatchObject({is: 'idle', copies: [], traces: false});
  expect(registered).toBe(false);
  expect(caches.stored.size).toBe(0);
});

test('Cancel before the list is asked for ends the attempt', async () => {
  const {getState, keep, cancel} = await panel();
  onRegister = cancel;
  await keep(baseUrl, '4.x');
  expect(getState()).toMatchObject({is: 'idle', copies: [], traces: false, failure: {problem: 'canceled'}});
  expect(asked).not.toContain('/h3/new.json no-cache');
  expect(caches.stored.size).toBe(0);
});

test('Cancel before the new worker is known reaches it', async () => {
  registered = true;
  await storeWhole('old');
  const {getState, update, cancel} = await panel();
  const updating = update(baseUrl);
  cancel();
  await updating;
  expect(installing.sent).toEqual([cancelStoring]);
  expect(getState()).toMatchObject({is: 'idle', copies: [{edition: 'old'}], failure: {from: 'update'}});
});

test('an attempt that fails leaves the copy of another tab, and otherwise nothing', async () => {
  const {getState, keep} = await panel();
  delete server['new.json'];
  await keep(baseUrl, '4.x');
  expect(getState()).toMatchObject({
    traces: false,
    failure: {from: 'store', problem: 'missing', file: '/h3/new.json'},
  });
  let name = '';
  onRegister = () => void storeWhole('new').then((cache) => (name = cache));
  await keep(baseUrl, '4.x');
  expect(getState()).toMatchObject({copies: [{edition: 'new', cache: name}], failure: {problem: 'missing'}});
});

test('a failed attempt whose traces cannot be removed still ends', async () => {
  const {getState, keep} = await panel();
  delete server['index.html'];
  vi.spyOn(registration, 'unregister').mockRejectedValueOnce(new DOMException('Denied.', 'SecurityError'));
  await keep(baseUrl, '4.x');
  expect(getState()).toMatchObject({is: 'idle', traces: true, failure: {problem: 'missing', file: '/h3/index.html'}});
});

test('two tabs that store at once wait for each other, and one that is canceled leaves the copy of the other', async () => {
  const [first, second] = [await panel(), await panel()];
  let storing = 0;
  let most = 0;
  caches.beforePut = (address) => {
    if (address.endsWith('index.html')) first.cancel();
  };
  const fetchFile = globalThis.fetch;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const isFile = address.endsWith('index.html');
    if (isFile) most = Math.max(most, (storing += 1));
    // Time in which the other tab could begin.
    await new Promise((resolve) => setImmediate(resolve));
    const response = await fetchFile(address, init);
    if (isFile) storing -= 1;
    return response;
  });
  await Promise.all([first.keep(baseUrl, '4.x'), second.keep(baseUrl, '4.x')]);
  expect(first.getState()).toMatchObject({is: 'idle', failure: {problem: 'canceled'}});
  expect(second.getState()).toMatchObject({is: 'idle', copies: [{version: '4.x'}], failure: undefined});
  expect(most).toBe(1);
  expect(registered).toBe(true);
  const kept = caches.stored.get(cacheName(baseUrl, 'new', '4.x'));
  expect([...(kept?.keys() ?? [])].sort()).toEqual(['/h3/index.html', descriptionOf(baseUrl)].sort());
});
