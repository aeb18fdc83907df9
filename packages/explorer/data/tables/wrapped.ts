/** How pandas ends each line of names but the last, where the columns of a table don't fit on one line. */
const GOES_ON = /\S {2}\\$/;
/** The label of a row, which two spaces divide from the rest. */
const LABEL = /^\S+(?: \S+)*(?= {2}|$)/;
/** The number of a row, which R prints without an empty line between the blocks. */
const ROW_NUMBER = /^\d+(?=\s)/;

/** The numbers of the lines of each block of columns; undefined where the lines are a single one. */
function blocksIn(lines: readonly string[]): readonly (readonly number[])[] | undefined {
  const full = [...lines.keys()].filter((at) => lines[at] !== '' && !SHAPE.test(lines[at] ?? ''));
  const isOfPandas = GOES_ON.test(lines[full[0] ?? 0] ?? '');
  // R begins each block with names, and its rows have numbers.
  const begins = (at: number) =>
    isOfPandas ? at === 0 || lines[at - 1] === '' : /^\s/.test(lines[at] ?? '') && ROW_NUMBER.test(lines[at + 1] ?? '');
  const isOfR = !isOfPandas && full.filter(begins).length > 1 && begins(full[0] ?? 0);
  if (!isOfPandas && !(isOfR && full.every((at) => begins(at) || ROW_NUMBER.test(lines[at] ?? '')))) return undefined;
  const blocks: number[][] = [];
  for (const at of full) {
    if (begins(at)) blocks.push([]);
    blocks.at(-1)?.push(at);
  }
  return blocks;
}

/** What pandas prints below a table. */
const SHAPE = /^\[\d+ rows x \d+ columns\]$/;

/**
 * The lines of a table that pandas or R broke into blocks of columns, with all columns beside each other on the lines of
 * the first block. Empty lines are left in place of the others.
 *
 * @returns the same lines where they aren't broken; undefined where the blocks don't fit together
 */
export function unwrapped(lines: readonly string[]): readonly string[] | undefined {
  const blocks = blocksIn(lines);
  if (!blocks) return lines;
  const [first = [], ...others] = blocks;
  const labelOf = (line: string) => (ROW_NUMBER.exec(line) ?? LABEL.exec(line))?.[0];
  const labels = first.slice(1).map((at) => labelOf(lines[at] ?? ''));
  const width = Math.max(...labels.map((label) => label?.length ?? Infinity));
  const isRest = (block: readonly number[]) =>
    block.length === first.length &&
    (lines[block[0] ?? 0] ?? '').slice(0, width).trim() === '' &&
    labels.every((label, row) => (lines[block[row + 1] ?? 0] ?? '').slice(0, width).trim() === label);
  if (!others.every(isRest)) return undefined;
  const joined: string[] = lines.map(() => '');
  for (const block of blocks) {
    const own = block.map((at) => (lines[at] ?? '').replace(GOES_ON, (end) => end.slice(0, -1)));
    const before = Math.max(...first.map((at) => (joined[at] ?? '').length));
    own.forEach((line, row) => {
      const at = first[row] ?? 0;
      joined[at] = (joined[at] ?? '').padEnd(before) + (block === first ? line : line.slice(width));
    });
  }
  return joined.map((line) => line.trimEnd());
}
