import {readAngles} from './angles';
import {positionColumns} from './position-columns';
import type {Table} from './table';
import {WKT_START} from './wkt';

/**
 * A text without the frames and headers that a client drew around its tables. Offsets and line numbers are the same as
 * in the original text.
 */
export interface PrintedTables {
  /** The text with spaces in place of rules, frames, and headers, and with `|` between columns. */
  readonly text: string;
  /** The table that a line is a row of; lines are counted from 1. */
  readonly rows: ReadonlyMap<number, Table>;
}

/** What divides the columns of a table: bars, bars with one more at each end, or the gaps of its rule. */
type Columns = 'bars' | 'framed' | readonly number[];

/** A table whose header and rule are known. Lines are counted from 0. */
interface Layout {
  /** The lines to be blanked: header, types, rules. */
  readonly head: readonly [from: number, to: number];
  /** Undefined for a single column, whose rows are read as a plain list. */
  readonly columns?: Columns;
  readonly table: Table;
}

const DELIMITER = '|';
const BAR = /[|│┃┆║]/;
const BARS = /[|│┃┆║]/g;
/** A horizontal line: dashes or their like, and crossings; colons are Markdown's. */
const RULE = /^(?=.*(?:-{3}|={3}|[─━═]))[\s|+:=\-\u2500\u2501\u2504\u2505\u2508-\u2550\u2552-\u257f]*$/;
/** The upper edge of a frame; ClickHouse writes the names of the columns into it. */
const TOP = /^\s*(?:\+(?:-{3}|={3})[-=+]*\+\s*$|[┌╭┏╔].*[┐╮┓╗]\s*$)/;
/** The most characters and lines that a header has. */
const WIDEST = 5000;
const TALLEST = 6;

/**
 * Opens the tables that command-line clients print: psql, MySQL, DuckDB, SQLite, ClickHouse, Polars, Markdown. Their
 * rows are left with `|` between the columns.
 *
 * @param isWanted - whether a field is what the reader looks for: a line with such a field is no header
 */
export function openPrintedTables(text: string, isWanted: (field: string) => boolean): PrintedTables {
  const rows = new Map<number, Table>();
  if (!/-{3}|={3}|[─━═]/.test(text)) return {text, rows};
  const lines = text.split('\n');
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const layout = TOP.test(line) ? framedLayout(lines, at, isWanted) : ruledLayout(lines, at, isWanted);
    if (!layout) continue;
    const [from, to] = layout.head;
    for (let head = from; head < to; head++) lines[head] = blank(lines[head] ?? '');
    at = openRows(lines, to, layout, rows) - 1;
  }
  return {text: lines.join('\n'), rows};
}

/** A table in a frame: its header, if it has one, stands between the first two rules. */
function framedLayout(lines: readonly string[], top: number, isWanted: (field: string) => boolean): Layout | undefined {
  const edge = lines[top] ?? '';
  if (!isRule(edge)) {
    const names = edge.length <= WIDEST ? edge.split('┬').map((name) => name.replace(/[─┌┐╭╮\s]+/g, '')) : [];
    return {head: [top, top + 1], columns: 'framed', table: tableOf(names)};
  }
  let end = top + 1;
  const isHead = (line = '') => BAR.test(line) && !isRule(line);
  while (end < lines.length && end - top <= TALLEST && isHead(lines[end])) end++;
  if (end === top + 1) return undefined;
  const head = lines.slice(top + 1, end).map((line) => split(line, 'framed'));
  if (!isRule(lines[end] ?? '') || !head.every((fields) => isHeader(fields.map(withoutCall), isWanted))) {
    return {head: [top, top + 1], columns: 'framed', table: tableOf([])};
  }
  return {head: [top, end + 1], columns: 'framed', table: tableOf(head[0] ?? [])};
}

/** A table without a frame: its header is the line above the rule. */
function ruledLayout(lines: readonly string[], rule: number, isWanted: (field: string) => boolean): Layout | undefined {
  const [header = '', line = ''] = lines.slice(Math.max(0, rule - 1), rule + 1);
  if (rule === 0 || !isRule(line) || isRule(header) || header.length > WIDEST) return undefined;
  const columns = columnsOf(header, line);
  const fields = columns ? split(header, columns) : [header, ...header.split(/\W+/)];
  if (!isHeader(fields, isWanted)) return undefined;
  return {head: [rule - 1, rule + 1], columns, table: tableOf(fields)};
}

function columnsOf(header: string, rule: string): Columns | undefined {
  if (BAR.test(header)) return BAR.test(header.trim().charAt(0)) ? 'framed' : 'bars';
  const gaps = Array.from(rule.matchAll(/(?<=\S)\s+(?=\S)/g), ({index, 0: {length}}) => index + length - 1);
  return gaps.length > 0 ? gaps : undefined;
}

function isRule(line: string): boolean {
  return RULE.test(line);
}

/** Removes the numbers from a type or expression such as `decimal(18,3)`, which isn't data when it stands in a frame. */
function withoutCall(field: string): string {
  return /^[A-Za-z_]\w*\(.*\)$/.test(field) ? field.replace(/\(.*/, '') : field;
}

/** Whether fields name columns, and nothing that can be read would be lost with them. */
function isHeader(fields: readonly string[], isWanted: (field: string) => boolean): boolean {
  return (
    fields.some((field) => /\p{L}|---/u.test(field)) &&
    !fields.some(
      (field) =>
        isWanted(field) ||
        /^[[{]/.test(field) ||
        WKT_START.test(field) ||
        (/\d/.test(field) && 'pairs' in readAngles(field)),
    )
  );
}

function tableOf(names: readonly string[]): Table {
  return {delimiter: DELIMITER, header: names.length > 0, names, ...positionColumns(names)};
}

/** Rewrites the rows of a table, and returns the line behind them. */
function openRows(lines: string[], start: number, {columns, table}: Layout, rows: Map<number, Table>): number {
  let at = start;
  for (; columns && at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (isRule(line)) {
      lines[at] = blank(line);
      continue;
    }
    if (typeof columns === 'string' ? !BAR.test(line) : line.trim() === '') break;
    lines[at] = divide(line, columns);
    rows.set(at + 1, table);
  }
  return at;
}

function split(line: string, columns: Columns): string[] {
  return divide(line, columns)
    .split(DELIMITER)
    .map((field) => field.trim());
}

/** A row with `|` between its columns only, as long as before. */
function divide(line: string, columns: Columns): string {
  if (typeof columns !== 'string') {
    const chars = line.split('');
    for (const gap of columns) {
      if (gap >= chars.length) break;
      if (chars[gap]?.trim() === '') chars[gap] = DELIMITER;
    }
    return chars.join('');
  }
  const row = line.replace(BARS, DELIMITER);
  if (columns === 'bars') return row;
  // The text before the frame is the row number that the client added.
  const first = row.indexOf(DELIMITER) + 1;
  const last = row.trimEnd().endsWith(DELIMITER) ? row.lastIndexOf(DELIMITER) : row.length;
  return last < first ? blank(row) : `${' '.repeat(first)}${row.slice(first, last)}${blank(row.slice(last))}`;
}

function blank(line: string): string {
  return line.replace(/[^\r]/g, ' ');
}
