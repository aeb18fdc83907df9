import type {OfflineFiles} from '@h3-docs/base/contracts/offline';
import type {DocsVersion} from '@h3-docs/base/versions';
import {cacheName, completeCopies, descriptionOf, type Copy, type SiteStorage} from './copies';
import {hashOf, packed} from './files';

/** Why a copy could not be stored. */
export type StoreProblem = 'missing' | 'changed' | 'network' | 'full' | 'blocked' | 'canceled' | 'register';

/** A copy could not be stored; `file` names the one that was to blame, if one was. */
export class StoreError extends Error {
  override readonly name = 'StoreError';

  constructor(
    readonly problem: StoreProblem,
    readonly file?: string,
    options?: ErrorOptions,
  ) {
    super(file === undefined ? problem : `${problem}: ${file}`, options);
  }
}

/** What to store. */
export interface CopyOrder extends SiteStorage {
  readonly version: DocsVersion;
  readonly edition: string;
  readonly files: OfflineFiles;
  /** Told how many bytes of the list are stored. */
  readonly onProgress: (done: number) => void;
  readonly signal: AbortSignal;
}

/** How many files are asked for at once. */
const LANES = 6;

/** What went wrong in storage itself. */
export function storageProblem(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const full = error instanceof Error && error.name === 'QuotaExceededError';
  return new StoreError(full ? 'full' : 'blocked', undefined, {cause: error});
}

async function fetched<Content>(
  address: string,
  read: (response: Response) => Promise<Content>,
  signal?: AbortSignal,
): Promise<[Response, Content]> {
  try {
    // The browser's cached files may be older than this deployment.
    const response = await fetch(address, {cache: 'no-cache', signal});
    return [response, await read(response)];
  } catch (error) {
    if (signal?.aborted) throw new StoreError('canceled', undefined, {cause: error});
    throw new StoreError('network', address, {cause: error});
  }
}

/**
 * Fetches a JSON file that the build has written about offline copies, past the browser's cache.
 *
 * @throws StoreError `missing`, `network`, or `canceled`
 */
export async function fetchCurrent<Content>(address: string, signal?: AbortSignal): Promise<Content> {
  const read = async (response: Response) => (response.ok ? ((await response.json()) as Content) : undefined);
  const [, content] = await fetched(address, read, signal);
  if (content === undefined) throw new StoreError('missing', address);
  return content;
}

async function download(address: string, hash: string, signal: AbortSignal): Promise<[Response, ArrayBuffer]> {
  const [response, content] = await fetched(address, (answer) => answer.arrayBuffer(), signal);
  // Some hosts answer a request for `/404.html` itself with that page and status 404.
  if ((await hashOf(content)) !== hash) throw new StoreError(response.ok ? 'changed' : 'missing', address);
  return [response, content];
}

async function removeAttempt({caches, baseUrl}: SiteStorage, name: string): Promise<void> {
  const complete = await caches.match(descriptionOf(baseUrl), {cacheName: name});
  if (!complete) await caches.delete(name);
}

/**
 * Stores a version of a deployment in a separate cache, and describes it there once every file is in it. Files that an
 * earlier copy has in the same form are taken from there. Files that an attempt at the same deployment has stored before
 * it was cut off stay as they are.
 *
 * @throws StoreError after the first file that fails. The cache is then removed, unless another tab has completed the
 * copy. Other copies are as they were.
 */
export async function storeCopy(order: CopyOrder): Promise<Copy> {
  const {caches, baseUrl, version, edition, files, onProgress, signal} = order;
  const name = cacheName(baseUrl, edition, version);
  const stop = new AbortController();
  const cancel = () => stop.abort();
  signal.addEventListener('abort', cancel, {once: true});
  let done = 0;
  try {
    signal.throwIfAborted();
    const earlier = await completeCopies(order);
    const cache = await caches.open(name);
    const waiting = Object.entries(files).values();

    const stored = async (path: string, hash: string): Promise<Response | undefined> => {
      const source = earlier.find((copy) => copy.files[path] === hash);
      return source && caches.match(baseUrl + path, {cacheName: source.cache});
    };
    const lane = async () => {
      for (const [path, [hash, bytes]] of waiting) {
        if (stop.signal.aborted) throw new StoreError('canceled');
        const address = baseUrl + path;
        if (!(await cache.match(address))) {
          const known = await stored(path, hash);
          await cache.put(address, known ?? (await packed(path, ...(await download(address, hash, stop.signal)))));
        }
        done += bytes;
        onProgress(done);
      }
    };
    await Promise.all(Array.from({length: LANES}, lane));
    if (signal.aborted) throw new StoreError('canceled');
    const description = {
      version,
      edition,
      stored: Date.now(),
      bytes: done,
      files: Object.fromEntries(Object.entries(files).map(([path, [hash]]) => [path, hash])),
    };
    await cache.put(descriptionOf(baseUrl), new Response(JSON.stringify(description)));
    return {...description, cache: name};
  } catch (error) {
    stop.abort();
    await removeAttempt(order, name).catch(() => undefined);
    throw signal.aborted ? new StoreError('canceled', undefined, {cause: error}) : storageProblem(error);
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}
