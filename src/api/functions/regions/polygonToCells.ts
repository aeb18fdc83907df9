import type {ApiFunction} from '../../types';

export const polygonToCells: ApiFunction = {
  name: 'polygonToCells',
  group: 'regions',
  summary: 'Fills a polygon with the cells whose centers lie inside it.',
  use: 'Turns a district, a delivery zone or a country into cells. Because each cell is judged by its center, polygons that share an edge never share a cell, and nothing between them is missed. When every cell that touches the polygon is wanted, or only those wholly inside, or when the polygon is near a pole, take `polygonToCellsExperimental`.',
  signatures: {
    c: ['H3Error polygonToCells(const GeoPolygon *geoPolygon, int res, uint32_t flags, H3Index *out)'],
    java: [
      'List<String> polygonToCellAddresses(List<LatLng> points, List<List<LatLng>> holes, int res)',
      'List<Long> polygonToCells(List<LatLng> points, List<List<LatLng>> holes, int res)',
    ],
    javascript: ['polygonToCells(coordinates: number[][] | number[][][], res: number, isGeoJson?: boolean): H3Index[]'],
    python: ['polygon_to_cells(h3shape, res)', 'h3shape_to_cells(h3shape, res)', 'geo_to_cells(geo, res)'],
    go: [
      'func PolygonToCells(polygon GeoPolygon, resolution int) ([]Cell, error)',
      'func (p GeoPolygon) Cells(resolution int) ([]Cell, error)',
    ],
    duckdb: [
      'h3_polygon_wkt_to_cells(wkt, resolution)',
      'h3_polygon_wkt_to_cells_string(wkt, resolution)',
      'h3_polygon_wkb_to_cells(wkb, resolution)',
      'h3_polygon_wkb_to_cells_string(wkb, resolution)',
    ],
    shell: ['h3 polygonToCells (--polygon <POLYGON> | --file <FILENAME>) --resolution <res> [--format <FMT>]'],
  },
  parameters: [
    {
      name: 'geoPolygon',
      type: 'polygon',
      unit: 'radians in C, degrees elsewhere',
      description:
        'One outer loop and any number of holes. Latitude comes first, except in GeoJSON (`isGeoJson` in JavaScript, `geo_to_cells` in Python) and in WKT and WKB, where longitude does.',
      range: 'latitude −90° to 90°, longitude −180° to 180°',
    },
    {name: 'res', type: 'resolution', description: 'Resolution of the cells.', range: '0 to 15'},
    {
      name: 'flags',
      type: 'containment mode',
      description:
        'Pass `CONTAINMENT_CENTER`. The other modes are accepted and **ignored**: centers decide all the same.',
      range: '0',
    },
    {
      name: 'out',
      type: 'array of cells',
      description: 'Zero-filled array of `maxPolygonToCellsSize` elements.',
      out: true,
    },
  ],
  returns:
    'Every cell of resolution `res` whose center is inside the outer loop and in no hole, each once. None when the polygon is so small that it holds no center.',
  errors: [
    {
      code: 'E_FAILED',
      when: 'The polygon has no width or no height (a single point, a line along a parallel or meridian, in C no vertex at all), a coordinate is not finite, or the size estimate was too small: typical near the poles and for very wide polygons.',
    },
    {code: 'E_RES_DOMAIN', when: '`res` is not within 0 to 15.'},
    {code: 'E_MEMORY_ALLOC', when: 'The two scratch arrays, each as large as `out`, cannot be allocated.'},
    {code: 'E_OPTION_INVALID', when: '`flags` is not a containment mode.'},
  ],
  memory:
    'Allocate `maxPolygonToCellsSize` elements filled with zeros. The cells lie scattered between slots that stay `H3_NULL` and have to be skipped. While it runs, the function needs twice that memory again.',
  pentagons: 'Pentagons are cells like others and need no care.',
  cost: 'About seven times more cells, time and memory with each finer resolution. Memory follows the bounding box, not the polygon: a long diagonal shape reserves far more than it fills, and is better cut in pieces. `polygonToCellsExperimental` is usually faster and needs less.',
  notes: [
    '**Edges are straight in latitude and longitude**, as on a web map, not along great circles. An edge between two points on a parallel follows the parallel.',
    '**Antimeridian:** give the true longitudes, 176° and then −178°. An edge that spans more than 180° of longitude is taken to go the short way round, across the antimeridian. Longitudes beyond ±180° do not work: of 176° to 182° only the part up to 180° is filled. GeoJSON that is already cut at 180° can be filled piece by piece.',
    '**Wider than 180°:** for the same reason a box from 100° W to 100° E comes out as the box on the other side of the world. Put more vertices on the long edges, so that no two neighbors are over 180° apart, or cut the polygon; a box round the whole globe has to be cut ([uber/h3#561](https://github.com/uber/h3/issues/561)).',
    '**Poles:** a loop drawn around a pole does not contain it; it fails with `E_FAILED` or fills only a few cells by chance. Cut the cap into wedges of up to 60° of longitude that reach the pole, or into halves for `polygonToCellsExperimental`.',
    '**Loops:** clockwise or counter-clockwise makes no difference, and the first point may be repeated at the end or not. Holes may overlap. One polygon at a time: fill a multipolygon part by part (`LatLngMultiPoly` in Python does so, and keeps duplicates where parts overlap).',
    '**Order** is that of an internal hash table. The same polygon gives the same order, but it means nothing: sort if you compare or store.',
    'For an empty polygon the bindings return no cells. h3-js refuses results that are too large for its heap (its error 1001). DuckDB gives an empty list where H3 reports an error.',
  ],
  since: '4.0.0',
  v3: [
    {
      name: 'polyfill',
      signatures: {
        c: ['void polyfill(const GeoPolygon *geoPolygon, int res, H3Index *out)'],
        java: [
          'List<String> polyfillAddress(List<GeoCoord> points, List<List<GeoCoord>> holes, int res)',
          'List<Long> polyfill(List<GeoCoord> points, List<List<GeoCoord>> holes, int res)',
        ],
        javascript: ['polyfill(coordinates: number[][] | number[][][], res: number, isGeoJson?: boolean): H3Index[]'],
        python: ['polyfill(self, geojson, res, geo_json_conformant=False)'],
      },
      summary: 'Fills a polygon with the cells whose centers lie inside it.',
      parameters: [
        {
          name: 'geoPolygon',
          type: 'polygon',
          unit: 'radians in C, degrees elsewhere',
          description:
            'One outer loop (`geofence` in C) and any number of holes. Latitude comes first unless GeoJSON order is asked for: `isGeoJson` in JavaScript, `geo_json_conformant` in Python, which takes a `Polygon` as a `dict`.',
        },
        {name: 'res', type: 'resolution', description: 'Resolution of the cells.', range: '0 to 15'},
        {
          name: 'out',
          type: 'array of cells',
          description: 'Zero-filled array of `maxPolyfillSize(geoPolygon, res)` elements.',
          out: true,
        },
      ],
      returns:
        'Nothing: the cells stand in `out`, between slots of 0 that have to be skipped. **All zeros mean two things**: no center lies inside, or the algorithm ran out of room and gave up. The bindings return an empty collection for both. A `res` outside 0 to 15 is refused by the bindings alone. Python returns a `set`.',
      limits:
        'Near a pole and for wide polygons the room is often too small, so that nothing comes back and nothing is said. An edge of more than 180° of longitude is taken to cross the antimeridian.',
      differs:
        'Giving up is an error, `E_FAILED`, and so are a point and a flat line. There is a `flags` parameter. Python has a shape, `LatLngPoly`, for the polygon.',
    },
    {
      name: 'polyfill_polygon',
      signatures: {python: ['polyfill_polygon(self, outer, res, holes=None, lnglat_order=False)']},
      summary: 'Fills a polygon that is given as lists of coordinates.',
      parameters: [
        {
          name: 'outer',
          type: 'list of points',
          unit: 'degrees',
          description: 'The outer loop, closed or not, in either direction.',
        },
        {name: 'res', type: 'resolution', description: 'Resolution of the cells.', range: '0 to 15'},
        {name: 'holes', type: 'list of loops', unit: 'degrees', description: 'The holes, if there are any.'},
        {
          name: 'lnglat_order',
          type: 'boolean',
          description: 'Whether points are longitude first. The default is latitude first.',
        },
      ],
      returns: 'A `set` of cells; empty also when the algorithm gave up.',
      limits: 'Those of `polyfill`.',
      differs: 'Build a `LatLngPoly(outer, *holes)` and pass it to `polygon_to_cells`. Points are latitude first.',
    },
    {
      name: 'polyfill_geojson',
      signatures: {python: ['polyfill_geojson(self, geojson, res)']},
      summary: 'Fills a GeoJSON polygon.',
      parameters: [
        {
          name: 'geojson',
          type: 'dict',
          unit: 'degrees',
          description: 'A GeoJSON object of type `Polygon`, longitude first. Other types raise a `ValueError`.',
        },
        {name: 'res', type: 'resolution', description: 'Resolution of the cells.', range: '0 to 15'},
      ],
      returns: 'A `set` of cells; empty also when the algorithm gave up.',
      limits: 'Those of `polyfill`.',
      differs: 'Called `geo_to_cells`, it also takes a `MultiPolygon` and every object with a `__geo_interface__`.',
    },
  ],
  related: ['polygonToCellsExperimental', 'maxPolygonToCellsSize', 'cellsToLinkedMultiPolygon', 'compactCells'],
  searchWords: [
    'polyfill',
    'fill',
    'area',
    'geofence',
    'geojson',
    'rasterize',
    'shape',
    'wkt',
    'LatLngPoly',
    'antimeridian',
    'dateline',
  ],
};
