import lunr from 'lunr';
import {serving} from '../names';
import {packIndex, type Field, type IndexedSection} from '../packedIndex';
import {keysAndPartsIn, wordsIn} from '../words';
import type {PageSection} from './sections';

/** A section's words as the index takes them: stemmed, without stop words. */
export interface PreparedSection {
  readonly fields: Readonly<Record<Exclude<Field, 'text'>, readonly string[]>>;
  readonly text: readonly {readonly term: string; readonly end: number}[];
  /** Whether the function only serves another one, and so ranks behind it. */
  readonly isLesser: boolean;
}

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

/**
 * Cell numbers, decimals of coordinates, and the like don't count as words, because nobody types them. A year or a
 * resolution counts as a word.
 */
function isWord(key: string): boolean {
  return !/^(?:\d{5,}|0\d+)$/.test(key) && !(/^(?:0x)?[\da-f]{9,}$/.test(key) && /\d/.test(key)) && key.length < 60;
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
      // The number of an error is read by `packages/search/errors.ts`.
      heading: termsOf(keysAndPartsIn(errorCode === undefined ? heading : (names[0] ?? heading))),
      words: termsOf(words.flatMap(keysAndPartsIn)),
      summary: termsOf(keysAndPartsIn(summary)),
      page: termsOf(keysAndPartsIn(pageTitle)),
    },
    isLesser: names.length > 0 && serving.test(heading),
    text: wordsIn(`${text} ${code}`).flatMap(({word, key, start}) => {
      const term = isWord(key) ? termOf(key) : '';
      return term ? [{term, end: start + word.length}] : [];
    }),
  };
}

/**
 * The packed index of sections, which identifies them by their positions in the list. It covers the first `length`
 * characters of each text, with code last. Positions of words are left out, because they would triple its size and
 * highlighting doesn't need them.
 */
export function serializeIndex(sections: readonly PreparedSection[], length: number): string {
  const cut = sections.map(({fields, text, isLesser}): IndexedSection => {
    const words = text.filter(({end}) => end <= length).map(({term}) => term);
    return {fields: {...fields, text: words}, isLesser};
  });
  return JSON.stringify(packIndex(cut, lunr.version));
}
