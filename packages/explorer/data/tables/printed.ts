import {translate} from '@docusaurus/Translate';
import {isIndexLike} from '../../input/lines';
import {isFooter} from '../../input/printed-footers';
import {openPrintedTables} from '../../input/printed-tables';
import {recordOfLine} from '../../input/record';
import type {Problem} from '../../input/types';
import {longRowReason, uniqueNames, type RawRow, type RawTable} from '../rawTable';
import {KeyedRows} from './keyed';

/**
 * The rows of tables that command-line clients print, as far as they have the columns of the first one. Other lines stay
 * in the rest of the text.
 */
export function printedTable(source: string): RawTable | undefined {
  const {text, rows} = openPrintedTables(source, isIndexLike);
  const [first] = rows.values();
  const names = first?.names ?? [];
  if (!first || names.length === 0) return undefined;
  const lines = text.split('\n');
  const rest = source.split('\n');
  const head = names.join('\n');
  // Rules, frames, and headers are blank in the opened text.
  lines.forEach((line, at) => {
    if (line.trim() === '') rest[at] = '';
  });
  const found: RawRow[] = [];
  const problems: Problem[] = [];
  let leftOut = 0;
  for (const [line, table] of rows) {
    if (table.names?.join('\n') !== head) continue;
    const fields = (lines[line - 1] ?? '').split(table.delimiter).map((field) => field.trim());
    const surplus = fields.slice(names.length);
    if (fields.length < names.length || (surplus.length > 0 && surplus.every((field) => field === ''))) continue;
    if (surplus.length > 0) {
      const text = surplus.join(' | ');
      problems.push({line, text, reason: longRowReason(fields.length, names.length)});
    }
    rest[line - 1] = '';
    // Where rows were left out, DuckDB prints several lines of dots, and Polars one.
    if (!fields.every((field) => DOTS.test(field))) {
      found.push({fields: fields.slice(0, names.length), line, record: recordOfLine(line)});
      continue;
    }
    if (leftOut !== line - 1) problems.push({line, text: fields.join(' '), reason: leftOutReason()});
    leftOut = line;
  }
  if (found.length === 0) return undefined;
  rest.forEach((text, at) => {
    if (CUT_OFF.test(text)) problems.push({line: at + 1, text, reason: leftOutReason()});
  });
  return {names: uniqueNames(names), rows: found, certain: true, printed: true, problems, rest: rest.join('\n')};
}

/** What Spark prints below the first rows of a table. */
const CUT_OFF = /^only showing (?:the )?(?:top|first) \d+ rows?\s*$/i;
const DOTS = /^(?:·|…|\.{3})$/;

/** Why a program that printed a table shows dots in it. */
export const leftOutReason = (): string =>
  translate({message: 'the program that printed this table left rows out here'});

/** `-[ RECORD 1 ]-----` of psql, `*** 1. row ***` of MySQL, `-RECORD 0---` of Spark, and `Row 1:` of ClickHouse. */
const RECORD = /^(?:[-─]\[ RECORD \d+ \][-─+┼┬]*|\*{3,} \d+\. row \*{3,}|-RECORD \d+-*|Row \d+:)\s*$/;
const DIVIDER = /[|│:]/;

/** The rows of the expanded or vertical form of psql, MySQL, Spark, and ClickHouse: a line for each column. */
export function verticalTable(text: string): RawTable | undefined {
  if (!/^(?:[-─]\[ RECORD |\*{3,} \d+\. row|-RECORD 0|Row 1:\s*\n─)/m.test(text)) return lineTable(text);
  const keyed = new KeyedRows();
  const lines = text.split('\n');
  const rest = lines.map((source, at) => {
    const line = source.trimEnd();
    if (RECORD.test(line)) {
      keyed.begin({line: at + 1, record: recordOfLine(at + 1)});
      return '';
    }
    const divider = isFooter(line) ? -1 : line.search(DIVIDER);
    if (keyed.rows.length === 0 || divider < 0) return source;
    keyed.set(line.slice(0, divider).trim(), line.slice(divider + 1).trim());
    return '';
  });
  if (keyed.rows.length === 0) return undefined;
  return {...keyed.table, certain: true, printed: true, problems: [], rest: rest.join('\n')};
}

/** A line for a column: its name, set to the right, and its value. */
const NAMED_VALUE = /^ *([A-Za-z_][\w.() ]{0,60}?) = (.*)$/;

/** The rows that SQLite and DuckDB print in the mode `line`: a line for each column, and an empty line between rows. */
function lineTable(text: string): RawTable | undefined {
  const lines = text.split('\n');
  const head = lines.findIndex((line) => line.trim() !== '');
  if (!NAMED_VALUE.test(lines[head] ?? '') || !NAMED_VALUE.test(lines[head + 1] ?? '')) return undefined;
  const keyed = new KeyedRows();
  let isOpen = false;
  for (let at = head; at < lines.length; at++) {
    const line = (lines[at] ?? '').trimEnd();
    const [found, name = '', value = ''] = NAMED_VALUE.exec(line) ?? [];
    if (line === '') isOpen = false;
    else if (found === undefined) return undefined;
    else {
      if (!isOpen) keyed.begin({line: at + 1, record: recordOfLine(at + 1)});
      isOpen = true;
      // A program gives values to names, too, but not twice in a row.
      if (!keyed.add(name, value.trim())) return undefined;
    }
  }
  const {names, rows} = keyed.table;
  const even = rows.every(({fields}) => Object.keys(fields).length === names.length);
  if (!even || !rows.some(({fields}) => fields.some((field) => isIndexLike(field ?? '')))) return undefined;
  return {names, rows, certain: true, printed: true, problems: []};
}
