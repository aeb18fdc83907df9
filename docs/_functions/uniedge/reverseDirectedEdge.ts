import type {FunctionEntry} from '@h3-docs/catalogue';
import {errorsOfDestination} from './shared';

export const reverseDirectedEdge: FunctionEntry = {
  name: 'reverseDirectedEdge',
  group: 'uniedge',
  summary: 'Returns the edge in the opposite direction between the same two cells.',
  use: 'Use it to combine the data of both directions. To count both directions together, [use the edge with the smaller index](/api/uniedge.mdx#two-edges-per-border).',
  parameters: [
    {name: 'edge', type: 'directed edge', description: 'The edge.'},
    {name: 'out', type: 'directed edge', description: 'The reverse edge.', out: true},
  ],
  returns: 'The edge from the destination to the origin of the edge.',
  errors: [...errorsOfDestination, {code: 'E_NOT_NEIGHBORS', when: 'The direction is 0, which is invalid.'}],
  since: '4.5.0',
  related: ['cellsToDirectedEdge', 'directedEdgeToCells', 'getDirectedEdgeDestination'],
  asks: `
    reverse an edge | opposite edge | opposite | undirected | way back | swap
  `,
};
