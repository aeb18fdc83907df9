import type {SearchDocuments} from './files';
import {isOneSlipApart, keyOf, partsOf} from './words';

/** A name that leads to a section, made ready for comparing. */
export interface IndexedName {
  readonly section: number;
  readonly name: string;
  readonly key: string;
  /** The key without the `h3` that some languages put before every name. */
  readonly bareKey: string;
  readonly parts: readonly string[];
  /** The section's own name rather than another language's spelling of it or an earlier release's. */
  readonly own: boolean;
  readonly former: boolean;
}

/** How well a query fits a name, and so which section it is about. */
export interface NameMatch {
  readonly name: IndexedName;
  readonly score: number;
}

const prefix = /^h3/;

/**
 * What a fit is worth. Text scores (see `rank.ts`) stay well below 300: whoever types a name, whole or with one slip,
 * means that function; parts of a name compete with headings and text.
 */
const worth = {whole: 1000, bare: 900, slip: 500, start: 60, parts: 45, inside: 15} as const;

/** All names of the documents, each once a section. */
export function indexNames({sections}: SearchDocuments): IndexedName[] {
  return sections.flatMap(({names = [], formerNames = []}, section) =>
    [...names, ...formerNames].map((name, place): IndexedName => {
      const key = keyOf(name);
      return {
        section,
        name,
        key,
        bareKey: key.replace(prefix, ''),
        parts: partsOf(name),
        own: place === 0,
        former: place >= names.length,
      };
    }),
  );
}

function wholeMatch({key, bareKey}: IndexedName, query: string, bareQuery: string): number {
  if (key === query) return worth.whole;
  return bareQuery.length > 2 && bareKey === bareQuery ? worth.bare : 0;
}

function partMatch({key, bareKey, parts}: IndexedName, query: string, words: readonly string[]): number {
  const ratio = Math.min(1, query.length / bareKey.length);
  if (query.length > 2 && (key.startsWith(query) || bareKey.startsWith(query))) return worth.start * (1 + ratio);
  const last = words.length - 1;
  const inParts = words.every((word, place) =>
    parts.some((part) => part === word || (place === last && word.length > 2 && part.startsWith(word))),
  );
  if (words.length > 0 && inParts) return worth.parts * (1 + ratio);
  return query.length > 3 && key.includes(query) ? worth.inside * (1 + ratio) : 0;
}

function fit(name: IndexedName, query: string, bareQuery: string, words: readonly string[]): number {
  const whole = wholeMatch(name, query, bareQuery);
  if (whole > 0) return whole;
  const part = partMatch(name, query, words);
  if (query.length < 5) return part;
  const slip = isOneSlipApart(name.key, query) || isOneSlipApart(name.bareKey, query) ? worth.slip : 0;
  // A longer name that merely continues what was typed is no slip, nor is one still being typed.
  return slip > 0 && name.key.startsWith(query) ? worth.slip / 2 : Math.max(slip, part);
}

/**
 * The best fitting name of every section that a query may mean.
 * @param query the key of the whole query: `grid disk` is `griddisk`.
 * @param words the query's words, identifiers taken apart.
 */
export function matchNames(
  names: readonly IndexedName[],
  query: string,
  words: readonly string[],
): Map<number, NameMatch> {
  const best = new Map<number, NameMatch>();
  if (query === '') return best;
  const bareQuery = query.replace(prefix, '');
  for (const name of names) {
    const fitting = fit(name, query, bareQuery, words);
    if (fitting === 0) continue;
    // Between equals the section's own name, then today's names.
    const score = fitting + (name.own ? 3 : name.former ? 0 : 1);
    if (score > (best.get(name.section)?.score ?? 0)) best.set(name.section, {name, score});
  }
  return best;
}
