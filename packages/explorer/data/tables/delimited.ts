import {translate} from '@docusaurus/Translate';
import {dsvFormat} from 'd3-dsv';
import {isFooter} from '../../input/printed-footers';
import {recordOfLine} from '../../input/record';
import type {Problem} from '../../input/types';
import {longRowReason, type RawRow, type RawTable} from '../rawTable';
import {columnAlone, headerOf, isFull, layoutOf, SAMPLE_CHARACTERS, sampleOf, unquoted, type Layout} from './layout';
import {isMarked} from '../formulas';
import {withoutGuards} from '../ownExports';
import {withStandardQuotes} from './quoting';
import {headBelowTitle, MOST_LEADING} from './title';
import {withWholeGeometries} from './unquoted';

const DELIMITERS = ['\t', ',', ';', '|'] as const;

/** A comment above the header, and Excel's note of the delimiter. */
const COMMENT = /^(?:#|\/\/|--|sep=.$)/i;

/** The rows of CSV or TSV, with or without names of columns: quotes may hold delimiters and line breaks. */
export function delimitedTable(source: string): RawTable | undefined {
  const begin = afterComments(source);
  if (begin < 0 || /^[[{<]/.test(source.slice(begin, begin + 1))) return undefined;
  const text = withStandardQuotes(source);
  const start = afterComments(text);
  const newline = text.indexOf('\n', start);
  const firstLine = text.slice(start, newline < 0 ? undefined : newline);
  // A quoted field may hold line breaks already in the first row.
  const isOpen = firstLine.split('"').length % 2 === 0;
  const head = isOpen ? text.slice(start, start + SAMPLE_CHARACTERS) : firstLine;
  const layouts = DELIMITERS.flatMap((delimiter) => {
    const layout = head.includes(delimiter) ? layoutOf(sampleOf(text, start, delimiter)) : undefined;
    return layout ? [{delimiter, layout}] : [];
  });
  const best = layouts.find(({layout}) => layout.certain) ?? layouts[0];
  if (best) return rowsOf(text, start, best.delimiter, best.layout);
  const alone = columnAlone(sampleOf(text.slice(start, start + SAMPLE_CHARACTERS), 0, '\t'));
  if (alone) return rowsOf(text, start, '\t', alone);
  const titled = headBelowTitle(text, start, DELIMITERS);
  if (!titled) return undefined;
  const {at, delimiter, layout, problems} = titled;
  const table = rowsOf(text, at, delimiter, layout);
  return {...table, problems: [...problems, ...table.problems]};
}

/** Where the first line begins that is no comment, or its names in the comment above it; -1 in an empty text. */
function afterComments(text: string): number {
  let start = text.search(/\S/);
  let names = -1;
  for (let line = 0; start >= 0 && line < MOST_LEADING; line++) {
    const end = text.indexOf('\n', start);
    const own = text.slice(start, end < 0 ? undefined : end).trim();
    if (end < 0 || !COMMENT.test(own))
      return names >= 0 && areNames(text.slice(names, start).trim(), own) ? names : start;
    names = start + (/^#\s*/.exec(own)?.[0].length ?? NaN);
    const next = text.slice(end).search(/\S/);
    if (next < 0) return start;
    start = end + next;
  }
  return start;
}

/** Whether a comment has the names of the columns of the line below it. */
const areNames = (names: string, line: string): boolean =>
  DELIMITERS.some((delimiter) => {
    const fields = names.split(delimiter);
    return fields.length > 1 && fields.length === line.split(delimiter).length && headerOf(fields)?.certain === true;
  });

/** The rows of a text from an offset on, as a layout describes them. */
function rowsOf(text: string, start: number, delimiter: string, layout: Layout): RawTable {
  const {names, heads, certain} = layout;
  const rows: RawRow[] = [];
  const problems: Problem[] = [];
  let line = 1 + breaksIn(text.slice(0, start));
  let count = 0;
  let last = '';
  dsvFormat(delimiter).parseRows(text.slice(start), (found) => {
    const own = line;
    line += 1 + found.reduce((sum, field) => sum + breaksIn(field), 0);
    last = found.at(-1) ?? '';
    if (!isFull(found) || count++ < heads) return undefined;
    const fields = delimiter === ',' ? withWholeGeometries(found, names.length) : found;
    // The line that psql prints below a table.
    if (fields.length === 1 && names.length > 1 && isFooter(fields[0] ?? '')) return undefined;
    if (fields.length > names.length && isFull(fields.slice(names.length))) {
      problems.push({
        line: own,
        text: fields.slice(names.length).join(delimiter),
        reason: longRowReason(fields.length, names.length),
      });
    }
    rows.push({
      fields: fields.slice(0, names.length).map(unquoted),
      line: own,
      record: recordOfLine(own),
    });
    return undefined;
  });
  // Only a field in quotes has line breaks, and its quote is the last character of the text.
  if (last.trimEnd().includes('\n') && !text.trimEnd().endsWith('"'))
    problems.push({line: rows.at(-1)?.line ?? line, text: last, reason: openQuoteReason()});
  const table = {names, rows, certain, problems, delimiter};
  return isMarked(text, start) ? withoutGuards(table) : table;
}

/** Why a field has the rest of a text in it. */
const openQuoteReason = (): string =>
  translate({
    message: 'the quote in front of this field is never closed, so the rest of the text became a part of the field',
  });

function breaksIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++;
  return count;
}
