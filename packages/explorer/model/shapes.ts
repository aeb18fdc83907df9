import type {Geometry} from 'geojson';
import * as h3 from 'h3-js';
import {cellGeometry, edgeLine, vertexPoint, type Antimeridian} from '@h3-docs/grid/h3/geometry';
import type {IndexKind} from '../input/types';
import {FINEST} from './limits';

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

/** Whether some of the shapes can be filled: not all of them are points. */
export const hasAreas = (shapes: readonly {readonly geometry: Geometry}[]): boolean =>
  shapes.some(({geometry: {type}}) => type !== 'Point' && type !== 'MultiPoint');
