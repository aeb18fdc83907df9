import * as h3 from 'h3-js';
import {cellRing} from '@h3-docs/grid/h3/geometry';
import {pathData} from '@h3-docs/grid/h3/path';
import type {View} from '@h3-docs/grid/h3/view';
import {joinedEdges} from './joinedEdges';

/**
 * The edges of many cells as one short path: each edge once, and edges that meet written as one line. An edge of which
 * an end is out of sight is left out.
 */
export function meshPath(view: View, cells: readonly string[], digits = 0): string {
  const unit = 10 ** digits;
  const rings = cells.map((cell) => cellRing(h3, cell).map((position) => view.point(position)));
  return joinedEdges(rings, (point) => point.map((value) => Math.round(value * unit)).join())
    .map((line) => pathData(line, false, digits))
    .join('');
}
