import {eachWord} from './words';

/** A stretch of text, by its offsets. */
export type Stretch = readonly [start: number, end: number];

const partStart = /(?<=_)(?=[^_])|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu;

/** A plural marks its singular too: what is left of a word without its final s. */
function singular(mark: string): string {
  return mark.length > 3 && mark.endsWith('s') && !mark.endsWith('ss') ? mark.slice(0, -1) : mark;
}

/** Where a mark that starts at `start` of a word ends, underscores skipped; undefined where it is not there. */
function endOfMark(word: string, start: number, mark: string): number | undefined {
  let end = start;
  for (let read = 0; read < mark.length; end += 1) {
    if (word[end] === '_') continue;
    if (word[end]?.toLowerCase() !== mark[read]) return undefined;
    read += 1;
  }
  return end;
}

/**
 * Where a mark is in a word: all of a plain word that begins with it; in an identifier, the parts that it names.
 * @param key the word's key.
 */
function markIn(word: string, key: string, mark: string): Stretch | undefined {
  if (key === mark) return [0, word.length];
  if (mark.length < 3 || !key.includes(mark)) return undefined;
  const starts = [0, ...Array.from(word.matchAll(partStart), ({index}) => index)];
  if (starts.length === 1) return key.startsWith(mark) ? [0, word.length] : undefined;
  for (const start of starts) {
    const end = endOfMark(word, start, mark);
    // The s of a plural belongs to its part: all of `polygonToCells` is marked by its singular.
    if (end !== undefined) return [start, end + (/^(?:s(?!\p{Ll})|S(?!\p{L}))/u.test(word.slice(end)) ? 1 : 0)];
  }
  return undefined;
}

/**
 * Where the searched words are in a text: whole words that begin with one of the marks, and the parts of identifiers
 * that do. A mark of one or two letters must be the whole word.
 * @param marks keys as `keyOf` makes them.
 * @param most how many to look for.
 */
export function findMatches(text: string, marks: readonly string[], most = Number.POSITIVE_INFINITY): Stretch[] {
  const places: Stretch[] = [];
  if (marks.length === 0) return places;
  // The longest mark wins: of `griddisk` and `grid` the first marks all of `gridDisk`.
  const stems = marks.map(singular).sort((a, b) => b.length - a.length);
  for (const {word, key, start} of eachWord(text)) {
    for (const stem of stems) {
      const found = markIn(word, key, stem);
      if (!found) continue;
      places.push([start + found[0], start + found[1]]);
      break;
    }
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
