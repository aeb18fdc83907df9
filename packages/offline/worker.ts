/**
 * The service worker of readers who keep an offline copy; no other reader has it. It answers from the copy first, online
 * too, so that pages and their code are always of one deployment. The browser compares this script with the server's when
 * a reader opens a page. A new deployment has a new script, which stores the new copy before it takes over.
 */
import {translate} from '@docusaurus/Translate';
import {bytesOf, totalBytes, type OfflineList, type OfflineWorkerSettings} from '@h3-docs/base/contracts/offline';
import {newestVersion, versionIds, versionRow} from '@h3-docs/base/versions';
import {
  cacheName,
  completeCopies,
  descriptionOf,
  failureOfUpdate,
  oneEdition,
  removeCopies,
  type Copy,
  type SiteStorage,
} from './copies';
import {filesAt, unpacked} from './files';
import {ifAlone, whileAlone} from './lock';
import {cancelStoring, copiesChanged, type FailedUpdate, type WorkerMessage} from './messages';
import type {RequestEvent, WorkerScope} from './serviceWorker';
import {fetchCurrent, storageProblem, storeCopy} from './store';

declare const OFFLINE_SETTINGS: OfflineWorkerSettings;

const scope = self as unknown as WorkerScope;
const {baseUrl, edition, list, locale} = OFFLINE_SETTINGS;
const storage: SiteStorage = {caches: scope.caches, baseUrl};

/** The tabs that were open when this deployment took over, as an entry of the copy before it, whose code they run. */
const openTabs = `${descriptionOf(baseUrl)}-tabs`;

const canceling = new AbortController();

interface Copies {
  /** What is answered from. */
  readonly current: readonly Copy[];
  /** Copies of other deployments: those that tabs may need that were open before, and one that is being stored. */
  readonly others: readonly Copy[];
}

let known: Promise<Copies> | undefined;

function copies(): Promise<Copies> {
  known ??= completeCopies(storage).then((all) => {
    const current = oneEdition(all, edition);
    return {current, others: all.filter((copy) => copy.edition !== current[0]?.edition)};
  });
  // Storage that fails must not keep a reader who is online from the site.
  known.catch(() => (known = undefined));
  return known;
}

async function tell(message: WorkerMessage): Promise<void> {
  // Until it takes over, this worker has no tabs: they are the older one's.
  for (const tab of await scope.clients.matchAll({type: 'window', includeUncontrolled: true})) tab.postMessage(message);
}

/** Leaves why an attempt failed in the place of what the attempt before it left. */
async function leaveFailure(cache: string, failed: FailedUpdate): Promise<void> {
  const notes = await scope.caches.open(cache);
  await notes.delete(failureOfUpdate(baseUrl));
  if (failed.problem === 'canceled') return;
  await notes.put(failureOfUpdate(baseUrl), new Response(JSON.stringify(failed)));
}

/** Stores this deployment in the place of an older one. Rejects when a file fails: the older worker then goes on. */
async function replaceCopies(): Promise<void> {
  const kept = oneEdition(await completeCopies(storage), edition);
  const [first] = kept;
  if (!first || first.edition === edition) return;
  try {
    const files = await fetchCurrent<OfflineList>(baseUrl + list, canceling.signal);
    const total = totalBytes(kept.map(({version}) => bytesOf(files[version])));
    let before = 0;
    for (const {version} of kept) {
      const onProgress = (done: number) => void tell({is: 'progress', done: before + done, total});
      const order = {...storage, version, edition, files: files[version], onProgress, signal: canceling.signal};
      const copy = await storeCopy(order);
      before += copy.bytes;
    }
  } catch (error) {
    const {problem, file} = storageProblem(error);
    for (const id of versionIds) await scope.caches.delete(cacheName(baseUrl, edition, id));
    await leaveFailure(first.cache, {edition, problem, file}).catch(() => undefined);
    throw error;
  }
}

/** Removes older deployments, except the code that open tabs may still ask for. */
async function takeOver(): Promise<void> {
  known = undefined;
  const {current, others} = await copies();
  const tabs = (await scope.clients.matchAll({type: 'window'})).map(({id}) => id);
  const left = current[0]?.edition === edition && tabs.length > 0 ? others.map(({cache}) => cache) : [];
  for (const name of left) await (await scope.caches.open(name)).put(openTabs, new Response(JSON.stringify(tabs)));
  // While a tab stores a copy, nothing is removed, because its unfinished copy would be too. The next deployment does it.
  await ifAlone(baseUrl, () => removeCopies(storage, [...current.map(({cache}) => cache), ...left]));
  known = undefined;
  await scope.clients.claim();
}

