import lunr from 'lunr';
import {packIndex, type Field} from '../packedIndex';
import {foldedKeys} from '../otherLanguages';
import {keysAndPartsIn, wordsIn} from '../words';
import type {PageSection} from './sections';

/** A section's words as the index takes them: stemmed, without stop words. */
export interface PreparedSection {
  readonly fields: Readonly<Record<Exclude<Field, 'text' | 'code'>, readonly string[]>>;
  readonly text: readonly Word[];
  readonly code: readonly Word[];
}

/** A term, and where its word ends in its text. */
interface Word {
  readonly term: string;
  readonly end: number;
}

/** How much of the paragraphs of a section is its opening, in characters. */
const lengthOfOpening = 200;

const known = new Map<string, string>();

/** lunr's term for a word, empty for a stop word. Remembered, as stemming is what takes the time. */
function termOf(key: string): string {
  let term = known.get(key);
  if (term === undefined) {
    const kept = lunr.stopWordFilter(new lunr.Token(key, {})) as lunr.Token | undefined;
    term = kept ? lunr.stemmer(kept).toString() : '';
    known.set(key, term);
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

function wordsOf(text: string, start = 0): Word[] {
  return wordsIn(text).flatMap(({word, key, start: at}) => {
    const terms = isWord(key) ? termsOf(foldedKeys(key)) : [];
    return terms.map((term) => ({term, end: start + at + word.length}));
  });
}

/** Reads the words of a section once, however often it is cut afterwards. */
export function prepare({
  heading,
  names,
  words,
  summary,
  pageTitle,
  prose,
  text,
  code,
  errorCode,
}: PageSection): PreparedSection {
  const opening = prose.slice(0, lengthOfOpening);
  return {
    fields: {
      // The number of an error is read by `packages/search/errors.ts`.
      heading: termsOf(keysAndPartsIn(errorCode === undefined ? heading : (names[0] ?? heading))),
      title: termsOf(keysAndPartsIn(pageTitle)),
      opening: termsOf(keysAndPartsIn([...words, summary, opening].join(' '))),
    },
    text: wordsOf(`${prose.slice(opening.length)} ${text}`, opening.length),
    code: wordsOf(code, prose.length + text.length + 1),
  };
}

/**
 * The packed index of sections, which identifies them by their positions in the list. It covers the first `length`
 * characters of each text, with code last. Positions of words are left out, because they would triple its size and
 * highlighting doesn't need them.
 */
export function serializeIndex(sections: readonly PreparedSection[], length: number): string {
  const cut = (words: readonly Word[]) => words.filter(({end}) => end <= length).map(({term}) => term);
  return JSON.stringify(
    packIndex(sections.map(({fields, text, code}) => ({...fields, text: cut(text), code: cut(code)}))),
  );
}
