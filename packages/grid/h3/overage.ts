import {add, rotate, type Ijk} from './ijk';

/** A cell or grid point on the plane of a face. */
export interface FaceIjk {
  readonly face: number;
  readonly ijk: Ijk;
}

/** A side of a face, named by the two axes that it joins. */
type Side = 'ij' | 'ki' | 'jk';

/** The faces beyond the sides ij, ki and jk of each face (`faceNeighbors` of faceijk.c, H3 4.5). */
const neighbors: readonly (readonly [ij: number, ki: number, jk: number])[] = [
  [4, 1, 5],
  [0, 2, 6],
  [1, 3, 7],
  [2, 4, 8],
  [3, 0, 9],
  [10, 14, 0],
  [11, 10, 1],
  [12, 11, 2],
  [13, 12, 3],
  [14, 13, 4],
  [5, 6, 15],
  [6, 7, 16],
  [7, 8, 17],
  [8, 9, 18],
  [9, 5, 19],
  [16, 19, 10],
  [17, 15, 11],
  [18, 16, 12],
  [19, 17, 13],
  [15, 18, 14],
];
const sides: readonly Side[] = ['ij', 'ki', 'jk'];

/** How coordinates change from a face to its neighbor: so many turns by 60°, then a shift in units of resolution 0. */
interface Crossing {
  readonly side: Side;
  /** The neighboring face. */
  readonly face: number;
  readonly rotations: number;
  readonly shift: Ijk;
}

/** The way over a side of a face. Five faces meet at each pole's caps (0 to 4, 15 to 19), and are turned differently. */
export function crossingOver(face: number, side: Side): Crossing {
  const beyond = neighbors[face]?.[sides.indexOf(side)];
  if (beyond === undefined) throw new RangeError(`There is no face ${face}: they are numbered from 0 to 19`);
  const cap = face < 5 || face > 14;
  if (side === 'jk') return {side, face: beyond, rotations: 3, shift: {i: 0, j: 2, k: 2}};
  const toward = (side === 'ij') === cap ? {i: 2, j: 0, k: 2} : {i: 2, j: 2, k: 0};
  if (!cap) return {side, face: beyond, rotations: 3, shift: toward};
  return {side, face: beyond, rotations: side === 'ij' ? 1 : 5, shift: toward};
}

/** A point of one face in the coordinates of the face beyond a side. `unit` is the length of resolution 0's unit. */
export function carryOver({ijk}: FaceIjk, crossing: Crossing, unit: number): FaceIjk {
  const {i, j, k} = crossing.shift;
  return {
    face: crossing.face,
    ijk: add(rotate(ijk, crossing.rotations), {i: i * unit, j: j * unit, k: k * unit}),
  };
}
