import {translate} from '@docusaurus/Translate';
import * as h3 from 'h3-js';
import {boundsOf} from '@h3-docs/grid/h3/geometry';
import type {LandData} from '@h3-docs/grid/h3/land';
import type {Position} from '@h3-docs/grid/h3/sphere';
import {path} from '@h3-docs/grid/h3/svg';
import {compactSize, drawCompacted, resolutionsOf} from './kit/compacted';
import {cellPositions, mapDrawing} from './kit/map';
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
  const sizes = resolutionsOf(compacted);
  const alt = translate(
    {
      message:
        'A map of an island. The {count} cells of resolution {res} whose centers are on the island are compacted into {compacted} cells of resolutions {sizes}.',
    },
    {count: all.length, res, compacted: compacted.length, sizes: sizes.join(', ')},
  );
  return mapDrawing(
    {
      land,
      // The living figure knows the cells and not the coast, and must come to the same view.
      positions: cellPositions(all),
      alt,
      ...compactSize,
      ground: (view) => path('d-coast', view.ring(coast, {digits: 0, tolerance: 1})),
    },
    (view) => drawCompacted(compacted, view),
  );
};
compact.play = translate({message: 'Add or remove cells, and see them compacted'});
export default compact;
