import type {FunctionEntry} from '@h3-docs/catalogue';
import {measures, unitParameter, unitParameterV3, units} from './measures';
import {distanceFormula, firstPoint, secondPoint} from './shared';

export const greatCircleDistanceKm: FunctionEntry = {
  name: 'greatCircleDistanceKm',
  group: 'misc',
  summary: 'Computes the great-circle distance between two points, in kilometers.',
  use: 'Use it to measure along the surface of the Earth, for example between the centers of two cells. To count grid steps, use [`gridDistance`](/api/traversal.mdx#griddistance).',
  parameters: [firstPoint, secondPoint, unitParameter(units.km)],
  returns: 'The length of the shortest path between the points on the sphere, in kilometers.',
  errors: [],
  notes: [distanceFormula, measures],
  since: '4.0.0',
  v3: [
    {
      name: 'pointDistKm',
      summary: 'Computes the great-circle distance between two points, in kilometers.',
      parameters: [firstPoint, secondPoint, unitParameterV3(units.km)],
      returns: 'The distance, in kilometers. The bindings reject an unknown unit. The coordinates are not checked.',
    },
  ],
  related: ['gridDistance', 'greatCircleDistanceM', 'greatCircleDistanceRads', 'cellToLatLng'],
  asks: `
    No function matches h3_great_circle_distance(UBIGINT, UBIGINT)
    distance between h3s centroid great_circle_distance
    distance in kilometers between centers of two hexagons
    distance between two points | distance in km | haversine distance | distance between two coordinates
    meters between two positions | haversine | geodesic | point distance | length | orthodrome | ST_Distance
    de: Entfernung zwischen zwei Punkten
    fr: distance entre deux points
    es: distancia entre dos puntos
    pt: distância entre dois pontos
    ja: 二 地点 距離
    zh: 两点 距离
  `,
};
