import {partsOf, wordsIn} from './words';

/** A stretch of text, by its offsets. */
export type Stretch = readonly [start: number, end: number];

/** A plural marks its singular too: what is left of a word without its final s. */
function singular(mark: string): string {
  return mark.length > 3 && mark.endsWith('s') && !mark.endsWith('ss') ? mark.slice(0, -1) : mark;
}

/**
 * Where the searched words are in a text: the words that begin with one of the marks, and the identifiers with a part
 * that does. A mark of one or two letters must be the whole word.
 * @param marks keys as `keyOf` makes them.
 */
export function findMatches(text: string, marks: readonly string[]): Stretch[] {
  const stems = marks.map(singular);
  const isMarked = (key: string) => stems.some((stem) => key === stem || (stem.length > 2 && key.startsWith(stem)));
  return wordsIn(text).flatMap(({word, key, start}) =>
    isMarked(key) || partsOf(word).some(isMarked) ? [[start, start + word.length] as const] : [],
  );
}

/** A part of a text, matched or not. */
export interface Segment {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Divides a text at its matches. */
export function segmentsOf(text: string, marks: readonly string[]): Segment[] {
  const segments: Segment[] = [];
  let done = 0;
  for (const [start, end] of findMatches(text, marks)) {
    if (start > done) segments.push({text: text.slice(done, start), isMatch: false});
    segments.push({text: text.slice(start, end), isMatch: true});
    done = end;
  }
  if (done < text.length) segments.push({text: text.slice(done), isMatch: false});
  return segments;
}
