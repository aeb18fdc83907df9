import type {OfflineFiles} from '../contracts/offline';
import type {DocsVersion} from '../versions';
import {cacheName, completeCopies, descriptionOf, type Copy, type Storage} from './copies';
import {hashOf, packed} from './files';

/** Why a copy could not be stored. */
export type StoreProblem = 'missing' | 'changed' | 'network' | 'full' | 'blocked' | 'canceled';

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
export interface CopyOrder extends Storage {
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

async function download(address: string, hash: string, signal: AbortSignal): Promise<[Response, ArrayBuffer]> {
  const fetched = async (): Promise<[Response, ArrayBuffer]> => {
    // What the browser has cached may be older than this deployment.
    const response = await fetch(address, {cache: 'no-cache', signal});
    return [response, await response.arrayBuffer()];
  };
  const [response, content] = await fetched().catch((error: unknown) => {
    throw new StoreError(signal.aborted ? 'canceled' : 'network', address, {cause: error});
  });
  if (!response.ok) throw new StoreError('missing', address);
  if ((await hashOf(content)) !== hash) throw new StoreError('changed', address);
  return [response, content];
}

/**
 * Stores a version of a deployment in a cache of its own, and describes it there once every file is in it. Files that an
 * earlier copy has in the same form are taken from there. An attempt that was cut off goes on where it ended.
 *
 * @throws StoreError after the first file that fails. The cache is then removed, and other copies are as they were.
 */
export async function storeCopy(order: CopyOrder): Promise<Copy> {
  const {caches, baseUrl, version, edition, files, onProgress, signal} = order;
  const name = cacheName(baseUrl, edition, version);
  const stop = new AbortController();
  const cancel = () => stop.abort();
  signal.addEventListener('abort', cancel, {once: true});
  let done = 0;
  try {
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
    await caches.delete(name).catch(() => false);
    throw signal.aborted ? new StoreError('canceled', undefined, {cause: error}) : storageProblem(error);
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}
