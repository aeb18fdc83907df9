import {baseCellAt, leavesGapClockwise} from './baseCells';
import {encodeIndex, toHex} from './bits';
import {classRotation, tangents} from './facePlane';
import {icosahedronFaces} from './icosahedronFaces';
import {normalize, rotateDigit, rotateDigitBack, subtract, toCenterChild, toParent, type Hex2d, type Ijk} from './ijk';
import {dot, toVector, type Vector} from './sphere';
import {pentagonBaseCells} from './validity';

/** How a point of the plane is rounded to a cell (`_hex2dToCoordIJK`), in the quarter where x and y are positive. */
export interface Rounding {
  /** The point folded into that quarter, along axes that are 120° apart, in cells. */
  readonly oblique: readonly [x1: number, x2: number];
  /** The whole cells in `oblique`. */
  readonly whole: readonly [m1: number, m2: number];
  /** What remains of `oblique`: compared with thirds and halves. */
  readonly rest: readonly [r1: number, r2: number];
  /** The i and j of the nearest cell there, before it is folded back. */
  readonly folded: readonly [i: number, j: number];
  readonly ijk: Ijk;
}

/** One step from a resolution to the next coarser one. */
export interface DigitStep {
  readonly res: number;
  readonly cell: Ijk;
  readonly parent: Ijk;
  /** The parent's center child, in the grid of `res`. */
  readonly center: Ijk;
  /** The cell less that center: a unit vector, which is the digit. */
  readonly difference: Ijk;
  readonly digit: number;
}

/** One turn of all digits by 60°, and the digits after it. */
export interface DigitTurn {
  readonly direction: 'clockwise' | 'counterclockwise';
  /** `table`: the base cell is turned on this face; `gap`: the first digit other than 0 would be 1 at a pentagon. */
  readonly reason: 'table' | 'gap';
  readonly digits: readonly number[];
}

/** Every intermediate value of `latLngToCell`, under names close to those of H3's C code; angles are in radians. */
export interface PointSteps {
  readonly vector: Vector;
  /** The squared distance from each face's center, by the number of the face. */
  readonly squaredDistances: readonly number[];
  readonly face: number;
  /** The angle from the face's center. */
  readonly angle: number;
  /** The direction from the face's center, clockwise from north, 0 to 2π. */
  readonly azimuth: number;
  /** The direction from the grid's i axis, counter-clockwise, 0 to 2π. */
  readonly theta: number;
  /** The distance from the face's center on the gnomonic plane. */
  readonly gnomonic: number;
  /** The same in hex2d units of the resolution. */
  readonly radius: number;
  readonly point: Hex2d;
  readonly rounding: Rounding;
  /** From the finest resolution to resolution 1. */
  readonly steps: readonly DigitStep[];
  /** The digits from resolution 1 on, as seen from the face. */
  readonly faceDigits: readonly number[];
  readonly baseIjk: Ijk;
  readonly baseCell: number;
  /** The rotations that the table of base cells asks for. */
  readonly rotations: number;
  readonly turns: readonly DigitTurn[];
  readonly digits: readonly number[];
  readonly index: string;
}

const perSin60 = 2 / Math.sqrt(3);
/** 1 / `RES0_U_GNOMONIC`: the square of the golden ratio. */
const perUnit = 2.618033988749896;
const sqrt7 = Math.sqrt(7);
const turn = (angle: number) => {
  const positive = angle < 0 ? angle + 2 * Math.PI : angle;
  return positive >= 2 * Math.PI ? positive - 2 * Math.PI : positive;
};

