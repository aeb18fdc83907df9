import {translate} from '@docusaurus/Translate';
import {fetchJson} from '@h3-docs/base/fetch';
import {fileNames} from './files';
import type {Searcher} from './rank';
import type SearchPanel from './SearchPanel';

/** Search, ready to answer. */
export interface LoadedSearch {
  readonly Panel: typeof SearchPanel;
  readonly searcher: Searcher;
}

async function load(baseUrl: string, stamp: number): Promise<LoadedSearch> {
  const names = fileNames(stamp);
  const [documents, index] = await Promise.all([
    fetchJson<unknown>(baseUrl + names.documents, translate({message: 'The texts of search'})),
    fetchJson<unknown>(baseUrl + names.index, translate({message: 'The index of search'})),
  ]);
  const {default: Panel, openSearcher} = await import('./SearchPanel');
  return {Panel, searcher: await openSearcher(documents, index)};
}

let loading: Promise<LoadedSearch> | undefined;

/**
 * Fetches the two files, then the code of search, and returns both once queries can be answered. Loads once for all
 * boxes; after a failure the next call tries again.
 */
export function loadSearch(baseUrl: string, stamp: number): Promise<LoadedSearch> {
  loading ??= load(baseUrl, stamp).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
