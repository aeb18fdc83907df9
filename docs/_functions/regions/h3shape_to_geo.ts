import type {FunctionEntry} from '@h3-docs/catalogue/types';

export const h3shape_to_geo: FunctionEntry = {
  name: 'h3shape_to_geo',
  group: 'regions',
  summary: 'Converts a shape of h3-py to GeoJSON.',
  use: 'Use it in Python to pass a shape to another library or to write it to a file. If you start with cells, call `cells_to_geo`, which returns their outline as GeoJSON.',
  parameters: [
    {
      name: 'h3shape',
      type: 'shape',
      description:
        'A [`LatLngPoly`](/api/misc.mdx#latlngpoly) or a [`LatLngMultiPoly`](/api/misc.mdx#latlngmultipoly).',
    },
    {
      name: 'container',
      type: 'string',
      description:
        'The GeoJSON type of the result: `Polygon`, `MultiPolygon`, `Feature`, `FeatureCollection`, or `GeometryCollection`. With the default, `auto`, the result has the type of the shape.',
    },
  ],
  returns: 'A GeoJSON dictionary in degrees. Longitude comes first, and each loop repeats its first point at the end.',
  errors: [],
  notes: [
    'The function raises `ValueError` for an unknown `container`. It also raises this error if `container` is `Polygon` but the shape is a multipolygon.',
    'The parameter `container` is new in h3-py 4.5.',
  ],
  since: '4.0.0',
  related: ['geo_to_h3shape', 'cellsToLinkedMultiPolygon'],
  searchWords: ['__geo_interface__', 'GeoPandas', 'Shapely', 'GeoJSON', 'FeatureCollection', 'H3Shape'],
};
