import {tangents} from '@h3-docs/grid/h3/facePlane';
import {icosahedronFaces} from '@h3-docs/grid/h3/icosahedronFaces';
import type {Hex2d} from '@h3-docs/grid/h3/ijk';
import {crossingOver} from '@h3-docs/grid/h3/overage';
import type {Point} from '@h3-docs/grid/h3/clip';
import {cross, dot, plus, scaled, unit, type Vector} from '@h3-docs/grid/h3/sphere';
import {globeRadius, globesSize, type Axes} from './globes';

/** The distance of a face from the center of an icosahedron whose corners are 1 from it. */
const faceDistance = Math.sqrt((5 + 2 * Math.sqrt(5)) / 15);
/** The length of a unit of resolution 0 on such a face: half the way from its center to a corner. */
const faceUnit = Math.sqrt(1 - faceDistance ** 2) / 2;
/** How far a face turns about the edge that it shares with another until both lie in one plane, in radians. */
const hingeAngle = Math.PI - Math.acos(-Math.sqrt(5) / 3);

/** A face in space: its center, and the steps of one unit of resolution 0 along x (the i axis) and y. */
interface Placed {
  readonly center: Vector;
  readonly x: Vector;
  readonly y: Vector;
}

const third = (2 * Math.PI) / 3;

/** The corners of a face on its plane, on the i, j, and k axes. */
export const faceCorners: readonly Hex2d[] = [0, 1, 2].map((turn): Hex2d => [
  2 * Math.cos(turn * third),
  2 * Math.sin(turn * third),
]);

const pointOf = ({center, x, y}: Placed, [across, up]: Hex2d): Vector => plus(plus(center, x, across), y, up);

/** The faces where they are on the icosahedron. */
const solid: readonly Placed[] = icosahedronFaces.map(({center, axisAzimuth}) => {
  const {north, east} = tangents(center);
  const x = plus(scaled(north, Math.cos(axisAzimuth)), east, Math.sin(axisAzimuth));
  return {center: scaled(center, faceDistance), x: scaled(x, faceUnit), y: scaled(cross(center, x), faceUnit)};
});

const cornersOf = (face: number): Vector[] => {
  const placed = solid[face];
  return placed ? faceCorners.map((corner) => pointOf(placed, corner)) : [];
};

/** The unit normals of the planes through the Earth's center and the sides of a face, inward. */
export function sidesOf(face: number): Vector[] {
  const corners = cornersOf(face);
  return corners.map((corner, index) => unit(cross(corner, corners[(index + 1) % 3] ?? corner)));
}

/** The point of a face's plane under a vector, in units of resolution 0. */
export function onFace(face: number, vector: Vector): Hex2d {
  const {center, x, y} = solid[face] ?? {center: vector, x: vector, y: vector};
  const factor = faceDistance ** 2 / dot(vector, center) / faceUnit ** 2;
  return [factor * dot(vector, x), factor * dot(vector, y)];
}

/** A face that hangs on another. */
interface Hinge {
  readonly face: number;
  readonly parent: number;
}

/** The face of the upper belt that is in the same column of the net as a face: from 5 to 9. */
const columnOf = (face: number): number => 5 + (face % 5);

/**
 * The net around a face: a strip of ten, and a face above or below each. The middle of the strip is the root, and each
 * face hangs on the one before it.
 */
function hingesAround(face: number): {readonly root: number; readonly hinges: readonly Hinge[]} {
  const root = columnOf(face);
  const hinges: Hinge[] = [];
  const hang = (parent: number, side: 'ij' | 'ki' | 'jk'): number => {
    const {face: found} = crossingOver(parent, side);
    hinges.push({face: found, parent});
    return found;
  };
  // Along the strip, the faces have the next one beyond their ij and their ki sides in turn.
  const strip = (first: 'ij' | 'ki', second: 'ij' | 'ki', length: number) => {
    let last = root;
    for (let step = 0; step < length; step++) {
      last = hang(last, step % 2 === 0 ? first : second);
      hang(last, 'jk');
    }
  };
  hang(root, 'jk');
  strip('ij', 'ki', 5);
  strip('ki', 'ij', 4);
  return {root, hinges};
}

/** Turns a vector about an axis through a point, counter-clockwise as seen against the axis. */
function turned(vector: Vector, through: Vector, axis: Vector, angle: number): Vector {
  const from = plus(vector, through, -1);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const along = scaled(axis, dot(axis, from) * (1 - cos));
  return plus(through, plus(plus(scaled(from, cos), cross(axis, from), sin), along));
}

