import * as h3 from 'h3-js';
import {decodeIndex, parseIndex} from './bits';
import {icosahedronFaces} from './icosahedronFaces';
import {digitOf, fromHex2d, rotateDigit, toParent, type Hex2d, type Ijk} from './ijk';
import {toPosition, toVector, type Position, type Vector} from './sphere';

/** The length of a hex2d unit at resolution 0 on the gnomonic plane (`RES0_U_GNOMONIC`): half the way to a corner. */
export const unitAtRes0 = (3 - Math.sqrt(5)) / 2;

/** The angle between the axes of Class II and Class III grids, in radians (`M_AP7_ROT_RADS`). */
export const classRotation = Math.asin(Math.sqrt(3 / 28));

const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const combine = (a: number, v: Vector, b: number, w: Vector): Vector => [
  a * v[0] + b * w[0],
  a * v[1] + b * w[1],
  a * v[2] + b * w[2],
];
const scale = (v: Vector, factor: number): Vector => combine(factor, v, 0, v);
const positive = (angle: number) => (angle + 4 * Math.PI) % (2 * Math.PI);

function faceNumbered(face: number) {
  const found = icosahedronFaces[face];
  if (!found) throw new RangeError(`There is no face ${face}: they are numbered from 0 to 19`);
  return found;
}

/** North and east at a point that is no pole. */
export function tangents(center: Vector): {north: Vector; east: Vector} {
  const towardPole = combine(1, [0, 0, 1], -center[2], center);
  const north = scale(towardPole, 1 / Math.hypot(...towardPole));
  const east: Vector = [
    north[1] * center[2] - north[2] * center[1],
    north[2] * center[0] - north[0] * center[2],
    north[0] * center[1] - north[1] * center[0],
  ];
  return {north, east};
}

/** The face whose center is nearest to a position. */
export function faceOf(position: Readonly<Position>): number {
  const vector = toVector(position);
  const closeness = icosahedronFaces.map(({center}) => dot(center, vector));
  return closeness.indexOf(Math.max(...closeness));
}

export interface PlanePosition {
  readonly face: number;
  /** The angle between the face's center and the position, in radians. */
  readonly angle: number;
  /** The direction from the i axis of the grid, counter-clockwise, in radians, 0 to 2π. */
  readonly theta: number;
  readonly point: Hex2d;
}

/** A position on the plane of its face (or a given one), in the hex2d units of a resolution: what `_vec3ToHex2d` does. */
export function toFacePlane(position: Readonly<Position>, res: number, face = faceOf(position)): PlanePosition {
  const {center, axisAzimuth} = faceNumbered(face);
  const vector = toVector(position);
  const {north, east} = tangents(center);
  const [up, right, ahead] = [dot(vector, north), dot(vector, east), dot(vector, center)];
  const theta = positive(axisAzimuth - Math.atan2(right, up) - (res % 2) * classRotation);
  const radius = (Math.hypot(up, right) / ahead / unitAtRes0) * Math.sqrt(7) ** res;
  return {
    face,
    angle: Math.atan2(Math.hypot(up, right), ahead),
    theta,
    point: [radius * Math.cos(theta), radius * Math.sin(theta)],
  };
}

/** The position of a point of a face's plane: what `_hex2dToVec3` does. */
export function fromFacePlane([x, y]: Hex2d, face: number, res: number): Position {
  const {center, axisAzimuth} = faceNumbered(face);
  const angle = Math.atan((Math.hypot(x, y) / Math.sqrt(7) ** res) * unitAtRes0);
  const azimuth = axisAzimuth - Math.atan2(y, x) - (res % 2) * classRotation;
  const {north, east} = tangents(center);
  const direction = combine(Math.cos(azimuth), north, Math.sin(azimuth), east);
  return toPosition(combine(Math.cos(angle), center, Math.sin(angle), direction));
}

export interface Encoding extends PlanePosition {
  readonly ijk: Ijk;
  /** The digits from resolution 1 on, in the orientation of the face. */
  readonly faceDigits: readonly number[];
  /** The base cell's coordinates on the face: what is left when all digits are taken off. */
  readonly baseIjk: Ijk;
  /** How often the digits are turned by 60° counter-clockwise to suit the base cell. */
  readonly rotations: number;
  readonly digits: readonly number[];
  readonly index: string;
}

/**
 * The intermediate results of indexing a position in degrees. The last step, base cell and rotation, is looked up in
 * tables by the library; here it is read off the index that h3-js returns, so the position must not be in the base
 * cell of a pentagon, where more than a rotation happens. Throws an Error when it is.
 */
export function encoding(lat: number, lng: number, res: number): Encoding {
  const plane = toFacePlane([lng, lat], res);
  const ijk = fromHex2d(plane.point);
  const faceDigits: number[] = [];
  let cell = ijk;
  for (let r = res; r > 0; r--) {
    faceDigits.unshift(digitOf(cell, r));
    cell = toParent(cell, r);
  }
  const index = h3.latLngToCell(lat, lng, res);
  const digits = decodeIndex(parseIndex(index) ?? 0n).digits.slice(0, res);
  let turned: readonly number[] = faceDigits;
  for (let rotations = 0; rotations < 6; rotations++) {
    if (turned.join() === digits.join()) return {...plane, ijk, faceDigits, baseIjk: cell, rotations, digits, index};
    turned = turned.map(rotateDigit);
  }
  throw new Error(`the digits of ${index} are not a rotation of ${faceDigits.join('')}`);
}
