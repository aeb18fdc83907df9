import {translate} from '@docusaurus/Translate';
import * as h3 from 'h3-js';
import {cellCenter, cellRing, vertexPoint} from '@h3-docs/grid/h3/geometry';
import {angle, densify} from '@h3-docs/grid/h3/sphere';
import {path} from '@h3-docs/grid/h3/svg';
import type {View} from '@h3-docs/grid/h3/view';
import {edges} from './kit/icosahedron';
import {cellPositions, cells, dot, labelAt, mapDrawing, outlines} from './kit/map';
import {readProps} from './kit/props';
import type {Figure} from './types';
import {plural} from '@h3-docs/base/number';

/** The first hexagon of a resolution's cells around a position that has more than six vertices. */
function distorted(lat: number, lng: number, res: number): string {
  const around = h3.gridDisk(h3.latLngToCell(lat, lng, res), 12);
  const cell = around.find((candidate) => !h3.isPentagon(candidate) && h3.cellToBoundary(candidate).length > 6);
  if (!cell) throw new Error(`no cell of resolution ${res} near ${lat}, ${lng} has a distortion vertex`);
  return cell;
}

/** A cell near an edge of the icosahedron with its corners, and larger dots where the edge crosses its outline. */
function drawCorners(cell: string, view: View): string {
  const ring = cellRing(h3, cell);
  const corners = h3.cellToVertexes(cell).map((vertex) => vertexPoint(h3, vertex));
  const extra = ring.filter((position) => corners.every((corner) => angle(corner, position) > 1e-6));
  return (
    outlines(view, h3.gridDisk(cell, 1), 'd-context') +
    path('d-face', edges.map((edge) => view.line(densify(edge, 1))).join('')) +
    cells(view, [cell]) +
    ring.map((position) => dot(view, position, 'd-point', 3.5)).join('') +
    extra.map((position) => dot(view, position, 'd-input d-input-point', 6)).join('') +
    labelAt(view, cellCenter(h3, cell), translate({message: '{count} vertices'}, {count: ring.length}))
  );
}

/** A cell that lies across an edge of the icosahedron, and the extra vertices that it has there. */
const distortion: Figure = (props, {land}) => {
  const {lat, lng, res} = readProps(props, {lat: 48, lng: 10, res: 3});
  const cell = distorted(lat, lng, res);
  const extra = cellRing(h3, cell).length - 6;
  const alt = plural(
    extra,
    translate(
      {
        message:
          'A map of a cell of resolution {res} that is crossed by an edge of the icosahedron. Besides its six corners, the boundary has one vertex where it crosses this edge.|A map of a cell of resolution {res} that is crossed by an edge of the icosahedron. Besides its six corners, the boundary has {count} vertices where it crosses this edge.',
      },
      {res, count: extra},
    ),
  );
  const positions = cellPositions(h3.gridDisk(cell, 1));
  return mapDrawing({land, alt, positions}, (view) => drawCorners(cell, view));
};
export default distortion;
