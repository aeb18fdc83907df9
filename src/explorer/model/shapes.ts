import type {Geometry, MultiPolygon, Position} from 'geojson';
import * as h3 from 'h3-js';
import {cellGeometry, edgeLine, vertexPoint, type Antimeridian} from '../../h3/geometry';
import {closeRing} from '../input/geojson';
import {planarPolygon} from '../input/short-way';
import type {IndexKind} from '../input/types';
import {FINEST} from './state';
import {cutIntoStrips} from './strips';
import {formatLocale} from '../../number';

/**
 * The geometry of a valid index: cells as polygons, directed edges as lines, vertexes as points.
 *
 * @param antimeridian - `unwrap` for maps, `split` for GeoJSON files (RFC 7946)
 */
export function indexGeometry(index: string, kind: IndexKind, antimeridian: Antimeridian = 'unwrap'): Geometry {
  switch (kind) {
    case 'cell':
      return cellGeometry(h3, index, antimeridian);
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

/** The most cells that an outline is drawn around: beyond it the reader would wait for long. */
const MOST_OUTLINED = 500_000;

/**
 * The outline of cells of any resolutions as one MultiPolygon within ±180 degrees, holes included.
 *
 * @throws RangeError with words for the reader, when there are no cells or they make too many of the finest resolution
 */
export function outlineOf(cells: readonly string[]): MultiPolygon {
  if (cells.length === 0) throw new RangeError('there are no cells, and only cells have an outline');
  const apart = withoutInner(cells);
  const finest = apart.reduce((most, cell) => Math.max(most, h3.getResolution(cell)), 0);
  const even = apart.every((cell) => h3.getResolution(cell) === finest);
  const count = even ? apart.length : apart.reduce((sum, cell) => sum + h3.cellToChildrenSize(cell, finest), 0);
  if (count > MOST_OUTLINED) {
    throw new RangeError(
      `an outline at the finest resolution, ${finest}, would have to go around ${formatLocale(count)} cells, and the limit is ${formatLocale(MOST_OUTLINED)}`,
    );
  }
  const polygons = h3.cellsToMultiPolygon(even ? [...apart] : h3.uncompactCells([...apart], finest), true);
  return {type: 'MultiPolygon', coordinates: polygons.flatMap(cutAtAntimeridian)};
}

/** Cells that lie in no other of them. */
export function withoutInner(cells: readonly string[]): readonly string[] {
  const all = new Set(cells);
  const coarsest = cells.reduce((least, cell) => Math.min(least, h3.getResolution(cell)), FINEST);
  return [...all].filter((cell) => {
    for (let resolution = h3.getResolution(cell) - 1; resolution >= coarsest; resolution--) {
      if (all.has(h3.cellToParent(cell, resolution))) return false;
    }
    return true;
  });
}

/** A polygon of h3-js as polygons within ±180 degrees, led along the pole where it runs around one. */
function cutAtAntimeridian(rings: readonly number[][][]): Position[][][] {
  return cutIntoStrips(planarPolygon(rings), 360, -180).map((parts) => parts.map(closeRing));
}
