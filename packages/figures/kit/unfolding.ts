import * as h3 from 'h3-js';
import {coarseLand} from '@h3-docs/grid/h3/coarseLand';
import {faceOf, fromFacePlane} from '@h3-docs/grid/h3/facePlane';
import type {Hex2d} from '@h3-docs/grid/h3/ijk';
import type {LandData} from '@h3-docs/grid/h3/land';
import type {Point} from '@h3-docs/grid/h3/clip';
import {pathData} from '@h3-docs/grid/h3/path';
import {pairOf, toVector, type Position} from '@h3-docs/grid/h3/sphere';
import {element, label, path} from '@h3-docs/grid/h3/svg';
import {memoize} from '@h3-docs/base/memoize';
import {
  axesAt,
  drawGlobes,
  drawMarks,
  drawMiddleGlobe,
  drawnCells,
  globePosition,
  pointOn,
  type GlobesState,
} from './globes';
import {faceCorners, isOnFace, onFace, seenFaces, sidesOf, type SeenFace} from './net';
import {memoizeLast} from './memoizeLast';
import {cellLines, cellVectors, cutLine, cutRing, diskLines, type SphereLine} from './sphereLines';

/** The shares of the way, in percent, at which the globes have met and the icosahedron has taken their place. */
const [met, solid] = [25, 40] as const;

/** Whether globes are shown, on which the far side has a place. */
export const showsGlobes = ({unfolded}: GlobesState): boolean => unfolded < met;

/** How far the globes are on their way to the middle, 0 to 1. */
export const globesShare = ({unfolded}: GlobesState): number => Math.min(1, unfolded / met);

/** The face in the middle of the left globe, whose column is the middle one of the net. */
export const middleFace = ({lng, lat}: GlobesState): number => faceOf([lng, lat]);

const seen = (state: GlobesState): readonly SeenFace[] =>
  seenFaces(axesAt([state.lng, state.lat]), middleFace(state), Math.max(0, (state.unfolded - solid) / (100 - solid)));

/** The position under a point of the drawing; undefined where there is nothing. */
export function positionUnder(state: GlobesState, point: Point): Position | undefined {
  if (showsGlobes(state)) return globePosition(state, point, globesShare(state));
  const face = seen(state).findLast(({invert}) => isOnFace(invert(point)));
  return face?.front ? fromFacePlane(face.invert(point), face.number, 0) : undefined;
}

/** Positions are moved outward by this factor, so that rounding doesn't hide what is on the side of two faces. */
const beyond = 1.001;

/** Where a position is in the drawing; undefined where something is in front of it. */
export function placeOf(state: GlobesState, position: Position): Point | undefined {
  if (showsGlobes(state)) return pointOn(state, position, globesShare(state));
  const number = faceOf(position);
  const faces = seen(state);
  const depth = faces.findIndex((face) => face.number === number);
  const face = faces[depth];
  if (!face?.front) return undefined;
  const point = face.place(onFace(number, toVector(position)));
  const isCovered = faces.slice(depth + 1).some(({invert}) => {
    const [x, y] = invert(point);
    return isOnFace([x * beyond, y * beyond]);
  });
  return isCovered ? undefined : point;
}

/** The part of a ring on a face, in its plane. */
const ringOn = (face: number, ring: SphereLine): readonly Hex2d[] =>
  cutRing(ring, sidesOf(face)).map((vector) => onFace(face, vector));

/** The parts of lines on a face, in its plane. */
const partsOn = (face: number, lines: readonly SphereLine[]): readonly (readonly Hex2d[])[] =>
  lines.flatMap((line) => cutLine(line, sidesOf(face)).map((part) => part.map((vector) => onFace(face, vector))));

/** The edges of all cells of a resolution on a face. */
const wholeOn = memoize((face: number, res: number) => partsOn(face, cellLines(res)));

/** The edges of the cells of a disk on the faces that it reaches. */
const diskOn = memoizeLast((disk: readonly string[]): ReadonlyMap<number, readonly (readonly Hex2d[])[]> => {
  const reached = new Set(disk.flatMap((cell) => h3.getIcosahedronFaces(cell)));
  return new Map(Array.from(reached, (face) => [face, partsOn(face, diskLines(disk))]));
});

/** The edges of the cells that are drawn on a face. */
function linesOn(face: number, state: GlobesState): readonly (readonly Hex2d[])[] {
  const disk = drawnCells(state);
  return disk ? (diskOn(disk).get(face) ?? []) : wholeOn(face, state.res);
}

/** The parts of pentagons on a face. */
const pentagonsOn = memoize((face: number, res: number): readonly (readonly Hex2d[])[] =>
  h3
    .getPentagons(res)
    .filter((cell) => h3.getIcosahedronFaces(cell).includes(face))
    .map((cell) => ringOn(face, cellVectors(cell))),
);

const lands = new WeakMap<LandData, readonly (readonly (readonly Hex2d[])[])[]>();

/** Land on each face, computed once. */
function landOn(land: LandData): readonly (readonly (readonly Hex2d[])[])[] {
  const known = lands.get(land);
  if (known) return known;
  const rings = coarseLand(land)
    .level(180)
    .shape.coordinates.flat()
    .map((ring) => ring.slice(0, -1).map((position) => toVector(pairOf(position))));
  const found = Array.from({length: 20}, (_, face) =>
    rings.map((ring) => ringOn(face, ring)).filter(({length}) => length > 2),
  );
  lands.set(land, found);
  return found;
}

/** Faces that are seen at a smaller share of their area have no room for their number. */
const least = 0.35;

function drawFace(state: GlobesState, face: SeenFace, land: LandData | undefined): string {
  const {number, place, front, open} = face;
  const data = (lines: readonly (readonly Hex2d[])[], closed: boolean) =>
    lines.map((line) => pathData(line.map(place), closed, 0)).join('');
  const triangle = data([faceCorners], true);
  if (!front) return path('d-sea', triangle) + path('d-face', triangle);
  const marks = drawMarks(state, (cell) =>
    h3.getIcosahedronFaces(cell).includes(number) ? data([ringOn(number, cellVectors(cell))], true) : '',
  );
  return (
    path('d-sea', triangle) +
    path('d-land', land ? data(landOn(land)[number] ?? [], true) : '') +
    path('d-mesh', data(linesOn(number, state), false)) +
    path('d-cell d-thin d-pentagon', data(pentagonsOn(number, state.res), true)) +
    marks +
    path('d-face', triangle) +
    (open > least ? label('d-label d-middle', place([0, 0]), String(number), 'middle') : '')
  );
}

/** The globes, the icosahedron, or its net: what a state shows. */
export function drawUnfolding(state: GlobesState, land: LandData | undefined): string {
  if (showsGlobes(state)) return drawGlobes(state, land, globesShare(state));
  const net = seen(state)
    .map((face) => element('g', {}, drawFace(state, face, land)))
    .join('');
  const fading = (solid - state.unfolded) / (solid - met);
  return net + (fading > 0 ? drawMiddleGlobe(state, land, fading) : '');
}
