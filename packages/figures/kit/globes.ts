import * as h3 from 'h3-js';
import {coarseLand} from '@h3-docs/grid/h3/coarseLand';
import {cellRing} from '@h3-docs/grid/h3/geometry';
import {geography} from '@h3-docs/grid/h3/layers';
import type {LandData} from '@h3-docs/grid/h3/land';
import type {Point} from '@h3-docs/grid/h3/clip';
import {angle, densify, type Position} from '@h3-docs/grid/h3/sphere';
import {element, group, label, path} from '@h3-docs/grid/h3/svg';
import {createView, streamed, type View} from '@h3-docs/grid/h3/view';
import {cellLines} from './cellLines';
import {edges, faceCenters} from './icosahedron';

/** Both sides of the globe, and a cell with its neighbors. */
export interface GlobesState {
  /** What the left globe faces; the right one faces the other side of the Earth. */
  readonly lat: number;
  readonly lng: number;
  readonly res: number;
  /** A position in the cell that is chosen. */
  readonly atLat: number;
  readonly atLng: number;
  /** Whether a cell is chosen. */
  readonly chosen: boolean;
}

/** The width and height of a globe, its radius, and the gap between both. */
const size = 290;
const radius = size / 2 - 2;
const gap = 10;

/** The size of both globes together. */
export const globesSize = {width: 2 * size + gap, height: size} as const;

/** The left and the right globe, each as a view of its own, and how far it is moved to the right. */
function globesOf({lat, lng}: GlobesState): readonly {readonly view: View; readonly left: number}[] {
  const centers: readonly Position[] = [
    [lng, lat],
    [lng > 0 ? lng - 180 : lng + 180, -lat],
  ];
  return centers.map((center, index) => {
    const view = createView({kind: 'globe', center, positions: [center], width: size, height: size});
    // Land and cells have enough points of their own.
    view.projection.precision(0);
    return {view, left: index * (size + gap)};
  });
}

/** Whether a point of the drawing is on the right globe. */
export const isOnRight = ([x]: Point): boolean => x > size + gap / 2;

/** The position under a point of the drawing; undefined beside the globes. */
export function positionUnder(state: GlobesState, point: Point): Position | undefined {
  const globe = globesOf(state)[isOnRight(point) ? 1 : 0];
  const at: [number, number] = [point[0] - (globe?.left ?? 0), point[1]];
  const isBeside = Math.hypot(at[0] - size / 2, at[1] - size / 2) > radius;
  return isBeside ? undefined : (globe?.view.projection.invert?.(at) ?? undefined);
}

/** Where a position is in the drawing: on the globe that shows it nearer to its middle. */
export function placeOf(state: GlobesState, position: Position): Point {
  const [first, second] = globesOf(state).toSorted(
    (a, b) => angle(a.view.center, position) - angle(b.view.center, position),
  );
  const [globe, point] = [first ?? second, first?.view.point(position)];
  return [(point?.[0] ?? 0) + (globe?.left ?? 0), point?.[1] ?? 0];
}

/** The chosen cell, its own first, with its neighbors; none where no cell is chosen. */
export function chosenCells({res, atLat, atLng, chosen}: GlobesState): readonly string[] {
  if (!chosen) return [];
  const own = h3.latLngToCell(atLat, atLng, res);
  // Around a pentagon, H3 returns the disk in any order.
  return [own, ...h3.gridDisk(own, 1).filter((cell) => cell !== own)];
}

/** The edges of the icosahedron with a point about every 8°: on a globe they are curves. */
const edgeLines = edges.map((ends) => densify(ends, 8));

/** How far from its middle a globe has room for the number of a face, in degrees. */
const roomy = 60;

/** The numbers of the faces whose middle is on a globe. */
function faceNumbers(view: View): string {
  const numbers = faceCenters.map((center, number) => {
    const point = view.point(center);
    if (!point) return '';
    // Faces at the rim are foreshortened: their numbers stand a little toward the middle.
    const inward = angle(view.center, center) < roomy ? 1 : 0.94;
    const at = point.map((value) => size / 2 + (value - size / 2) * inward);
    return label('d-label d-middle', [at[0] ?? 0, at[1] ?? 0], String(number), 'middle');
  });
  return numbers.join('');
}

/** One side of the globe with cells, icosahedron edges, face numbers, and the chosen cell. */
function drawGlobe(state: GlobesState, view: View, land: LandData | undefined): string {
  const exact = {digits: 0, tolerance: 0};
  const rings = (cells: readonly string[]) => cells.map((cell) => view.ring(cellRing(h3, cell), exact));
  const [own = [], ...neighbors] = chosenCells(state).map((cell) =>
    rings([cell]).map((data) => path(undefined, data, element('title', {}, cell))),
  );
  return (
    geography(view, land && coarseLand(land), 1.7) +
    path('d-mesh', streamed(view.projection, cellLines(state.res), exact)) +
    element('circle', {class: 'd-mesh', cx: size / 2, cy: size / 2, r: radius}) +
    path('d-cell d-thin d-pentagon', rings(h3.getPentagons(state.res)).join('')) +
    group('d-cell d-cell-2', neighbors.flat().join('')) +
    group('d-cell d-cell-0 d-strong', own.join('')) +
    path('d-face', edgeLines.map((line) => view.line(line, {digits: 0, tolerance: 0.6})).join('')) +
    faceNumbers(view)
  );
}

/** Both globes. */
export function drawGlobes(state: GlobesState, land: LandData | undefined): string {
  return globesOf(state)
    .map(({view, left}) =>
      element('g', {transform: left > 0 ? `translate(${left})` : undefined}, drawGlobe(state, view, land)),
    )
    .join('');
}
