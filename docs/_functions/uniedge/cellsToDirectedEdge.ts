import type {FunctionEntry} from '@h3-docs/catalogue';

export const cellsToDirectedEdge: FunctionEntry = {
  name: 'cellsToDirectedEdge',
  group: 'uniedge',
  summary: 'Returns the directed edge that leads from a cell to one of its neighbors.',
  use: 'Use it to store data about the step from one neighbor to the other, such as flows, transitions, or barriers. For all edges of a cell, use [`originToDirectedEdges`](/api/uniedge.mdx#origintodirectededges).',
  parameters: [
    {name: 'origin', type: 'cell', description: 'The cell that the edge leaves.'},
    {name: 'destination', type: 'cell', description: 'The cell that the edge enters.', range: 'a neighbor of `origin`'},
    {name: 'out', type: 'directed edge', description: 'The edge.', out: true},
  ],
  returns:
    'The directed edge. If you swap the cells, the function returns the edge in the opposite direction. This edge has a different index.',
  errors: [
    {
      code: 'E_NOT_NEIGHBORS',
      when: 'The cells are not neighbors. The function also returns this error if both cells are the same, if their resolutions differ, or if an index is not a cell.',
    },
  ],
  pentagons: 'Pentagons need no special handling. Five edges leave a pentagon.',
  notes: [
    'The index of an edge contains the cell where the edge starts. To count both directions together, [use the edge with the smaller index](/api/uniedge.mdx#two-edges-per-border).',
  ],
  since: '4.0.0',
  v3: [
    {
      name: 'getH3UnidirectionalEdge',
      summary: 'Returns the unidirectional edge that leads from a cell to one of its neighbors.',
      parameters: [
        {name: 'origin', type: 'cell', description: 'The cell that the edge leaves.'},
        {
          name: 'destination',
          type: 'cell',
          description: 'The cell that the edge enters.',
          range: 'a neighbor of `origin`',
        },
      ],
      returns:
        'The unidirectional edge. If the cells are not neighbors, C returns 0, JavaScript returns `null`, Java throws `IllegalArgumentException`, and Python raises `ValueError`.',
      differs: 'If the cells are not neighbors, H3 4.x returns `E_NOT_NEIGHBORS`.',
    },
  ],
  related: ['directedEdgeToCells', 'originToDirectedEdges', 'reverseDirectedEdge', 'areNeighborCells'],
  asks: `
    shared edge of two cells | cells to edge | edge between two cells | border between two cells
    common edge of two neighbors | edge from one cell to its neighbor | flow | border | unidirectional edge
    movement key | barrier
  `,
};
