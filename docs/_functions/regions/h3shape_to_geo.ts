import type {FunctionEntry} from '@h3-docs/catalogue';

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
  ],
  returns:
    'A GeoJSON `Polygon` or `MultiPolygon` as a dictionary in degrees. Longitude comes first, and each loop repeats its first point at the end.',
  errors: [],
  since: '4.0.0',
  related: ['geo_to_h3shape', 'cellsToLinkedMultiPolygon'],
  asks: `
    __geo_interface__ | GeoPandas | Shapely | GeoJSON | FeatureCollection | H3Shape | export a shape
    save h3-py polygon | back into shapely
  `,
};
