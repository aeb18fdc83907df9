import {getHexagonAreaAvg, getHexagonEdgeLengthAvg, UNITS} from 'h3-js';
import {boundsOf, unwrap} from './geometry';
import {angle, earthRadiusKm, kmPerDegree, pairOf, radians, type Position} from './sphere';

/** Rings as GeoJSON has them, degrees: the first is the outer one. */
type Rings = readonly (readonly (readonly number[])[])[];

/** Upper bounds of the cells of a resolution that a polygon has to do with, whatever its winding and its crossings. */
export interface CoverBounds {
  /** The cells inside. */
  readonly inside: number;
  /** The cells along its rings. */
  readonly border: number;
}

/** A ring with a corner as near to a pole as this, in degrees, makes H3 look at all cells around the pole. */
const polarDegrees = 0.02;
/** What H3 looks at then: a bit more than 3 km around the pole, in km². */
const polarKm2 = Math.PI * (0.03 * kmPerDegree) ** 2;

/**
 * How many cells H3 may look at for a polygon. The area of a polygon says too little about this: that of a bow-tie is 0,
 * and that of a sliver is almost 0, while H3 visits every cell along the rings.
 *
 * @param rings - open or closed, degrees
 */
export function coverBounds(rings: Rings, resolution: number): CoverBounds {
  const outer = unwrap((rings[0] ?? []).map(pairOf));
  const [west, south, east, north] = boundsOf(outer);
  if (!(east >= west)) return {inside: 0, border: 0};
  const box = Math.min(360, east - west) * radians * (heightOf(north) - heightOf(south));
  const length = rings.reduce((total, ring) => total + ringLength(ring), 0);
  const cellKm2 = getHexagonAreaAvg(resolution, UNITS.km2);
  const isPolar = rings.flat().some((corner) => Math.abs(pairOf(corner)[1]) > 90 - polarDegrees);
  return {
    inside: (Math.min(box, fanArea(outer)) * earthRadiusKm ** 2) / cellKm2,
    // A step of an edge’s length along the ring passes at most two cells.
    border: (2 * length) / getHexagonEdgeLengthAvg(resolution, UNITS.km) + (isPolar ? polarKm2 / cellKm2 : 0),
  };
}

/** The height of a parallel on the cylinder that has the areas of the unit sphere (Archimedes). */
const heightOf = (lat: number) => Math.sin(lat * radians);

/** The sum of the areas of the triangles between a ring’s first corner and its edges, which never cancel out. */
function fanArea(ring: readonly Position[]): number {
  const flat = ring.map(([lng, lat]) => [lng * radians, heightOf(lat)] as const);
  const [[x0, y0] = [0, 0]] = flat;
  return flat.reduce((sum, [x, y], at) => {
    const [px, py] = flat[at - 1] ?? [x0, y0];
    return sum + Math.abs((px - x0) * (y - y0) - (x - x0) * (py - y0)) / 2;
  }, 0);
}

/** The length of a ring, closed, along great circles, km. */
function ringLength(ring: Rings[number]): number {
  return ring.reduce((total, position, at) => {
    const previous = ring.at(at - 1) ?? position;
    return total + angle(pairOf(previous), pairOf(position)) * kmPerDegree;
  }, 0);
}
