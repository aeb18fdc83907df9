import * as h3 from 'h3-js';
import {errorNames} from '@h3-docs/catalogue';
import {cellCenter} from '@h3-docs/grid/h3/geometry';
import {gridPath} from '@h3-docs/grid/h3/gridPath';
import {angle, kmPerDegree, type Position} from '@h3-docs/grid/h3/sphere';
import type {View} from '@h3-docs/grid/h3/view';
import {cellPositions, cells, dot} from './map';

/** Two ends. */
export interface PathState {
  readonly fromLat: number;
  readonly fromLng: number;
  readonly toLat: number;
  readonly toLng: number;
  readonly res: number;
}

/** The most cells of a path that are drawn. */
export const mostCells = 600;

export interface FoundPath {
  readonly ends: readonly [origin: string, destination: string];
  /** Empty where H3 returns no path, or one of more than `mostCells`. */
  readonly cells: readonly string[];
  /** In steps of the grid; undefined where H3 returns an error. */
  readonly distance: number | undefined;
  /** The name of H3's error. */
  readonly error: string | undefined;
  /** Between the centers of the ends, along a great circle. */
  readonly km: number;
}

/** The name of the error that h3-js threw. */
export function errorName(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? Number(error.code) : 1;
  return errorNames[code] ?? 'E_FAILED';
}

/** The path between the cells of two positions. */
export function findPath({fromLat, fromLng, toLat, toLng, res}: PathState): FoundPath {
  const ends = [h3.latLngToCell(fromLat, fromLng, res), h3.latLngToCell(toLat, toLng, res)] as const;
  // H3's own function returns NaN for some opposite places: a rounded sine above 1.
  const km = angle(cellCenter(h3, ends[0]), cellCenter(h3, ends[1])) * kmPerDegree;
  let distance: number | undefined;
  try {
    distance = h3.gridDistance(...ends);
    const found = distance < mostCells ? gridPath(...ends) : [];
    return {ends, cells: found, distance, error: undefined, km};
  } catch (error) {
    return {ends, cells: [], distance, error: errorName(error), km};
  }
}

/** What a map of the path must hold. */
export function pathPositions(found: FoundPath): Position[] {
  return cellPositions(found.cells.length > 0 ? found.cells : [...new Set(found.ends)]);
}

/** The cells of the path, each with its center. */
export function drawPath(found: FoundPath, view: View): string {
  return (
    cells(view, found.cells.slice(1, -1)) +
    cells(view, found.ends, 'd-cell d-cell-5 d-strong') +
    found.cells.map((cell) => dot(view, cellCenter(h3, cell), 'd-point', 2.5)).join('')
  );
}
