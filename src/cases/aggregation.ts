import * as h3 from 'h3-js';
import {placeOf, readRows} from './rows';

/** The earthquakes of a cell. */
export interface Shaken {
  readonly cell: string;
  readonly count: number;
  /** The largest magnitude. */
  readonly strongest: number;
}

/** The week's earthquakes by cell of a resolution, the cell with the most first. */
export function quakesByCell(res: number): Shaken[] {
  const cells = new Map<string, Shaken>();
  for (const row of readRows('earthquakes')) {
    const cell = h3.latLngToCell(...placeOf(row), res);
    const before = cells.get(cell);
    const strongest = Math.max(before?.strongest ?? -Infinity, Number(row.magnitude));
    cells.set(cell, {cell, count: (before?.count ?? 0) + 1, strongest});
  }
  return [...cells.values()].sort((a, b) => b.count - a.count || (a.cell < b.cell ? -1 : 1));
}

/** The number of earthquakes in the file. */
export const quakeCount = (): number => readRows('earthquakes').length;
