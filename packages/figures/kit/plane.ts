import type {Hex2d} from '@h3-docs/grid/h3/ijk';
import type {Point} from '@h3-docs/grid/h3/clip';
import {pathData} from '@h3-docs/grid/h3/path';

/** Where points of a plane come to lie in a drawing: x to the right, y upwards. */
export function planeView(center: Point, pixelsPerUnit: number): (point: Hex2d) => Point {
  return ([x, y]) => [center[0] + x * pixelsPerUnit, center[1] - y * pixelsPerUnit];
}

/** The corners of a regular polygon. @param heading where the first one is, in degrees counterclockwise from the right */
export function regularPolygon([x, y]: Hex2d, sides: number, radius: number, heading: number): Hex2d[] {
  return Array.from({length: sides}, (_, corner): Hex2d => {
    const angle = ((heading + (360 * corner) / sides) * Math.PI) / 180;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

/** Path data of a closed ring of the plane. */
export function planeRing(place: (point: Hex2d) => Point, ring: readonly Hex2d[]): string {
  return pathData(ring.map(place), true);
}

/** Path data of a line of the plane. */
export function planeLine(place: (point: Hex2d) => Point, line: readonly Hex2d[]): string {
  return pathData(line.map(place), false);
}
