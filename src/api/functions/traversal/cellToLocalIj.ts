import type {ApiFunction} from '../../types';

export const cellToLocalIj: ApiFunction = {
  name: 'cellToLocalIj',
  group: 'traversal',
  summary: 'Gives the I and J coordinates of a cell on a plane laid out around another cell.',
  use: 'To do arithmetic on cells of one area: offsets, rows and columns, images made of cells. Go back with `localIjToCell`. For distances alone, `gridDistance` does the same work and returns the number.',
  signatures: {
    c: ['H3Error cellToLocalIj(H3Index origin, H3Index h3, uint32_t mode, CoordIJ *out)'],
    java: [
      'CoordIJ cellToLocalIj(long origin, long h3)',
      'CoordIJ cellToLocalIj(String originAddress, String h3Address)',
    ],
    javascript: ['cellToLocalIj(origin: H3IndexInput, destination: H3IndexInput): CoordIJ'],
    python: ['cell_to_local_ij(origin, h)'],
    go: ['func CellToLocalIJ(origin, cell Cell) (CoordIJ, error)'],
    duckdb: ['h3_cell_to_local_ij(origin, cell)'],
    shell: ['h3 cellToLocalIj --cell <index> --origin <cell> [--format <FMT>]'],
  },
  parameters: [
    {name: 'origin', type: 'cell', description: 'The cell that fixes the coordinate system.'},
    {
      name: 'h3',
      type: 'cell',
      description: 'The cell to find coordinates for; `destination` in JavaScript.',
      range: 'same resolution as `origin`',
    },
    {name: 'mode', type: 'option', description: 'Reserved; the bindings pass 0 for you.', range: '0'},
    {name: 'out', type: 'IJ coordinates', description: 'The coordinates.', out: true},
  ],
  returns:
    'Two integers, I and J, on axes 120° apart. In JavaScript an object `{i, j}`, in Python a tuple, in DuckDB a list.',
  errors: [
    {
      code: 'E_FAILED',
      when: 'The cells are too far apart (their base cells are neither the same nor neighbors), or a pentagon’s distortion lies between them.',
    },
    {
      code: 'E_CELL_INVALID',
      when: 'One of the indexes has a base cell above 121, an unused digit at a resolution that it has, or a digit that a pentagon does not have.',
    },
    {code: 'E_RES_MISMATCH', when: 'The cells have different resolutions.'},
    {code: 'E_OPTION_INVALID', when: '`mode` is not 0.'},
  ],
  pentagons:
    'The plane has a gap where the pentagon’s sixth wedge would be. Cells across it have no coordinates (`E_FAILED`), and directions bend around it.',
  notes: [
    'The origin is *not* at (0, 0). The zero point is the center of the origin’s base cell, so coordinates at fine resolutions are large. Subtract those of the origin to get an offset.',
    'Coordinates compare only if they come from the same origin: a different one may mean a different base cell, and other axes.',
    'Not promised to be the same in the next release. Keep cells, not coordinates.',
  ],
  cost: 'Constant for a given resolution.',
  since: '4.0.0',
  v3: [
    {
      name: 'experimentalH3ToLocalIj',
      signatures: {
        c: ['int experimentalH3ToLocalIj(H3Index origin, H3Index h3, CoordIJ *out)'],
        java: [
          'CoordIJ experimentalH3ToLocalIj(long origin, long h3)',
          'CoordIJ experimentalH3ToLocalIj(String originAddress, String h3Address)',
        ],
        javascript: ['experimentalH3ToLocalIj(origin: H3IndexInput, destination: H3IndexInput): CoordIJ'],
        python: ['experimental_h3_to_local_ij(self, origin, h)'],
      },
      summary: 'Gives the I and J coordinates of a cell on a plane laid out around another cell.',
      parameters: [
        {name: 'origin', type: 'cell', description: 'The cell that fixes the coordinate system.'},
        {
          name: 'h3',
          type: 'cell',
          description: 'The cell to find coordinates for.',
          range: 'same resolution as `origin`',
        },
        {name: 'out', type: 'IJ coordinates', description: 'The coordinates.', out: true},
      ],
      returns:
        '0 in C on success; 1 for different resolutions, 2 for base cells that are not neighbors, 3 to 5 for a pentagon in the way. h3-js throws an `Error` that says which. Java throws `IllegalArgumentException`, `LocalIjUndefinedException` or `PentagonEncounteredException`; Python raises a `ValueError`.',
      limits: 'No coordinates across a pentagon’s missing wedge, nor for cells whose base cells are not neighbors.',
      differs:
        '4.x drops `experimental` from the name and adds the `mode` argument in C; the coordinates of a cell stay relative to its origin’s base cell.',
    },
  ],
  related: ['localIjToCell', 'gridDistance', 'gridPathCells'],
  searchWords: ['coordinates', 'plane', 'offset', 'row', 'column', 'axial', 'CoordIJ'],
};
