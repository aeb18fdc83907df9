import {baseCellAt, leavesGapClockwise} from './baseCells';
import {encodeIndex, toHex} from './bits';
import {toFacePlane} from './facePlane';
import {fromHex2d, rotateDigit, rotateDigitBack, subtract, toCenterChild, toParent, type Hex2d, type Ijk} from './ijk';
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
  /** The rotations that the table of base cells asks for. */
  readonly rotations: number;
  readonly digits: readonly number[];
  readonly index: string;
}

/** The digits seen from a face, turned into the orientation of their base cell. */
function turnDigits(face: number, baseCell: number, rotations: number, faceDigits: readonly number[]) {
  let digits = faceDigits;
  const pentagon = pentagonBaseCells.has(baseCell);
  // Below a pentagon, the first digit other than 0 is never 1.
  const leaveGap = (turn: (digit: number) => number) => {
    if (pentagon && digits.find((digit) => digit !== 0) === 1) digits = digits.map(turn);
  };
  leaveGap(leavesGapClockwise(baseCell, face) ? rotateDigitBack : rotateDigit);
  for (let rotation = 0; rotation < rotations; rotation++) {
    digits = digits.map(rotateDigit);
    leaveGap(rotateDigit);
  }
  return digits;
}

/**
 * The steps of `latLngToCell` of H3 4.5 for a position in degrees. Nothing is asked of h3-js.
 *
 * @param res - 0 to 15; throws a RangeError for others and for numbers that are not finite
 */
export function followPoint(lat: number, lng: number, res: number): PointSteps {
  if (!Number.isInteger(res) || res < 0 || res > 15) throw new RangeError(`There is no resolution ${res}`);
  if (!Number.isFinite(lat) || !Number.isFinite(lng)) throw new RangeError('The position must have finite numbers');
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
  const {baseCell, rotations} = baseCellAt({face, ijk: baseIjk});
  const digits = turnDigits(face, baseCell, rotations, faceDigits);
  const index = toHex(
    encodeIndex({
      reserved: 0,
      mode: 1,
      modeBits: 0,
      resolution: res,
      baseCell,
      digits: [...digits, ...Array<number>(15 - res).fill(7)],
    }),
  );
  return {face, angle, point, ijk, faceDigits, baseIjk, baseCell, rotations, digits, index};
}
