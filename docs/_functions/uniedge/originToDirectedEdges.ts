import type {FunctionEntry} from '@h3-docs/catalogue';

export const originToDirectedEdges: FunctionEntry = {
  name: 'originToDirectedEdges',
  group: 'uniedge',
  summary: 'Returns all directed edges that leave a cell.',
  use: 'Use it to visit the borders of a cell. For each edge, [`getDirectedEdgeDestination`](/api/uniedge.mdx#getdirectededgedestination) returns the neighbor, and [`directedEdgeToBoundary`](/api/uniedge.mdx#directededgetoboundary) returns the line of the border. For the neighbors alone, use [`gridRing`](/api/traversal.mdx#gridring) with `k` = 1.',
  parameters: [
    {name: 'origin', type: 'cell', description: 'The cell that the edges leave.'},
    {name: 'edges', type: 'array of directed edges', description: 'Array of 6 elements.', out: true},
  ],
  returns:
    'Six edges, or five for a pentagon. They are in the order of their directions, 1 to 6. Counterclockwise around the cell, the order of the directions is 2, 3, 1, 5, 4, 6.',
  errors: [],
  memory: 'In C, allocate 6 elements.',
  pentagons:
    'A pentagon has five edges. In C, the first element of the array is `H3_NULL`. The bindings omit this element.',
  notes: [
    'To draw a cell as triangles, use its center and every two successive points of [`cellToBoundary`](/api/indexing.mdx#celltoboundary). These points are in counterclockwise order.',
    'The function does not check the cell. For an index that is not a cell, it returns edges that are not valid.',
    {of: 'python', text: 'Python returns the edges of a pentagon in another order.'},
  ],
  cost: 'The time is constant.',
  since: '4.0.0',
  v3: [
    {
      name: 'getH3UnidirectionalEdgesFromHexagon',
      summary: 'Returns all unidirectional edges that leave a cell.',
      parameters: [
        {
          name: 'origin',
          type: 'cell',
          description: 'The cell that the edges leave. It can be a pentagon, despite the function’s name.',
        },
        {name: 'edges', type: 'array of unidirectional edges', description: 'Array of 6 elements.', out: true},
      ],
      returns:
        'C returns nothing and writes the edges to `edges`. The bindings return them without the empty element. Python returns a `set`. Only Python checks the cell.',
      limits: 'For a pentagon, the first element is 0 in C.',
      differs:
        'C returns an error code, which is always `E_SUCCESS`. Python returns a `list` and no longer checks the cell.',
    },
  ],
  related: ['getDirectedEdgeDestination', 'directedEdgeToBoundary', 'cellsToDirectedEdge', 'cellToVertexes'],
  asks: `
    cell to edges | edges of a cell | all edges | sides | neighbors | six sides of a hexagon | outgoing edges
    borders of one cell | edges in clockwise order | sort edges around a cell | triangles of a hexagon for OpenGL
    order of the edges looks random | mesh from hexagon edges
  `,
};
