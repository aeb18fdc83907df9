/** A point of the plane: of a drawing in its own units, or a longitude and a latitude in degrees. */
export type Point = readonly [x: number, y: number];

/** The half of the plane on one side of a vertical (axis 0) or horizontal (axis 1) line, the line included. */
export interface HalfPlane {
  readonly axis: 0 | 1;
  readonly at: number;
  /** 1 for the coordinates from `at` up, -1 for those from `at` down. */
  readonly side: 1 | -1;
}

/** The half planes between two meridians, in degrees. */
export const meridiansOf = (west: number, east: number): readonly HalfPlane[] => [
  {axis: 0, at: west, side: 1},
  {axis: 0, at: east, side: -1},
];

/** A point that a clip adds. */
type Crossing = [x: number, y: number];

const isInside = ({axis, at, side}: HalfPlane, point: Point): boolean => (point[axis] - at) * side >= 0;

/** The point at which the segment from a to b crosses the edge of a half plane. */
function crossing({axis, at}: HalfPlane, a: Point, b: Point): Crossing {
  const share = (at - a[axis]) / (b[axis] - a[axis]);
  return axis === 0 ? [at, a[1] + share * (b[1] - a[1])] : [a[0] + share * (b[0] - a[0]), at];
}

/**
 * The part of an open ring that lies in all half planes (Sutherland–Hodgman): one open ring, empty when nothing does.
 * Parts that the clip separates stay joined along its edges.
 */
export function clipRing<P extends Point>(ring: readonly P[], halves: readonly HalfPlane[]): (P | Crossing)[] {
  return halves.reduce<(P | Crossing)[]>(
    (points, half) => {
      const result: (P | Crossing)[] = [];
      let previous = points.at(-1);
      let wasInside = previous !== undefined && isInside(half, previous);
      for (const point of points) {
        const inside = isInside(half, point);
        if (previous && wasInside !== inside) result.push(crossing(half, previous, point));
        if (inside) result.push(point);
        [previous, wasInside] = [point, inside];
      }
      return result;
    },
    [...ring],
  );
}

/** The parts of a line that lie in all half planes, each of two points or more. */
export function clipLine<P extends Point>(line: readonly P[], halves: readonly HalfPlane[]): (P | Crossing)[][] {
  return halves.reduce<(P | Crossing)[][]>(
    (lines, half) => lines.flatMap((points) => partsInside(points, half)),
    [[...line]],
  );
}

function partsInside<P extends Point>(points: readonly P[], half: HalfPlane): (P | Crossing)[][] {
  const parts: (P | Crossing)[][] = [[]];
  let previous: P | undefined;
  let wasInside = false;
  for (const point of points) {
    const inside = isInside(half, point);
    if (previous && wasInside !== inside) parts.at(-1)?.push(crossing(half, previous, point));
    if (inside) parts.at(-1)?.push(point);
    else if (wasInside) parts.push([]);
    [previous, wasInside] = [point, inside];
  }
  return parts.filter((part) => part.length > 1);
}
