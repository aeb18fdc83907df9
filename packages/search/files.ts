/** The shape of `search-doc-<timestamp>.json`; that of `lunr-index-<timestamp>.json` is in `packedIndex.ts`. */

/** A page of the 4.x documentation. */
export interface SearchPage {
  /** Its path, base URL included. */
  readonly url: string;
  readonly title: string;
  /** The part of the documentation that it belongs to. */
  readonly group?: string;
}

/** A section of a page: from one heading of level 1 to 3 to the next. The index knows it by its place in the list. */
export interface SearchSection {
  /** The page, by its place in the list of pages. */
  readonly page: number;
  /** The anchor with its `#`; empty for the opening of the page. */
  readonly hash: string;
  readonly heading: string;
  /** Its first paragraphs and items, one a line, for showing. */
  readonly text: string;
  /** Names that lead straight here, the 4.x reference's own first: a function's spellings, an error code. */
  readonly names?: readonly string[];
  /** Names that led to it in 3.x. */
  readonly formerNames?: readonly string[];
  /** What further bindings and engines call it: their place in the list of stacks, and their names. */
  readonly otherNames?: readonly (readonly [stack: number, ...names: string[]])[];
  /** How readers ask for it, in words that it may not have. */
  readonly asks?: readonly string[];
  /** The number of an error. */
  readonly code?: number;
  /** What is printed with an error or a problem. */
  readonly messages?: readonly string[];
  /** Of a known problem: the releases that have it, as sentences; empty for a question of use. */
  readonly releases?: string;
}

/** How many characters of a section's text are in the file, and so can be shown in a result. */
export const shownLength = 112;

/** A binding or an engine that isn't a language of the reference. */
export interface SearchStack {
  readonly id: string;
  readonly label: string;
  /** What readers call it, as keys. */
  readonly words: readonly string[];
}

export interface SearchDocuments {
  readonly stacks: readonly SearchStack[];
  readonly pages: readonly SearchPage[];
  readonly sections: readonly SearchSection[];
}

/** What the page knows of search before its first use. It is the same in all builds: it is in scripts with a hash. */
export interface SearchSettings {
  /** How many results are shown. */
  readonly limit: number;
}

/**
 * The file at the root of the site that tells where the two files are. It is the only one that names them, so that a new
 * build changes no script and no page.
 */
export const addressFile = 'search.json';

/** The content of `search.json`. */
export interface SearchAddress {
  /** The build's timestamp, in milliseconds since 1970. */
  readonly stamp: number;
}

/** The two files of a build with this timestamp, at the root of the site. */
export function fileNames(stamp: number): {readonly documents: string; readonly index: string} {
  return {documents: `search-doc-${stamp}.json`, index: `lunr-index-${stamp}.json`};
}

/** One line of the list of results. */
export interface SearchResult {
  /** Path and anchor, base URL included. */
  readonly url: string;
  readonly page: string;
  /** The part of the documentation that the page belongs to; empty where it has none. */
  readonly group: string;
  readonly heading: string;
  /** Paragraphs and items of the section, one a line. */
  readonly text: string;
  /** The keys of the words to mark, here and on the page. */
  readonly marks: readonly string[];
  /** The name by which it was found, where that is not its heading. */
  readonly via?: {readonly name: string; readonly former: boolean};
  /** The language or the engine that the query names, or has a name of: its calls are to be shown on the page. */
  readonly stack?: string;
  /** What readers call that language or engine. */
  readonly stackLabel?: string;
  /** Of a known problem: the releases that have it. */
  readonly releases?: string;
  /** Whether hardly any word of the query is in the section. */
  readonly weak?: true;
}
