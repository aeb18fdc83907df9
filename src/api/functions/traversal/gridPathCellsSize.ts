import type {ApiFunction} from '../../types';

export const gridPathCellsSize: ApiFunction = {
  name: 'gridPathCellsSize',
  group: 'traversal',
  summary: 'Gives the number of cells on the path between two cells.',
  use: 'In C, before `gridPathCells`, to allocate its array. Its error tells whether there is a path.',
  signatures: {c: ['H3Error gridPathCellsSize(H3Index start, H3Index end, int64_t *size)']},
  instead: {
    java: 'Write `gridDistance(start, end) + 1`.',
    javascript: 'Write `h3.gridDistance(origin, destination) + 1`.',
    python: 'Write `h3.grid_distance(start, end) + 1`.',
    go: 'Call `GridDistance(a, b)` and add 1.',
    duckdb: 'Write `h3_grid_distance(origin, destination) + 1`.',
    shell: 'Run `h3 gridDistance` and add 1.',
  },
  parameters: [
    {name: 'start', type: 'cell', description: 'The first cell.'},
    {name: 'end', type: 'cell', description: 'The last cell.', range: 'same resolution as `start`'},
    {name: 'size', type: 'count', description: 'The number of cells, both ends included.', out: true},
  ],
  returns: '`gridDistance(start, end) + 1`.',
  errors: [
    {code: 'E_FAILED', when: 'The cells are too far apart, or a pentagon’s distortion lies between them.'},
    {
      code: 'E_CELL_INVALID',
      when: 'One of the indexes has a base cell above 121, an unused digit at a resolution that it has, or a digit that a pentagon does not have.',
    },
    {code: 'E_RES_MISMATCH', when: 'The cells have different resolutions.'},
  ],
  pentagons: 'Fails where `gridDistance` fails.',
  cost: 'Constant for a given resolution.',
  since: '4.0.0',
  v3: [
    {
      name: 'h3LineSize',
      signatures: {c: ['int h3LineSize(H3Index start, H3Index end)']},
      summary: 'Gives the number of cells on the line between two cells.',
      parameters: [
        {name: 'start', type: 'cell', description: 'The first cell.'},
        {name: 'end', type: 'cell', description: 'The last cell.', range: 'same resolution as `start`'},
      ],
      returns:
        '`h3Distance(start, end) + 1`, or a negative number when there is no distance. Test for it before you allocate.',
      limits: 'Fails where `h3Distance` does.',
      differs: '4.x returns the size through a pointer, as an `int64_t`, and the reason for failure as an error code.',
    },
  ],
  related: ['gridPathCells', 'gridDistance'],
  searchWords: ['allocate', 'buffer size', 'path length'],
};
