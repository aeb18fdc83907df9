import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {checkFiles, type SearchFiles} from '../../checkFiles';
import {openSearcher} from '../../open';
import type {Searcher} from '../../rank';

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

/** The files of search of the site built in `dir`. Throws where there are none. */
export function filesOf(dir: string): SearchFiles {
  return checkFiles(contentOf(dir, 'search-doc'), contentOf(dir, 'lunr-index'));
}

/** The search of the site built in `dir`. Throws where there is none. */
export function searcherOf(dir: string): Promise<Searcher> {
  return openSearcher(contentOf(dir, 'search-doc'), contentOf(dir, 'lunr-index'));
}

/** A result's address without its query, in which values travel. */
function addressOf(url: string): string {
  return url.replace(/\?[^#]*/, '');
}

function rowOf(searcher: Searcher, queries: ReaderSearches[string]): SearchRow {
  const placed = Object.entries(queries).map(([query, accepted]) => {
    const results = searcher.search(query, 8).map(({url}) => addressOf(url));
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
  const all = Object.values(rows);
  return {
    ...rows,
    all: {
      queries: all.reduce((sum, {queries}) => sum + queries, 0),
      first: all.reduce((sum, {first}) => sum + first, 0),
      three: all.reduce((sum, {three}) => sum + three, 0),
      missed: all.flatMap(({missed}) => missed),
    },
  };
}
