import type {Hex2d} from '@h3-docs/grid/h3/ijk';
import type {Point} from '@h3-docs/grid/h3/clip';
import {pathData} from '@h3-docs/grid/h3/path';

/** Where points of a plane come to lie in a drawing: x to the right, y upwards. */
export function planeView(center: Point, pixelsPerUnit: number): (point: Hex2d) => Point {
  return ([x, y]) => [center[0] + x * pixelsPerUnit, center[1] - y * pixelsPerUnit];
}

/** The corners of the hexagon of which the neighbors' centers are 1 away, the i axis among them. */
export function hexagonAround([x, y]: Hex2d, size = 1): Hex2d[] {
  return Array.from({length: 6}, (_, corner): Hex2d => {
    const heading = ((30 + 60 * corner) * Math.PI) / 180;
    return [x + (size * Math.cos(heading)) / Math.sqrt(3), y + (size * Math.sin(heading)) / Math.sqrt(3)];
  });
}

/** Path data of a closed ring of the plane. */
export function planeRing(place: (point: Hex2d) => Point, ring: readonly Hex2d[], digits = 1): string {
  return pathData(ring.map(place), true, digits);
}

/** Path data of a line of the plane. */
export function planeLine(place: (point: Hex2d) => Point, line: readonly Hex2d[]): string {
  return pathData(line.map(place), false, 1);
}
