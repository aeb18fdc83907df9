import type {Geometry, Position} from 'geojson';
import {planarRing, unwrap} from '../../h3/geometry';

/**
 * A geometry as H3 reads it: a step of more than half a turn of longitude goes the other way, across the antimeridian.
 * Longitudes then run on beyond ±180, and a ring around a pole is led along it. A step of a whole turn stays, since
 * areas around the Earth are closed so. What needs none of this comes back as it is.
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

const toPair = ([lng = 0, lat = 0]: Position): [number, number] => [lng, lat];

function crosses(positions: readonly Position[]): boolean {
  const steps = positions.map(([lng = 0], at) => Math.abs(lng - (positions[at - 1]?.[0] ?? lng)));
  return steps.some((step) => step > 180) && !steps.some((step) => step >= 360);
}

function line(positions: Position[]): Position[] {
  return crosses(positions) ? unwrap(positions.map(toPair)) : positions;
}

function polygon(rings: Position[][]): Position[][] {
  return rings.some(crosses) ? planarPolygon(rings) : rings;
}

/** The closed rings of a polygon on the sphere as rings with continuous longitudes, the holes beside the outer one. */
export function planarPolygon(rings: readonly (readonly Position[])[]): Position[][] {
  const [outer = [], ...holes] = rings.map((ring) => planarRing(ring.slice(0, -1).map(toPair)));
  const middle = (ring: readonly Position[]) => ring.reduce((sum, [lng = 0]) => sum + lng, 0) / ring.length;
  return [
    outer,
    ...holes.map((hole) => {
      const shift = 360 * Math.round((middle(outer) - middle(hole)) / 360);
      return hole.map(([lng, lat]): Position => [lng + shift, lat]);
    }),
  ];
}
