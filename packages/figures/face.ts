import {translate} from '@docusaurus/Translate';
import * as h3 from 'h3-js';
import {cellCenter, cellRing} from '@h3-docs/grid/h3/geometry';
import {toFacePlane, unitAtRes0} from '@h3-docs/grid/h3/facePlane';
import {icosahedronFaces} from '@h3-docs/grid/h3/icosahedronFaces';
import type {Hex2d} from '@h3-docs/grid/h3/ijk';
import type {Point} from '@h3-docs/grid/h3/clip';
import {angle, toPosition, type Position} from '@h3-docs/grid/h3/sphere';
import {drawing, element, label, path, round} from '@h3-docs/grid/h3/svg';
import {memoize} from '@h3-docs/base/memoize';
import {arrow} from './kit/map';
import {planeLine, planeRing, planeView} from './kit/plane';
import {readProps} from './kit/props';
import type {Figure} from './types';

/** The size of the drawing, in pixels. */
const faceSize = {width: 560, height: 470} as const;

/** Where the plane of a face lies in the drawing, in units of resolution 0. */
const placeOnFace = planeView([225, faceSize.height / 2], 88);
const third = (2 * Math.PI) / 3;
const corner = (turn: number): Hex2d => [2 * Math.cos(turn * third), 2 * Math.sin(turn * third)];
const scaled = ([x, y]: Hex2d, factor: number): Hex2d => [x * factor, y * factor];
const corners = [corner(0), corner(1), corner(2)] as const;

const pointAt = ([x, y]: Point, className: string, radius: number) =>
  element('circle', {class: className, cx: round(x), cy: round(y), r: radius});

/** The cells of a resolution with their center on a face or at most half a cell beyond its edge. */
const cellsOn = memoize((face: number, res: number): readonly {cell: string; ring: readonly Hex2d[]}[] => {
  const center = toPosition(icosahedronFaces[face]?.center ?? [0, 0, 1]);
  // A face reaches 37.4° from its center.
  const all = h3.getRes0Cells().flatMap((cell) => h3.cellToChildren(cell, res));
  return all
    .filter((cell) => angle(center, cellCenter(h3, cell)) < 55 && h3.getIcosahedronFaces(cell).includes(face))
    .map((cell) => ({cell, ring: cellRing(h3, cell).map((position) => toFacePlane(position, 0, face).point)}));
});

/** The triangle of a face with its axes and the cells of a resolution (0 to 2), those of resolution 0 by number. */
function faceWithCells(face: number, res: number): {readonly below: string; readonly axes: string} {
  const shown = cellsOn(face, res);
  const shape = (pentagon: boolean) =>
    shown
      .filter(({cell}) => h3.isPentagon(cell) === pentagon)
      .map(({ring}) => planeRing(placeOnFace, ring, res === 2 ? 0 : 1))
      .join('');
  const names = shown
    .filter(({cell}) => res === 0 && !h3.isPentagon(cell))
    .map(({cell}) => {
      const [x, y] = placeOnFace(toFacePlane(cellCenter(h3, cell), 0, face).point);
      return (
        element('circle', {class: 'd-point', cx: round(x), cy: round(y), r: 3}) +
        label('d-tick', [x, y + 19], String(h3.getBaseCellNumber(cell)), 'middle')
      );
    });
  const axes = (['i', 'j', 'k'] as const).map((axis, turn) =>
    label('d-label d-axis-name d-middle', placeOnFace(scaled(corner(turn), 1.17)), axis, 'middle'),
  );
  return {
    below:
      path(`d-cell${res === 0 ? '' : ' d-thin'}`, shape(false)) +
      path('d-cell d-pentagon', shape(true)) +
      path('d-face', planeRing(placeOnFace, corners)) +
      names.join(''),
    axes: axes.join(''),
  };
}

/** A position on the plane of a face: its distance r from the center and its angle θ from the i axis. */
function drawOnFace(position: Position, face: number, res: number): string {
  const {point, theta} = toFacePlane(position, 0, face);
  const [x, y] = placeOnFace(point);
  const arc = Array.from({length: 25}, (_, step): Hex2d => {
    const heading = (theta * step) / 24;
    return [0.45 * Math.cos(heading), 0.45 * Math.sin(heading)];
  });
  const {below, axes} = faceWithCells(face, res);
  return (
    below +
    path('d-context', planeLine(placeOnFace, [[0, 0], corner(0)])) +
    path('d-mark', planeLine(placeOnFace, arc)) +
    arrow(placeOnFace([0, 0]), [x, y]) +
    pointAt([x, y], 'd-input-point', 5) +
    label('d-label', [x + 9, y + 17], 'r') +
    label('d-label', placeOnFace([-0.62, 0.3]), 'θ') +
    axes
  );
}

/**
 * The plane of one face: the triangle, the cells of a resolution (their real boundaries, projected) and, with `lat`
 * and `lng`, how a position on it is found. Distances are in units of resolution 0.
 */
const face: Figure = (props) => {
  const {lat, lng, res} = readProps(props, {lat: 37.775, lng: -122.418, res: 0});
  if (![0, 1, 2].includes(res)) throw new Error('the prop res must be 0, 1 or 2: more cells cannot be told apart');
  const {face: number, theta, angle: away} = toFacePlane([lng, lat], 0);
  const alt = translate(
    {
      message:
        'The plane of face {number} of the icosahedron, and the cells of resolution {res} that touch it. The face is a triangle with its corners on the axes i, j, and k, 2 units from the center. The cells inside are regular hexagons of equal size. A position is marked by its distance r from the center, {tan} units, and its angle θ from the i axis, {theta} degrees.',
    },
    {number, res, tan: (Math.tan(away) / unitAtRes0).toFixed(2), theta: Math.round((theta * 180) / Math.PI)},
  );
  return drawing(drawOnFace([lng, lat], number, res), alt, faceSize.width, faceSize.height);
};
export default face;
