import type {MultiPolygon, Polygon} from 'geojson';
import type {H3Api, LatLng} from './api';
import {clipRing, meridiansOf} from './clip';
import {densify, wrapDegrees, type Position} from './sphere';

/** West, south, east, north in degrees. East passes 180 where the shape crosses the antimeridian. */
export type Bounds = readonly [west: number, south: number, east: number, north: number];

/** How a shape that crosses the antimeridian is written: longitudes beyond ±180, or cut into parts at ±180. */
export type Antimeridian = 'unwrap' | 'split';

const toLngLat = ([lat, lng]: LatLng): Position => [lng, lat];

/** The same line with continuous longitudes: no step is longer than 180 degrees, so they may leave [-180, 180]. */
export function unwrap(line: readonly Readonly<Position>[]): Position[] {
  const result: Position[] = [];
  for (const [lng, lat] of line) {
    const previous = result.at(-1);
    // Whole turns only: a longitude that needs none stays exactly as it is.
    result.push([previous ? lng + 360 * Math.round((previous[0] - lng) / 360) : lng, lat]);
  }
  return result;
}

/** The pole that an open ring of positions runs around: 1 north, -1 south, 0 none. */
export function poleInside(ring: readonly Readonly<Position>[]): -1 | 0 | 1 {
  let winding = 0;
  let latitudes = 0;
  ring.forEach(([lng, lat], index) => {
    const [next] = ring[(index + 1) % ring.length] ?? [lng];
    winding += wrapDegrees(next - lng);
    latitudes += lat;
  });
  if (Math.abs(winding) < 180) return 0;
  return latitudes > 0 ? 1 : -1;
}

/** Whether a ring is planar as it is: longitudes within ±180 that span less than half a turn. Most cells' are. */
export function isPlanar(ring: readonly Readonly<Position>[]): boolean {
  const [west, , east] = boundsOf(ring);
  return west > -180 && east < 180 && east - west < 180;
}

/**
 * An open ring that begins with the position nearest to a pole: from there, the way to the pole crosses no other edge. One
 * ring so has one answer, wherever it began.
 */
function fromNearestTo(pole: -1 | 1, ring: readonly Readonly<Position>[]): Readonly<Position>[] {
  let nearest = 0;
  ring.forEach(([lng, lat], at) => {
    const [ownLng = 0, ownLat = 0] = ring[nearest] ?? [];
    const height = pole * (lat - ownLat);
    if (height > 0 || (height === 0 && wrapDegrees(lng) < wrapDegrees(ownLng))) nearest = at;
  });
  return [...ring.slice(nearest), ...ring.slice(0, nearest)];
}

/**
 * An open ring on the sphere as a closed ring on the plane of longitudes and latitudes. Longitudes are continuous;
 * a ring around a pole, which has no area on that plane, is led along the pole so that it covers it.
 * `step` adds great-circle points, in degrees: long edges are curves on the plane.
 */
export function planarRing(ring: readonly Readonly<Position>[], step?: number): Position[] {
  const pole = ring.length > 0 ? poleInside(ring) : 0;
  const turned = pole === 0 ? ring : fromNearestTo(pole, ring);
  const first = turned[0];
  if (!first) return [];
  const closed: Position[] = [...turned, first].map(([lng, lat]) => [lng, lat]);
  if (!step && pole === 0 && isPlanar(ring)) return closed;
  const line = unwrap(step ? densify(closed, step) : closed);
  const middle = line.reduce((sum, [lng]) => sum + lng, 0) / line.length;
  const shift = -360 * Math.round(middle / 360);
  const result = line.map(([lng, lat]): Position => [lng + shift, lat]);
  const start = result[0];
  const end = result.at(-1);
  if (pole !== 0 && start && end) result.push([end[0], pole * 90], [start[0], pole * 90], [start[0], start[1]]);
  return result;
}

/** A closed planar ring as closed rings within [-180, 180]; parts without area are dropped. */
export function splitRing(ring: readonly Position[]): Position[][] {
  const [west, , east] = boundsOf(ring);
  const parts: Position[][] = [];
  for (let world = Math.floor((west + 180) / 360); world <= Math.floor((east + 180) / 360); world++) {
    const part = clipRing(ring.slice(0, -1), meridiansOf(360 * world - 180, 360 * world + 180));
    const [partWest, , partEast] = boundsOf(part);
    const [first] = part;
    if (first && partEast > partWest) parts.push([...part, first].map(([lng, lat]) => [lng - 360 * world, lat]));
  }
  return parts;
}

/** The bounds of planar positions; of none: [Infinity, Infinity, -Infinity, -Infinity]. */
export function boundsOf(positions: readonly Readonly<Position>[]): Bounds {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [lng, lat] of positions) {
    west = Math.min(west, lng);
    south = Math.min(south, lat);
    east = Math.max(east, lng);
    north = Math.max(north, lat);
  }
  return [west, south, east, north];
}

/** A cell's vertices, counter-clockwise, not closed, as h3-js gives them but longitude first. */
export function cellRing(h3: H3Api, cell: string): Position[] {
  return h3.cellToBoundary(cell).map(toLngLat);
}

/**
 * A cell as a GeoJSON geometry that planar software draws rightly wherever the cell lies: across the antimeridian
 * (`unwrap`: longitudes beyond ±180, good for web maps; `split`: parts within ±180, as RFC 7946 asks) and around a
 * pole. `step` in degrees curves long edges. Throws what h3-js throws for an invalid cell.
 */
export function cellGeometry(
  h3: H3Api,
  cell: string,
  antimeridian: Antimeridian = 'unwrap',
  step?: number,
): Polygon | MultiPolygon {
  const ring = planarRing(cellRing(h3, cell), step);
  if (antimeridian === 'unwrap') return {type: 'Polygon', coordinates: [ring]};
  const parts = splitRing(ring);
  const [only] = parts;
  return parts.length === 1 && only
    ? {type: 'Polygon', coordinates: [only]}
    : {type: 'MultiPolygon', coordinates: parts.map((part) => [part])};
}

/** A cell's center, longitude first. */
export function cellCenter(h3: H3Api, cell: string): Position {
  return toLngLat(h3.cellToLatLng(cell));
}

/** The boundary that a directed edge crosses, with continuous longitudes: two positions, three at a distortion vertex. */
export function edgeLine(h3: H3Api, edge: string): Position[] {
  return unwrap(h3.directedEdgeToBoundary(edge).map(toLngLat));
}

/** A vertex's position, longitude first. */
export function vertexPoint(h3: H3Api, vertex: string): Position {
  return toLngLat(h3.vertexToLatLng(vertex));
}
