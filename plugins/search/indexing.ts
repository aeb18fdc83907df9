import lunr from 'lunr';
import {keyOf, keysAndPartsIn, wordsIn} from '../../src/search/words';
import type {PageSection} from './sections';

/** A section's words as the index takes them: stemmed, without stop words. */
export interface PreparedSection {
  readonly heading: readonly string[];
  readonly names: readonly string[];
  readonly keywords: readonly string[];
  readonly page: readonly string[];
  readonly text: readonly {readonly term: string; readonly end: number}[];
}

const boosts: Readonly<Record<keyof PreparedSection, number>> = {heading: 10, names: 5, keywords: 4, page: 2, text: 1};
const terms = new Map<string, string>();

/** lunr's term for a word, empty for a stop word. Remembered, as stemming is what takes the time. */
function termOf(key: string): string {
  let term = terms.get(key);
  if (term === undefined) {
    const kept = lunr.stopWordFilter(new lunr.Token(key, {})) as lunr.Token | undefined;
    term = kept ? lunr.stemmer(kept).toString() : '';
    terms.set(key, term);
  }
  return term;
}

/** Cell numbers, coordinates and the like, which nobody types, are no words; a year or a resolution is. */
function isWord(key: string): boolean {
  return !/^\d{5,}$/.test(key) && !(key.length > 8 && /^[\da-f]+$/.test(key) && /\d/.test(key)) && key.length < 60;
}

function termsOf(keys: readonly string[]): string[] {
  return keys.map(termOf).filter(Boolean);
}

/** Reads the words of a section once, however often it is cut afterwards. */
export function prepare({heading, names, keywords, pageTitle, text}: PageSection): PreparedSection {
  return {
    heading: termsOf(keysAndPartsIn(heading)),
    names: termsOf([...new Set(names.slice(0, 1).flatMap(keysAndPartsIn))]),
    keywords: termsOf(keysAndPartsIn(keywords)),
    page: termsOf(keysAndPartsIn(pageTitle)),
    text: wordsIn(text).flatMap(({word, start}) => {
      const key = keyOf(word);
      const term = isWord(key) ? termOf(key) : '';
      return term ? [{term, end: start + word.length}] : [];
    }),
  };
}

/** Two decimals of lunr's weights are enough: the third never decides between two results. */
function rounded(vector: readonly (string | readonly number[])[]): (string | number[])[] {
  return vector.map((part) => (typeof part === 'string' ? part : part.map((value) => Math.round(value * 100) / 100)));
}

/**
 * The serialized lunr index of sections, which it knows by their places; of each text the first `length` characters.
 * Positions are left out: they would treble it, and marks are found without them.
 */
export function serializeIndex(sections: readonly PreparedSection[], length: number): string {
  const index = lunr((builder) => {
    // The terms are stemmed already; queries still go through lunr's stemmer.
    builder.pipeline.reset();
    for (const [field, boost] of Object.entries(boosts)) builder.field(field, {boost});
    sections.forEach(({text, ...fields}, place) => {
      builder.add({id: String(place), ...fields, text: text.filter(({end}) => end <= length).map(({term}) => term)});
    });
  });
  const serialized = index.toJSON() as {fieldVectors: (string | number[])[][]};
  return JSON.stringify({...serialized, fieldVectors: serialized.fieldVectors.map(rounded)});
}
