import type {FunctionEntry} from '@h3-docs/catalogue';
import {invalidOrigin} from './shared';

export const localIjToCell: FunctionEntry = {
  name: 'localIjToCell',
  group: 'traversal',
  summary: 'Returns the cell at given I and J coordinates in a plane around a cell.',
  use: 'Use it after arithmetic on coordinates from `cellToLocalIj`, with the same origin.',
  parameters: [
    {
      name: 'origin',
      type: 'cell',
      description: 'The cell that defines the coordinate system and the resolution of the result.',
    },
    {
      name: 'ij',
      type: 'IJ coordinates',
      description:
        'The coordinates, as `cellToLocalIj` returns them. Python, DuckDB, and the shell accept I and J as two arguments.',
    },
    {name: 'mode', type: 'option', description: 'Reserved. The bindings pass 0 for you.', range: '0'},
    {name: 'out', type: 'cell', description: 'The cell.', out: true},
  ],
  returns: 'The cell, at the resolution of the origin.',
  errors: [
    {
      code: 'E_FAILED',
      when: 'The coordinates are beyond the neighboring base cells, or so large that the computation would overflow.',
    },
    invalidOrigin,
    {
      code: 'E_PENTAGON',
      when: 'The coordinates are in the sixth of the plane that is missing around a pentagon. Some of these coordinates cause `E_FAILED` instead.',
    },
    {code: 'E_OPTION_INVALID', when: '`mode` is not 0.'},
  ],
  pentagons:
    'Around a pentagon, one sixth of the plane (a wedge) is missing, and no cell has coordinates there. Near this gap, several pairs of coordinates can belong to the same cell.',
  notes: [
    'The zero point (0, 0) is the center of the origin’s base cell, not the origin.',
    'Near a pentagon or far from the origin, check the result: pass the cell to `cellToLocalIj`, and compare the result with your coordinates.',
  ],
  cost: 'Constant time at a given resolution.',
  since: '4.0.0',
  v3: [
    {
      name: 'experimentalLocalIjToH3',
      summary: 'Returns the cell at given I and J coordinates in a plane around a cell.',
      parameters: [
        {name: 'origin', type: 'cell', description: 'The cell that defines the coordinate system.'},
        {
          name: 'ij',
          type: 'IJ coordinates',
          description: 'The coordinates. Python accepts them as two arguments, `i` and `j`.',
        },
        {name: 'out', type: 'cell', description: 'The cell.', out: true},
      ],
      returns:
        'In C, 0 for success, and 3 or 4 for coordinates in the sixth of the plane that is missing around a pentagon. For coordinates out of reach, the result is 1 at resolution 0 and 2 at finer resolutions. After a failure, do not read `out`. h3-js throws an `Error`, Java throws `LocalIjUndefinedException`, and Python raises a `ValueError`.',
      limits:
        'There is no cell at coordinates beyond the neighboring base cells. Around a pentagon, one sixth of the plane (a wedge) is missing, and coordinates there have no cell. Very large coordinates can overflow without an error.',
      differs:
        'H3 4.x removes `experimental` from the name, adds the `mode` argument in C, and rejects coordinates that would overflow.',
    },
  ],
  related: ['cellToLocalIj', 'gridDisk'],
  asks: `
    ij to cell | cell at ij coordinates | ij coordinates to cell | coordinates | plane | offset | CoordIJ
  `,
};
