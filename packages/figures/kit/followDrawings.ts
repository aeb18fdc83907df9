import {translate} from '@docusaurus/Translate';
import * as h3 from 'h3-js';
import {cellCenter, cellRing} from '@h3-docs/grid/h3/geometry';
import {classRotation, toFacePlane} from '@h3-docs/grid/h3/facePlane';
import type {DigitStep, PointSteps} from '@h3-docs/grid/h3/followPoint';
import {icosahedronFaces} from '@h3-docs/grid/h3/icosahedronFaces';
import {add, toHex2d, unitVectors, type Hex2d, type Ijk} from '@h3-docs/grid/h3/ijk';
import {crossingOver} from '@h3-docs/grid/h3/overage';
import type {Point} from '@h3-docs/grid/h3/clip';
import {angle, toPosition, type Position} from '@h3-docs/grid/h3/sphere';
import {element, label, path, round} from '@h3-docs/grid/h3/svg';
import {memoize} from '@h3-docs/base/memoize';
import {arrow} from './map';
import {hexagonAround, planeLine, planeRing, planeView} from './plane';

/** The size of each drawing of the steps. */
export const followSize = {width: 560, height: 470} as const;
const [width, height] = [followSize.width, followSize.height];

/** Where the plane of a face lies in the drawing, in units of resolution 0. */
export const placeOnFace = planeView([225, height / 2], 88);
/** The point of a face's plane at a point of the drawing: the inverse of `placeOnFace`. */
export const fromFaceDrawing = ([x, y]: Point): Hex2d => [(x - 225) / 88, (height / 2 - y) / 88];

