import type {SearchDocuments} from './files';
import {partsOf} from './words';

/** A heading, or a way in which readers ask for a section. */
interface Phrase {
  readonly section: number;
  readonly isHeading: boolean;
  /** The weight of all its terms together. */
  readonly weight: number;
}

/** For each section the best of its headings or asks, from 0 to 1. */
export interface PhraseMatches {
  /** The likeness of the heading and the query: 1 is the same terms, 0 none of them. */
  readonly headings: ReadonlyMap<number, number>;
  readonly asks: ReadonlyMap<number, number>;
  /** The second best of the asks. */
  readonly furtherAsks: ReadonlyMap<number, number>;
}

/** The number of a step, which is no word of its heading. */
const stepNumber = /^\d+\. /;

/** How many sections are read in one step, so that the page can answer its reader between two. */
export const inStep = 10;

/** A query's likeness to all headings and asks, by its terms. */
export type PhraseFinder = (wanted: ReadonlySet<string>) => PhraseMatches;

/**
 * Compares queries with all headings and asks, by the Dice coefficient of their terms, weighted by rarity. Made in steps.
 * @param termsIn the telling terms of a text
 * @param weightOf how much a term tells
 */
export function* phraseFinder(
  {sections}: SearchDocuments,
  termsIn: (text: string) => ReadonlySet<string>,
  weightOf: (term: string) => number,
): Generator<undefined, PhraseFinder> {
  const phrases: Phrase[] = [];
  const places = new Map<string, number[]>();

  function add(section: number, text: string, isHeading: boolean): void {
    const terms = termsIn(text);
    if (terms.size === 0) return;
    let weight = 0;
    for (const term of terms) {
      weight += weightOf(term);
      const known = places.get(term);
      if (known) known.push(phrases.length);
      else places.set(term, [phrases.length]);
    }
    phrases.push({section, isHeading, weight});
  }

  for (const [section, {heading, names: [own] = [], asks = [], code}] of sections.entries()) {
    if (section % inStep === 0) yield;
    // The number of an error, which `errors.ts` reads, is no word of its heading.
    add(section, code === undefined ? heading.replace(stepNumber, '') : (own ?? heading), true);
    for (const ask of asks) {
      add(section, ask, false);
      // An identifier, such as the name of an option, is typed as a whole or in parts.
      const parts = partsOf(ask);
      if (!/\W/.test(ask) && parts.length > 1) add(section, parts.join(' '), false);
    }
  }

  return (wanted) => {
    const common = new Map<number, number>();
    let whole = 0;
    for (const term of wanted) {
      const weight = weightOf(term);
      whole += weight;
      for (const place of places.get(term) ?? []) common.set(place, (common.get(place) ?? 0) + weight);
    }
    const best = {
      headings: new Map<number, number>(),
      asks: new Map<number, number>(),
      furtherAsks: new Map<number, number>(),
    };
    function keep(scores: Map<number, number>, section: number, value: number): void {
      if (value > (scores.get(section) ?? 0)) scores.set(section, value);
    }
    for (const [place, shared] of common) {
      const phrase = phrases[place];
      if (!phrase) continue;
      const {section, isHeading, weight} = phrase;
      const likeness = (2 * shared) / (whole + weight);
      if (!isHeading) keep(best.furtherAsks, section, Math.min(likeness, best.asks.get(section) ?? 0));
      keep(isHeading ? best.headings : best.asks, section, likeness);
    }
    return best;
  };
}
