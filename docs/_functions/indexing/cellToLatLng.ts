import type {ApiFunction} from '@site/src/api/types';

export const cellToLatLng: ApiFunction = {
  name: 'cellToLatLng',
  group: 'indexing',
  summary: 'Returns the center of a cell.',
  use: 'Use it for labels, for distances, and wherever one point represents a cell. For the outline, use [`cellToBoundary`](/api/indexing.mdx#celltoboundary).',
  signatures: {
    c: ['H3Error cellToLatLng(H3Index h3, LatLng *g)'],
    java: ['LatLng cellToLatLng(long h3)', 'LatLng cellToLatLng(String h3Address)'],
    javascript: ['cellToLatLng(h3Index: H3IndexInput): CoordPair'],
    python: ['cell_to_latlng(h)'],
    go: ['func CellToLatLng(c Cell) (LatLng, error)', 'func (c Cell) LatLng() (LatLng, error)'],
    duckdb: ['h3_cell_to_latlng(cell)', 'h3_cell_to_lat(cell)', 'h3_cell_to_lng(cell)'],
    shell: ['h3 cellToLatLng -c <index> [-f json|wkt|newline]'],
  },
  helpers: {go: ['func (g LatLng) String() string']},
  parameters: [
    {
      name: 'h3',
      type: 'cell',
      description: 'The cell.',
    },
    {
      name: 'g',
      type: 'point',
      description: 'The center of the cell.',
      unit: 'radians',
      out: true,
    },
  ],
  returns:
    'Latitude and longitude, latitude first, in radians in C and in degrees elsewhere. The longitude lies between −180° and 180°. C, Java, and Go return a `LatLng`, JavaScript returns `[lat, lng]`, Python a tuple, and DuckDB a list. With `-f wkt`, the `h3` command prints the longitude first.',
  errors: [
    {
      code: 'E_CELL_INVALID',
      when: 'The base cell number is above 121. h3-py raises this error for every invalid cell. Elsewhere, [other invalid indexes](/library/errors.mdx#invalid-input) go unnoticed.',
    },
  ],
  notes: [
    'The center is always inside its cell: `latLngToCell` returns the same cell for it at the cell’s resolution.',
    'The center is computed on the plane of an icosahedron face. It is close to the centroid of the shape on the globe, but not identical to it.',
    'For a directed edge, C, Java, Go, and JavaScript return the center of the edge’s origin. For a string that is not hexadecimal, JavaScript returns the center of base cell 0.',
  ],
  cost: 'Constant time, plus one short step for each level of resolution.',
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
      summary: 'Returns the center of a cell.',
      parameters: [
        {
          name: 'h3',
          type: 'cell',
          description: 'The cell.',
        },
        {
          name: 'g',
          type: 'point',
          description: 'The center of the cell.',
          unit: 'radians',
          out: true,
        },
      ],
      returns:
        'Latitude and longitude, latitude first, in radians in C and in degrees elsewhere. The function returns a point for an invalid index, too.',
      limits:
        'Only Python checks the cell and raises `H3CellError`. With a base cell number above 121, C reads beyond the end of its tables.',
      differs:
        '[`cellToLatLng`](/docs/api/indexing#celltolatlng) returns an error for a base cell number above 121. Both releases return the same centers, except for rounding.',
    },
  ],
  related: ['latLngToCell', 'cellToBoundary', 'greatCircleDistanceKm', 'vertexToLatLng'],
  searchWords: ['centroid', 'center', 'midpoint', 'decode'],
};
