import type {ApiFunction} from '../../types';

export const getDirectedEdgeDestination: ApiFunction = {
  name: 'getDirectedEdgeDestination',
  group: 'uniedge',
  summary: 'Gives the cell that an edge enters.',
  use: 'To follow an edge to the neighbor. For both ends, `directedEdgeToCells`.',
  signatures: {
    c: ['H3Error getDirectedEdgeDestination(H3Index edge, H3Index *out)'],
    java: ['long getDirectedEdgeDestination(long h3)', 'String getDirectedEdgeDestination(String h3)'],
    javascript: ['getDirectedEdgeDestination(edgeIndex: H3IndexInput): H3Index'],
    python: ['get_directed_edge_destination(e)'],
    go: ['func (e DirectedEdge) Destination() (Cell, error)'],
    duckdb: ['h3_get_directed_edge_destination(edge)'],
    shell: ['h3 getDirectedEdgeDestination --cell <index> [--format <FMT>]'],
  },
  parameters: [
    {name: 'edge', type: 'directed edge', description: 'The edge.'},
    {name: 'out', type: 'cell', description: 'The destination.', out: true},
  ],
  returns: 'The destination cell, at the resolution of the edge.',
  errors: [
    {code: 'E_FAILED', when: 'The direction is 7, which no edge has.'},
    {code: 'E_CELL_INVALID', when: 'The edge’s origin has a base cell above 121 or an unused digit.'},
    {code: 'E_DIR_EDGE_INVALID', when: 'The index is not in edge mode.'},
    {code: 'E_PENTAGON', when: 'The direction is 1 and the origin a pentagon, which has no neighbor there.'},
  ],
  pentagons: 'Nothing special for a valid edge.',
  notes: [
    'An index in edge mode with direction 0 gives its own origin and no error. Check doubtful data with `isValidDirectedEdge`.',
  ],
  since: '4.0.0',
  v3: [
    {
      name: 'getDestinationH3IndexFromUnidirectionalEdge',
      signatures: {
        c: ['H3Index getDestinationH3IndexFromUnidirectionalEdge(H3Index edge)'],
        java: [
          'long getDestinationH3IndexFromUnidirectionalEdge(long h3)',
          'String getDestinationH3IndexFromUnidirectionalEdge(String h3)',
        ],
        javascript: ['getDestinationH3IndexFromUnidirectionalEdge(edgeIndex: H3IndexInput): H3Index'],
        python: ['get_destination_h3_index_from_unidirectional_edge(self, e)'],
      },
      summary: 'Gives the cell that an edge enters.',
      parameters: [{name: 'edge', type: 'directed edge', description: 'The edge.'}],
      returns:
        'The destination cell, or 0 when the index is not in edge mode. h3-js returns `null` then and h3-java 0 like C, h3-py raises a `ValueError` for any invalid edge.',
      limits: 'The direction is not checked: in C and JavaScript direction 7, which no edge has, gives some cell.',
      differs: '4.x gives `E_DIR_EDGE_INVALID` for other modes and `E_FAILED` for direction 7.',
    },
  ],
  related: ['getDirectedEdgeOrigin', 'directedEdgeToCells'],
  searchWords: ['target', 'end cell', 'neighbor across'],
};
