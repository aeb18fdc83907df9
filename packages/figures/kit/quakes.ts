import * as h3 from 'h3-js';
import {cellCenter, cellRing} from '@h3-docs/grid/h3/geometry';
import type {View} from '@h3-docs/grid/h3/view';
import {heatBounds, heatMap} from './heat';
import {readProps} from './props';

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

/** The resolution, and the bounds of the map. */
export const quakeProps = (props: Readonly<Record<string, string>>) =>
  readProps(props, {res: 4, west: -124, south: 33, east: -114.5, north: 41.5});
export type QuakeBounds = Omit<ReturnType<typeof quakeProps>, 'res'>;

/** The map of the earthquakes. */
export const quakeMap = (bounds: QuakeBounds) => ({...heatBounds(bounds), names: 4});

/** The cells that the map shows. */
export function seenOn(all: readonly Shaken[], {west, south, east, north}: QuakeBounds): Shaken[] {
  return all.filter(({cell}) => {
    const [lng, lat] = cellCenter(h3, cell);
    return west - 3 < lng && lng < east + 3 && south - 2 < lat && lat < north + 2;
  });
}

/** Cells colored by their number of earthquakes, with the legend. */
export function drawQuakes(seen: readonly Shaken[], view: View): string {
  return heatMap(seen.map(({cell, count}) => ({outline: view.ring(cellRing(h3, cell)), value: count})));
}
