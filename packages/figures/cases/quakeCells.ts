import * as h3 from 'h3-js';

/** An earthquake of the worked case. */
export interface Quake {
  readonly lat: number;
  readonly lng: number;
  readonly magnitude: number;
  /** The day in UTC, as `2018-02-03`. */
  readonly day: string;
}

/** The earthquakes of a cell. */
export interface Shaken {
  readonly cell: string;
  readonly count: number;
  /** The largest magnitude. */
  readonly strongest: number;
}

/** Earthquakes by cell of a resolution, the cell with the most first. */
export function byCell(quakes: readonly Quake[], res: number): Shaken[] {
  const cells = new Map<string, Shaken>();
  for (const {lat, lng, magnitude} of quakes) {
    const cell = h3.latLngToCell(lat, lng, res);
    const before = cells.get(cell);
    const strongest = Math.max(before?.strongest ?? -Infinity, magnitude);
    cells.set(cell, {cell, count: (before?.count ?? 0) + 1, strongest});
  }
  return [...cells.values()].sort((a, b) => b.count - a.count || (a.cell < b.cell ? -1 : 1));
}
