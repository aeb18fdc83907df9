import type {ApiFunction} from '../../types';

export const cellToBoundary: ApiFunction = {
  name: 'cellToBoundary',
  group: 'indexing',
  summary: 'Gives the outline of a cell: its vertices in order.',
  use: 'To draw one cell, or to hand it to a geometry library. For a set of cells use [`cellsToLinkedMultiPolygon`](/docs/api/regions#cellstolinkedmultipolygon), which leaves out the lines between them. For vertices that neighbors share under one index, use [`cellToVertexes`](/docs/api/vertex#celltovertexes).',
  signatures: {
    c: ['H3Error cellToBoundary(H3Index h3, CellBoundary *gp)'],
    java: ['List<LatLng> cellToBoundary(long h3)', 'List<LatLng> cellToBoundary(String h3Address)'],
    javascript: ['cellToBoundary(h3Index: H3IndexInput, formatAsGeoJson?: boolean): CoordPair[]'],
    python: ['cell_to_boundary(h)'],
    go: ['func CellToBoundary(c Cell) (CellBoundary, error)', 'func (c Cell) Boundary() (CellBoundary, error)'],
    duckdb: ['h3_cell_to_boundary_wkt(cell)', 'h3_cell_to_boundary_wkb(cell)'],
    shell: ['h3 cellToBoundary -c <index> [-f json|wkt|newline]'],
  },
  parameters: [
    {
      name: 'h3',
      type: 'cell',
      description: 'The cell.',
    },
    {
      name: 'gp',
      type: 'cell boundary',
      description: 'The number of vertices, and the vertices.',
      unit: 'radians',
      out: true,
    },
    {
      name: 'formatAsGeoJson',
      type: 'flag',
      description:
        'JavaScript only. `true` gives `[lng, lat]` pairs and repeats the first at the end, as a GeoJSON ring wants it.',
      range: '`true`, `false`',
    },
  ],
  returns:
    'The vertices counterclockwise, seen from outside the Earth, without repeating the first: latitude, then longitude, in radians in C and degrees elsewhere. DuckDB gives a closed `POLYGON`, longitude first, as text or as WKB.',
  errors: [
    {
      code: 'E_CELL_INVALID',
      when: 'The base cell number in the index is above 121. Other damage to an index is not looked for: check with [`isValidCell`](/docs/api/inspection#isvalidcell).',
    },
  ],
  memory: 'None: a [`CellBoundary`](/docs/api/misc#cellboundary) has room for every cell, 10 vertices.',
  pentagons: '5 vertices at even resolutions and 10 at odd ones, where each side crosses an edge of the icosahedron.',
  notes: [
    'A hexagon has 6 vertices, or 7 or 8 at an odd resolution where it lies across an edge of the icosahedron. Take the number from the result; never assume 6.',
    'A cell across the antimeridian has vertices near 180° and near −180°. To draw it, add 360° to the negative longitudes; as it is, most maps draw it around the whole world. The outline of a cell that holds a pole runs once around it, and needs to be closed over the pole.',
    'The sides are arcs of great circles. At resolutions 0 to 3 they visibly bend on a flat map: add points along them.',
  ],
  cost: 'Constant but for one step for each level of resolution.',
  since: '4.0.0',
  v3: [
    {
      name: 'h3ToGeoBoundary',
      signatures: {
        c: ['void h3ToGeoBoundary(H3Index h3, GeoBoundary *gp)'],
        java: ['List<GeoCoord> h3ToGeoBoundary(long h3)', 'List<GeoCoord> h3ToGeoBoundary(String h3Address)'],
        javascript: ['h3ToGeoBoundary(h3Index: H3Index, formatAsGeoJson?: boolean): number[][]'],
        python: ['h3_to_geo_boundary(self, h, geo_json=False)'],
      },
      summary: 'Gives the outline of a cell: its vertices in order.',
      parameters: [
        {
          name: 'h3',
          type: 'cell',
          description: 'The cell.',
        },
        {
          name: 'gp',
          type: 'cell boundary',
          description: 'The number of vertices, and the vertices.',
          unit: 'radians',
          out: true,
        },
        {
          name: 'formatAsGeoJson',
          type: 'flag',
          description:
            'JavaScript, and Python as `geo_json`. `true` gives longitude first and repeats the first vertex at the end.',
          range: '`true`, `false`',
        },
      ],
      returns:
        'The vertices counterclockwise: latitude, then longitude, radians in C and degrees elsewhere. Not closed, unless you ask for GeoJSON. You get an outline for any index, valid or not, except from Python, which raises `H3CellError`.',
      limits: 'Pentagons have 5 vertices at even resolutions and 10 at odd ones. `GeoBoundary` has room for 10.',
      differs:
        '4.x reports a base cell number that does not exist. Python lost `geo_json`: in 4.x [`cell_to_boundary`](/docs/api/indexing#celltoboundary) always gives `(lat, lng)` and does not close the ring.',
    },
  ],
  related: ['cellToLatLng', 'cellsToLinkedMultiPolygon', 'cellToVertexes', 'directedEdgeToBoundary'],
  searchWords: ['polygon', 'outline', 'GeoJSON', 'WKT', 'WKB', 'hexagon shape', 'corners', 'draw'],
};
