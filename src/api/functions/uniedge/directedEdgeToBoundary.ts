import type {ApiFunction} from '../../types';

export const directedEdgeToBoundary: ApiFunction = {
  name: 'directedEdgeToBoundary',
  group: 'uniedge',
  summary: 'Gives the line that an edge’s two cells share.',
  use: 'To draw borders and flows. For the whole outline of a cell, `cellToBoundary`; for the length of the line, `edgeLengthKm` and its kin.',
  signatures: {
    c: ['H3Error directedEdgeToBoundary(H3Index edge, CellBoundary *gb)'],
    java: ['List<LatLng> directedEdgeToBoundary(long h3)', 'List<LatLng> directedEdgeToBoundary(String h3)'],
    javascript: ['directedEdgeToBoundary(edgeIndex: H3IndexInput, formatAsGeoJson?: boolean): CoordPair[]'],
    python: ['directed_edge_to_boundary(edge)'],
    go: ['func (e DirectedEdge) Boundary() (CellBoundary, error)'],
    duckdb: ['h3_directed_edge_to_boundary_wkt(edge)', 'h3_directed_edge_to_boundary_wkb(edge)'],
    shell: ['h3 directedEdgeToBoundary --cell <index> [--format <FMT>]'],
  },
  parameters: [
    {name: 'edge', type: 'directed edge', description: 'The edge.'},
    {
      name: 'gb',
      type: 'boundary',
      description: 'The points of the line.',
      unit: 'radians in C, degrees elsewhere',
      out: true,
    },
    {
      name: 'formatAsGeoJson',
      type: 'boolean',
      description: 'JavaScript only: `true` for `[longitude, latitude]` pairs instead of `[latitude, longitude]`.',
    },
  ],
  returns:
    'Two points, or three where the line bends at an edge of the icosahedron, which happens at odd resolutions only. Latitude first. They run counterclockwise around the origin, so that the origin lies to the left.',
  errors: [
    {
      code: 'E_DIR_EDGE_INVALID',
      when: 'The index is not in edge mode, has direction 0 or 7, or direction 1 on a pentagon; or its origin cannot be placed on the icosahedron.',
    },
  ],
  memory: 'A `CellBoundary` of your own. `numVerts` says how many of its points are set.',
  pentagons: 'At odd resolutions each edge of a pentagon has three points, at even ones two.',
  notes: [
    'The edge back has the same points in the opposite order.',
    'At the antimeridian the points can have longitudes near 180 and −180. They are not shifted.',
    'DuckDB writes WKT with six decimals, longitude first, and repeats the first point at the end of the `LINESTRING`.',
    'It is the border between the cells, not a line from center to center.',
  ],
  since: '4.0.0',
  v3: [
    {
      name: 'getH3UnidirectionalEdgeBoundary',
      signatures: {
        c: ['void getH3UnidirectionalEdgeBoundary(H3Index edge, GeoBoundary *gb)'],
        java: [
          'List<GeoCoord> getH3UnidirectionalEdgeBoundary(long h3)',
          'List<GeoCoord> getH3UnidirectionalEdgeBoundary(String h3)',
        ],
        javascript: ['getH3UnidirectionalEdgeBoundary(edgeIndex: H3IndexInput, formatAsGeoJson?: boolean): number[][]'],
        python: ['get_h3_unidirectional_edge_boundary(self, edge, geo_json=False)'],
      },
      summary: 'Gives the line that an edge’s two cells share.',
      parameters: [
        {name: 'edge', type: 'directed edge', description: 'The edge.'},
        {
          name: 'gb',
          type: 'boundary',
          description: 'The points of the line.',
          unit: 'radians in C, degrees elsewhere',
          out: true,
        },
        {
          name: 'formatAsGeoJson',
          type: 'boolean',
          description: 'JavaScript (and `geo_json` in Python): `true` for longitude first.',
        },
      ],
      returns:
        'Nothing in C; `numVerts` is 2 or 3, and 0 where the index names no direction, as a cell does not: h3-js and Java return an empty array then. Otherwise an index that is no edge gives points that mean nothing. h3-py raises `H3EdgeError` for any invalid edge; with `geo_json` it repeats the first point at the end.',
      limits: 'Three points where the line bends at an edge of the icosahedron, at odd resolutions.',
      differs: '4.x gives `E_DIR_EDGE_INVALID` instead of no points. h3-py 4 has no `geo_json` argument.',
    },
  ],
  related: ['originToDirectedEdges', 'vertexToLatLng', 'cellToBoundary', 'edgeLengthKm'],
  searchWords: ['shared border', 'line', 'linestring', 'WKT', 'GeoJSON'],
};
