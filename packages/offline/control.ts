import {offerFile, totalBytes, workerFile, type OfflineList, type OfflineOffer} from '@h3-docs/base/contracts/offline';
import type {DocsVersion} from '@h3-docs/base/versions';
import {
  completeCopies,
  failureOfUpdate,
  oneEdition,
  removeCopies,
  siteCaches,
  type Copy,
  type SiteStorage,
} from './copies';
import {whileAlone} from './lock';
import {cancelStoring, copiesChanged, type FailedUpdate, type WorkerMessage} from './messages';
import {isOutdated, nextState, type Failure, type Obstacle, type OfflineEvent, type OfflineState} from './state';
import {fetchCurrent, storageProblem, storeCopy, StoreError} from './store';

let state: OfflineState = {is: 'reading'};
let canceling = new AbortController();
const listeners = new Set<() => void>();

/** The state of the offline copy, for `useSyncExternalStore`. It goes on while no panel is open. */
export const getState = (): OfflineState => state;

/** Calls `listener` after each change until the returned function is called. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function send(event: OfflineEvent): void {
  const next = nextState(state, event);
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener();
}

/** Why this page can't have an offline copy, as far as the browser tells without being asked to store anything. */
function obstacle(): Obstacle | undefined {
  if (window.location.protocol === 'file:') return 'file';
  if (!window.isSecureContext) return 'insecure';
  return 'serviceWorker' in navigator && 'caches' in window ? undefined : 'unsupported';
}

const storageOf = (baseUrl: string): SiteStorage => ({caches: window.caches, baseUrl});

/** The registration of the site itself: another site of the same origin may have one that covers this page too. */
async function registrationOf(baseUrl: string): Promise<ServiceWorkerRegistration | undefined> {
  const found = await navigator.serviceWorker.getRegistration(baseUrl);
  return found && new URL(found.scope).pathname === baseUrl ? found : undefined;
}

const fetchOffer = (baseUrl: string, signal?: AbortSignal) => fetchCurrent<OfflineOffer>(baseUrl + offerFile, signal);

async function keptCopies(baseUrl: string): Promise<readonly Copy[]> {
  // Without a service worker, the stored files would never be used.
  if (!(await registrationOf(baseUrl))) return [];
  return oneEdition(await completeCopies(storageOf(baseUrl)));
}

/** Whether an attempt that was cut off has left something, if no copy is kept. */
async function hasTraces(baseUrl: string): Promise<boolean> {
  return (await registrationOf(baseUrl)) !== undefined || (await siteCaches(storageOf(baseUrl))).length > 0;
}

/** The reason why the server's deployment could not replace the copy, if the browser has tried. */
async function failedUpdate(baseUrl: string, copies: readonly Copy[], edition: string): Promise<Failure | undefined> {
  const [copy] = copies;
  const response = copy && (await window.caches.match(failureOfUpdate(baseUrl), {cacheName: copy.cache}));
  const failed = response && ((await response.json()) as FailedUpdate);
  return failed?.edition === edition ? {from: 'update', problem: failed.problem, file: failed.file} : undefined;
}

/** Reads what is kept and what the server offers, after a step that may have failed. */
async function settle(baseUrl: string, failed?: Failure): Promise<void> {
  try {
    const copies = await keptCopies(baseUrl);
    const traces = copies.length === 0 && (await hasTraces(baseUrl));
    const offer = await fetchOffer(baseUrl).catch(() => undefined);
    const update =
      offer && isOutdated({copies, offer}) ? await failedUpdate(baseUrl, copies, offer.edition) : undefined;
    // A step that was about the update has failed only if the copy is still outdated.
    const outcome = failed?.from === 'update' && offer && !isOutdated({copies, offer}) ? undefined : failed;
    const failure = outcome === undefined || outcome.from === 'update' ? (update ?? outcome) : outcome;
    // Offline, a reader who has a copy needs no size.
    const unread: Failure | undefined = offer || copies.length > 0 ? undefined : {from: 'offer'};
    send({is: 'read', copies, traces, offer, failure: failure ?? unread});
  } catch {
    send({is: 'obstacle', obstacle: 'blocked'});
  }
}

/** Finds out what is kept and what the server offers, when a panel is opened. Stores nothing. */
export async function readState(baseUrl: string): Promise<void> {
  const why = obstacle();
  if (why !== undefined) send({is: 'obstacle', obstacle: why});
  else if (state.is !== 'storing' && state.is !== 'removing') await settle(baseUrl);
}

/** Registers the service worker, and waits until it is active. */
async function register(baseUrl: string): Promise<ServiceWorker> {
  const {serviceWorker} = navigator;
  try {
    const registration = await serviceWorker.register(baseUrl + workerFile, {scope: baseUrl, updateViaCache: 'none'});
    if (registration.active) return registration.active;
    const {active} = await serviceWorker.ready;
    if (active) return active;
  } catch (error) {
    throw new StoreError('register', undefined, {cause: error});
  }
  throw new StoreError('register');
}

