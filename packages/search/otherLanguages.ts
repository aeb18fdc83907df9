/** The commonest words of the field in other languages: German, French, Spanish, Portuguese, Japanese, and Chinese. */
import words from './words.json';

const fold = (word: string) => word.normalize('NFD').replace(/\p{M}+/gu, '');

/** Each word of another language, without accents, with the English word that stands for it. */
export const fromOtherLanguages: ReadonlyMap<string, string> = new Map(
  Object.entries(words.otherLanguages).flatMap(([english, others]) =>
    others.split(' ').map((other) => [fold(other), english] as const),
  ),
);

/** Words of other languages that tell nothing. */
export const otherStopWords: ReadonlySet<string> = new Set(words.otherStopWords.split(' ').map(fold));

const ideographs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
const segmenter = new Intl.Segmenter('ja', {granularity: 'word'});

/**
 * A word as it is compared: without accents, and one in Japanese or Chinese, which leave out spaces, divided into words.
 * @param key in lower case
 */
export function foldedKeys(key: string): readonly string[] {
  if (/^[a-z\d]*$/.test(key)) return [key];
  if (!ideographs.test(key)) return [fold(key)];
  return Array.from(segmenter.segment(key), ({segment}) => fold(segment));
}
