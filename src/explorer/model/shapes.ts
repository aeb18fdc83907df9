import type {Geometry, MultiPolygon, Position} from 'geojson';
import * as h3 from 'h3-js';
import {cellGeometry, edgeLine, vertexPoint, type Antimeridian} from '../../h3/geometry';
import {closeRing} from '../input/geojson';
import {planarPolygon} from '../input/short-way';
import type {IndexKind} from '../input/types';
import {cutIntoStrips} from './strips';

/**
 * The geometry of a valid index: cells as polygons, directed edges as lines, vertexes as points.
 *
 * @param antimeridian - `unwrap` for maps, `split` for GeoJSON files (RFC 7946)
 * @param step - curves the long edges of coarse cells with great-circle points this many degrees apart
 */
export function indexGeometry(
  index: string,
  kind: IndexKind,
  antimeridian: Antimeridian = 'unwrap',
  step?: number,
): Geometry {
  switch (kind) {
    case 'cell':
      return cellGeometry(h3, index, antimeridian, step);
    case 'edge':
      return {type: 'LineString', coordinates: edgeLine(h3, index)};
    case 'vertex':
      return {type: 'Point', coordinates: vertexPoint(h3, index)};
  }
}

/** Great-circle points are only worth adding where edges are long: degrees for cells of a resolution. */
export function curveStep(resolution: number): number | undefined {
  return resolution <= 3 ? 2 : undefined;
}

/**
 * The outline of cells (all of one resolution, or compacted) as one MultiPolygon within ±180 degrees, holes included.
 * Throws what h3-js throws, for duplicates or overlapping cells.
 */
export function outlineOf(cells: readonly string[]): MultiPolygon {
  const finest = cells.reduce((most, cell) => Math.max(most, h3.getResolution(cell)), 0);
  const even = cells.every((cell) => h3.getResolution(cell) === finest);
  const polygons = h3.cellsToMultiPolygon(even ? [...cells] : h3.uncompactCells([...cells], finest), true);
  return {type: 'MultiPolygon', coordinates: polygons.flatMap(cutAtAntimeridian)};
}

/** A polygon of h3-js as polygons within ±180 degrees, led along the pole where it runs around one. */
function cutAtAntimeridian(rings: readonly number[][][]): Position[][][] {
  return cutIntoStrips(planarPolygon(rings), 360, -180).map((parts) => parts.map(closeRing));
}
