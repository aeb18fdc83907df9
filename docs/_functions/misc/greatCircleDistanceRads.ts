import type {FunctionEntry} from '@h3-docs/catalogue';
import {measures, unitParameter, unitParameterV3, units} from './measures';
import {distanceFormula, firstPoint, secondPoint} from './shared';

export const greatCircleDistanceRads: FunctionEntry = {
  name: 'greatCircleDistanceRads',
  group: 'misc',
  summary: 'Computes the great-circle distance between two points, in radians.',
  use: 'Use it to measure along the surface of the Earth, for example between the centers of two cells. To count grid steps, use [`gridDistance`](/api/traversal.mdx#griddistance). A distance in radians is the angle between the lines from the center of the Earth to the two points.',
  parameters: [firstPoint, secondPoint, unitParameter(units.rads)],
  returns: 'The length of the shortest path between the points on the sphere, in radians. It is at most π.',
  errors: [],
  notes: [distanceFormula, measures],
  since: '4.0.0',
  v3: [
    {
      name: 'pointDistRads',
      summary: 'Computes the great-circle distance between two points, in radians.',
      parameters: [firstPoint, secondPoint, unitParameterV3(units.rads)],
      returns: 'The distance, in radians. The bindings reject an unknown unit. The coordinates are not checked.',
    },
  ],
  related: ['gridDistance', 'greatCircleDistanceKm', 'greatCircleDistanceM', 'cellToLatLng'],
  asks: `
    haversine | geodesic | point distance | length | central angle | angular distance | arc on the unit sphere
    distance as an angle
  `,
};
