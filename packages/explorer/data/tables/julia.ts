import type {RawTable} from '../rawTable';
import {alignedTable} from './aligned';
import {leftOutReason} from './printed';

/** The names of the columns of a data frame, and what stands before its rows. */
const HEAD = /^ *Row │ /m;
const BEFORE_ROW = /^[ \dRow]*│ /;
const DOTS = /^[\s⋮│⋱]+$/;
/** The shape of a data frame above it, and its rule. */
const AROUND = /^(?:\s*\d+×\d+ (?:Sub)?DataFrame\s*|─+┼─+)$/;
const OMITTED = /^\s*(?:\d+ columns? and )?\d+ (?:rows?|columns?) omitted\s*$/;
/** Types whose columns are set to the right. */
const NUMBER = /^(?:U?Int\d*|Float\d*|BigInt|BigFloat|Rational)/;

/** The types of columns as R prints them, at the same places. */
const printTypes = (line: string): string =>
  line.replace(/\S+/g, (type) => `<${NUMBER.test(type) ? 'int' : 'chr'}${' '.repeat(Math.max(0, type.length - 5))}>`);

/** The rows of a data frame as Julia prints it: columns that are set with spaces, below their types. */
export function juliaTable(text: string): RawTable | undefined {
  if (!HEAD.test(text)) return undefined;
  const lines = text.split('\n').map((line) => line.trimEnd());
  const head = lines.findIndex((line) => HEAD.test(line));
  const omitted = lines.flatMap((line, at) => (OMITTED.test(line) ? [{line: at + 1, text: line.trim()}] : []));
  const plain = lines.map((line, at) => {
    if (AROUND.test(line) || OMITTED.test(line)) return '';
    if (line.includes('⋮') && DOTS.test(line)) return '...';
    const own = line.replace(BEFORE_ROW, (before) => ' '.repeat(before.length));
    return at === head + 1 ? printTypes(own) : own.replace(/\bmissing\b/g, ' '.repeat(7));
  });
  const table = alignedTable(plain.join('\n'));
  if (!table) return undefined;
  return {...table, problems: [...table.problems, ...omitted.map((one) => ({...one, reason: leftOutReason()}))]};
}
