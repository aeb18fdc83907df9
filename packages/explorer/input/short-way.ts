import type {Geometry, Position} from 'geojson';
import {boundsOf, planarRing, splitRing, unwrap} from '@h3-docs/grid/h3/geometry';
import {pairOf} from '@h3-docs/grid/h3/sphere';

/** Longitudes that differ by less are the same meridian, degrees. */
const SAME_MERIDIAN = 1e-9;

/**
 * A geometry as H3 reads it: a step of more than half a turn of longitude goes the other way, across the antimeridian.
 * Longitudes then run on beyond ±180, and a ring around a pole is led along it. This is the one place that decides how
 * steps across the antimeridian are read. A geometry without such steps is returned unchanged.
 *
 * -180 and 180 are the same meridian, so a step of exactly 360 degrees has no length. Such steps run around the Earth
 * only if no area would remain without them, or if the ring closes a belt on both sides of the equator.
 */
export function theShortWay(geometry: Geometry): Geometry {
  switch (geometry.type) {
    case 'LineString':
      return {...geometry, coordinates: line(geometry.coordinates)};
    case 'MultiLineString':
      return {...geometry, coordinates: geometry.coordinates.map(line)};
    case 'Polygon':
      return {...geometry, coordinates: polygon(geometry.coordinates)};
    case 'MultiPolygon':
      return {...geometry, coordinates: geometry.coordinates.map(polygon)};
    case 'GeometryCollection':
      return {...geometry, geometries: geometry.geometries.map(theShortWay)};
    default:
      return geometry;
  }
}

/** The lengths of the steps of longitude along a line, degrees. */
function stepsOf(positions: readonly Position[]): number[] {
  return positions.map(([lng = 0], at) => Math.abs(lng - (positions[at - 1]?.[0] ?? lng)));
}

const crosses = (positions: readonly Position[]) => stepsOf(positions).some((step) => step > 180);

/** A line with a step of a whole turn follows a parallel around the Earth. */
function line(positions: Position[]): Position[] {
  return crosses(positions) && !stepsOf(positions).some((step) => step >= 360)
    ? unwrap(positions.map(pairOf))
    : positions;
}

function polygon(rings: Position[][]): Position[][] {
  if (!rings.some(crosses)) return rings;
  const [outer = [], ...holes] = rings;
  if (!goesAround(outer)) return planarPolygon(rings);
  // An area around the Earth ends at ±180, and so do its holes.
  return [outer, ...holes.flatMap((hole) => (crosses(hole) ? splitRing(planar(hole)) : [hole]))];
}

/** Whether the steps of 360 degrees in a closed ring run around the Earth. */
function goesAround(ring: readonly Position[]): boolean {
  const wide = stepsOf(ring).filter((step) => step > 180);
  if (wide.length === 0 || wide.some((step) => step < 360)) return false;
  const pairs = ring.map(pairOf);
  const [west, , east] = boundsOf(unwrap(pairs));
  if (east - west < SAME_MERIDIAN) return true;
  const [, south, , north] = boundsOf(pairs);
  return wide.length % 2 === 1 && south < 0 && north > 0;
}

function planar(ring: readonly Position[]): [number, number][] {
  return planarRing(ring.slice(0, -1).map(pairOf));
}

/**
 * The closed rings of a polygon on the sphere as rings with continuous longitudes, the holes beside the outer one. The
 * largest ring is the outer one: files that were cut at the antimeridian and joined again can list the ring that
 * encloses a pole after a tiny one around that pole.
 */
export function planarPolygon(rings: readonly (readonly Position[])[]): Position[][] {
  const measured = rings.map((ring) => {
    const positions = planar(ring);
    const [west, , east] = boundsOf(positions);
    return {positions, middle: (west + east) / 2, area: Math.abs(planarArea(positions))};
  });
  const outer = measured.reduce((largest, ring) => (ring.area > largest.area ? ring : largest), measured[0] ?? nowhere);
  const holes = measured.filter((ring) => ring !== outer);
  return [
    outer.positions,
    ...holes.map(({positions, middle}) => {
      const shift = 360 * Math.round((outer.middle - middle) / 360);
      return positions.map(([lng, lat]): Position => [lng + shift, lat]);
    }),
  ];
}

const nowhere = {positions: [], middle: 0, area: 0};

/** The signed area of a closed ring in square degrees; negative for a ring that runs clockwise. */
export function planarArea(ring: readonly Position[]): number {
  return ring.reduce((sum, [lng = 0, lat = 0], at) => {
    const [fromLng = lng, fromLat = lat] = ring[at - 1] ?? [];
    return sum + (fromLng * lat - lng * fromLat) / 2;
  }, 0);
}
