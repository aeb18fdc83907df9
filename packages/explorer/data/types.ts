import type {ReadResult} from '../input/types';
import type {ColumnChoice} from './columnTypes';

/** A value of a row; null where there is none. */
export type Value = number | string | null;

/** A column of values. */
export interface Column {
  readonly name: string;
  readonly type: 'number' | 'text';
}

/** A row with the place that it is about, if it names one. */
export interface DataRow {
  /** A valid index in h3-js's notation. */
  readonly index?: string;
  /** Degrees. */
  readonly position?: readonly [lat: number, lng: number];
  /** Names the part of the text whose shapes are the place of the row, as `InputShape` does; undefined: it has none, or an index. */
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
  /** What is at the places of the rows, where the reader chose which columns say that; undefined: as the text says. */
  readonly found?: ReadResult;
}

/** The columns that a layer has kept. */
export interface LayerTable {
  readonly columns: readonly Column[];
  /** One for each index of the layer, then one for each of its shapes; null: it has no row. */
  readonly rows: readonly (readonly Value[] | null)[];
}
