import {baseCellHome} from './baseCells';
import {decodeIndex, parseIndex} from './bits';
import {toSphere, type PlanePoint} from './facePlane';
import {add, rotateDigitBack, toCenterChild, toHex2d, toParent, unitVectors, type Ijk} from './ijk';
import {adjustOverage, type FaceIjk, type OverageResult} from './overage';
import {pentagonBaseCells} from './validity';

/** One step from a resolution to the next finer one. */
export interface ChildStep {
  readonly res: number;
  readonly digit: number;
  /** The center child of the cell before, in the grid of `res`. */
  readonly center: Ijk;
  readonly cell: Ijk;
}

/** Every intermediate value of `cellToLatLng`. */
export interface CellSteps {
  readonly resolution: number;
  readonly baseCell: number;
  readonly digits: readonly number[];
  /** The digits that are followed: below a pentagon, turned clockwise if the first one other than 0 is 5. */
  readonly followed: readonly number[];
  readonly home: FaceIjk;
  readonly steps: readonly ChildStep[];
  /** Whether the digits can lead to another face at all. */
  readonly canLeave: boolean;
  /** The tests for overage that carried the cell to another face, in the Class II grid of `testRes`. */
  readonly crossings: readonly OverageResult[];
  readonly testRes: number;
  /** The cell on the face that it lies on. */
  readonly address: FaceIjk;
  readonly center: PlanePoint;
}

/**
 * The steps of `cellToLatLng` of H3 4.5, each computed as the C code computes it. Nothing is asked of h3-js.
 *
 * @param index - a valid cell in hexadecimal; throws a RangeError for text that is no index
 */
export function followCell(index: string): CellSteps {
  const value = parseIndex(index);
  if (value === null) throw new RangeError(`${index} is not an index`);
  const {resolution, baseCell, digits: all} = decodeIndex(value);
  const digits = all.slice(0, resolution);
  const pentagon = pentagonBaseCells.has(baseCell);
  const first = (list: readonly number[]) => list.find((digit) => digit !== 0);
  const followed = pentagon && first(digits) === 5 ? digits.map(rotateDigitBack) : digits;
  const home = baseCellHome(baseCell);
  const steps: ChildStep[] = [];
  let {ijk} = home;
  for (const [at, digit] of followed.entries()) {
    const center = toCenterChild(ijk, at + 1);
    ijk = add(center, unitVectors[digit] ?? {i: 0, j: 0, k: 0});
    steps.push({res: at + 1, digit, center, cell: ijk});
  }
  const middle = home.ijk.i + home.ijk.j + home.ijk.k === 0;
  const canLeave = pentagon || (resolution > 0 && !middle);
  const testRes = resolution + (resolution % 2);
  const crossings: OverageResult[] = [];
  let at: FaceIjk = {face: home.face, ijk: testRes === resolution ? ijk : toCenterChild(ijk, testRes)};
  if (canLeave) {
    let leading4 = pentagon && first(followed) === 4;
    for (;;) {
      const result = adjustOverage(at, testRes, {leading4});
      if (result.overage === 'none') break;
      crossings.push(result);
      ({at} = result);
      if (!pentagon) break;
      leading4 = false;
    }
  }
  const carried = testRes === resolution ? at.ijk : toParent(at.ijk, testRes);
  const address: FaceIjk = {face: at.face, ijk: crossings.length > 0 ? carried : ijk};
  return {
    resolution,
    baseCell,
    digits,
    followed,
    home,
    steps,
    canLeave,
    crossings,
    testRes,
    address,
    center: toSphere(toHex2d(address.ijk), address.face, resolution),
  };
}
