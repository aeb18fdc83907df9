import type {ApiFunction} from '../../types';

export const cellsToDirectedEdge: ApiFunction = {
  name: 'cellsToDirectedEdge',
  group: 'uniedge',
  summary: 'Gives the index of the edge that leads from one cell to a neighbor.',
  use: 'To name the passage between two neighbors and hang data on it: flows, transitions, barriers. For all six at once, `originToDirectedEdges`.',
  signatures: {
    c: ['H3Error cellsToDirectedEdge(H3Index origin, H3Index destination, H3Index *out)'],
    java: ['long cellsToDirectedEdge(long a, long b)', 'String cellsToDirectedEdge(String a, String b)'],
    javascript: ['cellsToDirectedEdge(origin: H3IndexInput, destination: H3IndexInput): H3Index'],
    python: ['cells_to_directed_edge(origin, destination)'],
    go: ['func (c Cell) DirectedEdge(other Cell) (DirectedEdge, error)'],
    duckdb: ['h3_cells_to_directed_edge(origin, destination)'],
    shell: ['h3 cellsToDirectedEdge --origin <CELL> --destination <CELL> [--format <FMT>]'],
  },
  parameters: [
    {name: 'origin', type: 'cell', description: 'The cell that the edge leaves.'},
    {name: 'destination', type: 'cell', description: 'The cell that it enters.', range: 'a neighbor of `origin`'},
    {name: 'out', type: 'directed edge', description: 'The edge.', out: true},
  ],
  returns: 'A directed edge. Swap the cells and you get another index, that of the way back.',
  errors: [
    {
      code: 'E_NOT_NEIGHBORS',
      when: 'The cells are not neighbors, which covers one cell twice, different resolutions and indexes that are no cells.',
    },
  ],
  pentagons: 'Nothing special: five edges leave a pentagon.',
  notes: [
    'The edge belongs to its origin: its index has the origin’s base cell, digits and resolution. To count both directions together, keep the smaller of the edge and its `reverseDirectedEdge`.',
  ],
  since: '4.0.0',
  v3: [
    {
      name: 'getH3UnidirectionalEdge',
      signatures: {
        c: ['H3Index getH3UnidirectionalEdge(H3Index origin, H3Index destination)'],
        java: ['long getH3UnidirectionalEdge(long a, long b)', 'String getH3UnidirectionalEdge(String a, String b)'],
        javascript: ['getH3UnidirectionalEdge(origin: H3IndexInput, destination: H3IndexInput): H3Index'],
        python: ['get_h3_unidirectional_edge(self, origin, destination)'],
      },
      summary: 'Gives the index of the edge that leads from one cell to a neighbor.',
      parameters: [
        {name: 'origin', type: 'cell', description: 'The cell that the edge leaves.'},
        {name: 'destination', type: 'cell', description: 'The cell that it enters.', range: 'a neighbor of `origin`'},
      ],
      returns:
        'The edge, or 0 when the cells are not neighbors. h3-js returns `null` then, Java throws `IllegalArgumentException`, h3-py raises a `ValueError`.',
      limits: 'Pentagons need no care.',
      differs: '4.x gives `E_NOT_NEIGHBORS` instead of 0 or `null`.',
    },
  ],
  related: ['directedEdgeToCells', 'originToDirectedEdges', 'reverseDirectedEdge', 'areNeighborCells'],
  searchWords: ['flow', 'border', 'unidirectional edge'],
};
