import {isGeometryText} from '../../input/geometry-text';
import {LineNumbers} from '../../input/line-numbers';
import {isIndexLike} from '../../input/lines';
import {positionColumns} from '../../input/position-columns';
import {uniqueNames, type RawRow, type RawTable} from '../rawTable';
import {closedAt} from '../../input/brackets';
import type {Problem} from '../../input/types';
import {positionsWithoutNames} from './layout';
import {otherTable} from './placed';
import {callAt, CAST} from './calls';
import {changesRows, columnNames, createdColumns, skippedStatement, unreadRow} from './statements';

/** What begins rows: a statement of SQL with the names of its columns, or a list of Python. */
const INSERT =
  /\s*(?:insert|replace)\s(?:[\s\w]{0,20}\s)?(?:into\s+)?([\w."`[\]]{1,120})\s*(?:\(([^()]{1,2000})\)\s*)?values\s*(?=\()/iy;
/** Statements of dumps that have no rows. */
const OTHER =
  /\s*(?:\/\*[^]*?\*\/|(?:create|drop|set|lock|unlock|alter|use|begin|commit|start|pragma|grant|revoke|truncate|analyze|on|go|select\s+pg_catalog)\b[^;]*?(?:;|(?=\n(?:insert|go)\b)|$))\s*;?/iy;
/** A statement up to its end; texts may have semicolons. */
const STATEMENT = /\s*(?:[^;']|'(?:[^'\\]|''|\\[^])*')*;?/y;
const LIST = /\s*(?:[A-Za-z_]\w{0,60}\s*=\s*)?\[\s*(?=\()/y;
/** A text in quotes, a number, or a word for nothing. */
const SCALAR = /\s*(?:N?'((?:[^'\\]|''|\\[^])*)'(?!')|"((?:[^"\\]|\\[^])*)"|([+-]?[\w.]{1,40}(?:[+-]\d{1,3})?))\s*/y;
const NUMBER_OR_WORD = /^(?:[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?|0x[\da-f]+|null|none|true|false)$/i;
const SPACE = /\s*/y;
const NOTHING = /^(?:null|none)$/i;
/** What stands between rows, with comments. */
const BETWEEN_ROWS = /\s*(?:,\s*)?(?:(?:--|#)[^\n]*\n\s*)*(?=\()/y;
const END = /\s*(?:,\s*)?(?:[;\])]\s*)?/y;

const COMMENTS = /(?:\s*(?:--|#)[^\n]*\n)*/y;

/** Matches a pattern where it stands in a text. */
function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** The fields of the row in parentheses that begins at an offset, and where it ends; undefined for anything else. */
function rowAt(text: string, start: number): {readonly fields: readonly string[]; readonly end: number} | undefined {
  const fields: string[] = [];
  for (let at = start + 1; at < text.length;) {
    const [whole, single, double, bare] = matchAt(SCALAR, text, at) ?? [];
    if (whole === undefined || (bare !== undefined && !NUMBER_OR_WORD.test(bare))) {
      const call = callAt(text, at);
      if (!call) return undefined;
      fields.push(call.field);
      at = call.end;
    } else {
      fields.push(
        single?.replaceAll("''", "'").replace(/\\(['\\])/g, '$1') ??
          double?.replace(/\\(["\\])/g, '$1') ??
          (NOTHING.test(bare ?? '') ? '' : (bare ?? '')),
      );
      at += whole.length;
    }
    at += matchAt(CAST, text, at)?.[0].length ?? matchAt(SPACE, text, at)?.[0].length ?? 0;
    const mark = text.charAt(at);
    if (mark === ')') return {fields, end: at + 1};
    if (mark !== ',') return undefined;
    at++;
  }
  return undefined;
}

/** The rows of one table. */
interface Group {
  readonly rows: RawRow[];
  /** Grows with statements that name other columns. */
  readonly names: string[] | undefined;
  /** The line of the first statement, counted from 1. */
  readonly line: number;
}

/** The number of a column, which is added where it is missing. */
function placeIn(names: string[], name: string): number {
  const at = names.indexOf(name);
  return at < 0 ? names.push(name) - 1 : at;
}

/** Fields in the order of the columns of their table. */
function inPlaces(fields: readonly string[], places: readonly number[]): readonly (string | undefined)[] {
  if (places.every((place, at) => place === at)) return fields;
  const row: (string | undefined)[] = [];
  places.forEach((place, at) => (row[place] = fields[at]));
  return row;
}

const isBlank = (text: string, at: number): boolean =>
  text.slice(at, at + 100).trim() === '' && text.slice(at).trim() === '';

/**
 * Rows in parentheses: of statements of SQL that insert them, such as `INSERT INTO t (h3, n) VALUES ('8928…', 1)`, or of a
 * list of Python. A geometry may be made by a call, such as `ST_GeomFromText('POINT (13 52)', 4326)`; of other calls, the
 * text is the field. Undefined when few rows can be read.
 */
export function tuplesTable(text: string): RawTable | undefined {
  const isSql = /\b(?:insert|replace)\s[^;()]{0,40}\binto\s|^insert\s+\[/im.test(text);
  const skip = (from: number): number => {
    for (let at = from; ;) {
      const length =
        (matchAt(COMMENTS, text, at)?.[0].length ?? 0) ||
        (isSql && !changesRows(text.slice(at)) ? (matchAt(OTHER, text, at)?.[0].length ?? 0) : 0);
      if (length === 0) return at;
      at += length;
    }
  };
  if (!isSql && !matchAt(LIST, text, skip(0))) return undefined;
  const {lineOf} = new LineNumbers(text);
  const columnsOf = createdColumns(text);
  const groups = new Map<string, Group>();
  const skipped: Problem[] = [];
  const unread: Problem[] = [];
  for (let at = 0; at < text.length;) {
    at = skip(at);
    if (isBlank(text, at)) break;
    const [begin, table = '', columns] = matchAt(INSERT, text, at) ?? matchAt(LIST, text, at) ?? [];
    if (begin === undefined) {
      const statement = isSql && changesRows(text.slice(at)) ? matchAt(STATEMENT, text, at)?.[0] : undefined;
      if (statement === undefined) return undefined;
      skipped.push(skippedStatement(statement, lineOf(at + statement.search(/\S/))));
      at += statement.length;
      continue;
    }
    const own = columns === undefined ? columnsOf(table) : columnNames(columns);
    const group: Group = groups.get(table) ?? {rows: [], names: own && [...own], line: lineOf(at + begin.length)};
    const {rows, names} = group;
    const places = names && own?.map((name) => placeIn(names, name));
    groups.set(table, group);
    at += begin.length;
    for (;;) {
      const row = rowAt(text, at);
      const width = (own ?? rows[0]?.fields ?? row?.fields)?.length;
      const end = row?.end ?? closedAt(text, at, '()');
      if (end < 0) return undefined;
      if (row?.fields.length === width && row)
        rows.push({fields: places ? inPlaces(row.fields, places) : row.fields, line: lineOf(at), record: at});
      else unread.push(unreadRow(text.slice(at, end), lineOf(at)));
      at = end;
      const gap = matchAt(BETWEEN_ROWS, text, at);
      if (!gap) break;
      at += gap[0].length;
    }
    at += matchAt(END, text, at)?.[0].length ?? 0;
  }
  const read = [...groups].flatMap(([name, {rows, names}]) => {
    const found = tableOf(rows, names);
    return found ? [{name, ...found}] : [];
  });
  const found = read.find(({isPlaced}) => isPlaced) ?? read[0];
  // Where few rows can be read, the text is something else.
  if (!found || unread.length > found.table.rows.length) return undefined;
  const others = [...groups].filter(([name]) => name !== found.name);
  return {
    ...found.table,
    problems: [...skipped, ...unread, ...others.map(([name, {rows, line}]) => otherTable(name, rows.length, line))],
  };
}

/** The rows of a table, and whether they say where they are. Undefined for rows without names that don't. */
function tableOf(
  rows: readonly RawRow[],
  names: readonly string[] | undefined,
): {readonly table: RawTable; readonly isPlaced: boolean} | undefined {
  const width = names?.length ?? rows[0]?.fields.length ?? 0;
  if (width < 2 || rows.length === 0) return undefined;
  const isPlace = (field: string | undefined) => field !== undefined && (isIndexLike(field) || isGeometryText(field));
  const placed = rows.filter(({fields}) => fields.filter(isPlace).length > 0).length;
  const several = rows.filter(({fields}) => fields.filter(isPlace).length > 1).length;
  const positionsAt =
    names || placed > 0 ? undefined : positionsWithoutNames(rows.map(({fields}) => fields.map((field) => field ?? '')));
  const isNamed = names !== undefined && (positionColumns(names).lat !== undefined || placed > rows.length / 2);
  // Pairs of positions and lists of indexes are no rows.
  const isPlaced =
    isNamed || (placed > rows.length / 2 && several < placed) || (positionsAt !== undefined && width > 2);
  if (!isPlaced && !names) return undefined;
  return {
    isPlaced,
    table: {
      names: uniqueNames(names ?? Array.from({length: width}, () => '')),
      rows,
      certain: true,
      problems: [],
      ...(positionsAt !== undefined && {positionsAt}),
    },
  };
}
