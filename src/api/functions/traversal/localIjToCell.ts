import type {ApiFunction} from '../../types';

export const localIjToCell: ApiFunction = {
  name: 'localIjToCell',
  group: 'traversal',
  summary: 'Gives the cell at I and J coordinates on the plane laid out around a cell.',
  use: 'After arithmetic on coordinates from `cellToLocalIj`, with the same origin.',
  signatures: {
    c: ['H3Error localIjToCell(H3Index origin, const CoordIJ *ij, uint32_t mode, H3Index *out)'],
    java: ['long localIjToCell(long origin, CoordIJ ij)', 'String localIjToCell(String originAddress, CoordIJ ij)'],
    javascript: ['localIjToCell(origin: H3IndexInput, coords: CoordIJ): H3Index'],
    python: ['local_ij_to_cell(origin, i, j)'],
    go: ['func LocalIJToCell(origin Cell, ij CoordIJ) (Cell, error)'],
    duckdb: ['h3_local_ij_to_cell(origin, i, j)'],
    shell: ['h3 localIjToCell --origin <cell> -i <i> -j <j> [--format <FMT>]'],
  },
  parameters: [
    {
      name: 'origin',
      type: 'cell',
      description: 'The cell that fixes the coordinate system, and the resolution of the result.',
    },
    {
      name: 'ij',
      type: 'IJ coordinates',
      description:
        'The coordinates, as `cellToLocalIj` gives them. Python, DuckDB and the shell take I and J as two arguments.',
    },
    {name: 'mode', type: 'option', description: 'Reserved; the bindings pass 0 for you.', range: '0'},
    {name: 'out', type: 'cell', description: 'The cell.', out: true},
  ],
  returns: 'The cell, at the resolution of `origin`.',
  errors: [
    {
      code: 'E_FAILED',
      when: 'The coordinates lead beyond the neighboring base cells, or are too large to compute with.',
    },
    {
      code: 'E_CELL_INVALID',
      when: '`origin` has a base cell above 121, an unused digit at a resolution that it has, or a digit that a pentagon does not have.',
    },
    {code: 'E_PENTAGON', when: 'The coordinates lie in the wedge that a pentagon lacks.'},
    {code: 'E_OPTION_INVALID', when: '`mode` is not 0.'},
  ],
  pentagons: 'Coordinates in the missing wedge have no cell, and near it several can lead to the same one.',
  notes: [
    '(0, 0) is the center of the base cell of `origin`, not `origin`.',
    'The result is not checked further: at the rim of the plane, make sure that `cellToLocalIj` of the result gives your coordinates back.',
  ],
  cost: 'Constant for a given resolution.',
  since: '4.0.0',
  v3: [
    {
      name: 'experimentalLocalIjToH3',
      signatures: {
        c: ['int experimentalLocalIjToH3(H3Index origin, const CoordIJ *ij, H3Index *out)'],
        java: [
          'long experimentalLocalIjToH3(long origin, CoordIJ ij)',
          'String experimentalLocalIjToH3(String originAddress, CoordIJ ij)',
        ],
        javascript: ['experimentalLocalIjToH3(origin: H3IndexInput, coords: CoordIJ): H3Index'],
        python: ['experimental_local_ij_to_h3(self, origin, i, j)'],
      },
      summary: 'Gives the cell at I and J coordinates on the plane laid out around a cell.',
      parameters: [
        {name: 'origin', type: 'cell', description: 'The cell that fixes the coordinate system.'},
        {name: 'ij', type: 'IJ coordinates', description: 'The coordinates; two arguments, `i` and `j`, in Python.'},
        {name: 'out', type: 'cell', description: 'The cell.', out: true},
      ],
      returns:
        '0 in C on success. Another number when there is no cell, and `out` is not to be used then: 2 (1 at resolution 0) for coordinates out of reach, 3 or 4 in a pentagon’s missing wedge. h3-js throws an `Error`, Java `LocalIjUndefinedException`, Python raises a `ValueError`.',
      limits:
        'No cell beyond the neighboring base cells, nor in the missing wedge of a pentagon. Very large coordinates can overflow unnoticed.',
      differs:
        '4.x drops `experimental` from the name, adds the `mode` argument in C, and refuses coordinates that would overflow.',
    },
  ],
  related: ['cellToLocalIj', 'gridDisk'],
  searchWords: ['coordinates', 'plane', 'offset', 'CoordIJ'],
};
