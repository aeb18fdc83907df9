import type {FunctionEntry} from '@h3-docs/catalogue';
import {errorsOfDestination} from './shared';

export const getDirectedEdgeDestination: FunctionEntry = {
  name: 'getDirectedEdgeDestination',
  group: 'uniedge',
  summary: 'Returns the cell that an edge enters.',
  use: 'Use it to follow an edge to the neighboring cell. For both cells, use [`directedEdgeToCells`](/api/uniedge.mdx#directededgetocells).',
  parameters: [
    {name: 'edge', type: 'directed edge', description: 'The edge.'},
    {name: 'out', type: 'cell', description: 'The destination.', out: true},
  ],
  returns: 'The destination cell, at the resolution of the edge.',
  errors: errorsOfDestination,
  notes: [
    'In 4.5.0, the function returns the origin for an edge with the invalid direction 0. Check edges from other sources with [`isValidDirectedEdge`](/api/uniedge.mdx#isvaliddirectededge).',
  ],
  since: '4.0.0',
  v3: [
    {
      name: 'getDestinationH3IndexFromUnidirectionalEdge',
      summary: 'Returns the cell that an edge enters.',
      parameters: [{name: 'edge', type: 'unidirectional edge', description: 'The edge.'}],
      returns:
        'The destination cell. If the mode of the index is not 2 (unidirectional edge), C and Java return 0 and JavaScript returns `null`. Python raises `ValueError` for an invalid edge.',
      limits:
        'The direction is not checked. C and JavaScript return a meaningless cell for direction 7, which is invalid.',
      differs: 'H3 4.x returns `E_DIR_EDGE_INVALID` for other modes and `E_FAILED` for direction 7.',
    },
  ],
  related: ['getDirectedEdgeOrigin', 'directedEdgeToCells'],
  asks: `
    edge to destination | target | end cell | neighbor across | to-cell | head of an arrow | where a step leads
    follow a move
  `,
};
