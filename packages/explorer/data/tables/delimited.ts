import {translate} from '@docusaurus/Translate';
import {dsvFormat} from 'd3-dsv';
import {isFooter} from '../../input/printed-footers';
import type {Problem} from '../../input/types';
import {namesPlaces} from '../dataset';
import {isMarked} from '../formulas';
import {withoutGuards} from '../ownExports';
import {checkCount, longRowReason, type Raw, type RawRow} from '../raw';
import {headRow, isFull, layoutOf, MOST_LEADING, SAMPLE, skippedTitle, unquoted, type Layout} from './layout';

const DELIMITERS = ['\t', ',', ';', '|'] as const;
const SAMPLE_CHARACTERS = 50_000;

/** A comment above the header, and Excel's note of the delimiter. */
const COMMENT = /^(?:#|\/\/|--|sep=.$)/i;

/** A quote with a backslash before it in a quoted field, as Spark and MySQL write it. */
const ESCAPED_QUOTE = /(?:^|[,;|\t])"(?:[[{]\s*|[^"\n]{0,1000})\\"[^",;|\t\r\n]/m;

/** CSV that is quoted as the standard (RFC 4180) says: quotes are doubled, and begin fields. Lines stay where they are. */
function withStandardQuotes(text: string): string {
  const doubled = ESCAPED_QUOTE.test(text)
    ? text.replace(/\\(["\\])/g, (_, char: string) => (char === '"' ? '""' : char))
    : text;
  const [first = ''] = /\S.*/.exec(text) ?? [];
  const counts = DELIMITERS.map((sign) => ({sign, count: first.split(sign).length}));
  const {sign} = counts.reduce((most, one) => (one.count > most.count ? one : most));
  // Spaces between a delimiter and the quotes of a field. Tabs stand before no spaces.
  const spaces = String.raw`(?<=[${sign}])[^\S\r\n]{1,9}(?="[^"\n]*"[^\S\r\n]*(?:[${sign}\r\n]|$))`;
  return sign === '\t' ? doubled : doubled.replace(new RegExp(spaces, 'g'), '');
}

/** The first rows of a text: of more of it where a single row is long, as with the outline of a country. */
function sampleOf(text: string, start: number, delimiter: string): readonly (readonly string[])[] {
  for (let size = SAMPLE_CHARACTERS; ; size *= 8) {
    const isAll = start + size >= text.length;
    const parsed = dsvFormat(delimiter)
      .parseRows(text.slice(start, start + size))
      .filter(isFull);
    // The last row of a sample may be cut off in the middle.
    const whole = (isAll ? parsed : parsed.slice(0, -1)).slice(0, SAMPLE);
    if (isAll || whole.length > 1) return whole;
  }
}

/** The rows of CSV or TSV, with or without names of columns: quotes may hold delimiters and line breaks. */
export function delimitedTable(source: string): Raw | undefined {
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
  if (best) {
    const table = rowsOf(text, start, best.delimiter, best.layout);
    return best.layout.certain || namesPlaces(table) ? table : undefined;
  }
  const alone = layoutOf(sampleOf(text.slice(start, start + SAMPLE_CHARACTERS), 0, '\t'), true);
  return alone ? rowsOf(text, start, '\t', alone) : belowTitle(text, start);
}

/** Where the first line begins that is no comment; -1 in an empty text. */
function afterComments(text: string): number {
  let start = text.search(/\S/);
  for (let line = 0; start >= 0 && line < MOST_LEADING; line++) {
    const end = text.indexOf('\n', start);
    const next = text.slice(end).search(/\S/);
    if (end < 0 || next < 0 || !COMMENT.test(text.slice(start, end).trim())) return start;
    start = end + next;
  }
  return start;
}

/** A table whose names stand below lines with a title, as reports have them. */
function belowTitle(text: string, start: number): Raw | undefined {
  const lines = text.slice(start, start + SAMPLE_CHARACTERS).split('\n', MOST_LEADING);
  const first = 1 + breaksIn(text.slice(0, start));
  for (const delimiter of DELIMITERS) {
    const rows = lines.map((line) => line.split(delimiter).map((field) => unquoted(field.replaceAll('"', ''))));
    const head = headRow(rows);
    if (head === undefined) continue;
    const at = start + lines.slice(0, head).reduce((sum, {length}) => sum + length + 1, 0);
    const layout = layoutOf(sampleOf(text, at, delimiter));
    if (!layout || layout.heads === 0) continue;
    const table = rowsOf(text, at, delimiter, layout);
    const titles = rows.slice(0, head).flatMap((row, above) => skippedTitle(row, first + above));
    return {...table, problems: [...titles, ...(table.problems ?? [])]};
  }
  return undefined;
}

/** The rows of a text from an offset on, as a layout describes them. */
function rowsOf(text: string, start: number, delimiter: string, {names, heads}: Layout): Raw {
  const width = names.length;
  const rows: RawRow[] = [];
  const problems: Problem[] = [];
  let line = 1 + breaksIn(text.slice(0, start));
  let count = 0;
  let last = '';
  dsvFormat(delimiter).parseRows(text.slice(start), (fields) => {
    const own = line;
    line += 1 + fields.reduce((sum, field) => sum + breaksIn(field), 0);
    last = fields.at(-1) ?? '';
    if (!isFull(fields) || count++ < heads) return undefined;
    // The line that psql prints below a table.
    if (fields.length === 1 && width > 1 && isFooter(fields[0] ?? '')) return undefined;
    if (isFull(fields.slice(width)))
      problems.push({
        line: own,
        text: fields.slice(width).join(delimiter),
        reason: longRowReason(fields.length, width),
      });
    checkCount(rows.length);
    rows.push({fields: fields.slice(0, width).map(unquoted), line: own});
    return undefined;
  });
  // Only a field in quotes has line breaks, and its quote is the last character of the text.
  if (last.trimEnd().includes('\n') && !text.trimEnd().endsWith('"'))
    problems.push({line: rows.at(-1)?.line ?? line, text: last, reason: openQuoteReason()});
  const table = {columns: names.map((name) => ({name})), rows, problems, delimiter};
  return isMarked(text, start) ? withoutGuards(table) : table;
}

/** Why a field has the rest of a text in it. */
const openQuoteReason = (): string =>
  translate({
    message: 'the quote in front of this field is never closed, so the rest of the text became a part of the field',
  });

const breaksIn = (text: string): number => text.split('\n').length - 1;
