import {geoArea} from 'd3-geo';
import {earthRadiusKm} from '../h3/sphere';
import type {MeasuredGrid} from './types';

/** The area of a cell of a grid in km², its edges taken as great circles between the outline's points. */
export function areaOf(grid: MeasuredGrid, cell: string): number {
  const ring = grid.outline(cell).toReversed();
  const first = ring[0];
  const area = geoArea({type: 'Polygon', coordinates: [first ? [...ring, first] : ring]});
  // d3-geo takes the other side of a ring that runs the wrong way; no cell is half of the Earth.
  return Math.min(area, 4 * Math.PI - area) * earthRadiusKm ** 2;
}