/** The faces after each has turned outward by a share (0 to 1) of what lays it beside its parent. */
function opened(face: number, share: number): {readonly root: number; readonly placed: readonly Placed[]} {
  const {root, hinges} = hingesAround(face);
  const motions = new Map<number, (vector: Vector) => Vector>([[root, (vector) => vector]]);
  for (const {face: child, parent} of hinges) {
    const [a, b] = cornersOf(parent).filter((corner) =>
      cornersOf(child).some((other) => Math.hypot(...plus(corner, other, -1)) < 1e-6),
    );
    const [inner, outer, before] = [solid[child], solid[parent], motions.get(parent)];
    if (!a || !b || !inner || !outer || !before) throw new Error(`Face ${child} is not beside face ${parent}`);
    const axis = unit(plus(b, a, -1));
    const outward = Math.sign(dot(cross(axis, plus(inner.center, a, -1)), outer.center));
    motions.set(child, (vector) => before(turned(vector, a, axis, outward * share * hingeAngle)));
  }
  const placed = solid.map(({center, x, y}, number) => {
    const motion = motions.get(number) ?? ((vector: Vector) => vector);
    const middle = motion(center);
    return {center: middle, x: plus(motion(plus(center, x)), middle, -1), y: plus(motion(plus(center, y)), middle, -1)};
  });
  return {root, placed};
}

/** A direction between two others. */
function between(from: Vector, to: Vector, share: number): Vector {
  const mixed = plus(scaled(from, 1 - share), to, share);
  return Math.hypot(...mixed) < 1e-3 ? to : unit(mixed);
}

/** A face as it is seen in the drawing. */
export interface SeenFace {
  readonly number: number;
  /** Whether its outer side is seen. */
  readonly front: boolean;
  /** Where a point of its plane is in the drawing. */
  readonly place: (point: Hex2d) => Point;
  /** The point of its plane at a point of the drawing. */
  readonly invert: (point: Point) => Hex2d;
  /** The share of its area that is seen, 0 edge-on. */
  readonly open: number;
}

/**
 * The icosahedron on its way to its net, the farthest face first.
 *
 * @param axes - how the closed icosahedron is seen
 * @param face - the net has this one in its middle column
 * @param share - 0 closed, 1 flat
 */
export function seenFaces(axes: Axes, face: number, share: number): readonly SeenFace[] {
  const {root, placed} = opened(face, share);
  const {center = axes.toward, x = axes.north} = solid[root] ?? {};
  const toward = between(axes.toward, unit(center), share);
  // Flat, the i axis of the root points down.
  const up = between(axes.north, unit(scaled(x, -1)), share);
  const north = unit(plus(up, toward, -dot(up, toward)));
  const east = cross(north, toward);
  const corners = placed.flatMap((one) => faceCorners.map((corner) => pointOf(one, corner)));
  const range = (axis: Vector) => {
    const values = corners.map((corner) => dot(axis, corner));
    return [Math.min(...values), Math.max(...values)] as const;
  };
  const [[left, right], [bottom, top]] = [range(east), range(north)];
  const {width, height} = globesSize;
  const scale = Math.min(globeRadius, (width - 4) / (right - left), (height - 4) / (top - bottom));
  const flat = (vector: Vector): Point => [scale * dot(east, vector), -scale * dot(north, vector)];
  const middle: Point = [(scale * (left + right)) / 2, (-scale * (bottom + top)) / 2];
  return placed
    .map((one, number) => {
      const [cx, cy] = flat(one.center);
      const [origin, a, b] = [
        [width / 2 + cx - middle[0], height / 2 + cy - middle[1]] as const,
        flat(one.x),
        flat(one.y),
      ];
      // The drawing's y points down: a side that is seen has a negative determinant.
      const determinant = a[0] * b[1] - a[1] * b[0];
      return {
        number,
        depth: dot(toward, one.center),
        front: determinant < 0,
        open: Math.abs(determinant) / (scale * faceUnit) ** 2,
        place: ([px, py]: Hex2d): Point => [origin[0] + px * a[0] + py * b[0], origin[1] + px * a[1] + py * b[1]],
        invert: ([px, py]: Point): Hex2d => {
          const [dx, dy] = [px - origin[0], py - origin[1]];
          return [(dx * b[1] - dy * b[0]) / determinant, (dy * a[0] - dx * a[1]) / determinant];
        },
      };
    })
    .sort((one, other) => one.depth - other.depth);
}

/** Whether a point of a face's plane lies within its three sides. */
export function isOnFace([x, y]: Hex2d): boolean {
  // Each side is one unit from the center, opposite to a corner.
  return faceCorners.every(([cx, cy]) => x * cx + y * cy >= -2 - 1e-9);
}
