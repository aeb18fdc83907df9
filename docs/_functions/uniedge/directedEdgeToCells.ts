import type {FunctionEntry} from '@h3-docs/catalogue';
import {errorsOfDestination} from './shared';

export const directedEdgeToCells: FunctionEntry = {
  name: 'directedEdgeToCells',
  group: 'uniedge',
  summary: 'Returns the origin and the destination of an edge.',
  use: 'Use it to read data that is stored by edge. For one of the two cells, use [`getDirectedEdgeOrigin`](/api/uniedge.mdx#getdirectededgeorigin) or [`getDirectedEdgeDestination`](/api/uniedge.mdx#getdirectededgedestination).',
  parameters: [
    {name: 'edge', type: 'directed edge', description: 'The edge.'},
    {name: 'originDestination', type: 'array of cells', description: 'Array of 2 elements.', out: true},
  ],
  returns: 'Two cells, the origin before the destination. Python returns a tuple.',
  errors: errorsOfDestination,
  memory: 'In C, allocate 2 elements.',
  since: '4.0.0',
  v3: [
    {
      name: 'getH3IndexesFromUnidirectionalEdge',
      summary: 'Returns the origin and the destination of an edge.',
      parameters: [
        {name: 'edge', type: 'unidirectional edge', description: 'The edge.'},
        {name: 'originDestination', type: 'array of cells', description: 'Array of 2 elements.', out: true},
      ],
      returns:
        'C returns nothing and writes the two cells to the array. If the mode of the index is not 2 (unidirectional edge), both elements are 0, and JavaScript and Java return an empty array. Python raises `ValueError` for an invalid edge.',
      differs: 'If the mode of the index is not 2 (unidirectional edge), H3 4.x returns `E_DIR_EDGE_INVALID`.',
    },
  ],
  related: ['cellsToDirectedEdge', 'getDirectedEdgeOrigin', 'getDirectedEdgeDestination', 'reverseDirectedEdge'],
  asks: `
    edge to cells | both ends | pair of cells | source and target columns | unpack an edge | hexagons beside a border
    tuple
  `,
};
