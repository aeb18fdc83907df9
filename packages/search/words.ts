/**
 * How search sees words, the same when the index is built, when a query is read and when a page is marked. An
 * identifier is one word whatever the language it is spelled for: `gridDisk`, `grid_disk` and `GridDisk` are `griddisk`.
 */

const word = /[\p{L}\p{N}_]+/gu;
const partBreak = /_+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** A spelling reduced to its lower-case letters and digits: `h3_grid_disk` and `h3.gridDisk` are both `h3griddisk`. */
export function keyOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** The words inside an identifier, in lower case: `latLngToCell` is lat, lng, to, cell. */
export function partsOf(identifier: string): string[] {
  return identifier
    .split(partBreak)
    .filter(Boolean)
    .map((part) => part.toLowerCase());
}

/** A word, its key, and where in its text it is. */
interface PlacedWord {
  readonly word: string;
  readonly key: string;
  readonly start: number;
}

/** The words of a text one after the other, for those who need not read on to its end. */
export function* eachWord(text: string): Generator<PlacedWord, undefined> {
  for (const {0: found, index} of text.matchAll(word)) {
    // A word has no other signs in it than underscores.
    yield {word: found, key: found.toLowerCase().replaceAll('_', ''), start: index};
  }
}

/** The words of a text, in order. */
export function wordsIn(text: string): PlacedWord[] {
  return Array.from(eachWord(text));
}

/** Every word of a text as its key, in order. */
export function keysIn(text: string): string[] {
  return wordsIn(text)
    .map(({key}) => key)
    .filter(Boolean);
}

/** The keys of a text's words and, for identifiers, of their parts as well. */
export function keysAndPartsIn(text: string): string[] {
  return wordsIn(text).flatMap((found) => {
    const parts = partsOf(found.word);
    return parts.length > 1 ? [found.key, ...parts] : parts;
  });
}

/**
 * Whether two words differ by one slip of the keyboard at most: a letter too many, too few, wrong, or two neighbors
 * swapped (the restricted Damerau–Levenshtein distance is 1 or less).
 */
export function isOneSlipApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let endA = a.length;
  let endB = b.length;
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA -= 1;
    endB -= 1;
  }
  if (endA - start <= 1 && endB - start <= 1) return true;
  return endA - start === 2 && endB - start === 2 && a[start] === b[start + 1] && a[start + 1] === b[start];
}

/** Whether two words differ by at most two slips of the keyboard (as in `isOneSlipApart`). */
export function isTwoSlipsApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 2) return false;
  let before: number[] = [];
  let previous = Array.from({length: b.length + 1}, (_, place) => place);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const differs = a[i - 1] === b[j - 1] ? 0 : 1;
      let distance = Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + differs);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        distance = Math.min(distance, (before[j - 2] ?? 0) + 1);
      row.push(distance);
      least = Math.min(least, distance);
    }
    if (least > 2) return false;
    before = previous;
    previous = row;
  }
  return (previous[b.length] ?? 3) <= 2;
}
