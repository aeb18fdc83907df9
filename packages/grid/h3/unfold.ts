import {faceOf, fromFacePlane, toFacePlane} from './facePlane';
import type {Hex2d} from './ijk';

/** A neighboring face, laid flat into the plane of a face. */
export interface Unfolded {
  readonly face: number;
  /** Its center in the plane, in units of resolution 0. */
  readonly center: Hex2d;
  /** The direction of its i axis in the plane, counter-clockwise from the face's own, in radians. */
  readonly turn: number;
}

const iCorner: Hex2d = [2, 0];

/** The face beyond the edge between a face's i and j corners, laid flat. */
export function beyondIj(face: number): Unfolded {
  const center: Hex2d = [1, Math.sqrt(3)];
  // A point just beyond the middle of the edge, which is one unit from the face's center.
  const neighbor = faceOf(fromFacePlane([0.55, 0.55 * Math.sqrt(3)], face, 0));
  // The i corner is a corner of both: which of its axes the neighbor counts it to says how it is turned.
  const {theta} = toFacePlane(fromFacePlane(iCorner, face, 0), 0, neighbor);
  const seen = Math.atan2(iCorner[1] - center[1], iCorner[0] - center[0]);
  return {face: neighbor, center, turn: seen - theta};
}
