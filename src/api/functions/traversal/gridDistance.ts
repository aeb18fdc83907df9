import type {ApiFunction} from '../../types';

export const gridDistance: ApiFunction = {
  name: 'gridDistance',
  group: 'traversal',
  summary: 'Counts the steps from one cell to another.',
  use: 'To compare cells by distance in the grid, cheaply and in whole numbers. For kilometers, measure between the centers with `greatCircleDistanceKm` or its kin; for the cells on the way, `gridPathCells`.',
  signatures: {
    c: ['H3Error gridDistance(H3Index origin, H3Index h3, int64_t *distance)'],
    java: ['long gridDistance(String a, String b)', 'long gridDistance(long a, long b)'],
    javascript: ['gridDistance(origin: H3IndexInput, destination: H3IndexInput): number'],
    python: ['grid_distance(h1, h2)'],
    go: ['func GridDistance(a, b Cell) (int, error)', 'func (c Cell) GridDistance(other Cell) (int, error)'],
    duckdb: ['h3_grid_distance(origin, destination)'],
    shell: ['h3 gridDistance --origin <cell> --destination <cell>'],
  },
  parameters: [
    {name: 'origin', type: 'cell', description: 'Where to start.'},
    {
      name: 'h3',
      type: 'cell',
      description: 'Where to arrive; `destination` in JavaScript.',
      range: 'same resolution as `origin`',
    },
    {name: 'distance', type: 'grid distance', description: 'The number of steps.', out: true},
  ],
  returns: 'The smallest number of neighbor-to-neighbor steps between the two: 0 for the same cell, 1 for neighbors.',
  errors: [
    {
      code: 'E_FAILED',
      when: 'The cells are too far apart (their base cells are neither the same nor neighbors), or a pentagon’s distortion lies between them.',
    },
    {
      code: 'E_CELL_INVALID',
      when: 'One of the indexes has a base cell above 121, an unused digit at a resolution that it has, or a digit that a pentagon does not have.',
    },
    {
      code: 'E_RES_MISMATCH',
      when: 'The cells have different resolutions. Bring both to the coarser one with `cellToParent`.',
    },
  ],
  pentagons:
    'Fails with `E_FAILED` for many pairs on different sides of a pentagon, even a few steps apart. Where a disk is small enough, look the cell up in `gridDiskDistances` instead, which works there.',
  notes: [
    'The reach is set by base cells, not by a number of steps. Lisbon and Moscow are out of reach at every resolution; the centers of two neighboring base cells are within reach even at resolution 15, millions of steps apart.',
    'Steps are not kilometers: cells differ in size over the globe, and a path of hexagons is on an even grid up to 15% longer than the straight line.',
  ],
  cost: 'Constant for a given resolution: it works on coordinates and walks no path.',
  since: '4.0.0',
  v3: [
    {
      name: 'h3Distance',
      signatures: {
        c: ['int h3Distance(H3Index origin, H3Index h3)'],
        java: ['int h3Distance(String a, String b)', 'int h3Distance(long a, long b)'],
        javascript: ['h3Distance(origin: H3IndexInput, destination: H3IndexInput): number'],
        python: ['h3_distance(self, h1, h2)'],
      },
      summary: 'Counts the steps from one cell to another.',
      parameters: [
        {name: 'origin', type: 'cell', description: 'Where to start.'},
        {name: 'h3', type: 'cell', description: 'Where to arrive.', range: 'same resolution as `origin`'},
      ],
      returns:
        'The number of steps, or −1 when it could not be computed: different resolutions, cells too far apart, a pentagon between them. C and JavaScript return the −1; Java throws `DistanceUndefinedException`, Python raises a `ValueError`.',
      limits:
        'Fails for many pairs on different sides of a pentagon, and for cells whose base cells are not neighbors.',
      differs:
        '4.x reports the reason as an error code and never returns −1: code that tests for a negative distance has to catch instead.',
    },
  ],
  related: ['gridPathCells', 'cellToLocalIj', 'gridDiskDistances', 'greatCircleDistanceKm'],
  searchWords: ['hops', 'steps between', 'hex distance', 'manhattan'],
};
