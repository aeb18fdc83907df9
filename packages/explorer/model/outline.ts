import {translate} from '@docusaurus/Translate';
import type {MultiPolygon, Position} from 'geojson';
import * as h3 from 'h3-js';
import {planarPolygon} from '../input/short-way';
import {closeRing} from '../input/ring';
import {formatLocale} from '@h3-docs/base/number';
import {withoutInner} from './shapes';
import {cutIntoStrips} from './strips';

/** The most cells that an outline is drawn around: beyond it the reader would wait for long. */
const MOST_OUTLINED = 500_000;

/**
 * The outline of cells of any resolutions as one MultiPolygon within ±180 degrees, holes included.
 *
 * @throws RangeError with words for the reader, when there are no cells or they make too many of the finest resolution
 */
export function outlineOf(cells: readonly string[]): MultiPolygon {
  if (cells.length === 0)
    throw new RangeError(translate({message: 'there are no cells, and only cells have an outline'}));
  const apart = withoutInner(cells);
  const finest = apart.reduce((most, cell) => Math.max(most, h3.getResolution(cell)), 0);
  const even = apart.every((cell) => h3.getResolution(cell) === finest);
  const count = even ? apart.length : apart.reduce((sum, cell) => sum + h3.cellToChildrenSize(cell, finest), 0);
  if (count > MOST_OUTLINED) {
    throw new RangeError(
      translate(
        {
          message:
            'an outline at the finest resolution, {finest}, would have to go around {count} cells, and the limit is {most}',
        },
        {finest, count: formatLocale(count), most: formatLocale(MOST_OUTLINED)},
      ),
    );
  }
  // The whole Earth has no outline on the sphere; on the plane, it is a rectangle.
  if (count === h3.getNumCells(finest)) return {type: 'MultiPolygon', coordinates: [[wholeEarth]]};
  const polygons = h3.cellsToMultiPolygon(even ? [...apart] : h3.uncompactCells([...apart], finest), true);
  return {type: 'MultiPolygon', coordinates: polygons.flatMap(cutAtAntimeridian)};
}

const wholeEarth: Position[] = [
  [-180, -90],
  [180, -90],
  [180, 90],
  [-180, 90],
  [-180, -90],
];

/** A polygon of h3-js as polygons within ±180 degrees, led along the pole where it runs around one. */
function cutAtAntimeridian(rings: readonly number[][][]): Position[][][] {
  return cutIntoStrips(planarPolygon(rings), 360, -180).map((parts) => parts.map(closeRing));
}
