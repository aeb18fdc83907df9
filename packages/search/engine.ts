import MiniSearch, {type SearchOptions} from 'minisearch';
import {fieldBoosts} from './boosts';
import type {IndexFile, SearchDocuments} from './files';
import type {Names} from './names';
import {nearWords} from './near';
import {stoodFor, termOf, termsIn} from './terms';

/** How many sections are compared closely: those whose words fit best. */
const compared = 60;

/** A section whose words fit a search. */
export interface Hit {
  readonly section: number;
  /** MiniSearch's score of the section, as a share of the best one's. */
  readonly score: number;
  /** The share of the search's words that the section has, slips corrected. */
  readonly share: number;
}

/** The words of a build's sections, made ready for searches. */
export interface Engine {
  readonly names: Names;
  /** The terms of each way in which readers ask for a section; the first is its heading. */
  readonly asks: readonly (readonly ReadonlySet<string>[])[];
  readonly termsOf: (query: string) => readonly string[];
  /** The sections that fit terms best. */
  readonly hits: (terms: readonly string[]) => readonly Hit[];
  /** How much a term tells: the fewer sections have it, the more. */
  readonly weightOf: (term: string) => number;
}

/** Makes a build's sections ready, in steps: the caller may let the page answer its reader between two. */
export function* openEngine(
  {pages, sections}: SearchDocuments,
  names: Names,
  index: IndexFile,
): Generator<undefined, Engine> {
  const counts = new Map<string, number>();
  const asks: ReadonlySet<string>[][] = [];
  const mini = new MiniSearch<Readonly<Record<string, unknown>>>({
    fields: Object.keys(fieldBoosts),
    // Fields are lists of terms already.
    tokenize: (terms) => terms.split(' '),
    processTerm: (term) => term,
  });
  const titles = pages.map(({title}) => termsIn(title, names.aliases));
  for (const [id, {page, heading, names: [own = ''] = [], text, code, messages = []}] of sections.entries()) {
    const headed = termsIn(
      code === undefined && heading !== own ? `${heading.replace(/^\d+\. /, '')} ${own}` : own,
      names.aliases,
    );
    const asked = (index.asks[id] ?? '').split('|');
    const fields = {
      heading: headed,
      title: titles[page] ?? [],
      asks: asked.flatMap((ask) => ask.split(' ')),
      messages: termsIn(messages.join(' '), names.aliases),
      text: [...termsIn(text, names.aliases), ...(index.words[id] ?? '').split(' ')],
    };
    for (const term of new Set(Object.values(fields).flat())) counts.set(term, (counts.get(term) ?? 0) + 1);
    asks.push([new Set(headed), ...asked.map((ask) => new Set(ask.split(' ')))]);
    mini.add({id, ...Object.fromEntries(Object.entries(fields).map(([name, terms]) => [name, terms.join(' ')]))});
    yield;
  }
  const weightOf = (term: string) => Math.log(1 + sections.length / (counts.get(term) ?? 1));

  const near = nearWords([...counts.keys(), ...stoodFor].filter((term) => /^\D{4,}$/.test(term)));
  const corrections = new Map<string, string>();

  /** The term itself where the site has it, or may have it when it is typed to its end; else one that is a slip apart. */
  function corrected(term: string, isTyping: boolean): string {
    if (counts.has(term) || !/^\p{L}{4,20}$/u.test(term)) return term;
    if (isTyping && Array.from(counts.keys()).some((known) => known.startsWith(term))) return term;
    let correction = corrections.get(term);
    if (correction === undefined) {
      const [nearest = term] = near(term, 1).length > 0 ? near(term, 1) : term.length > 6 ? near(term, 2) : [];
      corrections.set(term, (correction = termOf(nearest)));
    }
    return correction;
  }

  return {
    names,
    asks,
    termsOf(query) {
      const terms = termsIn(query, names.aliases);
      const last = /\w$/.test(query) ? terms.findLast((term) => !term.includes('>')) : undefined;
      return [...new Set(terms.map((term) => corrected(term, term === last)))];
    },
    weightOf,
    hits(terms) {
      const options: SearchOptions = {
        boost: fieldBoosts,
        // The last word may still be being typed.
        prefix: (term) => !counts.has(term),
      };
      const found = mini.search(terms.join(' '), options);
      const best = found[0]?.score ?? 1;
      const words = Math.max(1, terms.filter((term) => !term.includes('>')).length);
      return found.slice(0, compared).map(({id, score, queryTerms}) => ({
        section: id as number,
        score: score / best,
        share: queryTerms.filter((term) => !term.includes('>')).length / words,
      }));
    },
  };
}
