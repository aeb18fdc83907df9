import type {DataRow, DataSet} from './types';

/** Selects rows of a data set by a range of numbers in a column, or by a text that a column contains. */
export interface Filter {
  /** The name of the column. */
  readonly column: string;
  /** Undefined: no limit. */
  readonly least?: number;
  readonly most?: number;
  /** Any case; empty: every text. */
  readonly text: string;
}

/** The rows that a filter lets through, in their order. Rows without a value are left out, except by an empty filter. */
export function filterRows({columns, rows}: DataSet, {column, least, most, text}: Filter): readonly DataRow[] {
  const at = columns.findIndex(({name}) => name === column);
  const type = columns[at]?.type;
  const wanted = text.trim().toLowerCase();
  if (type === 'number' ? least === undefined && most === undefined : wanted === '') return rows;
  return rows.filter(({values}) => {
    const value = values[at];
    if (typeof value === 'number') return value >= (least ?? -Infinity) && value <= (most ?? Infinity);
    return typeof value === 'string' && value.toLowerCase().includes(wanted);
  });
}

/** The indexes of rows, each once. */
export function indexesOf(rows: readonly DataRow[]): string[] {
  return [...new Set(rows.flatMap(({index}) => index ?? []))];
}
