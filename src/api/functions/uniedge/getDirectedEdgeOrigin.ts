import type {ApiFunction} from '../../types';

export const getDirectedEdgeOrigin: ApiFunction = {
  name: 'getDirectedEdgeOrigin',
  group: 'uniedge',
  summary: 'Gives the cell that an edge leaves.',
  use: 'When the origin is all you need. For both ends, `directedEdgeToCells`.',
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
  cost: 'Constant: the edge’s index with mode and direction taken out.',
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
      summary: 'Gives the cell that an edge leaves.',
      parameters: [{name: 'edge', type: 'directed edge', description: 'The edge.'}],
      returns:
        'The origin cell, or 0 when the index is not in edge mode. h3-js returns `null` then and h3-java 0 like C, h3-py raises a `ValueError` for any invalid edge.',
      differs: '4.x gives `E_DIR_EDGE_INVALID` instead of 0 or `null`.',
    },
  ],
  related: ['getDirectedEdgeDestination', 'directedEdgeToCells'],
  searchWords: ['source', 'start cell'],
};
