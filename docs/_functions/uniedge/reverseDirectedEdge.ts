import type {FunctionEntry} from '@h3-docs/catalogue/types';

export const reverseDirectedEdge: FunctionEntry = {
  name: 'reverseDirectedEdge',
  group: 'uniedge',
  summary: 'Returns the edge in the opposite direction between the same two cells.',
  use: 'Use it to combine the data of both directions. To count both directions together, [use the edge with the smaller index](/api/uniedge.mdx#two-edges-per-border).',
  parameters: [
    {name: 'edge', type: 'directed edge', description: 'The edge.'},
    {name: 'out', type: 'directed edge', description: 'The reverse edge.', out: true},
  ],
  returns: 'The edge from the destination to the origin of `edge`.',
  errors: [
    {code: 'E_FAILED', when: 'The direction is 7, which is invalid.'},
    {
      code: 'E_CELL_INVALID',
      when: 'H3 detects that the origin is not a valid cell, for example because its base cell number is above 121.',
    },
    {code: 'E_DIR_EDGE_INVALID', when: 'The mode of the index is not 2 (directed edge).'},
    {
      code: 'E_PENTAGON',
      when: 'The direction is 1 and the origin is a pentagon, which has no neighbor in this direction.',
    },
    {code: 'E_NOT_NEIGHBORS', when: 'The direction is 0, which is invalid.'},
  ],
  since: '4.5.0',
  related: ['cellsToDirectedEdge', 'directedEdgeToCells', 'getDirectedEdgeDestination'],
  asks: `
    reverse an edge | opposite edge | opposite | undirected | way back | swap
  `,
};
