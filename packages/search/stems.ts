import {memoize} from '@h3-docs/base/memoize';
import lunr from 'lunr';
import {foldedKeys, fromOtherLanguages, otherStopWords} from './otherLanguages';
import {americanOf} from './spelling';
import {sameWords} from './synonyms';
import {partsOf, wordsIn} from './words';

/** Words that are in nearly every question. */
const empty = new Set(
  [
    'a|an|the|of|my|to|in|with|for|on|and|or|it|its|i|is|are|was|be|do|does|did|can|could|should|will',
    'there|that|this|from|by|as|at|if|how|what|which|where|who|when|me|you|your|use|we|our|they|them',
    'get|take|give|go|come|make|happen|happens|still|so|much|very|always|just|h3|uber|please|want|need',
    'find|cannot|instead|each|every|all|any|compute|calculate|determine|obtain|know|possible',
  ].flatMap((words) => words.split('|')),
);

/** Whether a word is one that lunr leaves out. @param key in lower case */
export const isStopWord = memoize(
  (key: string): boolean => (lunr.stopWordFilter(new lunr.Token(key, {})) as lunr.Token | undefined) === undefined,
);

/** Whether a word is in nearly every question, so that it tells nothing. @param key in lower case */
export function isEmpty(key: string): boolean {
  return empty.has(key) || otherStopWords.has(key) || isStopWord(key);
}

/** What lunr's stemmer leaves of a word. @param key in lower case */
export const plainStem = memoize((key: string): string => lunr.stemmer(new lunr.Token(key, {})).toString());

/** Words that mean the same wherever they are, by their stems. */
const stemsOf = new Map(sameWords.map(([word, meant]) => [plainStem(word), plainStem(meant)] as const));

/** The stem that stands for a stem of the same meaning; the stem itself where there is none. */
export function meantStem(stem: string): string {
  return stemsOf.get(stem) ?? stem;
}

/** The stem of a word, or of the word that means the same. @param key in lower case */
export function stemOf(key: string): string {
  return meantStem(plainStem(fromOtherLanguages.get(key) ?? key));
}

/** A word without accents, and in American spelling; several words where a language writes no spaces. */
const americanKeys = memoize((key: string): readonly string[] => foldedKeys(key).map(americanOf));

/** The words of a phrase, or of the identifier that it is, in American spelling and without accents. */
export function keysOf(text: string): string[] {
  const all = wordsIn(text);
  return (all.length === 1 ? partsOf(text) : all.map(({key}) => key)).flatMap(americanKeys);
}

/** The words that tell something. In `the difference between H3 and S2`, “between” tells nothing. */
export function tellingKeys(keys: readonly string[]): string[] {
  const compares = keys.includes('difference');
  return keys.filter((key) => !empty.has(key) && !otherStopWords.has(key) && !(compares && key === 'between'));
}
