import type {ApiFunction} from '@site/src/api/types';
import {measures, unitParameter, unitParameterV3, units} from './measures';

export const greatCircleDistanceM: ApiFunction = {
  name: 'greatCircleDistanceM',
  group: 'misc',
  summary: 'Computes the great-circle distance between two points, in meters.',
  use: 'Use it to measure along the surface of the Earth, for example from center to center of cells. To count grid steps, use [`gridDistance`](/api/traversal.mdx#griddistance).',
  signatures: {
    c: ['double greatCircleDistanceM(const LatLng *a, const LatLng *b)'],
    java: ['double greatCircleDistance(LatLng a, LatLng b, LengthUnit unit)'],
    javascript: ['greatCircleDistance(latLng1: number[], latLng2: number[], unit: string): number'],
    python: ["great_circle_distance(latlng1, latlng2, unit='km')"],
    go: ['func GreatCircleDistanceM(a, b LatLng) float64'],
    duckdb: ["h3_great_circle_distance(lat1, lng1, lat2, lng2, 'm')"],
    shell: ["h3 greatCircleDistanceM -c '[[lat1, lng1], [lat2, lng2]]'", 'h3 greatCircleDistanceM -i <file>'],
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
    unitParameter(units.m),
  ],
  returns: 'The length of the shortest path between the points on the sphere, in meters.',
  errors: [],
  notes: ['The function uses the haversine formula. The antimeridian needs no special handling.', measures],
  since: '4.0.0',
  v3: [
    {
      name: 'pointDistM',
      signatures: {
        c: ['double pointDistM(const GeoCoord *a, const GeoCoord *b)'],
        java: ['double pointDist(GeoCoord a, GeoCoord b, LengthUnit unit)'],
        javascript: ['pointDist(latlng1: number[], latlng2: number[], unit: string): number'],
        python: ["point_dist(point1, point2, unit='km')"],
      },
      summary: 'Computes the great-circle distance between two points, in meters.',
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
        unitParameterV3(units.m),
      ],
      returns: 'The distance, in meters. The bindings reject an unknown unit. The coordinates are not checked.',
    },
  ],
  related: ['gridDistance', 'greatCircleDistanceKm', 'greatCircleDistanceRads', 'cellToLatLng'],
  searchWords: ['haversine', 'geodesic', 'point distance', 'length'],
};
