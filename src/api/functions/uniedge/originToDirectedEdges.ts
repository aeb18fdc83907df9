import type {ApiFunction} from '../../types';

export const originToDirectedEdges: ApiFunction = {
  name: 'originToDirectedEdges',
  group: 'uniedge',
  summary: 'Lists the edges that leave a cell.',
  use: 'To go around a cell: one edge for each neighbor. `getDirectedEdgeDestination` then names the neighbor, `directedEdgeToBoundary` the border. For the neighbors alone, `gridRing` with `k` = 1.',
  signatures: {
    c: ['H3Error originToDirectedEdges(H3Index origin, H3Index *edges)'],
    java: ['List<Long> originToDirectedEdges(long h3)', 'List<String> originToDirectedEdges(String h3)'],
    javascript: ['originToDirectedEdges(h3Index: H3IndexInput): H3Index[]'],
    python: ['origin_to_directed_edges(origin)'],
    go: ['func (c Cell) DirectedEdges() ([]DirectedEdge, error)'],
    duckdb: ['h3_origin_to_directed_edges(cell)'],
    shell: ['h3 originToDirectedEdges --cell <index> [--format <FMT>]'],
  },
  parameters: [
    {name: 'origin', type: 'cell', description: 'The cell that the edges leave.'},
    {name: 'edges', type: 'array of directed edges', description: 'Array of 6 elements.', out: true},
  ],
  returns: 'Six edges, or five for a pentagon, in the order of their direction digits 1 to 6: not around the cell.',
  errors: [],
  memory: 'Allocate 6 elements. For a pentagon the first is `H3_NULL`.',
  pentagons: 'Five edges. In C the slot of direction 1, the first, is `H3_NULL`; the bindings leave it out.',
  notes: [
    'The input is not checked: from an index that is no cell come edges that are not valid.',
    'h3-py gives the edges of a pentagon in another order.',
  ],
  cost: 'Constant: six indexes, made by setting bits.',
  since: '4.0.0',
  v3: [
    {
      name: 'getH3UnidirectionalEdgesFromHexagon',
      signatures: {
        c: ['void getH3UnidirectionalEdgesFromHexagon(H3Index origin, H3Index *edges)'],
        java: [
          'List<Long> getH3UnidirectionalEdgesFromHexagon(long h3)',
          'List<String> getH3UnidirectionalEdgesFromHexagon(String h3)',
        ],
        javascript: ['getH3UnidirectionalEdgesFromHexagon(h3Index: H3IndexInput): H3Index[]'],
        python: ['get_h3_unidirectional_edges_from_hexagon(self, origin)'],
      },
      summary: 'Lists the edges that leave a cell.',
      parameters: [
        {
          name: 'origin',
          type: 'cell',
          description: 'The cell that the edges leave; it may be a pentagon in spite of the name.',
        },
        {name: 'edges', type: 'array of directed edges', description: 'Array of 6 elements.', out: true},
      ],
      returns:
        'Nothing in C; the edges are in `edges`. The bindings return them without the empty slot, h3-py as a `set`. The input is not checked, except by h3-py.',
      limits: 'For a pentagon the first slot is 0.',
      differs:
        'In 4.x C returns an error code, which is always success; h3-py returns a `list` and no longer checks the cell.',
    },
  ],
  related: ['getDirectedEdgeDestination', 'directedEdgeToBoundary', 'cellsToDirectedEdge', 'cellToVertexes'],
  searchWords: ['all edges', 'sides', 'neighbors'],
};
