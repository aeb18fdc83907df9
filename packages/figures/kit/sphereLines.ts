import * as h3 from 'h3-js';
import {dot, plus, type Vector} from '@h3-docs/grid/h3/sphere';
import {cellVectors as vectorsOf} from '@h3-docs/grid/h3/statistics/measure';
import {memoize} from '@h3-docs/base/memoize';
import {joinedEdges} from './joinedEdges';
import {memoizeLast} from './memoizeLast';

/** A line on the sphere: unit vectors, which need no trigonometry when the sphere is turned. */
export type SphereLine = readonly Vector[];

/** The outline of a cell, not closed. */
export const cellVectors = memoize((cell: string): SphereLine => vectorsOf(cell));

/** A corner that cells share, though each computes it for itself: they differ in the last digits. */
const cornerKey = (vector: Vector) => vector.map((value) => Math.round(value * 1e7)).join();

/** The edges of all cells of a resolution: each edge once, and edges that meet joined to long lines. */
export const cellLines = memoize((res: number): readonly SphereLine[] => {
  const cells = h3.getRes0Cells().flatMap((base) => h3.cellToChildren(base, res));
  return joinedEdges(cells.map(vectorsOf), cornerKey);
});

/** The edges of the cells of a disk, joined in the same way. */
export const diskLines = memoizeLast((disk: readonly string[]): readonly SphereLine[] =>
  joinedEdges(disk.map(vectorsOf), cornerKey),
);

/** Where the segment from a to b meets the plane through the Earth's center with a normal. */
function crossing(a: Vector, b: Vector, normal: Vector): Vector {
  const [from, to] = [dot(a, normal), dot(b, normal)];
  const share = from / (from - to);
  return plus(a, plus(b, a, -1), share);
}

/** The part of an open ring in the hemispheres around all `normals`; of several parts, one joined along the cut. */
export function cutRing(ring: SphereLine, normals: readonly Vector[]): SphereLine {
  return normals.reduce<SphereLine>((points, normal) => {
    const kept: Vector[] = [];
    points.forEach((point, index) => {
      const previous = points.at(index - 1) ?? point;
      const inside = dot(point, normal) >= 0;
      if (inside !== dot(previous, normal) >= 0) kept.push(crossing(previous, point, normal));
      if (inside) kept.push(point);
    });
    return kept;
  }, ring);
}

/** The parts of a line in the hemispheres around all `normals`. */
export function cutLine(line: SphereLine, normals: readonly Vector[]): readonly SphereLine[] {
  return normals.reduce<readonly SphereLine[]>(
    (lines, normal) => lines.flatMap((points) => partsOf(points, normal)),
    [line],
  );
}

function partsOf(points: SphereLine, normal: Vector): Vector[][] {
  const parts: Vector[][] = [[]];
  points.forEach((point, index) => {
    const previous = points[index - 1] ?? point;
    const inside = dot(point, normal) >= 0;
    const wasInside = dot(previous, normal) >= 0;
    if (inside !== wasInside) parts.at(-1)?.push(crossing(previous, point, normal));
    if (inside) parts.at(-1)?.push(point);
    else if (wasInside) parts.push([]);
  });
  return parts.filter((part) => part.length > 1);
}
