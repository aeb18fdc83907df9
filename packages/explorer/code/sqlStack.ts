import {translate} from '@docusaurus/Translate';
import {csvFormatRow} from 'd3-dsv';
import {formatLocale} from '@h3-docs/base/number';
import type {Dialect} from '@h3-docs/catalogue';
import {databases} from '@site/docs/_bindings/databases';
import type {Value} from '../data/types';
import {closeRing} from '../input/ring';
import {geometryToWkt} from '../model/export/wkt';
import type {Rings} from './steps';

/** A database that queries can be written for, by its folder in `docs/_bindings`. */
export type SqlStack = keyof typeof databases;

/** The databases, in the order of the menu. */
export const sqlStacks = Object.keys(databases) as SqlStack[];

/** Whether a stack is a database that queries can be written for. */
export const isSql = (stack: string): stack is SqlStack => stack in databases;

/** How a database writes queries. */
export const dialectOf = (stack: SqlStack): Dialect => databases[stack];

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

/** The WKT of a polygon, whose rings are open. */
export const polygonText = (rings: Rings) =>
  geometryToWkt({type: 'Polygon', coordinates: rings.map((ring) => closeRing([...ring]))});

/** The columns of tables that programs read. */
export const positionColumns = [
  {name: 'lat', type: 'number'},
  {name: 'lng', type: 'number'},
] as const;
export const wktColumn = {name: 'wkt', type: 'text'} as const;

/**
 * How a query of Athena declares a function. In the signatures of its bindings, arguments without a type are cells or
 * edges, and so are results.
 */
export function declaration(signature: string): string {
  const [, name = '', args = '', result = 'BIGINT'] = /^(\w+)\(([^)]*)\)(?: → (.+))?$/.exec(signature) ?? [];
  const typed = args.split(', ').map((arg) => (arg.includes(' ') ? arg : `${arg} BIGINT`));
  const returned = result === 'ARRAY' ? 'ARRAY<BIGINT>' : result;
  return `EXTERNAL FUNCTION ${name}(${typed.join(', ')}) RETURNS ${returned} LAMBDA 'my-h3-function'`;
}
