import * as h3 from 'h3-js';
import {cellCenter, cellRing} from '../../h3/geometry';
import {geography} from '../../h3/layers';
import type {LandData} from '../../h3/land';
import type {Point} from '../../h3/clip';
import {angle, interpolate, type Position} from '../../h3/sphere';
import {element, path, round} from '../../h3/svg';
import {createView, type View} from '../../h3/view';
import {edges, faces} from './icosahedron';
import {cells, labelAt, outlines} from './map';
import {meshPath} from './mesh';

/** Both sides of the globe, and a cell with its relatives. */
export interface GlobesState {
  /** What the left globe faces; the right one faces the other side of the Earth. */
  readonly lat: number;
  readonly lng: number;
  readonly res: number;
  /** A position in the cell that stands out. */
  readonly atLat: number;
  readonly atLng: number;
  readonly show: 'nothing' | 'neighbors' | 'children' | 'parent';
}

const size = 290;
const gap = 10;

/** The size of both globes together. */
export const globesSize = {width: 2 * size + gap, height: size} as const;

/** The view of the left and of the right globe. */
function globeViews({lat, lng}: GlobesState): readonly [left: View, right: View] {
  const view = (center: Position) =>
    createView({kind: 'globe', center, positions: [center], width: size, height: size});
  return [view([lng, lat]), view([lng > 0 ? lng - 180 : lng + 180, -lat])];
}

/** The globe under a point of the drawing, and the point in it. */
export function globeAt(
  state: GlobesState,
  [x, y]: Point,
): {readonly view: View; readonly point: Point; readonly right: boolean} {
  const [left, right] = globeViews(state);
  const isRight = x > size + gap / 2;
  return {view: isRight ? right : left, point: [isRight ? x - size - gap : x, y], right: isRight};
}

/** Where a position is in the drawing: on the globe that shows it nearer to its middle. */
export function pointOn(state: GlobesState, position: Position): Point {
  const [left, right] = globeViews(state);
  const onLeft = angle(left.center, position) <= 90 ? left.point(position) : null;
  if (onLeft) return onLeft;
  const [x, y] = right.point(position) ?? [size / 2, size / 2];
  return [x + size + gap, y];
}

/** The cell that stands out, and the cells that are shown with it. */
export function relativesOf({res, atLat, atLng, show}: GlobesState): {
  readonly cell: string;
  readonly relatives: readonly string[];
} {
  const cell = h3.latLngToCell(atLat, atLng, res);
  if (show === 'children') return {cell, relatives: h3.cellToChildren(cell, res + 1)};
  if (show === 'parent') return {cell, relatives: res > 0 ? [h3.cellToParent(cell, res - 1)] : []};
  return {cell, relatives: h3.gridDisk(cell, 1).filter((other) => other !== cell)};
}

const byResolution = new Map<number, readonly {readonly cell: string; readonly center: Position}[]>();

/** All cells of a resolution with their centers, made once. */
function allCells(res: number) {
  const known = byResolution.get(res);
  if (known) return known;
  const found = h3
    .getRes0Cells()
    .flatMap((base) => h3.cellToChildren(base, res))
    .map((cell) => ({cell, center: cellCenter(h3, cell)}));
  byResolution.set(res, found);
  return found;
}

/** The furthest that a corner of a resolution 0 cell is from its center, in degrees. */
const reach = 15;

/**
 * Land without points added between its own, which lie close enough: adding them takes most of the time of a frame.
 * Edges of the icosahedron need them.
 */
function ground(view: View, land: LandData | undefined): string {
  const {projection} = view;
  const precision = projection.precision();
  projection.precision(0);
  const markup = geography(view, land, 1.6);
  projection.precision(precision);
  return markup;
}

/** One side of the globe with cells, icosahedron edges, face numbers, and the cell that stands out. */
function drawGlobe(state: GlobesState, view: View, land: LandData | undefined): string {
  const {center} = view;
  const {res, show} = state;
  const near = (position: Position, limit: number) => angle(center, position) < limit;
  const seen = allCells(res)
    .filter((one) => near(one.center, 90 + reach))
    .map(({cell}) => cell)
    .filter((cell) => cellRing(h3, cell).some((position) => near(position, 90)));
  const precision = {digits: 0, tolerance: 0.5};
  const pentagons = seen.filter(h3.isPentagon).map((cell) => view.ring(cellRing(h3, cell), precision));
  const {cell, relatives} = show === 'nothing' ? {cell: '', relatives: []} : relativesOf(state);
  const marks =
    show === 'nothing'
      ? ''
      : (show === 'parent' ? outlines(view, relatives, 'd-input') : cells(view, relatives, 'd-cell d-cell-2')) +
        cells(view, [cell], 'd-cell d-cell-0 d-strong');
  return (
    ground(view, land) +
    path('d-mesh', meshPath(view, seen)) +
    element('circle', {class: 'd-mesh', cx: size / 2, cy: size / 2, r: round(view.projection.scale())}) +
    path('d-cell d-thin d-pentagon', pentagons.join('')) +
    marks +
    path('d-face', edges.map(([a, b]) => view.line([a, b], precision)).join('')) +
    faces
      .filter((face) => near(face.center, 90))
      // Faces at the rim are foreshortened: their numbers stand a little toward the middle.
      .map((face) =>
        labelAt(view, interpolate(face.center, center, near(face.center, 60) ? 0 : 0.12), String(face.number)),
      )
      .join('')
  );
}

/** Both globes. */
export function drawGlobes(state: GlobesState, land: LandData | undefined): string {
  const [left, right] = globeViews(state);
  return (
    drawGlobe(state, left, land) + element('g', {transform: `translate(${size + gap})`}, drawGlobe(state, right, land))
  );
}