/** The nearest cell of a point on the plane, with the values that lead there. */
function roundToCell([x, y]: Hex2d): Rounding {
  const x2 = Math.abs(y) * perSin60;
  const x1 = Math.abs(x) + x2 / 2;
  const [m1, m2] = [Math.trunc(x1), Math.trunc(x2)];
  const [r1, r2] = [x1 - m1, x2 - m2];
  // The four centers around the point. Along axes 120° apart the squared length of (a, b) is a² + b² − ab.
  const corners = [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const;
  const away = ([i, j]: readonly [number, number]) => (r1 - i) ** 2 + (r2 - j) ** 2 - (r1 - i) * (r2 - j);
  const [di, dj] = corners.reduce((best, corner) => (away(corner) < away(best) ? corner : best));
  const folded = [m1 + di, m2 + dj] as const;
  const [across, j] = [x < 0 ? folded[1] - folded[0] : folded[0], folded[1]];
  const ijk = normalize(y < 0 ? {i: across - j, j: -j, k: 0} : {i: across, j, k: 0});
  return {oblique: [x1, x2], whole: [m1, m2], rest: [r1, r2], folded, ijk};
}

const firstDigit = (digits: readonly number[]) => digits.find((digit) => digit !== 0);

/** The turns that bring the digits seen from a face into the orientation of their base cell. */
function turnsOf(face: number, baseCell: number, rotations: number, faceDigits: readonly number[]): DigitTurn[] {
  const turns: DigitTurn[] = [];
  let digits = faceDigits;
  const turnAll = (direction: DigitTurn['direction'], reason: DigitTurn['reason']) => {
    digits = digits.map(direction === 'clockwise' ? rotateDigitBack : rotateDigit);
    turns.push({direction, reason, digits});
  };
  const pentagon = pentagonBaseCells.has(baseCell);
  if (pentagon && firstDigit(digits) === 1) {
    turnAll(leavesGapClockwise(baseCell, face) ? 'clockwise' : 'counterclockwise', 'gap');
  }
  for (let rotation = 0; rotation < rotations; rotation++) {
    turnAll('counterclockwise', 'table');
    if (pentagon && firstDigit(digits) === 1) turnAll('counterclockwise', 'gap');
  }
  return turns;
}

/**
 * The steps of `latLngToCell` of H3 4.5 for a position in degrees, each computed as the C code computes it. Nothing is
 * asked of h3-js.
 *
 * @param res - 0 to 15; throws a RangeError for others and for numbers that are not finite
 */
export function followPoint(lat: number, lng: number, res: number): PointSteps {
  if (!Number.isInteger(res) || res < 0 || res > 15) throw new RangeError(`There is no resolution ${res}`);
  if (!Number.isFinite(lat) || !Number.isFinite(lng)) throw new RangeError('The position must have finite numbers');
  const vector = toVector([lng, lat]);
  const squaredDistances = icosahedronFaces.map(({center}) =>
    center.reduce((sum, value, axis) => sum + (value - (vector[axis] ?? 0)) ** 2, 0),
  );
  const face = squaredDistances.indexOf(Math.min(...squaredDistances));
  const {center = vector, axisAzimuth = 0} = icosahedronFaces[face] ?? {};
  const angle = Math.acos(1 - (squaredDistances[face] ?? 0) * 0.5);
  const {north, east} = tangents(center);
  const azimuth = turn(Math.atan2(dot(vector, east), dot(vector, north)));
  const theta = turn(turn(axisAzimuth - azimuth) - (res % 2) * classRotation);
  const gnomonic = Math.tan(angle);
  let radius = gnomonic * perUnit;
  for (let step = 0; step < res; step++) radius *= sqrt7;
  const point: Hex2d = angle < 1e-16 ? [0, 0] : [radius * Math.cos(theta), radius * Math.sin(theta)];
  const rounding = roundToCell(point);
  const steps: DigitStep[] = [];
  let cell = rounding.ijk;
  for (let r = res; r > 0; r--) {
    const parent = toParent(cell, r);
    const childCenter = toCenterChild(parent, r);
    const difference = subtract(cell, childCenter);
    const digit = 4 * difference.i + 2 * difference.j + difference.k;
    steps.push({res: r, cell, parent, center: childCenter, difference, digit});
    cell = parent;
  }
  const faceDigits = steps.map(({digit}) => digit).reverse();
  const {baseCell, rotations} = baseCellAt({face, ijk: cell});
  const turns = turnsOf(face, baseCell, rotations, faceDigits);
  const digits = turns.at(-1)?.digits ?? faceDigits;
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
  return {
    vector,
    squaredDistances,
    face,
    angle,
    azimuth,
    theta,
    gnomonic,
    radius,
    point,
    rounding,
    steps,
    faceDigits,
    baseIjk: cell,
    baseCell,
    rotations,
    turns,
    digits,
    index,
  };
}
