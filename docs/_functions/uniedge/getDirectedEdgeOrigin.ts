import type {ApiFunction} from '@site/src/api/types';

export const getDirectedEdgeOrigin: ApiFunction = {
  name: 'getDirectedEdgeOrigin',
  group: 'uniedge',
  summary: 'Returns the cell that an edge leaves.',
  use: 'Use it to find the cell that an edge belongs to. For both cells, use [`directedEdgeToCells`](/api/uniedge.mdx#directededgetocells).',
  signatures: {
    c: ['H3Error getDirectedEdgeOrigin(H3Index edge, H3Index *out)'],
    java: ['long getDirectedEdgeOrigin(long h3)', 'String getDirectedEdgeOrigin(String h3)'],
    javascript: ['getDirectedEdgeOrigin(edgeIndex: H3IndexInput): H3Index'],
    python: ['get_directed_edge_origin(e)'],
    go: ['func (e DirectedEdge) Origin() (Cell, error)'],
    duckdb: ['h3_get_directed_edge_origin(edge)'],
    shell: ['h3 getDirectedEdgeOrigin --cell <index> [--format <FMT>]'],
  },
  parameters: [
    {name: 'edge', type: 'directed edge', description: 'The edge.'},
    {name: 'out', type: 'cell', description: 'The origin.', out: true},
  ],
  returns: 'The origin cell, at the resolution of the edge.',
  errors: [{code: 'E_DIR_EDGE_INVALID', when: 'The index is not in edge mode. Nothing else is checked.'}],
  cost: 'Constant. The function only replaces the mode and the direction in the index.',
  since: '4.0.0',
  v3: [
    {
      name: 'getOriginH3IndexFromUnidirectionalEdge',
      signatures: {
        c: ['H3Index getOriginH3IndexFromUnidirectionalEdge(H3Index edge)'],
        java: [
          'long getOriginH3IndexFromUnidirectionalEdge(long h3)',
          'String getOriginH3IndexFromUnidirectionalEdge(String h3)',
        ],
        javascript: ['getOriginH3IndexFromUnidirectionalEdge(edgeIndex: H3IndexInput): H3Index'],
        python: ['get_origin_h3_index_from_unidirectional_edge(self, e)'],
      },
      summary: 'Returns the cell that an edge leaves.',
      parameters: [{name: 'edge', type: 'unidirectional edge', description: 'The edge.'}],
      returns:
        'The origin cell. If the index is not in edge mode, C and Java return 0 and JavaScript returns `null`. Python raises `ValueError` for an invalid edge.',
      differs: 'If the index is not in edge mode, 4.x returns `E_DIR_EDGE_INVALID`.',
    },
  ],
  related: ['getDirectedEdgeDestination', 'directedEdgeToCells'],
  searchWords: ['source', 'start cell'],
};
