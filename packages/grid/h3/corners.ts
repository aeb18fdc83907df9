import {toSphere, type PlanePoint} from './facePlane';
import {followCell} from './followCell';
import {add, toCenterChild, toHex2d, toThirds, type Hex2d, type Ijk} from './ijk';
import {
  adjustOverage,
  carryOver,
  crossingOver,
  faceReach,
  sideToward,
  type FaceIjk,
  type OverageResult,
  type Side,
} from './overage';
import {pentagonBaseCells} from './validity';

const read = (text: string): Ijk => {
  const [i = 0, j = 0, k = 0] = Array.from(text, Number);
  return {i, j, k};
};

/** The corners of the cell at the origin in the substrate grid, by class: `vertsCII` and `vertsCIII` of faceijk.c. */
export const substrateCorners: Readonly<Record<2 | 3, readonly Ijk[]>> = {
  2: ['210', '120', '021', '012', '102', '201'].map(read),
  3: ['540', '150', '054', '015', '405', '501'].map(read),
};

/** A corner of a cell, or a point where its outline crosses an edge of the icosahedron. */
export interface OutlinePoint extends PlanePoint {
  readonly kind: 'corner' | 'crossing';
  /** The face on whose plane `point` is. */
  readonly face: number;
}

/** A corner before and after it is carried to the face that it lies on. */
export interface SubstrateCorner {
  /** On the cell's own face. */
  readonly own: FaceIjk;
  readonly at: FaceIjk;
  readonly overage: OverageResult['overage'];
}

/** Every intermediate value of `cellToBoundary`. */
export interface CornerSteps {
  /** The even resolution whose substrate grid is used. */
  readonly gridRes: number;
  /** The cell's center in the substrate grid, on the cell's face. */
  readonly center: FaceIjk;
  readonly corners: readonly SubstrateCorner[];
  /** The outline in the order of `cellToBoundary`. */
  readonly outline: readonly OutlinePoint[];
}

/** What H3 takes for the same point of a substrate grid: `FLT_EPSILON`. */
const same = 2 ** -23;

/** The ends of a side of a face, in substrate units. */
function sideEnds(side: Side, res: number): readonly [Hex2d, Hex2d] {
  const reach = 3 * faceReach(res);
  const [i, j, k]: readonly Hex2d[] = [
    [reach, 0],
    [-reach / 2, (reach * Math.sqrt(3)) / 2],
    [-reach / 2, (-reach * Math.sqrt(3)) / 2],
  ];
  const ends = {ij: [i, j], jk: [j, k], ki: [k, i]}[side];
  return [ends[0] ?? [0, 0], ends[1] ?? [0, 0]];
}

/** Where the line through two points meets the line through two others (`_v2dIntersect`). */
function intersection(a: Hex2d, b: Hex2d, c: Hex2d, d: Hex2d): Hex2d {
  const [sx, sy] = [b[0] - a[0], b[1] - a[1]];
  const [ex, ey] = [d[0] - c[0], d[1] - c[1]];
  const t = (ex * (a[1] - c[1]) - ey * (a[0] - c[0])) / (sx * ey - ex * sy);
  return [a[0] + t * sx, a[1] + t * sy];
}

const near = (a: Hex2d, b: Hex2d) => Math.abs(a[0] - b[0]) < same && Math.abs(a[1] - b[1]) < same;

/** The corner on the face that it lies on: one edge further for a hexagon, as far as needed for a pentagon. */
function settle(own: FaceIjk, res: number, pentagon: boolean): SubstrateCorner {
  let result = adjustOverage(own, res, {substrate: true});
  while (pentagon && result.overage === 'new face') result = adjustOverage(result.at, res, {substrate: true});
  return {own, at: result.at, overage: result.overage};
}

/** The crossing on a pentagon's edge, on the plane of the face of the corner before; all of them cross one. */
function pentagonCrossing(last: SubstrateCorner, next: SubstrateCorner, res: number): OutlinePoint | undefined {
  const back = sideToward(next.at.face, last.at.face);
  const over = sideToward(last.at.face, next.at.face);
  if (!back || !over) return undefined;
  const unit = 7 ** (res / 2) * 3;
  const seen = carryOver(next.at, crossingOver(next.at.face, back), unit);
  const point = intersection(toHex2d(last.at.ijk), toHex2d(seen.ijk), ...sideEnds(over, res));
  return {kind: 'crossing', face: last.at.face, ...toSphere(point, last.at.face, res, true)};
}

/** The crossing on a hexagon's edge, on the plane of the cell's face; undefined if the edge stays on one face. */
function hexagonCrossing(
  face: number,
  last: SubstrateCorner,
  next: SubstrateCorner,
  res: number,
): OutlinePoint | undefined {
  if (next.at.face === last.at.face || last.overage === 'edge') return undefined;
  const side = sideToward(face, last.at.face === face ? next.at.face : last.at.face);
  if (!side) return undefined;
  const [from, to] = [toHex2d(last.own.ijk), toHex2d(next.own.ijk)];
  const point = intersection(from, to, ...sideEnds(side, res));
  if (near(point, from) || near(point, to)) return undefined;
  return {kind: 'crossing', face, ...toSphere(point, face, res, true)};
}

/**
 * The steps of `cellToBoundary` of H3 4.5, each computed as the C code computes it. Nothing is asked of h3-js.
 *
 * @param index - a valid cell in hexadecimal
 */
export function followCorners(index: string): CornerSteps {
  const {resolution, baseCell, digits, address} = followCell(index);
  const pentagon = pentagonBaseCells.has(baseCell) && digits.every((digit) => digit === 0);
  const class3 = resolution % 2 === 1;
  const gridRes = resolution + (class3 ? 1 : 0);
  const thirds = toThirds(address.ijk);
  const center: FaceIjk = {face: address.face, ijk: class3 ? toCenterChild(thirds, gridRes) : thirds};
  const corners = substrateCorners[class3 ? 3 : 2]
    .slice(0, pentagon ? 5 : 6)
    .map((corner) => settle({face: center.face, ijk: add(center.ijk, corner)}, gridRes, pentagon));
  const outline: OutlinePoint[] = [];
  corners.forEach((corner, at) => {
    const {face, ijk} = corner.at;
    outline.push({kind: 'corner', face, ...toSphere(toHex2d(ijk), face, gridRes, true)});
    const next = corners[(at + 1) % corners.length];
    if (!class3 || !next) return;
    const crossing = pentagon
      ? pentagonCrossing(corner, next, gridRes)
      : hexagonCrossing(center.face, corner, next, gridRes);
    if (crossing) outline.push(crossing);
  });
  return {gridRes, center, corners, outline};
}
