import * as h3 from 'h3-js';
import {tangents} from '@h3-docs/grid/h3/facePlane';
import {coarseLand} from '@h3-docs/grid/h3/coarseLand';
import {geography} from '@h3-docs/grid/h3/layers';
import type {LandData} from '@h3-docs/grid/h3/land';
import type {Point} from '@h3-docs/grid/h3/clip';
import {pathData, simplify} from '@h3-docs/grid/h3/path';
import {dot, plus, scaled, toPosition, toVector, unit, type Position, type Vector} from '@h3-docs/grid/h3/sphere';
import {element, group, label, path, round} from '@h3-docs/grid/h3/svg';
import {createView} from '@h3-docs/grid/h3/view';
import {edges, faces} from './icosahedron';
import {memoizeLast} from './memoizeLast';
import {cellLines, cellVectors, cutRing, diskLines, type SphereLine} from './sphereLines';

/** Both sides of the globe or the net of the icosahedron, and a cell with its relatives. */
export interface GlobesState {
  /** What the left globe faces; the right one faces the other side of the Earth. */
  readonly lat: number;
  readonly lng: number;
  readonly res: number;
  /** A position in the cell that stands out. */
  readonly atLat: number;
  readonly atLng: number;
  readonly show: 'nothing' | 'neighbors' | 'children' | 'parent';
  /** How far the icosahedron is unfolded, from 0 (globes) to 100 (the net). */
  readonly unfolded: number;
}

/** The width and height of a globe, and its radius. */
const size = 290;
const gap = 10;
export const globeRadius = size / 2 - 2;

/** The size of both globes together, and of the net. */
export const globesSize = {width: 2 * size + gap, height: size} as const;

/** How far to the right of its own place each globe is, where `share` (0 to 1) of the way to the middle is done. */
const shifts = (share: number): readonly [left: number, right: number] => [
  (share * (size + gap)) / 2,
  (1 - share / 2) * (size + gap),
];

/** Which way a sphere or a solid is seen: unit vectors to the right, up, and toward the reader. */
export interface Axes {
  readonly east: Vector;
  readonly north: Vector;
  readonly toward: Vector;
}

/** The axes of a globe that faces a position. */
export function axesAt(position: Readonly<Position>): Axes {
  const toward = toVector(position);
  return {toward, ...tangents(toward)};
}

/** The position that the right globe faces. */
const opposite = ({lat, lng}: GlobesState): Position => [lng > 0 ? lng - 180 : lng + 180, -lat];

/** The axes of the left and of the right globe. */
const bothAxes = (state: GlobesState): readonly [left: Axes, right: Axes] => [
  axesAt([state.lng, state.lat]),
  axesAt(opposite(state)),
];

const place = ({east, north}: Axes, vector: Vector): Point => [
  size / 2 + globeRadius * dot(east, vector),
  size / 2 - globeRadius * dot(north, vector),
];

/** Whether a point of the drawing is on the right globe, on the way to the middle. */
export const isOnRight = (x: number, share = 0): boolean => x > shifts(share)[0] + size + gap / 2;

/** Whether a point of the drawing is on the left globe, which is in front where the globes overlap. */
const isOnLeft = ([x, y]: Point, share: number): boolean =>
  Math.hypot(x - shifts(share)[0] - size / 2, y - size / 2) <= globeRadius;

/** The position under a point of the drawing; undefined beside the globes. `share` is the way to the middle. */
export function globePosition(state: GlobesState, [x, y]: Point, share = 0): Position | undefined {
  const right = !isOnLeft([x, y], share);
  const {east, north, toward} = bothAxes(state)[right ? 1 : 0];
  const [across, up] = [(x - shifts(share)[right ? 1 : 0] - size / 2) / globeRadius, (size / 2 - y) / globeRadius];
  const squared = across ** 2 + up ** 2;
  if (squared > 1) return undefined;
  const near = Math.sqrt(1 - squared);
  return toPosition(plus(plus(scaled(east, across), north, up), toward, near));
}

/**
 * Where a position is in the drawing: on the globe that shows it nearer to its middle. Undefined where the left globe
 * covers the right one.
 */
