import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {IndexFile, SearchDocuments} from '../files';
import {openSearcher, readDocuments} from '../open';
import type {Searcher} from '../rank';

/** By kind, what readers type, and the addresses that answer it. */
export type ReaderSearches = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** How well the queries of one kind are answered. */
export interface SearchRow {
  readonly queries: number;
  /** How many have an accepted address first, and among the first three. */
  readonly first: number;
  readonly three: number;
  /** The queries whose first result is another address, with the first three results. */
  readonly missed: readonly {readonly query: string; readonly place: number; readonly results: readonly string[]}[];
}

/** A file of search of the site built in `dir`. Throws where there is none. */
function contentOf(dir: string, kind: 'search-doc' | 'lunr-index'): unknown {
  const name = readdirSync(dir).find((file) => file.startsWith(`${kind}-`));
  if (!name) throw new Error(`${dir} has no file of search that is called ${kind}-….`);
  return JSON.parse(readFileSync(path.join(dir, name), 'utf8'));
}

/** The documents and the index of the site built in `dir`. Throws where there are none. */
export function filesOf(dir: string): {readonly documents: SearchDocuments; readonly index: IndexFile} {
  const index = contentOf(dir, 'lunr-index');
  return {documents: readDocuments(contentOf(dir, 'search-doc'), index), index: index as IndexFile};
}

/** The search of the site built in `dir`. Throws where there is none. */
export function searcherOf(dir: string): Promise<Searcher> {
  return openSearcher(contentOf(dir, 'search-doc'), contentOf(dir, 'lunr-index'));
}

/** The addresses of a search's first results, without their queries, in which values travel. */
export function addressesOf(searcher: Searcher, query: string, limit = 8): string[] {
  return searcher.search(query, limit).map(({url}) => url.replace(/\?[^#]*/, ''));
}

function rowOf(searcher: Searcher, queries: ReaderSearches[string]): SearchRow {
  const placed = Object.entries(queries).map(([query, accepted]) => {
    const results = addressesOf(searcher, query);
    return {query, place: results.findIndex((url) => accepted.includes(url)), results: results.slice(0, 3)};
  });
  return {
    queries: placed.length,
    first: placed.filter(({place}) => place === 0).length,
    three: placed.filter(({place}) => place >= 0 && place < 3).length,
    missed: placed.filter(({place}) => place !== 0),
  };
}

/** Searches for every query: a row by kind, and one of all kinds together. */
export function searchTable(searcher: Searcher, searches: ReaderSearches): Readonly<Record<string, SearchRow>> {
  const rows = Object.fromEntries(Object.entries(searches).map(([kind, queries]) => [kind, rowOf(searcher, queries)]));
  return {...rows, all: rowOf(searcher, Object.assign({}, ...Object.values(searches)) as ReaderSearches[string])};
}
