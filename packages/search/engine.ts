import MiniSearch, {type SearchOptions} from 'minisearch';
import {fieldBoosts} from './boosts';
import type {IndexFile, SearchDocuments, SearchSection} from './files';
import {termsIn} from './terms';
import {keyOf} from './words';

/** How many sections are compared closely: those whose words fit best. */
const compared = 60;
/** How many sections are made ready before the page may answer its reader. */
const chunkSize = 10;

/** A section whose words fit a search. */
export interface Hit {
  readonly section: number;
  /** MiniSearch's score of the section, as a share of the best one's. */
  readonly score: number;
  /** The share of the search's words that the section has, slips corrected. */
  readonly share: number;
  /** How alike the search and the section's heading are, or the most alike of its asks, from 0 to 1. */
  readonly like: number;
}

/** The words of a build's sections, made ready for searches. */
export interface Engine {
  /** The sections that fit terms best, and those of `others` that fit them. */
  readonly hits: (terms: readonly string[], others: ReadonlyMap<number, unknown>) => readonly Hit[];
  /** How many ways to ask for a section there are. */
  readonly asksOf: (section: number) => number;
  /** The sections with names that differ from a key in at most `distance` letters, the nearest first. */
  readonly named: (key: string, distance: number) => readonly number[];
}

/** The terms of what heads a section: its own name alone, where it has one. */
function headTerms({heading, names: [own = ''] = [], code}: SearchSection): string[] {
  return termsIn(code === undefined && heading !== own ? `${heading.replace(/^\d+\. /, '')} ${own}` : own);
}

/** How alike a search and an ask are: Dice's coefficient of their terms. @param size how many terms the search has */
function likeness(ask: readonly string[], matched: ReadonlySet<string>, size: number): number {
  return (2 * ask.filter((term) => matched.has(term)).length) / (ask.length + size);
}

/** Makes a build's sections ready, in steps between which the page answers its reader. */
export async function openEngine({pages, sections}: SearchDocuments, index: IndexFile): Promise<Engine> {
  const known = new Set<string>();
  /** The terms of each way in which readers ask for a section; the first is its heading. */
  const asks: (readonly (readonly string[])[])[] = [];
  const fields: Readonly<Record<string, (section: SearchSection, id: number) => readonly string[]>> = {
    heading(section, id) {
      const heading = [...new Set(headTerms(section))];
      asks[id] = [heading, ...(index.asks[id] ?? '').split('|').map((ask) => ask.split(' '))];
      return heading;
    },
    title: ({page}) => termsIn(pages[page]?.title ?? ''),
    asks: (_section, id) => (asks[id] ?? []).slice(1).flat(),
    messages: ({messages = []}) => termsIn(messages.join(' ')),
    text: ({text}, id) => [...termsIn(text), ...(index.words[id] ?? '').split(' ')],
    names: ({names = [], formerNames = [], otherNames = []}) =>
      [...names, ...formerNames, ...otherNames.flatMap(([, ...called]) => called)].map(keyOf),
  };
  const mini = new MiniSearch<{readonly id: number; readonly section: SearchSection}>({
    fields: Object.keys(fields),
    extractField: ({id, section}, field) => fields[field]?.(section, id).join(' ') ?? String(id),
    tokenize: (terms) => terms.split(' '),
    processTerm: (term) => {
      known.add(term);
      return term;
    },
    searchOptions: {processTerm: (term) => term},
  });
  await mini.addAllAsync(
    sections.map((section, id) => ({id, section})),
    {chunkSize},
  );
  const options: SearchOptions = {
    fields: Object.keys(fieldBoosts),
    boost: fieldBoosts,
    // The last word may still be being typed, and any word may have a slip.
    prefix: (term) => !known.has(term),
    fuzzy: (term) => !known.has(term) && /^\p{L}{4,20}$/u.test(term) && (term.length > 6 ? 2 : 1),
  };
  return {
    asksOf: (section) => asks[section]?.length ?? 0,
    named: (key, fuzzy) => mini.search(key, {fields: ['names'], fuzzy}).map(({id}) => Number(id)),
    hits(terms, others) {
      const found = mini.search(terms.join(' '), options);
      const close = found.filter(({id}, place) => place < compared || others.has(Number(id)));
      return close.map(({id, score, queryTerms, ...hit}) => {
        const matched = new Set(hit.terms);
        const fitting = new Set(queryTerms).size;
        const size = terms.length - fitting + matched.size;
        return {
          section: Number(id),
          score: score / (found[0]?.score ?? 1),
          share: fitting / Math.max(1, terms.length),
          like: Math.max(...(asks[Number(id)] ?? []).map((ask) => likeness(ask, matched, size))),
        };
      });
    },
  };
}
