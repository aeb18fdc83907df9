import {translate} from '@docusaurus/Translate';
import {readAngles} from '../../input/angles';
import {isGeometryText} from '../../input/geometry-text';
import {isIndexLike} from '../../input/lines';
import {isFooter} from '../../input/printed-footers';
import {recordOfLine} from '../../input/record';
import type {Problem} from '../../input/types';
import {WKT_START} from '../../input/wkt';
import {isEmpty} from '../missing';
import {longRowReason, uniqueNames, type RawRow, type RawTable} from '../rawTable';

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

/** Why a program that printed a table shows dots in it. */
export const leftOutReason = (): string =>
  translate({message: 'the program that printed this table left rows out here'});

/** A table whose header is known. */
interface Box {
  readonly names: readonly string[];
  /** The numbers of the lines of the header and its rules, and the first line behind them. */
  readonly head: readonly [from: number, to: number];
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

const isPlace = (field = ''): boolean => isIndexLike(field) || isGeometryText(field);

/** The table whose upper edge or whose rule below its header a line is. */
function boxAt(lines: readonly string[], at: number): Box | undefined {
  const rule = lines[at] ?? '';
  const withBars = (names: readonly string[], head: Box['head'], isFramed: boolean): Box => ({
    names,
    head,
    divide: (line) => betweenBars(line, isFramed),
    isRow: (line) => BAR.test(line),
  });
  if (TOP.test(rule)) {
    if (!RULE.test(rule)) {
      const names = rule.split('┬').map((name) => name.replace(/[─┌┐╭╮\s]+/g, ''));
      return rule.length <= WIDEST && areNames(names) ? withBars(names, [at, at + 1], true) : undefined;
    }
    let end = at + 1;
    while (end - at <= TALLEST && BAR.test(lines[end] ?? '') && !RULE.test(lines[end] ?? '')) end++;
    const [names = [], ...types] = lines.slice(at + 1, end).map((line) => betweenBars(line, true));
    // A type such as `decimal(18,3)` is no pair of numbers.
    const isHead = [names, ...types].every((fields) => areNames(fields.map((field) => field.split('(', 1)[0] ?? '')));
    return RULE.test(lines[end] ?? '') && isHead ? withBars(names, [at, end + 1], true) : undefined;
  }
  const header = lines[at - 1] ?? '';
  if (!RULE.test(rule) || header.trim() === '' || RULE.test(header) || header.length > WIDEST) return undefined;
  if (BAR.test(header)) {
    const isFramed = BAR.test(header.trim().charAt(0));
    const plain = isFramed ? header : header.replace(/\|\s*$/, '');
    const names = betweenBars(plain, isFramed);
    const box = withBars(names, [at - 1, at + 1], isFramed);
    if (isFramed || plain === header) return areNames(names) ? box : undefined;
    // A bar at the end of the names, as in Markdown, stands at the end of the rows, too.
    return areNames(names) ? {...box, divide: (line) => box.divide(line.replace(/^\s*\||\|\s*$/g, ''))} : undefined;
  }
  const gaps = Array.from(rule.matchAll(/(?<=\S)\s+(?=\S)/g), ({index, 0: {length}}) => index + length);
  const starts = [0, ...gaps.filter((gap) => gap < header.length)];
  const divide = (line: string) => {
    const fields: string[] = [];
    for (let at = 0; (starts[at] ?? Infinity) < line.length; at++)
      fields.push(line.slice(starts[at], starts[at + 1]).trim());
    return fields;
  };
  const names = divide(header);
  const words = gaps.length > 0 ? names : [header.trim(), ...header.split(/\W+/)];
  return areNames(words) ? {names, head: [at - 1, at + 1], divide, isRow: (line) => line.trim() !== ''} : undefined;
}

/**
 * The rows of the tables that the clients of databases print, and of Markdown, as far as they have the columns of the
 * first one. Other lines stay in the rest of the text.
 */
export function boxesTable(source: string): RawTable | undefined {
  if (!/-{3}|={3}|[─━═]|-\s*\|\s*-/.test(source)) return undefined;
  const lines = source.split('\n');
  const rest = [...lines];
  const rows: RawRow[] = [];
  const problems: Problem[] = [];
  let names: readonly string[] | undefined;
  let leftOut = 0;
  for (let at = 0; at < lines.length; at++) {
    const box = boxAt(lines, at);
    if (!box) continue;
    if (names && names.join('\n') !== box.names.join('\n')) {
      // Names of columns are no text that could be read.
      rest.fill('', ...box.head);
      continue;
    }
    const width = box.names.length;
    const found: RawRow[] = [];
    let end = box.head[1];
    for (; end < lines.length; end++) {
      const text = (lines[end] ?? '').trimEnd();
      const line = end + 1;
      if (!RULE.test(text) && (!box.isRow(text) || isFooter(text))) break;
      if (text.trim() === '' || RULE.test(text)) continue;
      const fields = box.divide(text);
      const surplus = fields.slice(width).filter((field) => field !== '');
      // The numbers of rows and columns that DuckDB prints span the frame.
      if (fields.length < width && isFooter(fields.join(' '))) continue;
      if (surplus.length > 0)
        problems.push({line, text: surplus.join(' | '), reason: longRowReason(fields.length, width)});
      if (width > 0 && fields.every((field) => DOTS.test(field))) {
        // DuckDB prints several lines of dots, and Polars one.
        if (leftOut !== line - 1) problems.push({line, text: fields.join(' '), reason: leftOutReason()});
        leftOut = line;
      } else {
        const own = fields.slice(0, width).map((field) => (isEmpty(field) ? undefined : field));
        // A rule below a word is no table, except for a column of indexes or geometries.
        if (width === 1 && found.length === 0 && !isPlace(own[0])) break;
        found.push({fields: own, line, record: recordOfLine(line)});
      }
    }
    if (found.length === 0) continue;
    names ??= box.names;
    rows.push(...found);
    rest.fill('', box.head[0], end);
    at = end - 1;
  }
  if (!names) return undefined;
  lines.forEach((text, at) => {
    if (CUT_OFF.test(text)) problems.push({line: at + 1, text, reason: leftOutReason()});
  });
  return {names: uniqueNames(names), rows, certain: true, problems, rest: rest.join('\n')};
}
