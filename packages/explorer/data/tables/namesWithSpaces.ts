import {solid, type Span} from './gaps';

/** The name of a column with its offsets. */
export interface PlacedName extends Span {
  readonly name: string;
}

/** How many blanks pandas prints between the labels of rows and the first column, at least; R prints one. */
const GAP = 2;

/**
 * The names of columns, put together from the words of a header where a single space divides two words, but not the texts
 * below them. Only a table of pandas shows the difference: its columns are further apart.
 *
 * @param lines - the rows below the header
 */
export function namesWithSpaces(words: readonly PlacedName[], lines: readonly string[]): PlacedName[] {
  const blocks = blocksOf(lines);
  const [labels, column] = blocks;
  const isWide = labels !== undefined && column !== undefined && column.from - labels.to >= GAP;
  const below = ({from, to}: Span) => blocks.filter((block) => block.from < to && block.to > from);
  const names: PlacedName[] = [];
  for (const word of words) {
    const last = names.at(-1);
    const isJoined = isWide && last !== undefined && word.from - last.to === 1;
    const [left, right] = isJoined ? [below(last), below(word)] : [[], []];
    if (last && isJoined && (left.length === 0 || right.length === 0 || left.at(-1) === right[0])) {
      names[names.length - 1] = {name: `${last.name} ${word.name}`, from: last.from, to: word.to};
    } else names.push(word);
  }
  return names;
}

/** Where some line has text. */
function blocksOf(lines: readonly string[]): Span[] {
  const filled = new Uint8Array(lines.reduce((most, {length}) => Math.max(most, length), 0) + 1);
  for (const line of lines.map(solid)) {
    for (let at = 0; at < line.length; at++) if (line.charAt(at) !== ' ') filled[at] = 1;
  }
  const blocks: Span[] = [];
  for (let from = filled.indexOf(1); from >= 0;) {
    const to = filled.indexOf(0, from);
    blocks.push({from, to});
    from = filled.indexOf(1, to);
  }
  return blocks;
}
