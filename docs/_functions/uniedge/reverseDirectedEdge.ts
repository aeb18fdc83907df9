import type {ApiFunction} from '@site/src/api/types';

export const reverseDirectedEdge: ApiFunction = {
  name: 'reverseDirectedEdge',
  group: 'uniedge',
  summary: 'Returns the edge of the opposite direction between the same two cells.',
  use: 'Use it to combine the data of both directions. To count both directions together, [use the smaller of both edges](/api/uniedge.mdx#two-edges-per-border).',
  signatures: {
    c: ['H3Error reverseDirectedEdge(H3Index edge, H3Index *out)'],
    javascript: ['reverseDirectedEdge(edgeIndex: H3IndexInput): H3Index'],
    duckdb: ['h3_reverse_directed_edge(edge)'],
  },
  instead: {
    java: 'Call `cellsToDirectedEdge(getDirectedEdgeDestination(edge), getDirectedEdgeOrigin(edge))`.',
    python: 'Call `h3.cells_to_directed_edge(*reversed(h3.directed_edge_to_cells(edge)))`.',
    go: 'Call `edge.Cells()`, then `cells[1].DirectedEdge(cells[0])`.',
    shell: 'Run `h3 directedEdgeToCells`, then run `h3 cellsToDirectedEdge` with the cells swapped.',
  },
  parameters: [
    {name: 'edge', type: 'directed edge', description: 'The edge.'},
    {name: 'out', type: 'directed edge', description: 'The reverse edge.', out: true},
  ],
  returns: 'The edge from the destination to the origin of `edge`.',
  errors: [
    {code: 'E_FAILED', when: 'The direction is 7, which is invalid.'},
    {code: 'E_CELL_INVALID', when: 'The origin has a base cell above 121 or an invalid digit.'},
    {code: 'E_DIR_EDGE_INVALID', when: 'The index is not in edge mode.'},
    {
      code: 'E_PENTAGON',
      when: 'The direction is 1 and the origin is a pentagon, which has no neighbor in this direction.',
    },
    {code: 'E_NOT_NEIGHBORS', when: 'The direction is 0, which is invalid.'},
  ],
  since: '4.5.0',
  related: ['cellsToDirectedEdge', 'directedEdgeToCells', 'getDirectedEdgeDestination'],
  searchWords: ['opposite', 'undirected', 'way back', 'swap'],
};
