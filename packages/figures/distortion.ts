import {translate} from '@docusaurus/Translate';
import * as h3 from 'h3-js';
import {followCorners} from '@h3-docs/grid/h3/corners';
import {cellCenter, cellRing} from '@h3-docs/grid/h3/geometry';
import {toSphere} from '@h3-docs/grid/h3/facePlane';
import {add, toHex2d} from '@h3-docs/grid/h3/ijk';
import {densify, roundDegrees} from '@h3-docs/grid/h3/sphere';
import {path, round} from '@h3-docs/grid/h3/svg';
import type {View} from '@h3-docs/grid/h3/view';
import {edges} from './kit/icosahedron';
import {cellPositions, cells, dot, labelAt, mapDrawing, outlines} from './kit/map';
import {readProps} from './kit/props';
import type {Figure, Props} from './types';
import {plural} from '@h3-docs/base/number';

/** The cell at a position, with the substrate grid of its corners or without. */
export interface CornersState {
  readonly lat: number;
  readonly lng: number;
  readonly res: number;
  readonly grid: 'hidden' | 'shown';
}

/** The first hexagon of a resolution's cells around a position that has more than six vertices. */
function distorted(lat: number, lng: number, res: number): string {
  const around = h3.gridDisk(h3.latLngToCell(lat, lng, res), 12);
  const cell = around.find((candidate) => !h3.isPentagon(candidate) && h3.cellToBoundary(candidate).length > 6);
  if (!cell) throw new Error(`no cell of resolution ${res} near ${lat}, ${lng} has a distortion vertex`);
  return cell;
}

/** The state at the nearest distorted cell. */
function start(props: Props): CornersState {
  const {lat, lng, res} = readProps(props, {lat: 48, lng: 10, res: 3});
  const [x, y] = cellCenter(h3, distorted(lat, lng, res));
  return {lat: roundDegrees(y), lng: roundDegrees(x), res, grid: 'hidden'};
}

/** The cell whose corners are drawn. */
const cellOf = ({lat, lng, res}: CornersState): string => h3.latLngToCell(lat, lng, res);
/** What a map of the corners must hold. */
const cornersMap = (state: CornersState) => ({positions: cellPositions(h3.gridDisk(cellOf(state), 1))});

/** How many steps of the substrate grid a cell reaches, by class, and a little further. */
const reach = {2: 4, 3: 7} as const;

/** The points of the substrate grid around a cell, on the plane of its face. */
function substratePoints(cell: string, view: View): string {
  const {gridRes, center} = followCorners(cell);
  const steps = reach[h3.getResolution(cell) % 2 === 1 ? 3 : 2];
  const numbers = Array.from({length: 2 * steps + 1}, (_, at) => at - steps);
  const points = numbers.flatMap((i) =>
    numbers
      .filter((j) => Math.abs(i - j) <= steps)
      .map((j) => toSphere(toHex2d(add(center.ijk, {i, j, k: 0})), center.face, gridRes, true).position),
  );
  return points
    .map((position) => view.point(position))
    .map((point) => (point ? `M${round(point[0])} ${round(point[1])}h0` : ''))
    .join('');
}

/** A cell near an edge of the icosahedron with its corners, and larger dots where the edge crosses its outline. */
function drawCorners(state: CornersState, view: View): string {
  const cell = cellOf(state);
  const ring = cellRing(h3, cell);
  const {outline} = followCorners(cell);
  const extra = ring.filter((_, at) => outline[at]?.kind === 'crossing');
  const shown = state.grid === 'shown';
  const names = outline
    .filter(({kind}) => kind === 'corner')
    .map(({position}, number) => labelAt(view, outward(position, cellCenter(h3, cell)), String(number)));
  return (
    outlines(view, h3.gridDisk(cell, 1), 'd-context') +
    path('d-face', edges.map((edge) => view.line(densify(edge, 1))).join('')) +
    (shown ? path('d-coast d-dots', substratePoints(cell, view)) : '') +
    cells(view, [cell]) +
    ring.map((position) => dot(view, position, 'd-point', 3.5)).join('') +
    extra.map((position) => dot(view, position, 'd-input d-input-point', 6)).join('') +
    (shown ? names.join('') : '') +
    labelAt(view, cellCenter(h3, cell), translate({message: '{count} vertices'}, {count: ring.length}))
  );
}

/** A position a little further from a center than another. Both are near each other and away from the poles. */
function outward([x, y]: readonly [number, number], [cx, cy]: readonly [number, number]): [number, number] {
  const turn = Math.round((x - cx) / 360) * 360;
  return [x + (x - turn - cx) * 0.18, y + (y - cy) * 0.18];
}

/** A cell that lies across an edge of the icosahedron, and the extra vertices that it has there. */
const distortion: Figure = (props, {land}) => {
  const state = start(props);
  const extra = cellRing(h3, cellOf(state)).length - 6;
  const alt = plural(
    extra,
    translate(
      {
        message:
          'A map of a cell of resolution {res} that is crossed by an edge of the icosahedron. Besides its six corners, the boundary has one vertex where it crosses this edge.|A map of a cell of resolution {res} that is crossed by an edge of the icosahedron. Besides its six corners, the boundary has {count} vertices where it crosses this edge.',
      },
      {res: state.res, count: extra},
    ),
  );
  return mapDrawing({land, alt, ...cornersMap(state)}, (view) => drawCorners(state, view));
};
export default distortion;
