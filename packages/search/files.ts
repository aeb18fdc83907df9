/** The shapes of `search-doc-<timestamp>.json`, `lunr-index-<timestamp>.json`, and `search.json`, and of results. */

/** A page of the newest documentation. */
export interface SearchPage {
  /** Its path, base URL included. */
  readonly url: string;
  readonly title: string;
  /** The part of the documentation that it belongs to. */
  readonly group?: string;
}

/** How many results come first in the order of their scores, before the others in groups. */
export const bestMatches = 3;

/** The groups of results. */
export type ResultGroup = 'guide' | 'reference' | 'troubleshooting';

/** A section of a page: from one heading of level 1 to 3 to the next. The index knows it by its place in the list. */
export interface SearchSection {
  /** The page, by its place in the list of pages. */
  readonly page: number;
  /** The anchor with its `#`; empty for the opening of the page. */
  readonly hash: string;
  readonly heading: string;
  /** Its first paragraphs and items, one a line, for showing. */
  readonly text: string;
  /** Names that lead straight here, the reference's own first: a function's spellings, an error code. */
  readonly names?: readonly string[];
  /** Names that led to it in 3.x. */
  readonly formerNames?: readonly string[];
  /** What further bindings and engines call it: their place in the list of stacks, and their names. */
  readonly otherNames?: readonly (readonly [stack: number, ...names: string[]])[];
  /** The number of an error. */
  readonly code?: number;
  /** What is printed with an error or a problem. */
  readonly messages?: readonly string[];
  /** What it is among known problems. */
  readonly entry?: 'problem' | 'recipe';
  /** The stacks that it is about, by their places in the list; undefined where it is about all. */
  readonly stacks?: readonly number[];
}

/** How many characters of a section's text are in the file, and so can be shown in a result. */
export const shownLength = 112;

/** A language, a library, or an engine. */
export interface SearchStack {
  readonly id: string;
  readonly label: string;
  /** What readers call it, as keys. */
  readonly words: readonly string[];
}

/** The content of `search-doc-<timestamp>.json`: what results show, and names. */
export interface SearchDocuments {
  readonly stacks: readonly SearchStack[];
  readonly pages: readonly SearchPage[];
  readonly sections: readonly SearchSection[];
}

/** The content of `lunr-index-<timestamp>.json`: terms that the documents don't show, by section. */
export interface IndexFile {
  /** How readers ask for it: terms with spaces between them, and `|` between asks. */
  readonly asks: readonly string[];
  /** Further words of its text and code. */
  readonly words: readonly string[];
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
  readonly kind: ResultGroup;
  readonly page: string;
  /** The part of the documentation that the page belongs to; empty where it has none. */
  readonly group: string;
  readonly heading: string;
  /** Paragraphs and items of the section, one a line. */
  readonly text: string;
  /** The keys of the words to highlight, here and on the page. */
  readonly highlights: readonly string[];
  /** The name by which it was found, where that is not its heading. */
  readonly via?: {readonly name: string; readonly former: boolean};
  /** The stack that the query names, or has a name of: its calls are to be shown on the page. */
  readonly stack?: string;
  /** What readers call that stack. */
  readonly stackLabel?: string;
  /** Whether hardly any word of the query is in the section. */
  readonly weak?: true;
}
