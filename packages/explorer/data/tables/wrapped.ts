/** How pandas ends each line of names but the last, where the columns of a table don't fit on one line. */
const GOES_ON = /\S {2}\\$/;
/** The label of a row, which two spaces divide from the rest. */
const LABEL = /^\S+(?: \S+)*(?= {2}|$)/;

/**
 * The lines of a table that pandas broke into blocks of columns, with all columns beside each other on the lines of the
 * first block. Empty lines are left in place of the others.
 *
 * @returns the same lines where they aren't broken; undefined where the blocks don't fit together
 */
export function unwrapped(lines: readonly string[]): readonly string[] | undefined {
  const start = lines.findIndex((line) => line !== '');
  if (!GOES_ON.test(lines[start] ?? '')) return lines;
  const blocks: number[][] = [];
  for (const [at, line] of lines.entries()) {
    if (line === '' || /^\[\d+ rows x \d+ columns\]$/.test(line)) continue;
    if (at === 0 || lines[at - 1] === '') blocks.push([]);
    blocks.at(-1)?.push(at);
  }
  const [first = [], ...others] = blocks;
  const labels = first.slice(1).map((at) => LABEL.exec(lines[at] ?? '')?.[0]);
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
