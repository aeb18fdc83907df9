import type {SearchDocuments} from '../files';
import {packIndex} from '../packedIndex';
import {lengthOfOpening, termsAndPartsIn, termsIn, type PlacedTerm, type SectionTerms} from '../terms';
import type {PageSection} from './sections';

/** A section's terms before its text and code are cut. */
export interface PreparedSection extends Omit<SectionTerms, 'text' | 'code'> {
  readonly text: readonly PlacedTerm[];
  readonly code: readonly PlacedTerm[];
}

/** Reads the terms of a section once, however often it is cut afterwards. */
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
    heading: termsAndPartsIn(errorCode === undefined ? heading : (names[0] ?? heading)),
    title: termsAndPartsIn(pageTitle),
    opening: termsAndPartsIn([...words, summary, opening].join(' ')),
    text: termsIn(`${prose.slice(opening.length)} ${text}`, opening.length),
    code: termsIn(code, prose.length + text.length + 1),
  };
}

/**
 * The packed index of sections, which are in the order of the documents. It covers the first `length` characters of each
 * text, with code last. Positions of words are left out, because they would triple its size and highlighting doesn't need
 * them.
 */
export function serializeIndex(
  sections: readonly PreparedSection[],
  documents: SearchDocuments,
  length: number,
): string {
  const cut = (words: readonly PlacedTerm[]) => words.filter(({end}) => end <= length).map(({term}) => term);
  const terms = sections.map((section) => ({...section, text: cut(section.text), code: cut(section.code)}));
  return JSON.stringify(packIndex(terms, documents));
}
