import {translate} from '@docusaurus/Translate';
import {formatLocale} from '@h3-docs/base/number';
import {
  angleFromCircle,
  cross,
  kmPerDegree,
  pairOf,
  toVector,
  wrapDegrees,
  type Position,
} from '@h3-docs/grid/h3/sphere';
import type {Geometry} from 'geojson';
import {simpleParts} from './cover';
import {edgeDegrees} from './grid';

/** Shorter edges stay within some 30 meters of the great circle. In degrees. */
const SHORT = 0.5;
/** Where on an edge its distance to the great circle is measured: an edge can cross the circle in its middle. */
const SHARES = [0.25, 0.5, 0.75];
/** The distance between the centers of neighbors, in edges of a regular hexagon. */
const APART = Math.sqrt(3);

/** How far the straight line in degrees between two positions leaves their great circle, degrees. */
function deviation(from: Position, to: Position): number {
  // Polygons cross the antimeridian by the shorter way.
  const east = wrapDegrees(to[0] - from[0]);
  const north = to[1] - from[1];
  const normal = cross(toVector(from), toVector(to));
  if (Math.hypot(east, north) < SHORT || Math.hypot(...normal) === 0) return 0;
  return Math.max(
    ...SHARES.map((share) => angleFromCircle(normal, toVector([from[0] + share * east, from[1] + share * north]))),
  );
}

/** How far edges of polygons, as H3 takes them, leave the great circles between their corners at most, km. */
export function planarDeviationKm(geometries: readonly Geometry[]): number {
  let most = 0;
  for (const ring of geometries.flatMap((geometry) => simpleParts(geometry).polygons.flat())) {
    for (let at = 1; at < ring.length; at++)
      most = Math.max(most, deviation(pairOf(ring[at - 1] ?? []), pairOf(ring[at] ?? [])));
  }
  return most * kmPerDegree;
}

/**
 * Says that edges are straight lines in degrees, where that makes a difference of a cell or more.
 *
 * @param deviationKm - see `planarDeviationKm`
 * @returns empty where it makes none
 */
export function planarNote(deviationKm: number, resolution: number): string {
  const cellKm = APART * edgeDegrees(resolution) * kmPerDegree;
  return deviationKm < cellKm
    ? ''
    : translate(
        {
          message:
            'H3 takes edges as straight lines in longitude and latitude. Great circles between the corners are up to {distance} km away, which is more than a cell.',
        },
        {distance: formatLocale(Math.round(deviationKm))},
      );
}
