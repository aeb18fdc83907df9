import {stemmer} from 'stemmer';
import {partsOf, wordsIn} from './words';
import lists from './words.json';

const fold = (word: string) => word.normalize('NFD').replace(/\p{M}+/gu, '');

/** The field's commonest words in six other languages, without accents, each with the English word that stands for it. */
const fromOtherLanguages: ReadonlyMap<string, string> = new Map(
  Object.entries(lists.otherLanguages).flatMap(([english, others]) =>
    others.split(' ').map((other) => [fold(other), english] as const),
  ),
);

const ideographs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
const segmenter = new Intl.Segmenter('ja', {granularity: 'word'});

/**
 * A word as it is compared: without accents, and one in Japanese or Chinese, which leave out spaces, divided into words.
 * @param key in lower case
 */
function foldedKeys(key: string): readonly string[] {
  if (/^[a-z\d]*$/.test(key)) return [key];
  const folded = fold(key);
  if (!ideographs.test(key) || fromOtherLanguages.has(folded)) return [folded];
  return Array.from(segmenter.segment(key), ({segment}) => fold(segment));
}

/** Words that are in so many questions and pages that they tell nothing. */
const empty: ReadonlySet<string> = new Set(
  [
    'a|an|the|of|my|to|in|into|with|for|on|and|or|it|its|i|is|are|was|were|be|been|do|does|did|can|could|should|will|would',
    'there|that|this|these|those|from|by|as|at|if|how|what|which|where|who|when|me|you|your|use|using|used|we|our|they|them',
    'get|take|give|go|come|make|happen|happens|still|so|much|very|always|just|h3|uber|please|want|need|but|than|then|such',
    'find|cannot|instead|each|every|all|any|some|compute|calculate|determine|obtain|know|possible|have|has|had|must|may|way|best',
    ...lists.otherStopWords.split(' ').map(fold),
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
  return empty.has(key);
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
