/** How the lines of a block are marked. */
export interface LineMarks {
  /** The lines to highlight, from 1. */
  readonly lines: readonly number[];
  /** The number of the first line, where lines are numbered. */
  readonly numbersFrom?: number;
}

/**
 * Marks lines of highlighted code. A line break stays outside of its line's element, so that what readers select and
 * copy is the code.
 *
 * @param html - of the code, in which no element goes over the end of a line
 * @throws Error at a line that the code doesn't have
 */
export function markLines(html: string, {lines, numbersFrom}: LineMarks): string {
  const all = html.split('\n');
  const missing = lines.find((line) => line > all.length);
  if (missing !== undefined) throw new Error(`line ${missing} is to be highlighted, but the code has ${all.length}`);
  if (lines.length === 0 && numbersFrom === undefined) return html;
  const marked = all.map((line, at) => {
    const classes = [numbersFrom !== undefined && 'line', lines.includes(at + 1) && 'marked-line'].filter(Boolean);
    return classes.length > 0 ? `<span class="${classes.join(' ')}">${line}</span>` : line;
  });
  const text = marked.join('\n');
  return numbersFrom === undefined ? text : `<span style="counter-set:line ${numbersFrom - 1}">${text}</span>`;
}
