import type {ApiFunction} from '../../types';

export const areNeighborCells: ApiFunction = {
  name: 'areNeighborCells',
  group: 'uniedge',
  summary: 'Tells whether two cells share an edge.',
  use: 'To test one pair. For all neighbors of a cell take `gridDisk` or `gridRing` with `k` = 1, or `originToDirectedEdges` if you want the edges; for “how far”, `gridDistance`.',
  signatures: {
    c: ['H3Error areNeighborCells(H3Index origin, H3Index destination, int *out)'],
    java: ['boolean areNeighborCells(long a, long b)', 'boolean areNeighborCells(String a, String b)'],
    javascript: ['areNeighborCells(origin: H3IndexInput, destination: H3IndexInput): boolean'],
    python: ['are_neighbor_cells(h1, h2)'],
    go: ['func (c Cell) IsNeighbor(other Cell) (bool, error)'],
    duckdb: ['h3_are_neighbor_cells(origin, destination)'],
    shell: ['h3 areNeighborCells --origin <CELL> --destination <CELL> [--format <FMT>]'],
  },
  parameters: [
    {name: 'origin', type: 'cell', description: 'One cell.'},
    {name: 'destination', type: 'cell', description: 'The other.', range: 'same resolution as `origin`'},
    {name: 'out', type: 'boolean', description: '1 if they are neighbors, otherwise 0.', out: true},
  ],
  returns: 'Whether they are neighbors. A cell is not its own neighbor.',
  errors: [
    {
      code: 'E_CELL_INVALID',
      when: 'One of the indexes is not in cell mode (an edge, a vertex, 0), or one of two siblings has a digit that no cell has there.',
    },
    {code: 'E_RES_MISMATCH', when: 'The cells have different resolutions.'},
  ],
  pentagons: 'Nothing special: a pentagon has five neighbors, and each of them says so too.',
  notes: ['It answers the same in either order.', 'h3-py returns `False` where C gives an error; DuckDB gives `NULL`.'],
  cost: 'Constant. Children of one parent are compared by their last digit; other pairs cost a `gridDisk` of one step.',
  since: '4.0.0',
  v3: [
    {
      name: 'h3IndexesAreNeighbors',
      signatures: {
        c: ['int h3IndexesAreNeighbors(H3Index origin, H3Index destination)'],
        java: ['boolean h3IndexesAreNeighbors(long a, long b)', 'boolean h3IndexesAreNeighbors(String a, String b)'],
        javascript: ['h3IndexesAreNeighbors(origin: H3IndexInput, destination: H3IndexInput): boolean'],
        python: ['h3_indexes_are_neighbors(self, h1, h2)'],
      },
      summary: 'Tells whether two cells share an edge.',
      parameters: [
        {name: 'origin', type: 'cell', description: 'One cell.'},
        {name: 'destination', type: 'cell', description: 'The other.'},
      ],
      returns:
        '1 (`true`) for neighbors, otherwise 0 (`false`): also for one cell twice, for different resolutions and for indexes that are no cells. h3-py raises a `ValueError` for an invalid cell.',
      limits: 'Pentagons need no care.',
      differs:
        '4.x gives an error for different resolutions and for indexes that are no cells, where 3.x says no. h3-py is the other way round: 4.x says `False` where 3.7 raises.',
    },
  ],
  related: ['gridDistance', 'cellsToDirectedEdge', 'gridDisk'],
  searchWords: ['adjacent', 'touching', 'neighbours', 'share a border'],
};
