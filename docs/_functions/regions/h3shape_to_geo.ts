import type {FunctionEntry} from '@site/src/api/types';

export const h3shape_to_geo: FunctionEntry = {
  name: 'h3shape_to_geo',
  group: 'regions',
  summary: 'Converts a shape of h3-py to GeoJSON.',
  use: 'Use it in Python to pass a shape to another library or to write it to a file. `cells_to_geo` traces the outline of cells and converts it in one call.',
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
        'The GeoJSON type of the result: `Polygon`, `MultiPolygon`, `Feature`, `FeatureCollection`, or `GeometryCollection`. The default, `auto`, is the type of the shape.',
    },
  ],
  returns: 'A GeoJSON dictionary in degrees. Longitude comes first, and each loop repeats its first point at the end.',
  errors: [],
  notes: [
    'The function raises `ValueError` for an unknown `container`, and if `container` is `Polygon` but the shape is a multipolygon.',
    'The parameter `container` is new in h3-py 4.5.',
  ],
  since: '4.0.0',
  related: ['geo_to_h3shape', 'cellsToLinkedMultiPolygon'],
  searchWords: ['__geo_interface__', 'GeoPandas', 'Shapely', 'GeoJSON', 'FeatureCollection', 'H3Shape'],
};
