import {fileNames} from './files';
import type SearchPanel from './SearchPanel';

/** The two files as they come over the wire; the worker takes them apart. */
export interface LoadedFiles {
  readonly documents: ArrayBuffer;
  readonly index: ArrayBuffer;
}

async function fetchFile(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.arrayBuffer();
}

async function load(baseUrl: string, stamp: number): Promise<typeof SearchPanel> {
  const names = fileNames(stamp);
  const [documents, index] = await Promise.all([
    fetchFile(baseUrl + names.documents),
    fetchFile(baseUrl + names.index),
  ]);
  const code = await import('./SearchPanel');
  await code.startSearch({documents, index});
  return code.default;
}

let loading: Promise<typeof SearchPanel> | undefined;

/**
 * Fetches the two files, then the code of search, and returns its panel once queries can be answered. Loads once for
 * all boxes; after a failure the next call tries again.
 */
export function loadSearch(baseUrl: string, stamp: number): Promise<typeof SearchPanel> {
  loading ??= load(baseUrl, stamp).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
