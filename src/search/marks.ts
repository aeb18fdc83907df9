import {keyOf, wordsIn} from './words';

/** A stretch of text, by its offsets. */
export type Stretch = readonly [start: number, end: number];

const partStart = /(?<=_)(?=[^_])|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu;

/** A plural marks its singular too: what is left of a word without its final s. */
function singular(mark: string): string {
  return mark.length > 3 && mark.endsWith('s') && !mark.endsWith('ss') ? mark.slice(0, -1) : mark;
}

/** Where the part of an identifier that begins with a mark starts and ends. */
function partOf(word: string, mark: string): Stretch | undefined {
  for (const {index} of word.matchAll(partStart)) {
    const part = word.slice(index);
    if (part.toLowerCase().startsWith(mark)) return [index, index + mark.length];
  }
  return undefined;
}

/**
 * Where the searched words are in a text: whole words that begin with one of the marks, and the parts of identifiers
 * that do. A mark of one or two letters must be the whole word.
 * @param marks keys as `keyOf` makes them.
 */
export function findMarks(text: string, marks: readonly string[]): Stretch[] {
  const stems = marks.map(singular);
  return wordsIn(text).flatMap(({word, start}): Stretch[] => {
    const key = keyOf(word);
    if (stems.some((mark) => (mark.length > 2 ? key.startsWith(mark) : key === mark)))
      return [[start, start + word.length]];
    for (const mark of stems) {
      const part = mark.length > 2 ? partOf(word, mark) : undefined;
      if (part) return [[start + part[0], start + part[1]]];
    }
    return [];
  });
}

/** A piece of a text, marked or not. */
export interface Piece {
  readonly text: string;
  readonly marked: boolean;
}

/** Cuts a text at its marks. */
export function piecesOf(text: string, marks: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const [start, end] of findMarks(text, marks)) {
    if (start > done) pieces.push({text: text.slice(done, start), marked: false});
    pieces.push({text: text.slice(start, end), marked: true});
    done = end;
  }
  if (done < text.length) pieces.push({text: text.slice(done), marked: false});
  return pieces;
}

/** The stretch of at most `length` characters of a text that shows its first mark, cut between words. */
export function excerpt(text: string, marks: readonly string[], length: number): string {
  if (text.length <= length) return text;
  const first = findMarks(text, marks)[0]?.[0] ?? 0;
  const lead = first > length * 0.6 ? text.indexOf(' ', first - Math.round(length / 3)) + 1 : 0;
  const cut = text.slice(lead, lead + length);
  const end = lead + length < text.length ? cut.lastIndexOf(' ') : cut.length;
  return `${lead > 0 ? '… ' : ''}${cut.slice(0, end > 0 ? end : cut.length)}${lead + length < text.length ? ' …' : ''}`;
}
