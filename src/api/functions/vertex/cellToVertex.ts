import type {ApiFunction} from '../../types';

export const cellToVertex: ApiFunction = {
  name: 'cellToVertex',
  group: 'vertex',
  summary: 'Gives the index of one corner of a cell.',
  use: 'When you know which corner. For all of them, `cellToVertexes`; for their coordinates without indexes, `cellToBoundary`.',
  signatures: {
    c: ['H3Error cellToVertex(H3Index origin, int vertexNum, H3Index *out)'],
    java: ['long cellToVertex(long h3, int vertexNum)', 'String cellToVertex(String h3Address, int vertexNum)'],
    javascript: ['cellToVertex(h3Index: H3IndexInput, vertexNum: number): H3Index'],
    python: ['cell_to_vertex(h, vertex_num)'],
    go: [
      'func CellToVertex(c Cell, vertexNum int) (Vertex, error)',
      'func (c Cell) Vertex(vertexNum int) (Vertex, error)',
    ],
    duckdb: ['h3_cell_to_vertex(cell, vertex)'],
    shell: ['h3 cellToVertex --cell <index> --vertex <INDEX> [--format <FMT>]'],
  },
  parameters: [
    {name: 'origin', type: 'cell', description: 'The cell.'},
    {
      name: 'vertexNum',
      type: 'vertex number',
      description: 'Which corner, counterclockwise.',
      range: '0 to 5, on a pentagon 0 to 4',
    },
    {name: 'out', type: 'vertex', description: 'The vertex.', out: true},
  ],
  returns: 'The vertex. All cells that meet at the corner give the same index.',
  errors: [
    {code: 'E_FAILED', when: '`origin` cannot be placed on the icosahedron.'},
    {code: 'E_DOMAIN', when: '`vertexNum` is out of range.'},
    {code: 'E_CELL_INVALID', when: '`origin` has a base cell above 121 or an unused digit.'},
  ],
  pentagons: 'A pentagon has corners 0 to 4; 5 is `E_DOMAIN`.',
  notes: [
    'A vertex is written as one of the three cells that meet there, the one with the lowest index, and the corner’s number in that cell. So the index often shows another cell and another number than you passed.',
    'Corner 0 is the first point of `cellToBoundary`. At odd resolutions the boundary can have further points, where it bends at an edge of the icosahedron; those are no vertexes, and shift the numbers.',
    '`origin` is not checked except by h3-py, which raises `H3CellInvalidError`.',
  ],
  since: '4.0.0',
  related: ['cellToVertexes', 'vertexToLatLng', 'cellToBoundary'],
  searchWords: ['corner', 'node', 'topology'],
};
