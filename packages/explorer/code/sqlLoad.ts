import {translate} from '@docusaurus/Translate';
import {csvFormatRow} from 'd3-dsv';
import {formatLocale} from '@h3-docs/base/number';
import type {Value} from '../data/types';
import {dialectOf, type SqlStack} from './sqlStack';

/** Programs with more rows than this read them from a table. */
export const MOST_INLINE = 50;

/** What the fields of a column are. */
export type FieldType = 'number' | 'integer' | 'text';

/** A table that a program reads, and that the reader loads before. */
export interface LoadedTable {
  readonly name: string;
  readonly columns: readonly {readonly name: string; readonly type: FieldType}[];
  /** One value for each column. */
  readonly rows: readonly (readonly Value[])[];
}

/** In the order of the names of a stack. */
const fieldTypes: readonly FieldType[] = ['number', 'integer', 'text'];

/** Comments that say how a table is loaded. */
export function loadingComments({name, columns, rows}: LoadedTable, stack: SqlStack): readonly string[] {
  const {types, statements} = dialectOf(stack).loading;
  const typed = columns.map((column) => `${column.name} ${types[fieldTypes.indexOf(column.type)]}`).join(', ');
  const lines = [
    translate(
      {message: 'This program reads the table {name}, which has {count} rows. Load {name}.csv into it first:'},
      {name, count: formatLocale(rows.length)},
    ),
    ...statements(name, typed),
  ];
  return lines.map((line) => `-- ${line}`);
}

/** A table as the CSV (RFC 4180) that the reader loads. */
export const loadedCsv = ({columns, rows}: LoadedTable): string =>
  [columns.map(({name}) => name), ...rows]
    .map((row) => `${csvFormatRow(row.map((value) => String(value ?? '')))}\r\n`)
    .join('');
