import {lookupOf, type RowLookup} from '../data/lookup';
import type {Column, DataSet, LayerTable, Value} from '../data/types';
import type {InputShape} from '../input/types';
import type {Layer} from './state';

/** The rows of indexes and shapes as the table of a layer; undefined when they have none. */
export function tableFor(
  {columns, ofIndex, ofShape}: RowLookup,
  indexes: readonly string[],
  shapes: readonly InputShape[],
): LayerTable | undefined {
  const rows = [...indexes.map((index) => ofIndex(index) ?? null), ...shapes.map((shape) => ofShape(shape) ?? null)];
  return columns.length > 0 && rows.some((row) => row !== null) ? {columns, rows} : undefined;
}

/** Whether at least one of the indexes has a row. The first ones may have none, as in a union. */
export const hasRows = ({columns, ofIndex}: RowLookup, indexes: readonly string[]): boolean =>
  columns.length > 0 && indexes.some((index) => ofIndex(index) !== undefined);

/** The rows that some indexes have in the table of others; undefined when none has one. */
export function tableOfSome(
  table: LayerTable,
  indexes: readonly string[],
  some: readonly string[],
): LayerTable | undefined {
  return some === indexes ? table : tableFor(lookupOf(dataSetOf({indexes, table})), some, []);
}

/** The table of indexes as a data set; undefined when they have none. */
export function dataSetOf({
  indexes,
  table,
}: Pick<Layer, 'indexes'> & {readonly table?: LayerTable | undefined}): DataSet | undefined {
  return (
    table && {
      columns: table.columns,
      rows: indexes.flatMap((index, at) => {
        const values = table.rows[at];
        return values ? [{index, values}] : [];
      }),
    }
  );
}

/**
 * Reads a table that was kept as JSON; undefined when it is damaged.
 *
 * @param count - how many indexes and shapes the layer has
 */
export function readTable(data: unknown, count: number): LayerTable | undefined {
  if (typeof data !== 'object' || data === null || !('columns' in data) || !('rows' in data)) return undefined;
  const columns = readColumns(data.columns);
  if (!columns || !Array.isArray(data.rows) || data.rows.length !== count) return undefined;
  const rows = data.rows.map((row: unknown) =>
    Array.isArray(row) && row.length === columns.length && row.every(isValue) ? row : null,
  );
  return {columns, rows};
}

/** No unit, such as `%` or `USD`, is longer. */
const LONGEST_UNIT = 8;

function readColumns(data: unknown): Column[] | undefined {
  if (!Array.isArray(data)) return undefined;
  const columns = data.flatMap((column: unknown): Column[] => {
    if (typeof column !== 'object' || column === null || !('name' in column) || !('type' in column)) return [];
    const {name, type} = column;
    if (typeof name !== 'string' || (type !== 'number' && type !== 'text')) return [];
    const unit = 'unit' in column && typeof column.unit === 'string' ? column.unit.slice(0, LONGEST_UNIT) : '';
    const commas = 'decimal' in column && column.decimal === ',';
    return [{name, type, ...(commas && {decimal: ',' as const}), ...(unit !== '' && {unit})}];
  });
  return columns.length === data.length && columns.length > 0 ? columns : undefined;
}

const isValue = (value: unknown): value is Value =>
  value === null || typeof value === 'number' || typeof value === 'string';
