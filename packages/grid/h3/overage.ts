import {faceOf, fromFacePlane, toFacePlane} from './facePlane';
import {fromHex2d, toHex2d, type Hex2d, type Ijk} from './ijk';

/** The ends of the edge of a face between the axes i and j, in units of resolution 0. */
const corners: readonly Hex2d[] = [
  [2, 0],
  [-1, Math.sqrt(3)],
];

const rotated = ([x, y]: Hex2d, angle: number): Hex2d => [
  x * Math.cos(angle) - y * Math.sin(angle),
  x * Math.sin(angle) + y * Math.cos(angle),
];

/** How the coordinates of a face become those of a neighboring face that is laid flat beside it. */
export interface Crossing {
  /** The neighboring face. */
  readonly face: number;
  /** How often the coordinates are turned by 60°, counterclockwise. */
  readonly rotations: number;
  /** The coordinates of a cell of a resolution of Class II. */
  readonly carry: (cell: Ijk, res: number) => Ijk;
}

/** The way over the edge between the axes i and j. Both faces have the same two corners there: `faceNeighbors` of faceijk.c. */
export function crossingOver(face: number): Crossing {
  const neighbor = faceOf(fromFacePlane([0.6, 0.6 * Math.sqrt(3)], face, 0));
  const [[x, y], [toX, toY]] = corners.map(
    (corner) => toFacePlane(fromFacePlane(corner, face, 0), 0, neighbor).point,
  ) as [Hex2d, Hex2d];
  const [from = [0, 0], to = [0, 0]] = corners;
  const turn = Math.atan2(toY - y, toX - x) - Math.atan2(to[1] - from[1], to[0] - from[0]);
  const rotations = (Math.round((3 * turn) / Math.PI) + 6) % 6;
  const start = rotated(from, turn);
  return {
    face: neighbor,
    rotations,
    carry: (cell, res) => {
      const [cellX, cellY] = rotated(toHex2d(cell), turn);
      const unit = 7 ** (res / 2);
      return fromHex2d([cellX + unit * (x - start[0]), cellY + unit * (y - start[1])]);
    },
  };
}

/** The face that San Francisco is on. */
export const exampleFace = faceOf([-122.418, 37.775]);

const [res, cell] = [2, {i: 9, j: 8, k: 0} satisfies Ijk] as const;
const {face, carry} = crossingOver(exampleFace);

/** A cell of resolution 2 that lies beyond the edge of the example's face, where i + j + k is 14. */
export const exampleOverage = {res, cell, over: {face, ijk: carry(cell, res)}} as const;
