import {stemmer} from 'stemmer';
import {foldedKeys, fromOtherLanguages, otherStopWords} from './otherLanguages';
import {partsOf, wordsIn} from './words';
import lists from './words.json';

/** Words that are in so many questions and pages that they tell nothing. */
const empty = new Set(
  [
    'a|an|the|of|my|to|in|into|with|for|on|and|or|it|its|i|is|are|was|were|be|been|do|does|did|can|could|should|will|would',
    'there|that|this|these|those|from|by|as|at|if|how|what|which|where|who|when|me|you|your|use|using|used|we|our|they|them',
    'get|take|give|go|come|make|happen|happens|still|so|much|very|always|just|h3|uber|please|want|need|but|than|then|such',
    'find|cannot|instead|each|every|all|any|some|compute|calculate|determine|obtain|know|possible|have|has|had|must|may|way|best',
  ].flatMap((words) => words.split('|')),
);

const stems = new Map<string, string>();

function plainStem(key: string): string {
  let stem = stems.get(key);
  if (stem === undefined) stems.set(key, (stem = stemmer(key)));
  return stem;
}

/** Words of one meaning, by their stems. */
const meant = new Map(
  Object.entries(lists.synonyms).flatMap(([meaning, words]) =>
    words.split(' ').map((word) => [plainStem(word), plainStem(meaning)] as const),
  ),
);

/** Whether a word is in nearly every question, so that it tells nothing. @param key in lower case */
export function isEmpty(key: string): boolean {
  return empty.has(key) || otherStopWords.has(key);
}

/** What search compares of a word: the stem of the word that stands for its meaning. @param key in lower case */
function termOf(key: string): string {
  const stem = plainStem(fromOtherLanguages.get(key) ?? key);
  return meant.get(stem) ?? stem;
}

/** Cell numbers and decimals of coordinates, which nobody types to find a page. */
const unspoken = /^(?:\d{5,}|0\d+|(?:0x)?(?=.*\d)[\da-f]{9,})$/;
/** The terms of a text, in order: of its words, and of the words within identifiers. */
export function termsIn(text: string): string[] {
  const terms: string[] = [];
  const keys: string[] = [];
  for (const {word, key} of wordsIn(text)) {
    const parts = partsOf(word);
    if (parts.length > 1) terms.push(key);
    keys.push(...(parts.length > 1 ? parts : foldedKeys(key)));
  }
  for (const key of keys) if (!isEmpty(key) && !unspoken.test(key) && key.length < 60) terms.push(termOf(key));
  return terms;
}
