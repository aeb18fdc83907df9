import type {FunctionEntry, Parameter} from '@h3-docs/catalogue';
import {invalidCells, noWayBetween} from './shared';

const cell: Parameter = {
  name: 'h3',
  type: 'cell',
  description: 'The cell whose coordinates you need.',
  range: 'same resolution as `origin`',
};

export const cellToLocalIj: FunctionEntry = {
  name: 'cellToLocalIj',
  group: 'traversal',
  summary: 'Returns the I and J coordinates of a cell in a plane around another cell.',
  use: 'Use it for arithmetic on the cells of one area: offsets, rows and columns, or images made of cells. `localIjToCell` is the inverse. If you need only the distance, use `gridDistance`.',
  parameters: [
    {name: 'origin', type: 'cell', description: 'The cell that defines the coordinate system.'},
    cell,
    {name: 'mode', type: 'option', description: 'Reserved. The bindings pass 0 for you.', range: '0'},
    {name: 'out', type: 'IJ coordinates', description: 'The coordinates.', out: true},
  ],
  returns:
    'Two integers, I and J, on axes 120° apart. JavaScript returns an object `{i, j}`, Python returns a tuple, and DuckDB returns a list.',
  errors: [
    noWayBetween,
    invalidCells,
    {code: 'E_RES_MISMATCH', when: 'The cells have different resolutions.'},
    {code: 'E_OPTION_INVALID', when: '`mode` is not 0.'},
  ],
  pentagons:
    'Around a pentagon, one sixth of the plane (a wedge) is missing. For cells on the other side of this gap, the function returns `E_FAILED`. Near the pentagon, the axes change direction.',
  notes: [
    'The origin is *not* at (0, 0). The zero point is the center of the origin’s base cell, so coordinates at fine resolutions are large numbers. To get an offset, subtract the coordinates of the origin.',
    'Compare coordinates only if they have the same origin. Another origin can lie in another base cell, which has a different zero point and different axes.',
    'The coordinates of a cell can change between releases. Store cells, not coordinates.',
  ],
  cost: 'Constant time at a given resolution.',
  since: '4.0.0',
  v3: [
    {
      name: 'experimentalH3ToLocalIj',
      summary: 'Returns the I and J coordinates of a cell in a plane around another cell.',
      parameters: [
        {name: 'origin', type: 'cell', description: 'The cell that defines the coordinate system.'},
        cell,
        {name: 'out', type: 'IJ coordinates', description: 'The coordinates.', out: true},
      ],
      returns:
        'In C, 0 for success, 1 for different resolutions, 2 for base cells that are not neighbors, and 3 to 5 for a pentagon between the cells. h3-js throws an `Error` that names the reason. Java throws `IllegalArgumentException`, `LocalIjUndefinedException`, or `PentagonEncounteredException`. Python raises a `ValueError`.',
      limits:
        'Only cells in the base cell of the origin and in its neighboring base cells have coordinates. Around a pentagon, one sixth of the plane (a wedge) is missing. If this gap lies between the origin and a cell, the cell has no coordinates.',
      differs:
        'H3 4.x removes `experimental` from the name and adds the `mode` argument in C. In both versions, the zero point of the coordinates is the center of the base cell of `origin`.',
    },
  ],
  related: ['localIjToCell', 'gridDistance', 'gridPathCells'],
  asks: `
    cell to ij | cell to local coordinates | ij coordinates of a cell | two-dimensional coordinates
    cell to ij coordinates | coordinates | plane | offset | row | column | axial | CoordIJ
    ij of neighbors not between -1 and 1 | how to read large ij values
  `,
};
