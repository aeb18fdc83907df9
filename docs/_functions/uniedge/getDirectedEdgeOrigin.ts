import type {FunctionEntry} from '@h3-docs/catalogue';

export const getDirectedEdgeOrigin: FunctionEntry = {
  name: 'getDirectedEdgeOrigin',
  group: 'uniedge',
  summary: 'Returns the origin of an edge, the cell where the edge starts.',
  use: 'Use it to find the cell that an edge belongs to. For both cells, use [`directedEdgeToCells`](/api/uniedge.mdx#directededgetocells).',
  parameters: [
    {name: 'edge', type: 'directed edge', description: 'The edge.'},
    {name: 'out', type: 'cell', description: 'The origin.', out: true},
  ],
  returns: 'The origin cell, at the resolution of the edge.',
  errors: [
    {
      code: 'E_DIR_EDGE_INVALID',
      when: 'The mode of the index is not 2 (directed edge). The function checks nothing else.',
    },
  ],
  cost: 'The time is constant.',
  since: '4.0.0',
  v3: [
    {
      name: 'getOriginH3IndexFromUnidirectionalEdge',
      summary: 'Returns the origin of an edge, the cell where the edge starts.',
      parameters: [{name: 'edge', type: 'unidirectional edge', description: 'The edge.'}],
      returns:
        'The origin cell. If the mode of the index is not 2 (unidirectional edge), C and Java return 0 and JavaScript returns `null`. Python raises `ValueError` for an invalid edge.',
      differs: 'If the mode of the index is not 2 (unidirectional edge), H3 4.x returns `E_DIR_EDGE_INVALID`.',
    },
  ],
  related: ['getDirectedEdgeDestination', 'directedEdgeToCells'],
  asks: `
    edge to origin | source | start cell | from-cell | where a step begins | tail of an arrow | first cell of an edge
  `,
};
