/** A word of a line: its offsets are columns of characters. */
export interface Word {
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

/** A geometry, as R and GeoPandas print it, which may be cut off; and a position of a geometry whose type is above it. */
const GEOMETRY =
  /\b[A-Z]{3,}(?: ZM?| M)? \(.*?(?:\)(?= |$)|\.{3}|…|$)|\({2,3}[^()].*?(?:\)(?= |$)|…)|\([^()\s]+(?: [^()\s]+)+\)(?= |$)/g;

/** A line without the spaces in its geometries, which divide no columns. */
export const solid = (line: string): string =>
  line.includes('(') ? line.replace(GEOMETRY, (geometry) => geometry.replaceAll(' ', '_')) : line;

/** The words of a line that spaces divide. A geometry is one word. */
export const wordsOf = (line: string): Word[] =>
  Array.from(solid(line).matchAll(/\S+/g), ({0: {length}, index: from}) => {
    const to = from + length;
    return {word: line.slice(from, to), from, to};
  });

/** Characters from one offset to another. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Characters in which some line has text, between two gaps that are blank in all lines. */
interface Block extends Span {
  /** The number of the column whose name is in the block. */
  readonly name?: number;
}

/** The side on which the texts of a column are flush with its name. */
type Side = 'left' | 'right';

/** Types of columns that R sets to the right. */
const RIGHT_TYPE = /^<(?:int|dbl|num|int64|hms|time|difftime|cpl)/;
/** The number of a row, with a colon in R's data.table, or the mark that R has there. */
const ROW_NUMBER = /^(?:\d+:?|\*)$/;

/**
 * How to take the fields from the lines of a table whose columns are set with spaces: by the gaps that are blank in all
 * lines, since a field may hold spaces itself.
 *
 * @param names - the names of the columns with their offsets
 * @param types - the types of the columns that R prints below the names; none elsewhere
 * @param labeled - whether rows may begin with a label that has no name
 * @returns undefined when the lines don't show where their columns end
 */
export function fieldsReader(
  lines: readonly string[],
  names: readonly Span[],
  types: readonly Word[],
  labeled: boolean,
): FieldsReader | undefined {
  const blocks = blocksOf(lines, names, types);
  if (!blocks) return sameWords(lines, names.length, labeled);
  const [label] = blocks;
  const spans = columnsOf(lines, blocks, names, types, labeled);
  if (!spans) return undefined;
  const isLabelOf = ({name, from, to}: Block) =>
    labeled &&
    name === undefined &&
    to <= (spans[0]?.from ?? 0) &&
    !areNumbers(lines.map((line) => line.slice(from, to).trim()));
  const hasLabels = label !== undefined && isLabelOf(label);
  const all = hasLabels ? [label, ...spans] : spans;
  return {hasLabels, read: (line) => all.map(({from, to}) => line.slice(from, to).trim())};
}

/** Takes the fields from a line: the label of the row first, if rows have labels that are more than numbers. */
export interface FieldsReader {
  readonly hasLabels: boolean;
  readonly read: (line: string) => string[];
}

const areNumbers = (labels: readonly string[]): boolean => labels.every((label) => ROW_NUMBER.test(label));

/** The blocks of text between the gaps; undefined when two names are in the same one. */
function blocksOf(lines: readonly string[], names: readonly Span[], types: readonly Span[]): Block[] | undefined {
  const width = Math.max(
    ...[...names, ...types].map(({to}) => to),
    lines.reduce((most, {length}) => Math.max(most, length), 0),
  );
  const filled = new Uint8Array(width);
  for (const {from, to} of [...names, ...types]) filled.fill(1, from, to);
  for (const line of lines.map(solid)) {
    for (let at = 0; at < line.length; at++) if (line.charAt(at) !== ' ') filled[at] = 1;
  }
  const blocks: Block[] = [];
  let next = 0;
  for (let from = filled.indexOf(1); from >= 0;) {
    const end = filled.indexOf(0, from);
    const to = end < 0 ? width : end;
    const name = (names[next]?.from ?? width) < to ? next++ : undefined;
    if ((names[next]?.from ?? width) < to) return undefined;
    blocks.push({from, to, name});
    from = filled.indexOf(1, to);
  }
  return blocks;
}

/** Lines that aren't aligned, but all have a word for each column. */
function sameWords(lines: readonly string[], width: number, labeled: boolean): FieldsReader | undefined {
  const counts = new Set(lines.map((line) => wordsOf(line).length));
  const [count = 0, ...others] = counts;
  const surplus = count - width;
  if (others.length > 0 || surplus < 0 || surplus > (labeled ? 1 : 0)) return undefined;
  const hasLabels = surplus > 0 && !areNumbers(lines.map((line) => wordsOf(line)[0]?.word ?? ''));
  const read = (line: string) =>
    wordsOf(line)
      .slice(hasLabels ? 0 : surplus)
      .map(({word}) => word);
  return {hasLabels, read};
}

/** The characters of each column; undefined when a block without a name can be of the columns on both of its sides. */
function columnsOf(
  lines: readonly string[],
  blocks: readonly Block[],
  names: readonly Span[],
  types: readonly Word[],
  labeled: boolean,
): Span[] | undefined {
  const sides = sidesOf(blocks, names, types);
  const spans = new Map<number, Span>();
  const add = (column: number, {from, to}: Span) => {
    const span = spans.get(column);
    spans.set(column, {from: Math.min(span?.from ?? from, from), to: Math.max(span?.to ?? to, to)});
  };
  // Names stand in the order of their columns, and each is in a block.
  let after = 0;
  for (const [at, block] of blocks.entries()) {
    const before = after - 1;
    if (block.name !== undefined) {
      add(block.name, block);
      after++;
    } else if (at > 0 || !labeled || !isLabel(lines, block, blocks[1])) {
      const isEnd = after === names.length;
      const isAfter = !isEnd && sides[after] === 'right';
      const isBefore = before >= 0 && (isEnd || sides[before] === 'left');
      if (isAfter === isBefore) return undefined;
      add(isAfter ? after : before, block);
    }
  }
  return names.map((name, at) => spans.get(at) ?? name);
}

/** On which side each column is flush: by its type, by its own block, or by all others where they agree. */
function sidesOf(blocks: readonly Block[], names: readonly Span[], types: readonly Word[]): (Side | undefined)[] {
  if (types.length === names.length) return types.map(({word}) => (RIGHT_TYPE.test(word) ? 'right' : 'left'));
  const named = blocks.filter(({name}) => name !== undefined);
  const own = names.map((name, at): Side | undefined => {
    const block = named[at];
    const [left, right] = [name.from === block?.from, name.to === block?.to];
    return left === right ? undefined : left ? 'left' : 'right';
  });
  const [side, ...others] = new Set(own.filter((one) => one !== undefined));
  return others.length > 0 ? own : own.map(() => side);
}

/** Whether a block that begins all lines has the labels of rows: numbers, or texts that two spaces divide from the rest. */
function isLabel(lines: readonly string[], {from, to}: Block, next: Block | undefined): boolean {
  const labels = lines.map((line) => line.slice(from, to));
  if (areNumbers(labels.map((label) => label.trim()))) return true;
  return (next?.from ?? 0) - to > 1 && labels.every((label) => !label.startsWith(' '));
}
