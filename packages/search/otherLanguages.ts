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
const longest = 8;

/**
 * A word as it is compared: without accents, and one in Japanese or Chinese, which leave out spaces, cut into the
 * words that are known, and into pairs of signs between them.
 * @param key in lower case
 */
export function foldedKeys(key: string): readonly string[] {
  if (/^[a-z\d]*$/.test(key)) return [key];
  const folded = fold(key);
  if (!ideographs.test(folded)) return [folded];
  const found: string[] = [];
  let rest = '';
  const endRest = () => {
    // A single sign of kana is a particle.
    if (rest.length === 1 && /\p{Script=Han}/u.test(rest)) found.push(rest);
    for (let at = 0; at + 1 < rest.length; at += 1) found.push(rest.slice(at, at + 2));
    rest = '';
  };
  for (let at = 0; at < folded.length;) {
    let length = Math.min(longest, folded.length - at);
    while (length > 0 && !fromOtherLanguages.has(folded.slice(at, at + length))) length -= 1;
    if (length > 0) {
      endRest();
      found.push(folded.slice(at, at + length));
    } else rest += folded.charAt(at);
    at += Math.max(1, length);
  }
  endRest();
  return found;
}
