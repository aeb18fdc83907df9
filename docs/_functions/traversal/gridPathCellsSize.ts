import type {FunctionEntry} from '@h3-docs/catalogue';
import {invalidCells, noWayBetween} from './shared';

export const gridPathCellsSize: FunctionEntry = {
  name: 'gridPathCellsSize',
  group: 'traversal',
  summary: 'Returns the number of cells on the path between two cells.',
  use: 'Only C needs this function: call it before `gridPathCells` to allocate the array. It returns an error if there is no path.',
  parameters: [
    {name: 'start', type: 'cell', description: 'The first cell.'},
    {name: 'end', type: 'cell', description: 'The last cell.', range: 'same resolution as `start`'},
    {name: 'size', type: 'count', description: 'The number of cells, including both ends.', out: true},
  ],
  returns: '`gridDistance(start, end) + 1`.',
  errors: [noWayBetween, invalidCells, {code: 'E_RES_MISMATCH', when: 'The cells have different resolutions.'}],
  pentagons: 'The function fails for the same cells as `gridDistance`.',
  cost: 'Constant time at a given resolution.',
  since: '4.0.0',
  v3: [
    {
      name: 'h3LineSize',
      summary: 'Returns the number of cells on the line between two cells.',
      parameters: [
        {name: 'start', type: 'cell', description: 'The first cell.'},
        {name: 'end', type: 'cell', description: 'The last cell.', range: 'same resolution as `start`'},
      ],
      returns:
        '`h3Distance(start, end) + 1`, or a negative number if C cannot compute the distance. Test the number before you allocate.',
      limits: 'The function fails for the same cells as `h3Distance`.',
      differs: 'In 4.x, the function returns an error code and writes the size to an out parameter of type `int64_t`.',
    },
  ],
  related: ['gridPathCells', 'gridDistance'],
  asks: `
    allocate | buffer size | path length | malloc before a line | distance plus one | cells on a line count
    length of the path array
  `,
};
