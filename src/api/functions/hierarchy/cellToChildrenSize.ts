import type {ApiFunction} from '../../types';

export const cellToChildrenSize: ApiFunction = {
  name: 'cellToChildrenSize',
  group: 'hierarchy',
  summary: 'Counts the descendants of a cell at a finer resolution.',
  use: 'In C, call it to size the array for `cellToChildren`. Everywhere, call it to see what an expansion would cost before you run it, or as the upper bound of the positions that `childPosToCell` takes.',
  signatures: {
    c: ['H3Error cellToChildrenSize(H3Index h, int childRes, int64_t *out)'],
    java: [
      'long cellToChildrenSize(long cell, int childRes)',
      'long cellToChildrenSize(String cellAddress, int childRes)',
    ],
    javascript: ['cellToChildrenSize(h3Index: H3IndexInput, res: number): number'],
    python: ['cell_to_children_size(h, res=None)'],
    duckdb: ['h3_cell_to_children_size(cell, resolution)'],
    shell: ['h3 cellToChildrenSize --cell <index> --resolution <res>'],
  },
  instead: {
    go: '`Children` allocates for itself; the count is `len` of its result.',
  },
  parameters: [
    {name: 'h', type: 'cell', description: 'The cell whose descendants are counted.'},
    {
      name: 'childRes',
      type: 'resolution',
      description: 'Resolution of the descendants. In Python it may be left out and is then one finer than `h`.',
      range: 'the resolution of `h` to 15',
    },
    {name: 'out', type: 'count', description: 'The number of descendants.', out: true},
  ],
  returns: 'The exact number. With *n* resolutions in between, it is 7*ⁿ* for a hexagon.',
  errors: [{code: 'E_RES_DOMAIN', when: '`childRes` is coarser than `h` or above 15.'}],
  pentagons: 'The count is `1 + 5 · (7ⁿ − 1) / 6`: 6, 41, 286…',
  notes: [
    'The largest answer, a resolution 0 hexagon at resolution 15, is 4,747,561,509,943. It fits a 64-bit integer and a JavaScript number exactly, but no 32-bit `int`.',
    'h3-js and h3-py report an invalid cell as `E_CELL_INVALID`; C does not look.',
  ],
  since: '4.0.0',
  v3: [
    {
      name: 'maxH3ToChildrenSize',
      signatures: {c: ['int maxH3ToChildrenSize(H3Index h, int childRes)']},
      summary: 'Gives the array size that `h3ToChildren` needs.',
      parameters: [
        {name: 'h', type: 'cell', description: 'The index to be split.'},
        {
          name: 'childRes',
          type: 'resolution',
          description: 'Resolution of the descendants.',
          range: 'the resolution of `h` to 15',
        },
      ],
      returns:
        '7 to the power of the resolutions in between, or 0 if `childRes` is coarser than the index or above 15.',
      limits:
        'Pentagons are counted like hexagons, so the number is too high for them. It is an `int`: more than eleven resolutions at once overflow it.',
      differs: 'The number is exact, pentagons included, has 64 bits, and a bad resolution is `E_RES_DOMAIN`.',
    },
  ],
  related: ['cellToChildren', 'uncompactCellsSize', 'childPosToCell', 'getNumCells'],
  searchWords: ['number of children', 'count', 'allocate'],
};
