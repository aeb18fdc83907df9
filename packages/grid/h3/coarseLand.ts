import type {Position as GeoPosition} from 'geojson';
import type {Point} from './clip';
import type {LandData} from './land';
import {simplifyRing} from './path';
import {pairOf} from './sphere';

const coarse = new WeakMap<LandData, LandData>();

/**
 * How far simplified coasts of a globe may be from their true place, in degrees. The distance is shorter than a unit of
 * the drawing.
 */
const coastDegrees = 0.4;

const closed = (ring: readonly Point[]): GeoPosition[] =>
  [...ring, ...ring.slice(0, 1)].map(([lng, lat]) => [lng, lat]);

/**
 * Land that has only the points that a small globe can show. d3 would otherwise project all points of a detailed level for
 * each globe. The coarse land is computed once for each land.
 */
export function coarseLand(land: LandData): LandData {
  const known = coarse.get(land);
  if (known) return known;
  const {shape, ...level} = land.level(180);
  const coordinates = shape.coordinates.flatMap((rings) => {
    const [outer = [], ...holes] = rings.map((ring) => simplifyRing(ring.slice(0, -1).map(pairOf), coastDegrees));
    return outer.length === 0 ? [] : [[outer, ...holes.filter(({length}) => length > 0)].map(closed)];
  });
  const found = {...land, level: () => ({...level, shape: {...shape, coordinates}})};
  coarse.set(land, found);
  return found;
}
