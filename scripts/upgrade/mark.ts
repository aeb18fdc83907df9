import type {DocumentConversion} from '@h3-docs/converter/documents';
import type {Edit} from '@h3-docs/converter/types';

/** The mark of a comment that says what to change by hand. */
const mark = 'TODO(h3 4.x):';

/** The code with spaces in place of earlier marks, whose words say nothing about the code. */
export const withoutMarks = (code: string): string =>
  code.replace(/\bTODO\(h3 4\.x\):.*/g, (words) => ' '.repeat(words.length));

/** What starts a comment, by the ending of the file. Files of other kinds get no comments. */
const comments: readonly (readonly [RegExp, string])[] = [
  [/\.(?:[cm]?[jt]sx?|java|go|c|h|cc|cpp|cxx|hh|hpp|kts?|scala|sc|rs)$/i, '//'],
  [/\.(?:py[wi]?|r)$/i, '#'],
  [/\.(?:sql|psql|pgsql|ddl)$/i, '--'],
];

/**
 * Adds comments to converted code, above the statements that have to be changed by hand. A comment that is there already
 * isn't added again.
 *
 * @param original - the code before its conversion
 */
export function markedCode(
  file: string,
  original: string,
  {code, changes, notes, statements}: DocumentConversion,
): string {
  const sign = comments.find(([ending]) => ending.test(file))?.[1];
  if (sign === undefined) return code;
  const added = new Map<number, Set<string>>();
  for (const {text, places, kind, once} of notes) {
    const lines = places.flatMap((place) => statements[place] ?? []);
    const enough = once ? lines.slice(0, 1) : lines;
    for (const line of kind === 'byHand' ? enough : []) {
      const at = movedTo(line, changes);
      added.set(at, (added.get(at) ?? new Set()).add(text));
    }
  }
  const lineEnd = original.includes('\r\n') ? '\r\n' : '\n';
  let marked = code;
  for (const [at, texts] of [...added].sort(([a], [b]) => b - a)) {
    const indent = /^[ \t]*/.exec(marked.slice(at))?.[0] ?? '';
    const before = commentsAbove(marked, at);
    const lines = [...texts]
      .map((text) => `${indent}${sign} ${mark} ${text}${lineEnd}`)
      .filter((line) => !before.includes(line.trim()));
    marked = marked.slice(0, at) + lines.join('') + marked.slice(at);
  }
  return marked;
}

/** Where the start of a line is in converted code. */
function movedTo(offset: number, changes: readonly (Edit & {readonly at: number})[]): number {
  const last = changes.findLast(({from}) => from < offset);
  return last ? last.at + last.insert.length + (offset - last.to) : offset;
}

/** The lines above an offset that have the mark. */
function commentsAbove(code: string, at: number): readonly string[] {
  const found: string[] = [];
  let end = at;
  while (end > 0) {
    const start = code.lastIndexOf('\n', end - 2) + 1;
    const line = code.slice(start, end).trim();
    if (!line.includes(mark)) break;
    found.push(line);
    end = start;
  }
  return found;
}
