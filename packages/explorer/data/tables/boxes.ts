import {translate} from '@docusaurus/Translate';
import {readAngles} from '../../input/angles';
import {isGeometryText} from '../../input/geometry-text';
import {isIndexLike} from '../../input/lines';
import {isFooter} from '../../input/printed-footers';
import type {Problem} from '../../input/types';
import {WKT_START} from '../../input/wkt';
import {isEmpty} from '../missing';
import {longRowReason, type Raw, type RawRow} from '../raw';

const BAR = /[|│┃┆║]/;
/** A horizontal line: dashes or their like, and crossings; colons are Markdown's. */
const RULE = /^(?=.*(?:-{3}|={3}|[─━═]|-\s*\|\s*-))[\s|+:=\-\u2500\u2501\u2504\u2505\u2508-\u2550\u2552-\u257f]*$/;
/** The upper edge of a frame; ClickHouse writes the names of the columns into it. */
const TOP = /^\s*(?:\+(?:-{3}|={3})[-=+]*\+\s*$|[┌╭┏╔].*[┐╮┓╗]\s*$)/;
/** The most characters and lines that a header has. */
const WIDEST = 5000;
const TALLEST = 6;
/** What stands in each column where rows were left out. */
const DOTS = /^(?:·|…|\.{3})$/;
/** What Spark prints below the first rows of a table. */
const CUT_OFF = /^only showing (?:the )?(?:top|first) \d+ rows?\s*$/i;

