import type {FunctionEntry} from '@h3-docs/catalogue';

export const geo_to_h3shape: FunctionEntry = {
  name: 'geo_to_h3shape',
  group: 'regions',
  summary: 'Converts GeoJSON, or a geometry of another Python library, to a shape of h3-py.',
  use: 'Use it in Python to create the shape that [`polygon_to_cells_experimental`](/api/regions.mdx#polygontocellsexperimental) takes. If you need only the cells, call `geo_to_cells`. It converts the geometry and returns the same cells as `polygonToCells`.',
  parameters: [
    {
      name: 'geo',
      type: 'polygon or multipolygon',
      unit: 'degrees',
      description:
        'A GeoJSON dictionary of the type `Polygon` or `MultiPolygon`, or an object whose `__geo_interface__` is such a dictionary. Longitude comes first.',
    },
  ],
  returns:
    'A [`LatLngPoly`](/api/misc.mdx#latlngpoly) for a `Polygon`, and a [`LatLngMultiPoly`](/api/misc.mdx#latlngmultipoly) for a `MultiPolygon`. Latitude comes first in the result. If `geo` is already a shape of h3-py, the function returns it unchanged.',
  errors: [],
  notes: [
    'Geometries of Shapely and GeoPandas have a `__geo_interface__`. A GeoJSON `Feature` does not work: pass its `geometry`.',
    'For any other geometry type, the function raises `ValueError`. If the coordinates contain heights, the function ignores them.',
  ],
  since: '4.0.0',
  related: ['h3shape_to_geo', 'polygonToCells', 'polygonToCellsExperimental'],
  asks: `
    __geo_interface__ | GeoPandas | Shapely | GeoJSON | LatLngPoly | H3Shape | gdf.geometry | import geojson dict
    MultiPolygon in python
  `,
};
