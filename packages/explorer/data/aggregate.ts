import {cellToParent, getResolution, isValidCell, latLngToCell} from 'h3-js';
import {withoutNoise} from './digits';
import {amountOf, type DataRow, type DataSet} from './types';

/** How the values in one cell are combined. */
export const aggregations = ['count', 'sum', 'mean', 'min', 'max'] as const;
export type Aggregation = (typeof aggregations)[number];

/** A row that was aggregated: its cell or its position (degrees), and its value (1 where rows are counted). */
export interface AggregatedRow {
  readonly place: string | readonly [lat: number, lng: number];
  readonly value: number;
}

/** Cells with one value each, and the number of rows that lie in no cell. */
export interface Aggregated {
  readonly values: ReadonlyMap<string, number>;
  readonly skipped: number;
}

/** The cell of a resolution that a row falls into; undefined without a place, or where its cell is coarser. */
function cellOf({index, position}: DataRow, resolution: number): string | undefined {
  if (index !== undefined && isValidCell(index)) {
    return getResolution(index) >= resolution ? cellToParent(index, resolution) : undefined;
  }
  return position && latLngToCell(position[0], position[1], resolution);
}

/** The number that a row has in a column. */
function amountAt(columns: DataSet['columns'], {values}: DataRow, at: number | undefined): number | undefined {
  const column = columns[at ?? -1];
  return column && amountOf(column, values[at ?? -1]);
}

/**
 * Puts rows into the cells of a resolution.
 *
 * @param column - the number of the column that is aggregated; ignored for `count`. Rows without a number are skipped
 */
export function aggregate(
  {columns, rows}: DataSet,
  resolution: number,
  aggregation: Aggregation,
  column: number | undefined,
): Aggregated {
  const groups = new Map<string, {count: number; sum: number; min: number; max: number}>();
  let skipped = 0;
  for (const row of rows) {
    const cell = cellOf(row, resolution);
    const value = aggregation === 'count' ? 1 : amountAt(columns, row, column);
    if (cell === undefined || value === undefined) {
      skipped++;
      continue;
    }
    const group = groups.get(cell) ?? {count: 0, sum: 0, min: Infinity, max: -Infinity};
    groups.set(cell, {
      count: group.count + 1,
      sum: group.sum + value,
      min: Math.min(group.min, value),
      max: Math.max(group.max, value),
    });
  }
  const values = new Map(
    Array.from(groups, ([cell, {count, ...group}]) => [
      cell,
      aggregation === 'count' ? count : withoutNoise(aggregation === 'mean' ? group.sum / count : group[aggregation]),
    ]),
  );
  return {values, skipped};
}

/** The rows that `aggregate` uses, each with its place and its value. */
export function aggregatedRows(
  {columns, rows}: DataSet,
  resolution: number,
  aggregation: Aggregation,
  column: number | undefined,
): AggregatedRow[] {
  return rows.flatMap((row): AggregatedRow[] => {
    const value = aggregation === 'count' ? 1 : amountAt(columns, row, column);
    const place = row.index !== undefined && isValidCell(row.index) ? row.index : row.position;
    return place !== undefined && value !== undefined && cellOf(row, resolution) !== undefined ? [{place, value}] : [];
  });
}

/** A name for a column in CSV. Characters that would need quotes are replaced. */
export function columnName(aggregation: Aggregation, column: string | undefined): string {
  const name = (column ?? '').replace(/\W+/g, '_');
  return aggregation === 'count' || name === '' ? aggregation : `${aggregation}_${name}`;
}

/** Aggregated cells as CSV that the explorer reads: the index and one column. */
export function toValuesCsv({values}: Aggregated, name: string): string {
  return [`h3,${name}`, ...Array.from(values, ([cell, value]) => `${cell},${value}`), ''].join('\n');
}
