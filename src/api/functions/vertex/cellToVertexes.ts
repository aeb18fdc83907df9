import type {ApiFunction} from '../../types';

export const cellToVertexes: ApiFunction = {
  name: 'cellToVertexes',
  group: 'vertex',
  summary: 'Lists the corners of a cell as indexes.',
  use: 'To build shapes without rounding trouble: cells that share a corner share its index, exactly. If all you want is to draw the cell, `cellToBoundary` is one call.',
  signatures: {
    c: ['H3Error cellToVertexes(H3Index origin, H3Index *vertexes)'],
    java: ['List<Long> cellToVertexes(long h3)', 'List<String> cellToVertexes(String h3Address)'],
    javascript: ['cellToVertexes(h3Index: H3IndexInput): H3Index[]'],
    python: ['cell_to_vertexes(h)'],
    go: ['func CellToVertexes(c Cell) ([]Vertex, error)', 'func (c Cell) Vertexes() ([]Vertex, error)'],
    duckdb: ['h3_cell_to_vertexes(cell)'],
    shell: ['h3 cellToVertexes --cell <index> [--format <FMT>]'],
  },
  parameters: [
    {name: 'origin', type: 'cell', description: 'The cell.'},
    {name: 'vertexes', type: 'array of vertexes', description: 'Array of 6 elements.', out: true},
  ],
  returns: 'Six vertexes, five for a pentagon, counterclockwise.',
  errors: [
    {code: 'E_FAILED', when: '`origin` cannot be placed on the icosahedron.'},
    {code: 'E_CELL_INVALID', when: '`origin` has a base cell above 121 or an unused digit.'},
  ],
  memory: 'Allocate 6 elements. For a pentagon the last is `H3_NULL`.',
  pentagons: 'Five vertexes; in C the sixth slot is `H3_NULL`, and the bindings leave it out.',
  notes: [
    'At even resolutions they are the points of `cellToBoundary`, in the same order. At odd ones the boundary may have more points than there are vertexes.',
    '`origin` is not checked except by h3-py. h3-py gives the vertexes of a pentagon in another order.',
  ],
  since: '4.0.0',
  related: ['cellToVertex', 'vertexToLatLng', 'originToDirectedEdges', 'cellToBoundary'],
  searchWords: ['corners', 'vertices', 'nodes', 'mesh', 'topology'],
};
