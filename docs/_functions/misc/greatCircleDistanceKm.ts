import type {ApiFunction} from '@site/src/api/types';
import {measures, unitParameter, unitParameterV3, units} from './measures';

export const greatCircleDistanceKm: ApiFunction = {
  name: 'greatCircleDistanceKm',
  group: 'misc',
  summary: 'Computes the great-circle distance between two points, in kilometers.',
  use: 'Use it to measure along the surface of the Earth, for example from center to center of cells. To count grid steps, use [`gridDistance`](/api/traversal.mdx#griddistance).',
  signatures: {
    c: ['double greatCircleDistanceKm(const LatLng *a, const LatLng *b)'],
    java: ['double greatCircleDistance(LatLng a, LatLng b, LengthUnit unit)'],
    javascript: ['greatCircleDistance(latLng1: number[], latLng2: number[], unit: string): number'],
    python: ["great_circle_distance(latlng1, latlng2, unit='km')"],
    go: ['func GreatCircleDistanceKm(a, b LatLng) float64'],
    duckdb: ["h3_great_circle_distance(lat1, lng1, lat2, lng2, 'km')"],
    shell: ["h3 greatCircleDistanceKm -c '[[lat1, lng1], [lat2, lng2]]'", 'h3 greatCircleDistanceKm -i <file>'],
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
    unitParameter(units.km),
  ],
  returns: 'The length of the shortest path between the points on the sphere, in kilometers.',
  errors: [],
  notes: ['The function uses the haversine formula. The antimeridian needs no special handling.', measures],
  since: '4.0.0',
  v3: [
    {
      name: 'pointDistKm',
      signatures: {
        c: ['double pointDistKm(const GeoCoord *a, const GeoCoord *b)'],
        java: ['double pointDist(GeoCoord a, GeoCoord b, LengthUnit unit)'],
        javascript: ['pointDist(latlng1: number[], latlng2: number[], unit: string): number'],
        python: ["point_dist(point1, point2, unit='km')"],
      },
      summary: 'Computes the great-circle distance between two points, in kilometers.',
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
        unitParameterV3(units.km),
      ],
      returns: 'The distance, in kilometers. The bindings reject an unknown unit. The coordinates are not checked.',
    },
  ],
  related: ['gridDistance', 'greatCircleDistanceM', 'greatCircleDistanceRads', 'cellToLatLng'],
  searchWords: ['haversine', 'geodesic', 'point distance', 'length'],
};
