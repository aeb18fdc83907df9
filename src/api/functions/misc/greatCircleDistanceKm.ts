import type {ApiFunction} from '../../types';

export const greatCircleDistanceKm: ApiFunction = {
  name: 'greatCircleDistanceKm',
  group: 'misc',
  summary: 'Computes the distance between two points along the Earth’s surface, in kilometers.',
  use: 'For the distance between points, centers of cells for instance. For a number of steps from cell to cell use [`gridDistance`](/docs/api/traversal#griddistance).',
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
      description: 'The first point: latitude, then longitude.',
      unit: 'radians in C, degrees elsewhere',
    },
    {
      name: 'b',
      type: 'point',
      description: 'The second point.',
      unit: 'radians in C, degrees elsewhere',
    },
    {
      name: 'unit',
      type: 'unit',
      description:
        "The unit, in the bindings that have one function for all units: for kilometers, `UNITS.km`, `LengthUnit.km`, `'km'` in Python and DuckDB.",
    },
  ],
  returns: 'The length of the shortest way over the sphere, in kilometers.',
  errors: [],
  notes: [
    'The Earth is taken as a sphere of radius 6371.007180918475 km. A geodesic on the WGS84 ellipsoid differs by up to about 0.6 %.',
    'It is the haversine formula. The antimeridian needs no care: 179° E and 179° W are 2° apart.',
    'Coordinates are not checked; one that is not a number gives a result that is not a number. With an unknown unit JavaScript throws code 1000, Python raises `ValueError`, Java throws `IllegalArgumentException`, and DuckDB gives `NULL`.',
  ],
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
      summary: 'Computes the distance between two points along the Earth’s surface, in kilometers.',
      parameters: [
        {
          name: 'a',
          type: 'point',
          description: 'The first point: latitude, then longitude.',
          unit: 'radians in C, degrees elsewhere',
        },
        {
          name: 'b',
          type: 'point',
          description: 'The second point.',
          unit: 'radians in C, degrees elsewhere',
        },
        {
          name: 'unit',
          type: 'unit',
          description: "In the bindings: `UNITS.km`, `LengthUnit.km`, `'km'` in Python.",
        },
      ],
      returns: 'The distance in kilometers. Bindings refuse an unknown unit; nothing else can fail.',
    },
  ],
  related: ['gridDistance', 'greatCircleDistanceM', 'greatCircleDistanceRads', 'cellToLatLng'],
  searchWords: ['haversine', 'geodesic', 'point distance', 'length'],
};
