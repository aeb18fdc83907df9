import {translate} from '@docusaurus/Translate';
import {fetchJson} from '@h3-docs/base/fetch';
import {addressFile, fileNames, type SearchAddress} from './files';
import type {Searcher} from './rank';
import type SearchPanel from './SearchPanel';

/** Search, ready to answer. */
export interface LoadedSearch {
  readonly Panel: typeof SearchPanel;
  readonly searcher: Searcher;
}

async function load(baseUrl: string): Promise<LoadedSearch> {
  // A host may serve an old answer for minutes, and the files of an old build are gone.
  const {stamp} = await fetchJson<SearchAddress>(
    baseUrl + addressFile,
    translate({message: 'The address of search'}),
    'no-cache',
  );
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
 * Fetches the address of the two files, the files, then the code of search, and returns once queries can be answered.
 * Loads once for all boxes; after a failure the next call tries again.
 */
export function loadSearch(baseUrl: string): Promise<LoadedSearch> {
  loading ??= load(baseUrl).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