/**
 * Removes a former copy when the last tab that was open with it is closed. A copy without an entry of tabs isn't a former
 * one: a newer worker may be storing it.
 */
async function removeFormer(others: readonly Copy[]): Promise<void> {
  if (others.length === 0) return;
  const open = new Set((await scope.clients.matchAll({type: 'window'})).map(({id}) => id));
  for (const {cache: name} of others) {
    const response = await scope.caches.match(openTabs, {cacheName: name});
    if (!response) continue;
    const tabs = (await response.json()) as readonly string[];
    if (tabs.some((id) => open.has(id))) continue;
    await scope.caches.delete(name);
    known = undefined;
  }
}

async function fileOf(all: readonly Copy[], path: string, status?: number): Promise<Response | undefined> {
  for (const file of filesAt(path)) {
    const copy = all.find(({files}) => file in files);
    // Unlike `open`, this makes no cache anew that the reader has just removed.
    const stored = copy && (await scope.caches.match(baseUrl + file, {cacheName: copy.cache}));
    if (stored) return unpacked(stored, status);
  }
  return undefined;
}

/** The page that is shown offline for a page that isn't in the copy. */
function notKept(what: string, advice: string): Response {
  const title = translate({message: '{what} is not in your offline copy'}, {what});
  const page = `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><meta name="color-scheme" content="light dark">
<body style="font:1rem/1.5 system-ui,sans-serif;margin:2rem auto;max-width:36rem;padding:0 1rem">
<h1>${title}</h1>
<p>${translate({message: 'The network is not available.'})} ${advice}</p>
<p><a href="${baseUrl}docs/">${translate({message: 'Documentation of {version}'}, {version: newestVersion})}</a></p></html>`;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'",
  };
  return new Response(page, {status: 503, headers});
}

function pathOf({pathname}: URL): string {
  try {
    return decodeURIComponent(pathname.slice(baseUrl.length));
  } catch {
    return pathname.slice(baseUrl.length);
  }
}

/** The answer to a request for a page that can't be fetched. */
async function withoutNetwork(current: readonly Copy[], path: string): Promise<Response | undefined> {
  if (current.length === 0) return undefined;
  const wanted = versionIds.find((id) => !versionRow(id).newest && `/${path}/`.startsWith(`${versionRow(id).path}/`));
  const missing = wanted !== undefined && !current.some(({version}) => version === wanted);
  if (missing) {
    const advice = translate(
      {
        message:
          'When you are online again, you can add the pages of {version} under “{button}” on the installation page.',
      },
      {version: wanted, button: translate({message: 'Keep these docs for offline use'})},
    );
    return notKept(wanted, advice);
  }
  // All pages are in the copy, but not all files: the server may have this one.
  const isFile = /\.(?!html$)\w+$/.test(path);
  return isFile
    ? notKept(translate({message: 'This file'}), translate({message: 'Try again when you are online.'}))
    : fileOf(current, '404.html', 404);
}

async function answer({request}: RequestEvent, path: string): Promise<Response> {
  const {current, others} = await copies().catch((): Copies => ({current: [], others: []}));
  const isPage = request.mode === 'navigate';
  const kept = async () => (await fileOf(current, path)) ?? (isPage ? undefined : fileOf(others, path));
  const stored = await kept().catch(() => undefined);
  if (stored) return stored;
  try {
    return await fetch(request);
  } catch (error) {
    const page = isPage ? await withoutNetwork(current, path) : undefined;
    if (page) return page;
    throw error;
  }
}

scope.addEventListener('install', (event) =>
  event.waitUntil(whileAlone(baseUrl, replaceCopies).then(() => scope.skipWaiting())),
);
scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));
scope.addEventListener('message', (event) => {
  if (event.data === cancelStoring) canceling.abort();
  if (event.data !== copiesChanged) return;
  known = undefined;
  event.waitUntil(scope.clients.claim());
});
scope.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  const own = url.origin === scope.location.origin && url.pathname.startsWith(baseUrl);
  if (!own || event.request.method !== 'GET') return;
  event.respondWith(answer(event, pathOf(url)));
  if (event.request.mode === 'navigate') event.waitUntil(copies().then(({others}) => removeFormer(others)));
});
