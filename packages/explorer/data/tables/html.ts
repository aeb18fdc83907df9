import {translate} from '@docusaurus/Translate';
import {LineNumbers} from '../../input/line-numbers';
import {recordOfLine} from '../../input/record';
import type {Problem} from '../../input/types';
import {attributeOf, xmlEvents} from '../../input/xml-events';
import {uniqueNames, type RawTable} from '../rawTable';
import {delimitedTable} from './delimited';

/** How HTML begins that may hold tables: a page, or a part of one. */
const HTML = /^\s*(?:<!--[^>]*-->\s*)?<(?:!doctype\s+html|html|head|body|meta|style|div|table)\b/i;

/** The class of a table that pandas wrote. */
const PANDAS = /<table[^>]{0,200}\sclass="(?:[^"]{0,200}\s)?dataframe[\s"]/i;

/** No cell spans more rows or columns, and no table has more cells that others span. */
const WIDEST_SPAN = 1000;
const MOST_SPANNED = 100_000;

/** A row of a table of HTML. */
interface HtmlRow {
  readonly cells: string[];
  /** Whether all its cells are headers. */
  header: boolean;
  /** The offset of the row in the text. */
  readonly at: number;
}

/**
 * The rows of the largest table of an HTML text, as pandas and browsers write it. A cell that spans rows or columns is
 * in all of them. Undefined for a text that is no HTML or has no table.
 */
export function htmlTable(text: string): RawTable | undefined {
  if (!HTML.test(text.slice(0, 2000))) return undefined;
  const lineOf = new LineNumbers(text).lineOf;
  const tables = tablesOf(text).map(({from, to}) => ({from, ...rowsOf(text.slice(from, to), from)}));
  const [largest, ...others] = [...tables].sort((one, other) => other.rows.length - one.rows.length);
  if (!largest || largest.rows.length < 2) return undefined;
  const table = tableOfRows(largest.rows.map((row) => ({...row, line: lineOf(row.at)})));
  const problems = others.flatMap(({from, rows}): Problem[] =>
    rows.length === 0
      ? []
      : [
          {
            line: lineOf(from),
            text: rows[0]?.cells.join(' ') ?? '',
            reason: translate({message: 'only the largest table of this HTML was read, and this one was skipped'}),
          },
        ],
  );
  if (largest.cut !== undefined) {
    problems.push({
      line: lineOf(largest.cut),
      text: text.slice(largest.cut, largest.cut + 40),
      reason: translate({message: 'the cells of this table span too many others. The rest was skipped'}),
    });
  }
  const printed = PANDAS.test(text.slice(largest.from, largest.from + 500));
  return table && {...table, problems: [...table.problems, ...problems], ...(printed && {printed})};
}

/** Where the tables of HTML begin and end. One that isn't closed ends with the text. */
function tablesOf(text: string): {readonly from: number; readonly to: number}[] {
  const found: {from: number; to: number}[] = [];
  for (const match of text.matchAll(/<(\/?)table(?=[\s>])/gi)) {
    const last = found.at(-1);
    if (match[1] === '') found.push({from: match.index, to: text.length});
    else if (last?.to === text.length) last.to = match.index;
  }
  return found;
}

/** The rows of a table, and where its reading ended early because of cells that span too much. */
function rowsOf(html: string, offset: number): {readonly rows: readonly HtmlRow[]; readonly cut?: number} {
  const rows: HtmlRow[] = [];
  /** The cells of earlier rows that reach into the next ones, by their column. */
  const spans = new Map<number, {left: number; readonly cell: string}>();
  let cell: {text: string; readonly attributes: string} | undefined;
  let spanned = 0;
  const fill = (row: HtmlRow) => {
    for (let span = spans.get(row.cells.length); span; span = spans.get(row.cells.length)) {
      if (--span.left === 0) spans.delete(row.cells.length);
      row.cells.push(span.cell);
      spanned++;
    }
  };
  const close = () => {
    const row = rows.at(-1);
    if (row && cell) {
      const [down, across] = ['rowspan', 'colspan'].map((name) => spanOf(cell?.attributes ?? '', name));
      const text = cell.text.replace(/\s+/g, ' ').trim();
      for (let count = 0; count < (across ?? 1); count++) {
        if (count > 0) spanned++;
        fill(row);
        if ((down ?? 1) > 1) spans.set(row.cells.length, {left: (down ?? 1) - 1, cell: text});
        row.cells.push(text);
      }
    }
    cell = undefined;
  };
  for (const event of xmlEvents(html)) {
    if (spanned > MOST_SPANNED) return {rows, cut: offset + event.at};
    if (event.type === 'text') {
      if (cell) cell.text += event.text;
    } else if (event.type !== 'end') {
      const name = event.name.toLowerCase();
      if (name === 'br' && cell) cell.text += ' ';
      if (!['tr', 'td', 'th'].includes(name)) continue;
      close();
      const row = rows.at(-1);
      if (event.type === 'open' && name === 'tr') rows.push({cells: [], header: true, at: offset + event.at});
      else if (event.type === 'open') {
        cell = {text: '', attributes: event.attributes};
        if (row && name === 'td') row.header = false;
      } else if (row && name === 'tr') fill(row);
    }
  }
  close();
  return {rows: rows.filter(({cells}) => cells.length > 0)};
}

const spanOf = (attributes: string, name: string): number =>
  Math.min(WIDEST_SPAN, Math.max(1, Math.trunc(Number(attributeOf(attributes, name) ?? 1)) || 1));

/** A table with the names that its headers have; without headers, it is read as CSV is. */
function tableOfRows(rows: readonly (HtmlRow & {readonly line: number})[]): RawTable | undefined {
  const first = rows.findIndex(({header}) => !header);
  const heads = rows.slice(0, Math.max(0, first));
  const body = rows.slice(heads.length);
  if (heads.length === 0) {
    const table = delimitedTable(body.map(({cells}) => cells.join('\t')).join('\n'));
    const lineOf = (line: number) => body[line - 1]?.line ?? line;
    return (
      table && {
        ...table,
        rows: table.rows.map((row) => ({...row, line: lineOf(row.line), record: recordOfLine(lineOf(row.line))})),
        problems: table.problems.map((problem) => ({...problem, line: lineOf(problem.line)})),
      }
    );
  }
  const width = Math.max(...rows.map(({cells}) => cells.length));
  const names = Array.from({length: width}, (_, at) => [
    ...new Set(heads.map(({cells}) => cells[at] ?? '').filter((name) => name !== '')),
  ]);
  return {
    names: uniqueNames(names.map((parts) => parts.join(' '))),
    rows: body.map(({cells, line}) => ({fields: cells, line, record: recordOfLine(line)})),
    certain: true,
    problems: [],
    pointsMayGroup: true,
  };
}