export function pointOn(state: GlobesState, position: Position, share = 0): Point | undefined {
  const [left, right] = bothAxes(state);
  const vector = toVector(position);
  const onRight = dot(left.toward, vector) < 0;
  const [x, y] = place(onRight ? right : left, vector);
  const point: Point = [x + shifts(share)[onRight ? 1 : 0], y];
  return onRight && isOnLeft(point, share) ? undefined : point;
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

/** The finest resolution whose cells are all drawn: 842. */
const finestWhole = 1;

/** How far finer cells are drawn around the one that stands out, in cells. */
const reach = 6;

const diskAround = memoizeLast((cell: string): readonly string[] => h3.gridDisk(cell, reach));

/** The cells that are drawn of a resolution whose cells are too many: those around the one that stands out. */
export const drawnCells = ({res, atLat, atLng}: GlobesState): readonly string[] | undefined =>
  res > finestWhole ? diskAround(h3.latLngToCell(atLat, atLng, res)) : undefined;

/** The edges of the cells that are drawn. */
function meshLines(state: GlobesState): readonly SphereLine[] {
  const disk = drawnCells(state);
  return disk ? diskLines(disk) : cellLines(state.res);
}

/** Draws the cell that stands out and its relatives with a function that draws one cell as path data. */
export function drawMarks(state: GlobesState, dataOf: (cell: string) => string): string {
  if (state.show === 'nothing') return '';
  const {cell, relatives} = relativesOf(state);
  const named = (index: string) => path(undefined, dataOf(index), element('title', {}, index));
  return (
    (state.show === 'parent'
      ? path('d-input', relatives.map(dataOf).join(''))
      : group('d-cell d-cell-2', relatives.map(named).join(''))) + group('d-cell d-cell-0 d-strong', named(cell))
  );
}

/** The points of each edge of the icosahedron, about 8° apart: on a globe it is a curve. */
const edgeLines: readonly SphereLine[] = edges.map((ends) => {
  const [a, b] = [toVector(ends[0]), toVector(ends[1])];
  const steps = 8;
  return Array.from({length: steps + 1}, (_, step) => unit(plus(scaled(a, steps - step), b, step)));
});

/**
 * Path data of lines on the near side; a segment of which an end is out of sight is left out.
 *
 * @param tolerance - how far a line of fewer points may be from this one, in units of the drawing
 */
function linesData(axes: Axes, lines: readonly SphereLine[], tolerance = 0): string {
  let data = '';
  const draw = (points: readonly Point[]) => {
    if (points.length > 1) data += pathData(tolerance > 0 ? simplify(points, tolerance) : points, false, 0);
  };
  for (const line of lines) {
    let seen: Point[] = [];
    for (const vector of line) {
      if (dot(axes.toward, vector) > 0) {
        seen.push(place(axes, vector));
        continue;
      }
      draw(seen);
      seen = [];
    }
    draw(seen);
  }
  return data;
}

/** Path data of the near part of a ring. */
const ringData = (axes: Axes, ring: SphereLine): string =>
  pathData(
    cutRing(ring, [axes.toward]).map((vector) => place(axes, vector)),
    true,
    0,
  );

/** Land, without points added between its own, which lie close enough. */
function ground(center: Position, land: LandData | undefined): string {
  const view = createView({kind: 'globe', center, positions: [center], width: size, height: size});
  view.projection.precision(0);
  return geography(view, land && coarseLand(land), 1.7);
}

/** How far faces are from the rim whose numbers have room in their middle: 30°, as a sine. */
const roomy = Math.sin(Math.PI / 6);

/** One side of the globe with cells, icosahedron edges, face numbers, and the cell that stands out. */
function drawGlobe(state: GlobesState, axes: Axes, center: Position, land: LandData | undefined): string {
  const numbers = faces.flatMap((face) => {
    const vector = toVector(face.center);
    const near = dot(axes.toward, vector);
    if (near <= 0) return [];
    const [x, y] = place(axes, vector);
    // Faces at the rim are foreshortened: their numbers stand a little toward the middle.
    const inward = near > roomy ? 1 : 0.94;
    const at: Point = [size / 2 + (x - size / 2) * inward, size / 2 + (y - size / 2) * inward];
    return [label('d-label d-middle', at, String(face.number), 'middle')];
  });
  return (
    ground(center, land) +
    path('d-mesh', linesData(axes, meshLines(state))) +
    element('circle', {class: 'd-mesh', cx: size / 2, cy: size / 2, r: globeRadius}) +
    path(
      'd-cell d-thin d-pentagon',
      h3
        .getPentagons(state.res)
        .map((cell) => ringData(axes, cellVectors(cell)))
        .join(''),
    ) +
    drawMarks(state, (cell) => ringData(axes, cellVectors(cell))) +
    path('d-face', linesData(axes, edgeLines, 0.6)) +
    numbers.join('')
  );
}

/**
 * Both globes.
 *
 * @param share - how much of the way to the middle they have gone, where the right one is behind the left one
 */
export function drawGlobes(state: GlobesState, land: LandData | undefined, share = 0): string {
  const [left, right] = bothAxes(state);
  const shift = (globe: 0 | 1) => {
    const x = shifts(share)[globe];
    return x === 0 ? undefined : `translate(${round(x)})`;
  };
  const globes = [
    element('g', {transform: shift(0)}, drawGlobe(state, left, [state.lng, state.lat], land)),
    element('g', {transform: shift(1)}, drawGlobe(state, right, opposite(state), land)),
  ];
  return globes.reverse().join('');
}

/** The left globe in the middle, in front of the net before it opens. @param opacity 0 to 1 */
export function drawMiddleGlobe(state: GlobesState, land: LandData | undefined, opacity: number): string {
  const center: Position = [state.lng, state.lat];
  const transform = `translate(${round(shifts(1)[0])})`;
  return element('g', {transform, opacity: opacity.toFixed(2)}, drawGlobe(state, axesAt(center), center, land));
}
