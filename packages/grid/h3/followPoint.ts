import * as h3 from 'h3-js';
import {decodeIndex, encodeIndex, parseIndex, toHex} from './bits';
import {toFacePlane} from './facePlane';
import {cellCenter} from './geometry';
import {fromHex2d, subtract, toCenterChild, toParent, type Hex2d, type Ijk} from './ijk';
import {pentagonBaseCells} from './validity';

/** The values of `latLngToCell` that the pages show, under names close to those of H3's C code. */
export interface PointSteps {
  readonly face: number;
  /** The angle from the face's center, in radians. */
  readonly angle: number;
  readonly point: Hex2d;
  readonly ijk: Ijk;
  /** The digits from resolution 1 on, as seen from the face. */
  readonly faceDigits: readonly number[];
  readonly baseIjk: Ijk;
  readonly baseCell: number;
  /** The rotations that H3's table of base cells asks for on this face. */
  readonly rotations: number;
  readonly digits: readonly number[];
  readonly index: string;
}

/**
 * How many steps of 60° the digits of a base cell are turned, counterclockwise, from what they are on a face. No function
 * returns it: it is the angle between the axis i of the face and the way to the child with digit 4, which lies on this axis
 * of the base cell.
 */
function rotationsOn(face: number, baseCell: number): number {
  const fields = {reserved: 0, mode: 1, modeBits: 0, resolution: 1, baseCell};
  const [from, to] = [0, 4].map((digit) => {
    const child = toHex(encodeIndex({...fields, digits: [digit, ...Array<number>(14).fill(7)]}));
    return toFacePlane(cellCenter(h3, child), 1, face).point;
  });
  const turn = Math.atan2((to?.[1] ?? 0) - (from?.[1] ?? 0), (to?.[0] ?? 0) - (from?.[0] ?? 0));
  return (6 - Math.round((3 * turn) / Math.PI)) % 6;
}

/**
 * The steps of `latLngToCell` of H3 4.5 for a position in degrees: on the way to the base cell they are computed as H3 does,
 * and the base cell, the digits, and the index are those that H3 returns.
 *
 * @param res - 0 to 15; throws what h3-js throws for others and for numbers that are not finite
 * @throws RangeError below a pentagon, whose digits are also turned out of the gap
 */
export function followPoint(lat: number, lng: number, res: number): PointSteps {
  const index = h3.latLngToCell(lat, lng, res);
  const {baseCell, digits} = decodeIndex(parseIndex(index) ?? 0n);
  if (pentagonBaseCells.has(baseCell)) throw new RangeError(`Base cell ${baseCell} is a pentagon`);
  const {face, angle, point} = toFacePlane([lng, lat], res);
  const ijk = fromHex2d(point);
  const faceDigits: number[] = [];
  let baseIjk = ijk;
  for (let r = res; r > 0; r--) {
    const parent = toParent(baseIjk, r);
    const {i, j, k} = subtract(baseIjk, toCenterChild(parent, r));
    faceDigits.unshift(4 * i + 2 * j + k);
    baseIjk = parent;
  }
  const rotations = rotationsOn(face, baseCell);
  return {face, angle, point, ijk, faceDigits, baseIjk, baseCell, rotations, digits: digits.slice(0, res), index};
}
