import {getResolution, isValidCell} from 'h3-js';
import type {DataSet} from './types';

/** Rows that have the cell of an earlier row. */
export interface Duplicates {
  readonly count: number;
  /** The resolution of the cells, so that aggregation leaves one row for each. */
  readonly resolution: number;
}

/** Counts the rows whose cell an earlier row has; undefined when there are none, or when their cells differ in resolution. */
export function duplicatesIn({rows}: DataSet): Duplicates | undefined {
  const seen = new Set<string>();
  const resolutions = new Set<number>();
  let count = 0;
  for (const {index} of rows) {
    if (index === undefined || !isValidCell(index)) continue;
    if (seen.has(index)) {
      count++;
      continue;
    }
    seen.add(index);
    resolutions.add(getResolution(index));
  }
  const [resolution, ...others] = resolutions;
  return count > 0 && resolution !== undefined && others.length === 0 ? {count, resolution} : undefined;
}
