import type {FunctionEntry} from '@h3-docs/catalogue';
import {measures, unitParameter, unitParameterV3, units} from './measures';
import {distanceFormula, firstPoint, secondPoint} from './shared';

export const greatCircleDistanceM: FunctionEntry = {
  name: 'greatCircleDistanceM',
  group: 'misc',
  summary: 'Computes the great-circle distance between two points, in meters.',
  use: 'Use it to measure along the surface of the Earth, for example between the centers of two cells. To count grid steps, use [`gridDistance`](/api/traversal.mdx#griddistance).',
  parameters: [firstPoint, secondPoint, unitParameter(units.m)],
  returns: 'The length of the shortest path between the points on the sphere, in meters.',
  errors: [],
  notes: [distanceFormula, measures],
  since: '4.0.0',
  v3: [
    {
      name: 'pointDistM',
      summary: 'Computes the great-circle distance between two points, in meters.',
      parameters: [firstPoint, secondPoint, unitParameterV3(units.m)],
      returns: 'The distance, in meters. The bindings reject an unknown unit. The coordinates are not checked.',
    },
  ],
  related: ['gridDistance', 'greatCircleDistanceKm', 'greatCircleDistanceRads', 'cellToLatLng'],
  asks: `
    haversine | geodesic | point distance | length | meters between positions | ST_DistanceSphere | crow flies meters
    walking distance in m
  `,
};
