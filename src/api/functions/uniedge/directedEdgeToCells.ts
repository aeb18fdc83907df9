import type {ApiFunction} from '../../types';

export const directedEdgeToCells: ApiFunction = {
  name: 'directedEdgeToCells',
  group: 'uniedge',
  summary: 'Gives both cells of an edge, origin first.',
  use: 'To take an edge apart, for instance to read a flow stored by edge. If one end is enough, `getDirectedEdgeOrigin` or `getDirectedEdgeDestination`.',
  signatures: {
    c: ['H3Error directedEdgeToCells(H3Index edge, H3Index *originDestination)'],
    java: ['List<Long> directedEdgeToCells(long h3)', 'List<String> directedEdgeToCells(String h3)'],
    javascript: ['directedEdgeToCells(edgeIndex: H3IndexInput): H3Index[]'],
    python: ['directed_edge_to_cells(e)'],
    go: ['func (e DirectedEdge) Cells() ([]Cell, error)'],
    duckdb: ['h3_directed_edge_to_cells(edge)'],
    shell: ['h3 directedEdgeToCells --cell <index> [--format <FMT>]'],
  },
  parameters: [
    {name: 'edge', type: 'directed edge', description: 'The edge.'},
    {name: 'originDestination', type: 'array of cells', description: 'Array of 2 elements.', out: true},
  ],
  returns: 'Two cells: the origin, then the destination. In Python a tuple.',
  errors: [
    {code: 'E_FAILED', when: 'The direction is 7, which no edge has.'},
    {code: 'E_CELL_INVALID', when: 'The edge’s origin has a base cell above 121 or an unused digit.'},
    {code: 'E_DIR_EDGE_INVALID', when: 'The index is not in edge mode.'},
    {code: 'E_PENTAGON', when: 'The direction is 1 and the origin a pentagon, which has no neighbor there.'},
  ],
  memory: 'Allocate 2 elements.',
  since: '4.0.0',
  v3: [
    {
      name: 'getH3IndexesFromUnidirectionalEdge',
      signatures: {
        c: ['void getH3IndexesFromUnidirectionalEdge(H3Index edge, H3Index *originDestination)'],
        java: [
          'List<Long> getH3IndexesFromUnidirectionalEdge(long h3)',
          'List<String> getH3IndexesFromUnidirectionalEdge(String h3)',
        ],
        javascript: ['getH3IndexesFromUnidirectionalEdge(edgeIndex: H3IndexInput): H3Index[]'],
        python: ['get_h3_indexes_from_unidirectional_edge(self, e)'],
      },
      summary: 'Gives both cells of an edge, origin first.',
      parameters: [
        {name: 'edge', type: 'directed edge', description: 'The edge.'},
        {name: 'originDestination', type: 'array of cells', description: 'Array of 2 elements.', out: true},
      ],
      returns:
        'Nothing in C; both elements are 0 when the index is not in edge mode. h3-js and Java return an empty array then, h3-py raises a `ValueError` for any invalid edge.',
      differs: '4.x gives `E_DIR_EDGE_INVALID` instead of zeros or an empty array.',
    },
  ],
  related: ['cellsToDirectedEdge', 'getDirectedEdgeOrigin', 'getDirectedEdgeDestination', 'reverseDirectedEdge'],
  searchWords: ['both ends', 'pair of cells'],
};
