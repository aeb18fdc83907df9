import {icosahedronFaces} from './icosahedronFaces';
import type {Hex2d} from './ijk';
import {cross, dot, plus, scaled, toPosition, toVector, unit, type Position, type Vector} from './sphere';

/** The length of a hex2d unit at resolution 0 on the gnomonic plane (`RES0_U_GNOMONIC`): half the way to a corner. */
export const unitAtRes0 = (3 - Math.sqrt(5)) / 2;

/** The angle between the axes of Class II and Class III grids, in radians (`M_AP7_ROT_RADS`). */
export const classRotation = Math.asin(Math.sqrt(3 / 28));

function faceNumbered(face: number) {
  const found = icosahedronFaces[face];
  if (!found) throw new RangeError(`There is no face ${face}: they are numbered from 0 to 19`);
  return found;
}

/** North and east at a point that is no pole. */
function tangents(center: Vector): {north: Vector; east: Vector} {
  const north = unit(plus([0, 0, 1], center, -center[2]));
  return {north, east: cross(north, center)};
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
  const theta = (axisAzimuth - Math.atan2(right, up) - (res % 2) * classRotation + 4 * Math.PI) % (2 * Math.PI);
  const radius = (Math.hypot(up, right) / ahead / unitAtRes0) * Math.sqrt(7) ** res;
  return {
    face,
    angle: Math.atan2(Math.hypot(up, right), ahead),
    theta,
    point: [radius * Math.cos(theta), radius * Math.sin(theta)],
  };
}

/** The position of a point of a face's plane (`_hex2dToVec3`). */
export function fromFacePlane(point: Hex2d, face: number, res: number): Position {
  const {center, axisAzimuth} = faceNumbered(face);
  const angle = Math.atan((Math.hypot(...point) / Math.sqrt(7) ** res) * unitAtRes0);
  const azimuth = axisAzimuth - Math.atan2(point[1], point[0]) - (res % 2) * classRotation;
  const {north, east} = tangents(center);
  const direction = plus(scaled(north, Math.cos(azimuth)), east, Math.sin(azimuth));
  return toPosition(unit(plus(scaled(center, Math.cos(angle)), direction, Math.sin(angle))));
}
