import * as h3 from 'h3-js';
import {boundsOf} from '../h3/geometry';
import type {LandData} from '../h3/land';
import type {Position} from '../h3/sphere';
import {label, path} from '../h3/svg';
import {cells, mapDrawing} from './kit/map';
import {readProps} from './kit/props';
import type {Figure} from './types';

/** The coast of the island whose bounds hold a position: the smallest such piece of land. */
function island(land: LandData, lat: number, lng: number): Position[] {
  const around = land
    .level(1)
    .polygons.filter(({bounds: [west, south, east, north]}) => west < lng && lng < east && south < lat && lat < north)
    .map(({rings}) => rings[0] ?? [])
    .toSorted((a, b) => size(a) - size(b));
  const [coast] = around;
  if (!coast) throw new Error(`there is no land around ${lat}, ${lng}`);
  return coast;
}

function size(ring: readonly Position[]): number {
  const [west, south, east, north] = boundsOf(ring);
  return (east - west) * (north - south);
}

/** The cells of an island, compacted: large cells inside, small ones along the coast. */
const compact: Figure = (props, {land}) => {
  const {lat, lng, res} = readProps(props, {lat: -42, lng: 146.5, res: 5});
  const coast = island(land, lat, lng);
  const all = h3.polygonToCells(coast, res, true);
  const compacted = h3.compactCells(all);
  const sizes = [...new Set(compacted.map((cell) => h3.getResolution(cell)))].toSorted((a, b) => a - b);
  const alt = `A map of an island. The ${all.length} resolution ${res} cells with their centers on it are compacted into ${compacted.length} cells of resolutions ${sizes.join(', ')}.`;
  return mapDrawing({land, positions: coast, alt, width: 560, height: 440}, (view) =>
    [
      path('d-coast', view.ring(coast, {digits: 0, tolerance: 1})),
      ...sizes.map((resolution, step) => {
        const group = compacted.filter((cell) => h3.getResolution(cell) === resolution);
        const className = `d-cell d-cell-${2 * step}`;
        return (
          cells(view, group, className) +
          label(`d-label ${className} d-key`, [14, 26 + 22 * step], `res ${resolution}: ${group.length}`)
        );
      }),
    ].join(''),
  );
};
export default compact;
