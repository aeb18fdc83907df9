import type {ColumnChoice} from './columnTypes';
import {parseNumber} from './numbers';

/**
 * A value of a row; null where there is none. In a column of numbers, a text is a number as it was written, where
 * JavaScript would write it in another way: `1,234`, `12%`, `1.50`.
 */
export type Value = number | string | null;

/** A column of values. */
export interface Column {
  readonly name: string;
  readonly type: 'number' | 'text';
  /** The decimal mark of its numbers; undefined: a point. */
  readonly decimal?: ',';
  /** What is around its numbers, such as `$` or `%`; undefined: nothing. */
  readonly unit?: string;
}

/** The number that a value of a column is; undefined where it is none. */
export function amountOf({type, decimal}: Column, value: Value | undefined): number | undefined {
  if (typeof value === 'number') return value;
  if (type !== 'number' || typeof value !== 'string') return undefined;
  const number = parseNumber(value, {decimal: decimal ?? '.', unit: ''});
  return Number.isFinite(number) ? number : undefined;
}

/** A row with the place that it is about, if it names one. */
export interface DataRow {
  /** A valid index in h3-js's notation. */
  readonly index?: string;
  /** Degrees. */
  readonly position?: readonly [lat: number, lng: number];
  /** The number of the row, where shapes are its place (see `InputShape`); undefined: it has none, or an index. */
  readonly record?: number;
  /** One for each column. */
  readonly values: readonly Value[];
}

/** Rows that were read with all their columns. */
export interface DataSet {
  readonly columns: readonly Column[];
  readonly rows: readonly DataRow[];
  /** All columns of the text, with those that say where a row is. */
  readonly fields?: readonly ColumnChoice[];
}

/** The rows of a set of indexes. */
export interface LayerTable {
  readonly columns: readonly Column[];
  /** One for each index, or shape; null: it has no row. */
  readonly rows: readonly (readonly Value[] | null)[];
}