/** A query, perhaps behind the prompt of a client: `h3=#`, `mysql>`, `->`, DuckDB's `D`. */
const QUERY = /^\s*(?:[\w.@]+(?: \[\w*\])?[-=(*'"]*[#>](?:\s|$)|->\s|(?:D\s+)?select\b)/i;

/** Why a program that printed a table shows dots in it. */
export const leftOutReason = (): string =>
  translate({message: 'the program that printed this table left rows or columns out here'});

/** A table whose header is known. */
interface Box {
  readonly names: readonly string[];
  /** The first line behind the header and its rules. */
  readonly from: number;
  readonly divide: (line: string) => string[];
  readonly isRow: (line: string) => boolean;
}

/** The fields of a line between bars. What stands before a frame is the number of the row, which the client added. */
function betweenBars(line: string, isFramed: boolean): string[] {
  const fields = line.split(BAR).map((field) => field.trim());
  return isFramed ? fields.slice(1, fields.at(-1) === '' ? -1 : undefined) : fields;
}

/** Whether fields name columns, and nothing that can be read would be lost with them. */
const areNames = (fields: readonly string[]): boolean =>
  fields.some((field) => /\p{L}|---/u.test(field)) &&
  !fields.some(
    (field) =>
      isIndexLike(field) ||
      /^[[{]/.test(field) ||
      WKT_START.test(field) ||
      (/\d/.test(field) && 'pairs' in readAngles(field)),
  );

/** The fields of a line whose columns begin at some offsets. */
const fieldsAt = (starts: readonly number[]) => (line: string) =>
  starts.filter((start) => start < line.length).map((start, at) => line.slice(start, starts[at + 1]).trim());

/** The table whose upper edge, or whose rule below its names, a line is. */
function boxAt(lines: readonly string[], at: number): Box | undefined {
  const rule = lines[at] ?? '';
  const withBars = (names: readonly string[], from: number, divide: Box['divide']): Box | undefined =>
    areNames(names) ? {names, from, divide, isRow: (line) => BAR.test(line)} : undefined;
  if (TOP.test(rule)) {
    const framed = (line: string) => betweenBars(line, true);
    if (!RULE.test(rule)) {
      const names = rule.split('┬').map((name) => name.replace(/[─┌┐╭╮\s]+/g, ''));
      return rule.length <= WIDEST ? withBars(names, at + 1, framed) : undefined;
    }
    let end = at + 1;
    while (end - at <= TALLEST && BAR.test(lines[end] ?? '') && !RULE.test(lines[end] ?? '')) end++;
    const [names = [], ...types] = lines.slice(at + 1, end).map(framed);
    // A type such as `decimal(18,3)` is no pair of numbers.
    const areTypes = types.every((fields) => areNames(fields.map((field) => field.split('(', 1)[0] ?? '')));
    return RULE.test(lines[end] ?? '') && areTypes ? withBars(names, end + 1, framed) : undefined;
  }
  const header = lines[at - 1] ?? '';
  if (!RULE.test(rule) || header.trim() === '' || RULE.test(header) || header.length > WIDEST) return undefined;
  if (BAR.test(header)) {
    const isFramed = BAR.test(header.trim().charAt(0));
    // A bar at the end of the names, as in Markdown, stands at the end of the rows, too.
    const isClosed = !isFramed && /\|\s*$/.test(header);
    const divide = (line: string) => betweenBars(isClosed ? line.replace(/^\s*\||\|\s*$/g, '') : line, isFramed);
    return withBars(divide(header), at + 1, divide);
  }
  const gaps = Array.from(rule.matchAll(/(?<=\S)\s+(?=\S)/g), ({index, 0: {length}}) => index + length);
  const divide = fieldsAt([0, ...gaps.filter((gap) => gap < header.length)]);
  const names = divide(header);
  const words = gaps.length > 0 ? names : [header.trim(), ...header.split(/\W+/)];
  return areNames(words) ? {names, from: at + 1, divide, isRow: (line) => line.trim() !== ''} : undefined;
}

const outsideReason = (): string =>
  translate({message: 'this line is outside of the table that was printed, and was skipped'});

/**
 * The rows of the tables that the clients of databases print, and of Markdown, as far as they have the columns of the
 * first one. Other lines are named, but for queries and what clients say of a table.
 */
export function boxesTable(source: string): Raw | undefined {
  if (!/-{3}|={3}|[─━═]|-\s*\|\s*-/.test(source)) return undefined;
  const lines = source.split('\n');
  const rows: RawRow[] = [];
  const problems: Problem[] = [];
  const outside = new Set(lines.keys());
  let names: readonly string[] | undefined;
  let lastCut = 0;
  for (let at = 0; at < lines.length; at++) {
    const box = boxAt(lines, at);
    if (!box || (names && names.join('\n') !== box.names.join('\n'))) continue;
    const width = box.names.length;
    const found: RawRow[] = [];
    const long: Problem[] = [];
    let end = box.from;
    for (; end < lines.length; end++) {
      const text = (lines[end] ?? '').trimEnd();
      const line = end + 1;
      if (!RULE.test(text) && (!box.isRow(text) || isFooter(text))) break;
      if (text.trim() === '' || RULE.test(text)) continue;
      const fields = box.divide(text);
      // The numbers of rows and columns that DuckDB prints span the frame.
      if (fields.length < width && isFooter(fields.join(' '))) continue;
      const surplus = fields.slice(width).filter((field) => field !== '');
      if (fields.every((field) => DOTS.test(field))) {
        // DuckDB prints several lines of dots, and Polars one.
        if (lastCut !== line - 1) long.push({line, text: fields.join(' '), reason: leftOutReason()});
        lastCut = line;
        continue;
      }
      if (surplus.length > 0) long.push({line, text: surplus.join(' | '), reason: longRowReason(fields.length, width)});
      const own = fields.slice(0, width).map((field) => (isEmpty(field) ? undefined : field));
      // A rule below a word is no table, except for a column of indexes or geometries.
      const [only = ''] = own;
      if (width === 1 && found.length === 0 && !isIndexLike(only) && !isGeometryText(only)) break;
      found.push({fields: own, line});
    }
    if (found.length === 0) continue;
    names ??= box.names;
    rows.push(...found);
    problems.push(...long);
    const start = TOP.test(lines[at] ?? '') ? at : at - 1;
    for (let one = start; one < end; one++) outside.delete(one);
    at = end - 1;
  }
  if (!names) return undefined;
  const indexAt = names.findIndex((_, at) => rows.some(({fields}) => isIndexLike(fields[at] ?? '')));
  for (const at of outside) {
    const text = lines[at] ?? '';
    const line = at + 1;
    if (CUT_OFF.test(text)) problems.push({line, text, reason: leftOutReason()});
    if (CUT_OFF.test(text) || text.trim() === '' || RULE.test(text) || isFooter(text) || QUERY.test(text)) continue;
    problems.push({line, text, reason: outsideReason()});
    // Indexes are found in any line.
    for (const token of indexAt < 0 ? [] : (text.match(/\w{15,}/g) ?? []))
      if (isIndexLike(token)) rows.push({fields: names.map((_, one) => (one === indexAt ? token : undefined)), line});
  }
  return {columns: names.map((name) => ({name})), rows, problems: problems.sort((a, b) => a.line - b.line)};
}
