import * as h3 from 'h3-js';
import {cellCenter, cellRing} from '../h3/geometry';
import {densify} from '../h3/sphere';
import {path} from '../h3/svg';
import {edges} from './kit/icosahedron';
import {cellPositions, cells, dot, labelAt, mapDrawing, outlines} from './kit/map';
import {readProps} from './kit/props';
import type {Figure} from './types';

/** The first hexagon of a resolution's cells around a position that has more than six vertices. */
function distorted(lat: number, lng: number, res: number): string {
  const around = h3.gridDisk(h3.latLngToCell(lat, lng, res), 12);
  const cell = around.find((candidate) => !h3.isPentagon(candidate) && h3.cellToBoundary(candidate).length > 6);
  if (!cell) throw new Error(`no cell of resolution ${res} near ${lat}, ${lng} has a distortion vertex`);
  return cell;
}

/** A cell that lies across an edge of the icosahedron, and the extra vertices that it has there. */
const distortion: Figure = (props, {land}) => {
  const {lat, lng, res} = readProps(props, {lat: 48, lng: 10, res: 3});
  const cell = distorted(lat, lng, res);
  const ring = cellRing(h3, cell);
  const disk = h3.gridDisk(cell, 1);
  // The corners of an undistorted hexagon turn by about 60 degrees; an extra vertex hardly turns at all.
  const corners = ring.map((position, index) => {
    const [previous, next] = [ring.at(index - 1) ?? position, ring[(index + 1) % ring.length] ?? position];
    const stretch = Math.cos((position[1] * Math.PI) / 180);
    const heading = (a: typeof position, b: typeof position) => Math.atan2(b[1] - a[1], (b[0] - a[0]) * stretch);
    const turn = heading(position, next) - heading(previous, position);
    return {position, turn: Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)))};
  });
  const extra = corners.toSorted((a, b) => a.turn - b.turn).slice(0, ring.length - 6);
  const alt = `A map of a cell of resolution ${res} that is crossed by an edge of the icosahedron. In addition to the six corners of a hexagon, its boundary has ${extra.length === 1 ? 'one vertex' : `${extra.length} vertices`} where it meets that edge.`;
  return mapDrawing(
    {land, positions: cellPositions(disk), alt},
    (view) =>
      outlines(view, disk, 'd-context') +
      path('d-face', edges.map((edge) => view.line(densify(edge, 1))).join('')) +
      cells(view, [cell]) +
      corners.map(({position}) => dot(view, position, 'd-point', 3.5)).join('') +
      extra.map(({position}) => dot(view, position, 'd-input d-input-point', 6)).join('') +
      labelAt(view, cellCenter(h3, cell), `${ring.length} vertices`),
  );
};
export default distortion;
