import type {ApiFunction} from '@site/src/api/types';
import {measures, unitParameter, unitParameterV3, units} from './measures';

export const greatCircleDistanceRads: ApiFunction = {
  name: 'greatCircleDistanceRads',
  group: 'misc',
  summary: 'Computes the great-circle distance between two points, in radians.',
  use: 'Use it to measure along the surface of the Earth, for example from center to center of cells. To count grid steps, use [`gridDistance`](/api/traversal.mdx#griddistance). A distance in radians is the angle between the two points at the center of the Earth.',
  signatures: {
    c: ['double greatCircleDistanceRads(const LatLng *a, const LatLng *b)'],
    java: ['double greatCircleDistance(LatLng a, LatLng b, LengthUnit unit)'],
    javascript: ['greatCircleDistance(latLng1: number[], latLng2: number[], unit: string): number'],
    python: ["great_circle_distance(latlng1, latlng2, unit='km')"],
    go: ['func GreatCircleDistanceRads(a, b LatLng) float64'],
    duckdb: ["h3_great_circle_distance(lat1, lng1, lat2, lng2, 'rads')"],
    shell: ["h3 greatCircleDistanceRads -c '[[lat1, lng1], [lat2, lng2]]'", 'h3 greatCircleDistanceRads -i <file>'],
  },
  parameters: [
    {
      name: 'a',
      type: 'point',
      unit: 'radians in C, degrees elsewhere',
      description: 'The first point, latitude before longitude.',
    },
    {
      name: 'b',
      type: 'point',
      unit: 'radians in C, degrees elsewhere',
      description: 'The second point.',
    },
    unitParameter(units.rads),
  ],
  returns: 'The length of the shortest path between the points on the sphere, in radians. It is at most π.',
  errors: [],
  notes: ['The function uses the haversine formula. The antimeridian needs no special handling.', measures],
  since: '4.0.0',
  v3: [
    {
      name: 'pointDistRads',
      signatures: {
        c: ['double pointDistRads(const GeoCoord *a, const GeoCoord *b)'],
        java: ['double pointDist(GeoCoord a, GeoCoord b, LengthUnit unit)'],
        javascript: ['pointDist(latlng1: number[], latlng2: number[], unit: string): number'],
        python: ["point_dist(point1, point2, unit='km')"],
      },
      summary: 'Computes the great-circle distance between two points, in radians.',
      parameters: [
        {
          name: 'a',
          type: 'point',
          unit: 'radians in C, degrees elsewhere',
          description: 'The first point, latitude before longitude.',
        },
        {
          name: 'b',
          type: 'point',
          unit: 'radians in C, degrees elsewhere',
          description: 'The second point.',
        },
        unitParameterV3(units.rads),
      ],
      returns: 'The distance, in radians. The bindings reject an unknown unit. The coordinates are not checked.',
    },
  ],
  related: ['gridDistance', 'greatCircleDistanceKm', 'greatCircleDistanceM', 'cellToLatLng'],
  searchWords: ['haversine', 'geodesic', 'point distance', 'length'],
};
