import lunr from 'lunr';
import {serving} from '../../src/search/names';
import {packIndex, refOf, type LunrIndex} from '../../src/search/packedIndex';
import {keysAndPartsIn, wordsIn} from '../../src/search/words';
import type {PageSection} from './sections';

/** How much a word counts in each field. */
const boosts = {heading: 10, words: 10, summary: 3, page: 2, text: 1} as const;

/** A section's words as the index takes them: stemmed, without stop words. */
export interface PreparedSection {
  readonly fields: Readonly<Record<Exclude<keyof typeof boosts, 'text'>, readonly string[]>>;
  readonly text: readonly {readonly term: string; readonly end: number}[];
  /** How much the section counts among others. */
  readonly boost: number;
}

/** How much a long field counts less than a short one, from 0 (not at all) to lunr's 0.75 and on to 1. */
const lengthPenalty = 0.35;
/** Functions that only serve another one are behind it. */
const servingBoost = 0.6;
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
export function prepare({
  heading,
  names,
  words,
  summary,
  pageTitle,
  text,
  code,
  errorCode,
}: PageSection): PreparedSection {
  return {
    fields: {
      // The number of an error is read by `src/search/errors.ts`.
      heading: termsOf(keysAndPartsIn(errorCode === undefined ? heading : (names[0] ?? heading))),
      words: termsOf(words.flatMap(keysAndPartsIn)),
      summary: termsOf(keysAndPartsIn(summary)),
      page: termsOf(keysAndPartsIn(pageTitle)),
    },
    boost: names.length > 0 && serving.test(heading) ? servingBoost : 1,
    text: wordsIn(`${text} ${code}`).flatMap(({word, key, start}) => {
      const term = isWord(key) ? termOf(key) : '';
      return term ? [{term, end: start + word.length}] : [];
    }),
  };
}

/**
 * The packed lunr index of sections, which it calls by their places; of each text, code last, the first `length`
 * characters.
 * Positions are left out: they would treble it, and marks are found without them.
 */
export function serializeIndex(sections: readonly PreparedSection[], length: number): string {
  const index = lunr((builder) => {
    // The terms are stemmed already; queries still go through lunr's stemmer.
    builder.pipeline.reset();
    builder.b(lengthPenalty);
    for (const [field, boost] of Object.entries(boosts)) builder.field(field, {boost});
    sections.forEach(({fields, text, boost}, place) => {
      const words = text.filter(({end}) => end <= length).map(({term}) => term);
      builder.add({id: refOf(place), ...fields, text: words}, {boost});
    });
  });
  return JSON.stringify(packIndex(index.toJSON() as LunrIndex, sections.length));
}
