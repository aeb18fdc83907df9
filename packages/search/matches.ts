import {eachWord, partsOf} from './words';

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
 * @param most how many to look for.
 */
export function findMatches(text: string, marks: readonly string[], most = Number.POSITIVE_INFINITY): Stretch[] {
  const places: Stretch[] = [];
  if (marks.length === 0) return places;
  const stems = marks.map(singular);
  const isMarked = (key: string) => stems.some((stem) => key === stem || (stem.length > 2 && key.startsWith(stem)));
  for (const {word, key, start} of eachWord(text)) {
    if (isMarked(key) || partsOf(word).some(isMarked)) places.push([start, start + word.length]);
    if (places.length >= most) break;
  }
  return places;
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

/** The space after a sentence. A point within a number or a name is followed by none. */
const betweenSentences = /(?<=[.!?:]["”)]?) (?=["“(]?[\p{Lu}\d])/u;

/**
 * The sentence of a text that has the most of the marks, the first of equals; cut between words where it is too long.
 * @param text paragraphs, one a line
 * @param length the most characters
 */
export function excerpt(text: string, marks: readonly string[], length: number): string {
  const sentences = text.split('\n').flatMap((line) => line.split(betweenSentences));
  let [best = ''] = sentences;
  let most = 0;
  for (const each of sentences) {
    const found = marks.filter((mark) => findMatches(each, [mark], 1).length > 0).length;
    if (found > most) [best, most] = [each, found];
  }
  if (best.length <= length) return best;
  const first = findMatches(best, marks, 1)[0]?.[0] ?? 0;
  const lead = first > length * 0.6 ? best.indexOf(' ', first - Math.round(length / 3)) + 1 : 0;
  const cut = best.slice(lead, lead + length);
  const isCut = lead + length < best.length;
  const end = isCut ? cut.lastIndexOf(' ') : cut.length;
  return `${lead > 0 ? '… ' : ''}${cut.slice(0, end > 0 ? end : cut.length)}${isCut ? ' …' : ''}`;
}
