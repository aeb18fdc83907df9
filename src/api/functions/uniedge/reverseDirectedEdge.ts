import type {ApiFunction} from '../../types';

export const reverseDirectedEdge: ApiFunction = {
  name: 'reverseDirectedEdge',
  group: 'uniedge',
  summary: 'Gives the edge of the opposite direction between the same two cells.',
  use: 'To pair the ways there and back, or to name a border once whichever way it is crossed: keep the smaller of the two.',
  signatures: {
    c: ['H3Error reverseDirectedEdge(H3Index edge, H3Index *out)'],
    javascript: ['reverseDirectedEdge(edgeIndex: H3IndexInput): H3Index'],
    duckdb: ['h3_reverse_directed_edge(edge)'],
  },
  instead: {
    java: 'Write `cellsToDirectedEdge(getDirectedEdgeDestination(edge), getDirectedEdgeOrigin(edge))`.',
    python: 'Write `h3.cells_to_directed_edge(*reversed(h3.directed_edge_to_cells(edge)))`.',
    go: 'Write `edge.Cells()`, then `cells[1].DirectedEdge(cells[0])`.',
    shell: 'Run `h3 directedEdgeToCells`, then `h3 cellsToDirectedEdge` with the cells swapped.',
  },
  parameters: [
    {name: 'edge', type: 'directed edge', description: 'The edge.'},
    {name: 'out', type: 'directed edge', description: 'The edge back.', out: true},
  ],
  returns: 'The edge from the destination to the origin. Reversing it again gives `edge`.',
  errors: [
    {code: 'E_FAILED', when: 'The direction is 7, which no edge has.'},
    {code: 'E_CELL_INVALID', when: 'The edge’s origin has a base cell above 121 or an unused digit.'},
    {code: 'E_DIR_EDGE_INVALID', when: 'The index is not in edge mode.'},
    {code: 'E_PENTAGON', when: 'The direction is 1 and the origin a pentagon, which has no neighbor there.'},
    {code: 'E_NOT_NEIGHBORS', when: 'The direction is 0: the edge leads nowhere.'},
  ],
  pentagons: 'Nothing special for a valid edge.',
  since: '4.5.0',
  related: ['cellsToDirectedEdge', 'directedEdgeToCells', 'getDirectedEdgeDestination'],
  searchWords: ['opposite', 'undirected', 'way back', 'swap'],
};