/** Where a face and its three neighbors, laid flat, lie in the drawing. */
const placeOnNet = planeView([width / 2, height / 2], 56);
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
export function drawOnFace(position: Position, face: number, res: number): string {
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

/** Where the center of the face beyond each side lies, laid flat. */
const beyond = {ij: [1, Math.sqrt(3)], jk: [-2, 0], ki: [1, -Math.sqrt(3)]} as const;

/** Step 1: a face and its neighbors, each with its number and the squared distance of its center from the point. */
export function drawFaceChoice(steps: PointSteps, position: Position): string {
  const {face, squaredDistances} = steps;
  const name = (number: number, at: Hex2d) =>
    pointAt(placeOnNet(at), 'd-point', 3) +
    label('d-label', [placeOnNet(at)[0], placeOnNet(at)[1] - 10], `face ${number}`, 'middle') +
    label(
      'd-tick',
      [placeOnNet(at)[0], placeOnNet(at)[1] + 20],
      `d² = ${(squaredDistances[number] ?? 0).toFixed(4)}`,
      'middle',
    );
  const others = (['ij', 'jk', 'ki'] as const).map((side) => {
    const center: Hex2d = [beyond[side][0], beyond[side][1]];
    const ring = corners.map(([x, y]): Hex2d => [center[0] - x, center[1] - y]);
    return (
      path('d-context', planeRing(placeOnNet, ring)) +
      name(crossingOver(face, side).face, center) +
      path('d-mark', planeLine(placeOnNet, [center, toFacePlane(position, 0, face).point]))
    );
  });
  const {point} = toFacePlane(position, 0, face);
  return (
    others.join('') +
    path('d-cell', planeRing(placeOnNet, corners)) +
    path('d-face', planeRing(placeOnNet, corners)) +
    name(face, [0, 0]) +
    arrow(placeOnNet([0, 0]), placeOnNet(point)) +
    pointAt(placeOnNet(point), 'd-input-point', 5)
  );
}

/** The point of a face's plane at a point of the drawing of step 1, in units of resolution 0. */
export const fromNetDrawing = ([x, y]: Point): Hex2d => [(x - width / 2) / 56, (height / 2 - y) / 56];
export {placeOnNet};

/** The cells within so many steps of one. */
function around(cell: Ijk, reach: number): Ijk[] {
  let found = [cell];
  for (let step = 0; step < reach; step++) found = found.flatMap((each) => unitVectors.map((unit) => add(each, unit)));
  return [...new Map(found.map((each) => [`${each.i},${each.j},${each.k}`, each])).values()];
}

/** Where the plane lies in the drawings of steps 3 and 4, around a cell of it. */
export const placeAround = (center: Hex2d, size: number) => {
  const view = planeView([width / 2, height / 2], size);
  return ([x, y]: Hex2d): Point => view([x - center[0], y - center[1]]);
};
/** The pixels between neighboring centers in step 3, and in step 4. */
export const cellSize = {round: 156, digit: 104} as const;

/** Step 3: the point among the cells around it, on the plane of its face. `center` is the middle of the drawing. */
export function drawRounding({point, rounding}: Pick<PointSteps, 'point' | 'rounding'>, center: Hex2d): string {
  const place = placeAround(center, cellSize.round);
  const {ijk} = rounding;
  const hexagons = around(ijk, 2).map((cell) => ({cell, at: toHex2d(cell)}));
  const rings = hexagons.map(({at}) => planeRing(place, hexagonAround(at)));
  const names = hexagons.map(({cell, at}) => {
    const [x, y] = place(at);
    return pointAt([x, y], 'd-point', 3) + label('d-tick', [x, y + 22], `${cell.i}, ${cell.j}, ${cell.k}`, 'middle');
  });
  return (
    path('d-cell d-thin', rings.join('')) +
    path('d-cell d-strong', planeRing(place, hexagonAround(toHex2d(ijk)))) +
    names.join('') +
    path('d-mark', planeLine(place, [point, toHex2d(ijk)])) +
    pointAt(place(point), 'd-input-point', 5)
  );
}

/** A hexagon turned by an angle, counter-clockwise. */
function turnedHexagon(center: Hex2d, size: number, turn: number): Hex2d[] {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return hexagonAround([0, 0], size).map(([x, y]) => [center[0] + x * cos - y * sin, center[1] + x * sin + y * cos]);
}

/** Step 4: a cell among the seven children of its parent, each with its digit. */
export function drawDigit({res, cell, center, digit}: DigitStep): string {
  const middle = toHex2d(center);
  const place = placeAround(middle, cellSize.digit);
  const children = unitVectors.map((unit, number) => ({number, at: toHex2d(add(center, unit))}));
  const parent = turnedHexagon(middle, Math.sqrt(7), res % 2 === 1 ? -classRotation : classRotation);
  const names = children.map(({number, at}) => {
    const [x, y] = place(at);
    return label('d-label d-middle', [x, y - 8], String(number), 'middle');
  });
  const at = place(toHex2d(cell));
  return (
    path('d-cell', children.map((child) => planeRing(place, hexagonAround(child.at))).join('')) +
    path('d-cell d-strong', planeRing(place, hexagonAround(toHex2d(cell)))) +
    path('d-input', planeRing(place, parent)) +
    names.join('') +
    label('d-tick', [place(middle)[0], place(middle)[1] + 22], `${center.i}, ${center.j}, ${center.k}`, 'middle') +
    (digit === 0
      ? ''
      : arrow(place(middle), at) + label('d-tick', [at[0], at[1] + 22], `${cell.i}, ${cell.j}, ${cell.k}`, 'middle'))
  );
}

/** Step 5: the base cell on its face, and the digits before and after each turn. */
export function drawBaseCell(steps: PointSteps): string {
  const {face, baseIjk, faceDigits, turns} = steps;
  const {below, axes} = faceWithCells(face, 0);
  const rows = [
    [translate({message: 'on the face'}), faceDigits] as const,
    ...turns.map(
      ({reason, digits}) =>
        [
          reason === 'gap' ? translate({message: 'out of the gap'}) : translate({message: 'turned by 60°'}),
          digits,
        ] as const,
    ),
  ].map(([name, digits], row) => {
    // The pentagon on the i axis is between the fourth row and the fifth.
    const y = 30 + row * 38 + (row < 4 ? 0 : 118);
    return (
      label('d-tick', [width - 12, y], name, 'end') + label('d-label', [width - 12, y + 17], digits.join(''), 'end')
    );
  });
  return (
    below + path('d-cell d-strong', planeRing(placeOnFace, hexagonAround(toHex2d(baseIjk)))) + axes + rows.join('')
  );
}