/** Whether the browser says that a copy would not fit. Browsers that don't say are believed to have room. */
async function lacksRoom(bytes: number): Promise<boolean> {
  // WebKitGTK has no `storage` at all, and Safari no `estimate` before 17.
  /* eslint-disable no-restricted-properties -- the one place that does */
  if (!('storage' in navigator && 'estimate' in navigator.storage)) return false;
  const {quota, usage} = await navigator.storage.estimate().catch((): StorageEstimate => ({}));
  /* eslint-enable no-restricted-properties */
  return quota !== undefined && usage !== undefined && quota - usage < bytes;
}

/** How often a tab registers the service worker again that another tab has just removed. */
const attempts = 3;

/**
 * Stores what the server offers, unless the service worker is gone: another tab that held the lock may have removed it.
 * Returns whether it is stored.
 */
async function storeOffer(baseUrl: string, version: DocsVersion, worker: ServiceWorker): Promise<boolean> {
  if (!(await registrationOf(baseUrl))) return false;
  // The site may have been deployed again since the panel was opened.
  const {edition, list, bytes} = await fetchOffer(baseUrl, canceling.signal);
  const files = await fetchCurrent<OfflineList>(baseUrl + list, canceling.signal);
  await storeCopy({
    ...storageOf(baseUrl),
    version,
    edition,
    files: files[version],
    onProgress: (done) => send({is: 'progress', done, total: bytes[version]}),
    signal: canceling.signal,
  });
  worker.postMessage(copiesChanged);
  return true;
}

/** Registers the service worker and stores a copy, after other tabs that do so. */
async function registerAndStore(baseUrl: string, version: DocsVersion): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    // Outside the lock, because a worker that becomes active may wait for it.
    const worker = await register(baseUrl);
    if (await whileAlone(baseUrl, () => storeOffer(baseUrl, version, worker), canceling.signal)) return;
  }
  throw new StoreError('register');
}

/**
 * Stores a version of the documentation, and serves it from then on. Where it fails and no copy is kept, nothing is left,
 * unless the browser refuses to remove it. Tabs that store at the same time do so one after the other.
 */
export async function keep(baseUrl: string, version: DocsVersion): Promise<void> {
  if (state.is !== 'idle' || !state.offer) return;
  canceling = new AbortController();
  send({is: 'begin', what: version, total: state.offer.bytes[version]});
  let failure: Failure | undefined;
  try {
    if (await lacksRoom(state.offer.bytes[version])) throw new StoreError('full');
    await registerAndStore(baseUrl, version);
  } catch (error) {
    failure = failureOf(error);
    await whileAlone(baseUrl, () => discardAttempt(baseUrl)).catch(() => undefined);
  }
  await settle(baseUrl, failure);
}

function failureOf(error: unknown): Failure {
  if (canceling.signal.aborted) return {from: 'store', problem: 'canceled'};
  const {problem, file} = storageProblem(error);
  return {from: 'store', problem, file};
}

/** Stops storing. What was stored so far is removed. */
export function cancel(): void {
  canceling.abort();
}

/** Unregisters the service worker of the site, and deletes all that it has stored for offline use. */
async function discard(baseUrl: string): Promise<void> {
  const registration = await registrationOf(baseUrl);
  const worker = registration?.active;
  await registration?.unregister();
  await removeCopies(storageOf(baseUrl));
  // It serves the pages that are open until they are closed.
  worker?.postMessage(copiesChanged);
}

/** Removes what a failed attempt has left, unless a copy is kept: another tab may have stored it meanwhile. */
async function discardAttempt(baseUrl: string): Promise<void> {
  if ((await keptCopies(baseUrl)).length === 0) await discard(baseUrl);
}

/** Removes the offline copy. */
export async function remove(baseUrl: string): Promise<void> {
  if (state.is !== 'idle') return;
  send({is: 'remove'});
  const failure = await whileAlone(baseUrl, () => discard(baseUrl)).then(
    (): Failure | undefined => undefined,
    (): Failure => ({from: 'remove'}),
  );
  await settle(baseUrl, failure);
}

/** Waits until a worker has stored its deployment, or has failed to. */
function outcomeOf(worker: ServiceWorker): Promise<void> {
  const {serviceWorker} = navigator;
  return new Promise((resolve) => {
    const onMessage = ({data}: MessageEvent<WorkerMessage>) => send(data);
    serviceWorker.addEventListener('message', onMessage);
    worker.addEventListener('statechange', () => {
      if (worker.state !== 'activated' && worker.state !== 'redundant') return;
      serviceWorker.removeEventListener('message', onMessage);
      resolve();
    });
    const stop = () => worker.postMessage(cancelStoring);
    if (canceling.signal.aborted) stop();
    else canceling.signal.addEventListener('abort', stop, {once: true});
  });
}

/** Replaces the copy by the server's present deployment: the new service worker stores it, and only then takes over. */
export async function update(baseUrl: string): Promise<void> {
  if (state.is !== 'idle' || !state.offer) return;
  canceling = new AbortController();
  const {bytes} = state.offer;
  const total = totalBytes(state.copies.map(({version}) => bytes[version]));
  send({is: 'begin', what: 'update', total});
  let failure: Failure = {from: 'update'};
  try {
    const registration = await registrationOf(baseUrl);
    const underWay = () => registration?.installing ?? registration?.waiting;
    if (!underWay()) await registration?.update();
    const worker = underWay();
    if (worker) await outcomeOf(worker);
  } catch {
    failure = {from: 'update', problem: 'network'};
  }
  await settle(baseUrl, failure);
}
