import type {ApiFunction} from '../../types';

export const vertexToLatLng: ApiFunction = {
  name: 'vertexToLatLng',
  group: 'vertex',
  summary: 'Gives the position of a vertex.',
  use: 'To place corners that you hold as indexes. For a whole cell at once, `cellToBoundary`.',
  signatures: {
    c: ['H3Error vertexToLatLng(H3Index vertex, LatLng *point)'],
    java: ['LatLng vertexToLatLng(long h3)', 'LatLng vertexToLatLng(String h3Address)'],
    javascript: ['vertexToLatLng(h3Index: H3IndexInput): CoordPair'],
    python: ['vertex_to_latlng(v)'],
    go: ['func VertexToLatLng(vertex Vertex) (LatLng, error)', 'func (v Vertex) LatLng() (LatLng, error)'],
    duckdb: ['h3_vertex_to_latlng(vertex)', 'h3_vertex_to_lat(vertex)', 'h3_vertex_to_lng(vertex)'],
    shell: ['h3 vertexToLatLng --cell <index> [--format <FMT>]'],
  },
  parameters: [
    {name: 'vertex', type: 'vertex', description: 'The vertex.'},
    {
      name: 'point',
      type: 'coordinate',
      description: 'The position.',
      unit: 'radians in C, degrees elsewhere',
      out: true,
    },
  ],
  returns: 'Latitude and longitude, latitude first.',
  errors: [
    {code: 'E_CELL_INVALID', when: 'The index has a base cell above 121 or an unused digit.'},
    {code: 'E_VERTEX_INVALID', when: 'The index is not a valid vertex. Only h3-py and the `h3` command check this.'},
  ],
  notes: [
    'C, h3-js, h3-go and DuckDB do not look at the mode: from a cell’s index they give the position of its corner 0. Check with `isValidVertex`. h3-py does, and raises `H3VertexInvalidError`.',
    'The position is computed from the cell that the vertex is written as, so all cells at the corner get the identical pair of numbers.',
  ],
  since: '4.0.0',
  related: ['cellToVertex', 'cellToVertexes', 'isValidVertex', 'cellToBoundary'],
  searchWords: ['corner coordinates', 'position'],
};
