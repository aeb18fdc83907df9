import * as h3 from 'h3-js';
import type {Vector} from '../sphere';
import {cellVectors, distanceToArcKm} from './measure';

/** Clearances are measured for grid disks of 1 to this many steps. */
export const MOST_STEPS = 4;

/** The distance in km between two cells that do not touch: of a vertex of the one to a side of the other. */
function gapKm(a: readonly Vector[], b: readonly Vector[]): number {
  let least = Infinity;
  for (const [points, ring] of [[a, b] as const, [b, a] as const]) {
    ring.forEach((from, index) => {
      const to = ring[(index + 1) % ring.length] ?? from;
      for (const point of points) least = Math.min(least, distanceToArcKm(point, from, to));
    });
  }
  return least;
}

/**
 * How far one has to go from a cell, from any of its points, to leave its grid disk: in km for k = 1 to `MOST_STEPS`.
 * That is the distance to the nearest cell that is k + 1 steps away, since such cells are all around the disk.
 */
export function clearancesKm(cell: string): number[] {
  const rings = h3.gridDiskDistances(cell, MOST_STEPS + 1);
  const own = cellVectors(cell);
  return Array.from({length: MOST_STEPS}, (_, index) =>
    (rings[index + 2] ?? []).reduce((least, other) => Math.min(least, gapKm(own, cellVectors(other))), Infinity),
  );
}
