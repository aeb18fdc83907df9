import {translate} from '@docusaurus/Translate';
import {areaOf} from '@h3-docs/grid/systems/area';
import {h3Grid} from '@h3-docs/grid/systems/h3';
import {nearestLevel} from '@h3-docs/grid/systems/levels';
import type {Grid} from '@h3-docs/grid/systems/types';
import {angle, angleFromCircle, cross, dot, toVector, type Position} from '@h3-docs/grid/h3/sphere';

/** The systems that can be compared, with the levels that their libraries have. */
export const systems = {
  h3: {label: 'H3', level: translate({message: 'Resolution'}), least: 0, most: 15},
  s2: {label: 'S2', level: translate({message: 'Level'}), least: 1, most: 30},
  geohash: {label: 'Geohash', level: translate({message: 'Characters'}), least: 1, most: 12},
} as const;
export type SystemName = keyof typeof systems;

/** Fetches the library of a system. */
export async function loadGrid(system: SystemName): Promise<Grid> {
  switch (system) {
    case 'h3':
      return h3Grid;
    case 's2':
      return (await import(/* webpackChunkName: "figure-s2" */ '@h3-docs/grid/systems/s2')).s2Grid;
    case 'geohash':
      return (await import(/* webpackChunkName: "figure-grids" */ '@h3-docs/grid/systems/geohash')).geohashGrid;
  }
}

/** A circle on the Earth, degrees. */
export interface Area {
  readonly lat: number;
  readonly lng: number;
  readonly radius: number;
}

/** More cells than this can't be told apart side by side. */
const MOST_CELLS = 1200;

/**
 * The cells of a grid that reach into a circle, that of its center first. Found by walking outward, so neither poles nor
 * the antimeridian are special.
 *
 * @returns undefined when there are more than can be told apart
 */
export function cellsWithin(grid: Grid, level: number, {lat, lng, radius}: Area): readonly string[] | undefined {
  const center: Position = [lng, lat];
  const found = new Set([grid.cellAt(lat, lng, level)]);
  // The loop also visits the cells that it adds to the set.
  for (const cell of found) {
    for (const next of grid.around(cell)) {
      if (!found.has(next) && distanceTo(grid.outline(next), center) <= radius) found.add(next);
    }
    if (found.size > MOST_CELLS) return undefined;
  }
  return [...found];
}

/** The angle from a position outside a ring to the nearest point of the ring's edges, which are great circles. Degrees. */
function distanceTo(ring: readonly Position[], position: Position): number {
  const at = toVector(position);
  return ring.reduce((least, from, index) => {
    const to = ring[(index + 1) % ring.length] ?? from;
    const ends = Math.min(least, angle(from, position), angle(to, position));
    const [start, end] = [toVector(from), toVector(to)];
    const normal = cross(start, end);
    // The foot of the perpendicular lies between the ends.
    const beside = dot(cross(normal, start), at) > 0 && dot(cross(end, normal), at) > 0;
    if (!beside) return ends;
    return Math.min(ends, angleFromCircle(normal, at));
  }, Infinity);
}

/** The area of the cell of a grid at a place, in km². */
export function areaAt(grid: Grid, level: number, {lat, lng}: Area): number {
  return areaOf(grid, grid.cellAt(lat, lng, level));
}

/** The level of a system whose cell at a place is most like a cell of the given area, km². */
export function likeLevel(system: SystemName, grid: Grid, area: number, place: Area): number {
  return nearestLevel(systems[system], (level) => areaAt(grid, level, place), area);
}
