import type {DocsVersion} from '../versions';

/** The files of a version of the documentation by their paths below the base URL. */
export type OfflineFiles = Readonly<Record<string, readonly [hash: string, bytes: number]>>;

/**
 * What the build lists for offline copies. A hash is the first 16 hexadecimal digits of a file's SHA-256, and bytes are
 * counted after gzip, where it helps. The newest version has all files that an older one doesn't have for itself.
 */
export type OfflineList = Readonly<Record<DocsVersion, OfflineFiles>>;

/** The sum of sizes in bytes. */
export function totalBytes(sizes: readonly number[]): number {
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}

/** How many bytes these files take, on the way and in the browser. */
export function bytesOf(files: OfflineFiles): number {
  return totalBytes(Object.values(files).map(([, bytes]) => bytes));
}

/** The information that a reader gets before anything is stored. */
export interface OfflineOffer {
  /** The deployment: the hash of its list of files. */
  readonly edition: string;
  /** The path of its list below the base URL. */
  readonly list: string;
  /** How many bytes each version takes, on the way and in the browser. */
  readonly bytes: Readonly<Record<DocsVersion, number>>;
}

/** What the service worker is built with. */
export interface OfflineWorkerSettings {
  readonly baseUrl: string;
  readonly edition: string;
  readonly list: string;
  /** The language of its texts, as `lang` names it. */
  readonly locale: string;
}

/** The file with the offer, below the base URL. */
export const offerFile = 'offline.json';

/** The file of the service worker, below the base URL. */
export const workerFile = 'sw.js';

/** Whether a file gets smaller by gzip. Fonts and pictures of pixels are compressed already. */
export function shrinks(file: string): boolean {
  return !/\.(?:woff2|png|ico)$/.test(file);
}
