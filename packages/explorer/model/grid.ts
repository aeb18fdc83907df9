import {
  cellToLatLng,
  getHexagonEdgeLengthAvg,
  getNumCells,
  getRes0Cells,
  gridDisk,
  latLngToCell,
  uncompactCells,
  UNITS,
} from 'h3-js';
import {angle, kmPerDegree} from '@h3-docs/grid/h3/sphere';
import type {Viewport} from '@h3-docs/map';
import {FINEST} from './limits';

/** About as many cells are shown when the resolution follows the zoom. */
const WANTED_CELLS = 700;
/** A frozen grid of more cells than this is not drawn: it would be a solid color. */
export const MOST_GRID_CELLS = 12_000;

/** The average edge of a hexagon of a resolution, in degrees of a great circle. */
export function edgeDegrees(resolution: number): number {
  return getHexagonEdgeLengthAvg(resolution, UNITS.km) / kmPerDegree;
}

/** About how many cells of a resolution a viewport holds: its share of the sphere times their number. */
export function cellsInView({radius}: Viewport, resolution: number): number {
  const share = (1 - Math.cos((Math.min(180, radius) * Math.PI) / 180)) / 2;
  return share * getNumCells(resolution);
}

/** The resolution whose cells are of a good size to look at and to click. */
export function resolutionFor(viewport: Viewport): number {
  for (let resolution = FINEST; resolution > 0; resolution--) {
    if (cellsInView(viewport, resolution) <= WANTED_CELLS) return resolution;
  }
  return 0;
}

/** The resolution of the grid, and why the grid isn't drawn. */
export interface GridChoice {
  readonly resolution: number;
  /** The view has too many cells, or the data have several resolutions; undefined: the grid is drawn. */
  readonly hidden?: 'many' | 'mixed';
}

/** A grid of more cells than this hides the data that it surrounds, and its outlines take a long task of the page. */
const MOST_AROUND_DATA = 2000;

/**
 * Chooses the grid: the frozen resolution, or the one that fits the zoom. Around data, only the resolution of the data
 * is drawn, so that no cell of the grid is mistaken for a cell of the data.
 *
 * @param data - the resolutions of the cells in the data
 */
export function chooseGrid(
  viewport: Viewport | undefined,
  frozen: number | undefined,
  data: readonly number[],
): GridChoice {
  if (frozen !== undefined) {
    const isTooMany = viewport && cellsInView(viewport, frozen) > MOST_GRID_CELLS;
    return {resolution: frozen, ...(isTooMany && {hidden: 'many'})};
  }
  const followed = viewport ? resolutionFor(viewport) : 1;
  const [own, other] = data;
  if (own === undefined || !viewport) return {resolution: followed};
  if (other !== undefined) return {resolution: followed, hidden: 'mixed'};
  const count = cellsInView(viewport, own);
  // If the view lies inside a single cell of the data, no cell of the grid can be mistaken for it.
  if (count < 2) return {resolution: followed};
  return count <= MOST_AROUND_DATA ? {resolution: own} : {resolution: followed, hidden: 'many'};
}

/**
 * The cells of a resolution whose centers are in view, or undefined when they are more than can be drawn. Found by
 * walking outwards from the middle, so the antimeridian and the poles are nothing special.
 */
export function gridCells(viewport: Viewport, resolution: number): readonly string[] | undefined {
  if (cellsInView(viewport, resolution) > MOST_GRID_CELLS) return undefined;
  const {lat, lng, radius} = viewport;
  const edge = edgeDegrees(resolution);
  // One edge more than the radius, since cells whose center is just outside still show.
  const reach = radius + edge;
  // Rings advance by at least 1.3 edges (√3 for ideal hexagons; the most squeezed cells are a quarter smaller).
  const k = Math.ceil(reach / (edge * 1.3));
  const near = (cell: string) => {
    const [cellLat, cellLng] = cellToLatLng(cell);
    return angle([lng, lat], [cellLng, cellLat]) <= reach;
  };
  const all =
    radius > 80 ? uncompactCells(getRes0Cells(), resolution) : gridDisk(latLngToCell(lat, lng, resolution), k);
  return all.filter(near);
}
