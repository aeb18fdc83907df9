import type {ApiFunction} from '../../types';

export const cellToLatLng: ApiFunction = {
  name: 'cellToLatLng',
  group: 'indexing',
  summary: 'Gives the center of a cell.',
  use: 'For labels, distances, and wherever one point has to stand for a cell. For its outline use [`cellToBoundary`](/docs/api/indexing#celltoboundary).',
  signatures: {
    c: ['H3Error cellToLatLng(H3Index h3, LatLng *g)'],
    java: ['LatLng cellToLatLng(long h3)', 'LatLng cellToLatLng(String h3Address)'],
    javascript: ['cellToLatLng(h3Index: H3IndexInput): CoordPair'],
    python: ['cell_to_latlng(h)'],
    go: [
      'func CellToLatLng(c Cell) (LatLng, error)',
      'func (c Cell) LatLng() (LatLng, error)',
      'func (g LatLng) String() string',
    ],
    duckdb: ['h3_cell_to_latlng(cell)', 'h3_cell_to_lat(cell)', 'h3_cell_to_lng(cell)'],
    shell: ['h3 cellToLatLng -c <index> [-f json|wkt|newline]'],
  },
  parameters: [
    {
      name: 'h3',
      type: 'cell',
      description: 'The cell.',
    },
    {
      name: 'g',
      type: 'point',
      description: 'Its center.',
      unit: 'radians',
      out: true,
    },
  ],
  returns:
    'Latitude, then longitude: radians in C, degrees elsewhere. Longitude lies between −180° and 180°. A `LatLng` in C, Java and Go, `[lat, lng]` in JavaScript, a tuple in Python, a list in DuckDB; `-f wkt` of the command puts longitude first.',
  errors: [
    {
      code: 'E_CELL_INVALID',
      when: 'The base cell number in the index is above 121. Other damage to an index is not looked for: check with [`isValidCell`](/docs/api/inspection#isvalidcell).',
    },
  ],
  notes: [
    'The center indexes back to its cell: `latLngToCell(cellToLatLng(cell))` at the resolution of the cell is that cell.',
    'It is the center of the cell on the plane of its icosahedron face, not the centroid of the shape on the globe. The two lie close together.',
    'C, Java, Go and JavaScript answer for many indexes that are no cells: a directed edge gives the center of its origin, and in JavaScript a string that is not hexadecimal gives the center of base cell 0. Python checks first and raises `H3CellInvalidError`.',
  ],
  cost: 'Constant but for one step for each level of resolution.',
  since: '4.0.0',
  v3: [
    {
      name: 'h3ToGeo',
      signatures: {
        c: ['void h3ToGeo(H3Index h3, GeoCoord *g)'],
        java: ['GeoCoord h3ToGeo(long h3)', 'GeoCoord h3ToGeo(String h3Address)'],
        javascript: ['h3ToGeo(h3Index: H3IndexInput): number[]'],
        python: ['h3_to_geo(self, h)'],
      },
      summary: 'Gives the center of a cell.',
      parameters: [
        {
          name: 'h3',
          type: 'cell',
          description: 'The cell.',
        },
        {
          name: 'g',
          type: 'point',
          description: 'Its center.',
          unit: 'radians',
          out: true,
        },
      ],
      returns:
        'Latitude, then longitude: radians in C, degrees elsewhere. Nothing tells an invalid index apart: you get a point for any index.',
      limits:
        'Only Python checks the cell (`H3CellError`). A base cell number above 121 makes C read outside of its tables.',
      differs:
        '[`cellToLatLng`](/docs/api/indexing#celltolatlng) reports a base cell number that does not exist. Centers agree to within rounding.',
    },
  ],
  related: ['latLngToCell', 'cellToBoundary', 'greatCircleDistanceKm', 'vertexToLatLng'],
  searchWords: ['centroid', 'center', 'midpoint', 'decode'],
};
