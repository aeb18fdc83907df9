/**
 * How search sees words, the same when the index is built, when a query is read, and when a page is marked. An
 * identifier is one word whatever the language it is spelled for: `gridDisk`, `grid_disk`, and `GridDisk` are `griddisk`.
 */

const word = /(?<![\p{L}\p{N}_])\.net\b|\bc#|[\p{L}\p{N}_]+/giu;
/** How names with other signs are spoken. */
const spoken: ReadonlyMap<string, string> = new Map([
  ['.net', 'dotnet'],
  ['c#', 'csharp'],
]);
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

/** The words of a text, in order. */
export function wordsIn(text: string): PlacedWord[] {
  return Array.from(text.matchAll(word), ({0: found, index}) => ({
    word: found,
    key: spoken.get(found.toLowerCase()) ?? found.toLowerCase().replaceAll('_', ''),
    start: index,
  }));
}
