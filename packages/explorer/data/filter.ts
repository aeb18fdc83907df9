import {amountOf, type DataRow, type DataSet} from './types';

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
  const own = columns[at];
  const type = own?.type;
  const wanted = text.trim().toLowerCase();
  if (type === 'number' ? least === undefined && most === undefined : wanted === '') return rows;
  return rows.filter(({values}) => {
    const value = values[at];
    const amount = own && amountOf(own, value);
    if (amount !== undefined) return amount >= (least ?? -Infinity) && amount <= (most ?? Infinity);
    return typeof value === 'string' && value.toLowerCase().includes(wanted);
  });
}

/** The indexes of rows, each once. */
export function indexesOf(rows: readonly DataRow[]): string[] {
  return [...new Set(rows.flatMap(({index}) => index ?? []))];
}
