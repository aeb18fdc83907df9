import {createHash} from 'node:crypto';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {cacheName, completeCopies, descriptionOf, oneEdition, removeCopies, type Copy} from '../copies';
import {filesAt, hashOf, packed, unpacked} from '../files';
import {fetchCurrent, storeCopy, type CopyOrder} from '../store';
import {fault} from '@site/tests/support/fault';
import {FakeCaches} from '@site/tests/support/fakeCaches';

const baseUrl = '/h3/';
const policy = "default-src 'self'";
const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
const listOf = (files: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [path, [hash(text), text.length] as const]));

const first = {'index.html': '<p>Home', 'docs/index.html': '<p>Docs', 'assets/a.woff2': 'font'};
const second = {...first, 'docs/index.html': '<p>New docs'};

let server: Readonly<Record<string, string>> = first;
let asked: string[] = [];
let modes: (string | undefined)[] = [];
let statusOf = (text?: string) => (text === undefined ? 404 : 200);
let caches = new FakeCaches();

beforeEach(() => {
  server = first;
  asked = [];
  modes = [];
  statusOf = (text) => (text === undefined ? 404 : 200);
  caches = new FakeCaches();
  vi.stubGlobal('fetch', (address: string, {signal, cache}: RequestInit) => {
    asked.push(address);
    modes.push(cache);
    signal?.throwIfAborted();
    const text = server[address.slice(baseUrl.length)];
    const headers = {'content-security-policy': policy, 'content-encoding': 'gzip'};
    return Promise.resolve(new Response(text ?? 'Not found', {status: statusOf(text), headers}));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const order = (files: Readonly<Record<string, string>>, edition: string, more: Partial<CopyOrder> = {}): CopyOrder => ({
  caches: caches.asStorage(),
  baseUrl,
  version: '4.x',
  edition,
  files: listOf(files),
  onProgress: () => undefined,
  signal: new AbortController().signal,
  ...more,
});

test('a hash is the one that the build lists', async () => {
  expect(await hashOf(new TextEncoder().encode('H3').buffer)).toBe(hash('H3'));
});

test('a file is stored compressed, and comes back with its headers', async () => {
  const text = 'hexagon '.repeat(1000);
  const answer = new Response(text, {
    headers: {'content-type': 'text/html', 'content-security-policy': policy, 'content-encoding': 'gzip'},
  });
  const stored = await packed('index.html', answer, await new Response(text).arrayBuffer());
  expect((await stored.clone().arrayBuffer()).byteLength).toBeLessThan(200);
  const back = unpacked(stored, 404);
  expect(await back.text()).toBe(text);
  expect(back.status).toBe(404);
  expect(Object.fromEntries(back.headers)).toEqual({'content-type': 'text/html', 'content-security-policy': policy});
});

test('a path means a file, the page of a folder, or a file without its ending', () => {
  expect(filesAt('')).toEqual(['index.html']);
  expect(filesAt('docs/quickstart')).toContain('docs/quickstart/index.html');
  expect(filesAt('docs/quickstart/')).toContain('docs/quickstart/index.html');
});

test('a copy is described once it is whole, and counts its bytes', async () => {
  const steps: number[] = [];
  const copy = await storeCopy(order(first, 'one', {onProgress: (done) => steps.push(done)}));
  expect(steps.at(-1)).toBe(copy.bytes);
  expect(copy.bytes).toBe(18);
  expect(await completeCopies({caches: caches.asStorage(), baseUrl})).toEqual([copy]);
  expect([...(caches.stored.get(copy.cache)?.keys() ?? [])].sort()).toEqual(
    ['/h3/assets/a.woff2', '/h3/docs/index.html', '/h3/index.html', descriptionOf(baseUrl)].sort(),
  );
});

test('a new deployment fetches what has changed alone, and leaves the old copy', async () => {
  const old = await storeCopy(order(first, 'one'));
  server = second;
  asked = [];
  const copy = await storeCopy(order(second, 'two'));
  expect(asked).toEqual(['/h3/docs/index.html']);
  expect((await completeCopies({caches: caches.asStorage(), baseUrl})).map(({cache}) => cache).sort()).toEqual(
    [old.cache, copy.cache].sort(),
  );
});

test('an attempt that was cut off goes on where it ended', async () => {
  const cache = await caches.open(cacheName(baseUrl, 'one', '4.x'));
  await cache.put('/h3/index.html', new Response('<p>Home'));
  await storeCopy(order(first, 'one'));
  expect(asked).not.toContain('/h3/index.html');
});

test('one file that fails removes the attempt and nothing else', async () => {
  fault({
    kind: 'Offline copy',
    injected: 'one file of a new deployment is missing or different, or storage is full',
    reader: 'the old copy stays whole, and nothing of the new one is left',
  });
  const old = await storeCopy(order(first, 'one'));
  await expect(storeCopy(order(second, 'two'))).rejects.toMatchObject({
    problem: 'changed',
    file: '/h3/docs/index.html',
  });
  server = {};
  await expect(storeCopy(order(second, 'two'))).rejects.toMatchObject({problem: 'missing'});
  server = second;
  caches.beforePut = () => {
    throw new DOMException('Full.', 'QuotaExceededError');
  };
  await expect(storeCopy(order(second, 'two'))).rejects.toMatchObject({problem: 'full'});
  asked = [];
  const stopped = AbortSignal.abort();
  await expect(storeCopy(order(second, 'two', {signal: stopped}))).rejects.toMatchObject({problem: 'canceled'});
  expect(asked).toEqual([]);
  expect(await caches.keys()).toEqual([old.cache]);
});

test('a page that the host sends with status 404 is stored if it has the listed hash', async () => {
  statusOf = () => 404;
  const copy = await storeCopy(order(first, 'one'));
  expect((await caches.match('/h3/index.html', {cacheName: copy.cache}))?.status).toBe(200);
  server = second;
  await expect(storeCopy(order(first, 'two', {caches: new FakeCaches().asStorage()}))).rejects.toMatchObject({
    problem: 'missing',
    file: '/h3/docs/index.html',
  });
});

test('an attempt that fails leaves a copy that another tab has completed meanwhile', async () => {
  const other = await storeCopy(order(first, 'one'));
  await expect(storeCopy(order(first, 'one', {signal: AbortSignal.abort()}))).rejects.toThrow('canceled');
  expect(await completeCopies({caches: caches.asStorage(), baseUrl})).toEqual([other]);
});

test('a list that cannot be fetched is missing, cut off, or canceled', async () => {
  server = {'list.json': '{"4.x": {}}', 'cut.json': '{"4.x"'};
  expect(await fetchCurrent('/h3/list.json')).toEqual({'4.x': {}});
  expect(modes).toEqual(['no-cache']);
  await expect(fetchCurrent('/h3/none.json')).rejects.toMatchObject({problem: 'missing', file: '/h3/none.json'});
  await expect(fetchCurrent('/h3/cut.json')).rejects.toMatchObject({problem: 'network', file: '/h3/cut.json'});
  await expect(fetchCurrent('/h3/list.json', AbortSignal.abort())).rejects.toMatchObject({
    problem: 'canceled',
    file: undefined,
  });
});

test('readers are served from one deployment, and only where the newest version is whole', () => {
  const copy = (version: Copy['version'], edition: string, stored: number): Copy => ({
    version,
    edition,
    stored,
    bytes: 1,
    files: {},
    cache: `${edition} ${version}`,
  });
  const all = [copy('3.x', 'new', 4), copy('4.x', 'new', 3), copy('3.x', 'old', 2), copy('4.x', 'old', 1)];
  const names = (copies: readonly Copy[]) => copies.map(({cache}) => cache);
  expect(names(oneEdition(all, 'old'))).toEqual(['old 4.x', 'old 3.x']);
  expect(names(oneEdition(all, 'unknown'))).toEqual(['new 4.x', 'new 3.x']);
  expect(oneEdition([copy('3.x', 'new', 1)])).toEqual([]);
});

test('Remove leaves the caches of other sites of the same origin', async () => {
  await caches.open('h3-docs-offline /other/ one 4.x');
  await storeCopy(order(first, 'one'));
  await removeCopies({caches: caches.asStorage(), baseUrl});
  expect(await caches.keys()).toEqual(['h3-docs-offline /other/ one 4.x']);
});
