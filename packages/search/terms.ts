import type {SearchDocuments} from './files';
import {foldedKeys} from './otherLanguages';
import {inStep} from './phrases';
import {isStopWord, plainStem} from './stems';
import {keysAndPartsIn, wordsIn} from './words';

/** The parts of a section that have their own words. */
export const fields = ['heading', 'title', 'opening', 'text', 'code'] as const;

export type Field = (typeof fields)[number];

/** The terms of a section by field, in any order, as often as they occur. */
export type SectionTerms = Readonly<Record<Field, readonly string[]>>;

/** How much of the paragraphs of a section is its opening, in characters. */
export const lengthOfOpening = 200;

/** A term, and where its word ends in its text. */
export interface PlacedTerm {
  readonly term: string;
  readonly end: number;
}

/** The stems of words, without words that lunr leaves out. */
function termsOf(keys: readonly string[]): string[] {
  return keys
    .filter((key) => !isStopWord(key))
    .map(plainStem)
    .filter(Boolean);
}

/**
 * Cell numbers, decimals of coordinates, and the like don't count as words, because nobody types them. A year or a
 * resolution counts as a word.
 */
function isWord(key: string): boolean {
  return !/^(?:\d{5,}|0\d+)$/.test(key) && !(/^(?:0x)?[\da-f]{9,}$/.test(key) && /\d/.test(key)) && key.length < 60;
}

/** The terms of a short text that readers may know by heart: those of identifiers, and of their parts as well. */
export function termsAndPartsIn(text: string): string[] {
  return termsOf(keysAndPartsIn(text));
}

/** The terms of a text. @param start where it begins in a longer one */
export function termsIn(text: string, start = 0): PlacedTerm[] {
  return wordsIn(text).flatMap(({word, key, start: at}) => {
    const terms = isWord(key) ? termsOf(foldedKeys(key)) : [];
    return terms.map((term) => ({term, end: start + at + word.length}));
  });
}

/** The terms that the documents show of each section, by its place. Read in steps. */
export function* shownTerms({pages, sections}: SearchDocuments): Generator<undefined, readonly SectionTerms[]> {
  const shown: SectionTerms[] = [];
  const titles = pages.map(({title}) => termsAndPartsIn(title));
  for (const {page, heading, names: [own] = [], text, code} of sections) {
    if (shown.length % inStep === 0) yield;
    shown.push({
      // The number of an error is read by `errors.ts`.
      heading: termsAndPartsIn(code === undefined ? heading : (own ?? heading)),
      title: titles[page] ?? [],
      opening: termsAndPartsIn(text.slice(0, lengthOfOpening)),
      text: termsIn(text.slice(lengthOfOpening)).map(({term}) => term),
      code: [],
    });
  }
  return shown;
}
