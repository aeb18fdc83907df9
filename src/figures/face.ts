import * as h3 from 'h3-js';
import {cellCenter, cellRing} from '../h3/geometry';
import {encoding, toFacePlane, unitAtRes0} from '../h3/facePlane';
import {icosahedronFaces} from '../h3/icosahedronFaces';
import type {Hex2d} from '../h3/ijk';
import {angle, toPosition, type Position} from '../h3/sphere';
import {drawing, element, label, path, round} from '../h3/svg';
import {arrow} from './kit/map';
import {planeLine, planeRing, planeView} from './kit/plane';
import {readProps} from './kit/props';
import type {Figure} from './types';

/** The cells of a resolution with their center on a face or at most half a cell beyond its edge. */
function cellsOn(face: number, center: Position, res: number): string[] {
  // A face reaches 37.4° from its center.
  const all = h3.getRes0Cells().flatMap((cell) => h3.cellToChildren(cell, res));
  return all.filter((cell) => angle(center, cellCenter(h3, cell)) < 55 && h3.getIcosahedronFaces(cell).includes(face));
}

/**
 * The plane of one face: the triangle, the cells of a resolution (their real boundaries, projected) and, with `lat`
 * and `lng`, how a position on it is found. Distances are in units of resolution 0.
 */
const face: Figure = (props) => {
  const {lat, lng, res} = readProps(props, {lat: 37.775, lng: -122.418, res: 0});
  if (![0, 1, 2].includes(res)) throw new Error('the prop res must be 0, 1 or 2: more cells cannot be told apart');
  const {face: number, theta, point, angle: away} = encoding(lat, lng, 0);
  const center = toPosition(icosahedronFaces[number]?.center ?? [0, 0, 1]);
  const [width, height] = [560, 470];
  const place = planeView([225, height / 2], 88);
  const flat = (position: Position): Hex2d => toFacePlane(position, 0, number).point;
  const corner = (turn: number): Hex2d => [
    2 * Math.cos((turn * 2 * Math.PI) / 3),
    2 * Math.sin((turn * 2 * Math.PI) / 3),
  ];
  const corners = [corner(0), corner(1), corner(2)];
  const shown = cellsOn(number, center, res);
  const rings = shown.map((cell) => ({cell, ring: cellRing(h3, cell).map(flat)}));
  const shape = (pentagon: boolean) =>
    rings
      .filter(({cell}) => h3.isPentagon(cell) === pentagon)
      .map(({ring}) => planeRing(place, ring, res === 2 ? 0 : 1))
      .join('');
  const names =
    res === 0
      ? shown
          .filter((cell) => !h3.isPentagon(cell))
          .map((cell) => {
            const [cx, cy] = place(flat(cellCenter(h3, cell)));
            return (
              element('circle', {class: 'd-point', cx: round(cx), cy: round(cy), r: 3}) +
              label('d-tick', [cx, cy + 19], String(h3.getBaseCellNumber(cell)), 'middle')
            );
          })
          .join('')
      : '';
  const axes = (['i', 'j', 'k'] as const)
    .map((axis, turn) => label('d-label d-axis-name d-middle', place(scaled(corner(turn), 1.17)), axis, 'middle'))
    .join('');
  const [x, y] = place(point);
  const arc = Array.from({length: 25}, (_, step): Hex2d => {
    const heading = (theta * step) / 24;
    return [0.45 * Math.cos(heading), 0.45 * Math.sin(heading)];
  });
  const content =
    path(`d-cell${res === 0 ? '' : ' d-thin'}`, shape(false)) +
    path('d-cell d-pentagon', shape(true)) +
    path('d-face', planeRing(place, corners)) +
    names +
    path('d-context', planeLine(place, [[0, 0], corner(0)])) +
    path('d-mark', planeLine(place, arc)) +
    arrow(place([0, 0]), [x, y]) +
    element('circle', {class: 'd-input-point', cx: round(x), cy: round(y), r: 5}) +
    label('d-label', [x + 9, y + 17], 'r') +
    label('d-label', place([-0.62, 0.3]), 'θ') +
    axes;
  const alt = `The plane of face ${number} of the icosahedron, and the cells of resolution ${res} that touch it. The face is a triangle with its corners on the axes i, j, and k, 2 units from the center. The cells inside are regular hexagons of equal size. A position is marked by its distance r from the center, ${(Math.tan(away) / unitAtRes0).toFixed(2)} units, and its angle θ from the i axis, ${Math.round((theta * 180) / Math.PI)} degrees.`;
  return drawing(content, alt, width, height);
};

const scaled = ([x, y]: Hex2d, factor: number): Hex2d => [x * factor, y * factor];
export default face;
