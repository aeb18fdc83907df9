import {isGeometryText} from '../../input/geometry-text';
import {LineNumbers} from '../../input/line-numbers';
import {isIndexLike} from '../../input/lines';
import {positionColumns} from '../../input/position-columns';
import {uniqueNames, type RawRow, type RawTable} from '../rawTable';
import type {Problem} from '../../input/types';
import {positionsWithoutNames} from './layout';
import {otherTable} from './placed';
import {changesRows, columnNames, createdColumns, skippedStatement} from './statements';

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
const NOTHING = /^(?:null|none)$/i;
const BETWEEN_ROWS = /\s*(?:,\s*)?(?=\()/y;
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
    if (whole === undefined || (bare !== undefined && !NUMBER_OR_WORD.test(bare))) return undefined;
    fields.push(
      single?.replaceAll("''", "'").replace(/\\(['\\])/g, '$1') ??
        double?.replace(/\\(["\\])/g, '$1') ??
        (NOTHING.test(bare ?? '') ? '' : (bare ?? '')),
    );
    at += whole.length;
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
  readonly names: readonly string[] | undefined;
  /** The line of the first statement, counted from 1. */
  readonly line: number;
}

const isBlank = (text: string, at: number): boolean =>
  text.slice(at, at + 100).trim() === '' && text.slice(at).trim() === '';

/**
 * Rows in parentheses: of statements of SQL that insert them, such as `INSERT INTO t (h3, n) VALUES ('8928…', 1)`, or of a
 * list of Python. Undefined when a field is computed, or nothing says where the rows are.
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
    const group: Group = groups.get(table) ?? {rows: [], names: own, line: lineOf(at + begin.length)};
    const {rows, names} = group;
    if (names && own && own.join() !== names.join()) return undefined;
    groups.set(table, group);
    at += begin.length;
    for (;;) {
      const row = rowAt(text, at);
      if (!row || row.fields.length !== (rows[0]?.fields.length ?? row.fields.length)) return undefined;
      rows.push({fields: row.fields, line: lineOf(at), record: at});
      at = row.end;
      const gap = matchAt(BETWEEN_ROWS, text, at);
      if (!gap) break;
      at += gap[0].length;
    }
    at += matchAt(END, text, at)?.[0].length ?? 0;
  }
  for (const [table, {rows, names}] of groups) {
    const found = tableOf(rows, names);
    if (!found) continue;
    const others = [...groups].filter(([name]) => name !== table);
    return {
      ...found,
      problems: [...skipped, ...others.map(([name, {rows, line}]) => otherTable(name, rows.length, line))],
    };
  }
  return undefined;
}

function tableOf(rows: readonly RawRow[], names: readonly string[] | undefined): RawTable | undefined {
  const width = rows[0]?.fields.length ?? 0;
  if (width < 2 || (names && names.length !== width)) return undefined;
  const isPlace = (field: string | undefined) => field !== undefined && (isIndexLike(field) || isGeometryText(field));
  const placed = rows.filter(({fields}) => fields.filter(isPlace).length > 0).length;
  const several = rows.filter(({fields}) => fields.filter(isPlace).length > 1).length;
  const positionsAt =
    names || placed > 0 ? undefined : positionsWithoutNames(rows.map(({fields}) => fields.map((field) => field ?? '')));
  const isNamed = names !== undefined && (positionColumns(names).lat !== undefined || placed > rows.length / 2);
  // Pairs of positions and lists of indexes are no rows.
  if (!isNamed && !(placed > rows.length / 2 && several < placed) && !(positionsAt !== undefined && width > 2))
    return undefined;
  return {
    names: uniqueNames(names ?? Array.from({length: width}, () => '')),
    rows,
    certain: true,
    problems: [],
    ...(positionsAt !== undefined && {positionsAt}),
  };
}
