// cspell:ignore ings bdglmnprt ation
import {isEmpty, plainStem} from './stems';
import {isOneSlipApart} from './words';

/** In how long a word a slip is looked for. */
const slipLength = {least: 3, most: 20} as const;
/** From this length on, any slip is looked for; in shorter words only a letter left out, as others make another word. */
const anySlip = 5;
const ending = /(?:ings?|ers?|ed|es|s|e)$/;
const doubled = /([bdglmnprt])\1$/;
const remembered = 1000;

/** A word without its ending, and without the letter that the ending doubles: `plotted` and `plots` are `plot`. */
function baseOf(word: string): string {
  const base = word.replace(ending, '');
  return base.length < 3 ? word : base.replace(doubled, '$1');
}

/** Whether a word is another one without a letter within it. */
function leavesOut(word: string, known: string): boolean {
  return (
    known.length === word.length + 1 &&
    known.length < 6 &&
    known.startsWith(word.charAt(0)) &&
    known.at(-1) === word.at(-1) &&
    isOneSlipApart(known, word)
  );
}

/** British endings in words with a slip, which the rules of `spelling.ts` don't recognize. */
function spellingsOf(word: string): string[] {
  return [
    ...new Set([
      word,
      word.replace(/our(?=s?$|ing$|ed$|hood$)/, 'or'),
      word.replace(/is(?=e[drs]?$|ing$|ation$)/, 'iz'),
    ]),
  ];
}

/**
 * Corrects a slip in a word.
 * @param vocabulary the words that readers may mean
 * @param isKnown whether the site has a word of this stem
 * @returns a function from a word to the word of the vocabulary that is a slip apart, whatever its ending; to the word
 * itself where it is known, or nothing is near
 */
export function slipCorrector(
  vocabulary: ReadonlySet<string>,
  isKnown: (stem: string) => boolean,
): (word: string) => string {
  const words = [...vocabulary];
  const byStem = new Map<string, string[]>();
  for (const word of words) byStem.set(plainStem(word), [...(byStem.get(plainStem(word)) ?? []), word]);
  const bases = new Map<string, string>();
  for (const word of words) {
    const base = baseOf(word);
    if (!bases.has(base)) bases.set(base, word);
  }
  const corrections = new Map<string, string>();

  /** Typing errors seldom affect the first or the last letter. */
  function likeliest(near: readonly string[], word: string): string | undefined {
    return near.find((known) => known.startsWith(word.charAt(0)) && known.at(-1) === word.at(-1)) ?? near[0];
  }

  function correct(word: string): string {
    const spellings = spellingsOf(word);
    for (const each of spellings) {
      const stem = plainStem(each);
      if (stem === each && isKnown(stem)) return each;
      const [alike, ...others] = byStem.get(stem) ?? [];
      if (alike !== undefined)
        return (
          likeliest(
            [alike, ...others].filter((known) => isOneSlipApart(known, each)),
            each,
          ) ?? alike
        );
      if (isKnown(stem)) return each;
    }
    const same = bases.get(baseOf(word));
    if (same !== undefined) return same;
    const continued = words.find((known) => known.startsWith(word) && known.length === word.length + 1);
    if (continued !== undefined) return continued;
    if (words.some((known) => known.startsWith(word))) return word;
    if (word.length < anySlip)
      return (
        likeliest(
          words.filter((known) => leavesOut(word, known)),
          word,
        ) ?? word
      );
    const near = words.filter((known) => spellings.some((each) => isOneSlipApart(known, each)));
    const likely = likeliest(near, word);
    if (likely !== undefined) return likely;
    const based = spellings.map(baseOf).filter((base) => base.length >= anySlip);
    const nearBase = [...bases.keys()].filter((known) => based.some((base) => isOneSlipApart(known, base)));
    return bases.get(likeliest(nearBase, word) ?? '') ?? word;
  }

  return (word) => {
    if (
      word.length < slipLength.least ||
      word.length > slipLength.most ||
      vocabulary.has(word) ||
      isEmpty(word) ||
      /\d/.test(word)
    )
      return word;
    let correction = corrections.get(word);
    if (correction === undefined) {
      if (corrections.size > remembered) corrections.clear();
      correction = correct(word);
      corrections.set(word, correction);
    }
    return correction;
  };
}
