import {translate} from '@docusaurus/Translate';
import {formatLocale} from '@h3-docs/base/number';
import {cross, dot, earthRadiusKm, kmPerDegree, pairOf, toVector, unit, type Position} from '@h3-docs/grid/h3/sphere';
import type {Geometry} from 'geojson';
import {edgeDegrees} from './grid';

/** Shorter edges stay within some 30 meters of the great circle. In degrees. */
const SHORT = 0.5;
/** Where on an edge its distance to the great circle is measured: an edge can cross the circle in its middle. */
const SHARES = [0.25, 0.5, 0.75];
/** The distance between the centers of neighbors, in edges of a regular hexagon. */
const APART = Math.sqrt(3);

/** How far the straight line in degrees between two positions leaves their great circle, km. */
function deviationKm(from: Position, to: Position): number {
  const wide = to[0] - from[0];
  // Polygons cross the antimeridian by the shorter way.
  const east = Math.abs(wide) > 180 ? wide - 360 * Math.sign(wide) : wide;
  const north = to[1] - from[1];
  if (Math.hypot(east, north) < SHORT) return 0;
  const pole = cross(toVector(from), toVector(to));
  if (Math.hypot(...pole) === 0) return 0;
  const normal = unit(pole);
  const off = SHARES.map((share) =>
    Math.asin(Math.abs(dot(normal, toVector([from[0] + share * east, from[1] + share * north])))),
  );
  return Math.max(...off) * earthRadiusKm;
}

/** The rings of polygons of a geometry, of [longitude, latitude] in degrees. */
function ringsOf(geometry: Geometry): readonly (readonly (readonly number[])[])[] {
  switch (geometry.type) {
    case 'Polygon':
      return geometry.coordinates;
    case 'MultiPolygon':
      return geometry.coordinates.flat();
    case 'GeometryCollection':
      return geometry.geometries.flatMap(ringsOf);
    default:
      return [];
  }
}

/** How far edges of polygons, as H3 takes them, leave the great circles between their corners at most, km. */
export function planarDeviationKm(geometries: readonly Geometry[]): number {
  let most = 0;
  for (const ring of geometries.flatMap(ringsOf)) {
    for (let at = 1; at < ring.length; at++)
      most = Math.max(most, deviationKm(pairOf(ring[at - 1] ?? []), pairOf(ring[at] ?? [])));
  }
  return most;
}

/**
 * Says that edges are straight lines in degrees, where that makes a difference of a cell or more.
 *
 * @param deviation - see `planarDeviationKm`
 * @returns empty where it makes none
 */
export function planarNote(deviation: number, resolution: number): string {
  const cellKm = APART * edgeDegrees(resolution) * kmPerDegree;
  return deviation < cellKm
    ? ''
    : translate(
        {
          message:
            'H3 takes edges as straight lines in longitude and latitude. Great circles between the corners are up to {distance} km away, which is more than a cell.',
        },
        {distance: formatLocale(Math.round(deviation))},
      );
}
