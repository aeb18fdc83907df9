import type {ApiFunction} from '../../types';

export const cellToParent: ApiFunction = {
  name: 'cellToParent',
  group: 'hierarchy',
  summary: 'Finds the ancestor of a cell at a coarser resolution.',
  use: 'Rolls data up: replace every cell by its parent, group by it, and you have the same data at a coarser resolution. It works on bits alone, so it is cheap enough to run on every row. For the way down, take `cellToChildren`, or `cellToCenterChild` when one cell is enough.',
  signatures: {
    c: ['H3Error cellToParent(H3Index h, int parentRes, H3Index *parent)'],
    java: ['long cellToParent(long h3, int res)', 'String cellToParentAddress(String h3Address, int res)'],
    javascript: ['cellToParent(h3Index: H3IndexInput, res: number): H3Index'],
    python: ['cell_to_parent(h, res=None)'],
    go: ['func (c Cell) Parent(resolution int) (Cell, error)', 'func (c Cell) ImmediateParent() (Cell, error)'],
    duckdb: ['h3_cell_to_parent(cell, resolution)'],
    shell: ['h3 cellToParent --cell <index> --resolution <res> [--format <FMT>]'],
  },
  parameters: [
    {name: 'h', type: 'cell', description: 'The cell to start from.'},
    {
      name: 'parentRes',
      type: 'resolution',
      description: 'Resolution of the ancestor. In Python it may be left out and is then one coarser than `h`.',
      range: '0 to the resolution of `h`',
    },
    {name: 'parent', type: 'cell', description: 'The ancestor.', out: true},
  ],
  returns: 'The one cell of resolution `parentRes` that `h` descends from; `h` itself if that is its resolution.',
  errors: [
    {code: 'E_RES_DOMAIN', when: '`parentRes` is below 0 or above 15.'},
    {code: 'E_RES_MISMATCH', when: '`parentRes` is finer than `h`.'},
  ],
  notes: [
    'Children do not fit exactly inside their parent: a point near the parent’s edge can lie in a child whose parent is the neighbor. The parent of the cell at a point is therefore not always the cell that `latLngToCell` gives for that point at the coarser resolution. Roll up from one fine index, and the sums agree at every level.',
    '`h` is not checked. C, h3-js and h3-go rewrite the digits of whatever they are given, a directed edge included; h3-py raises `H3CellInvalidError`. Test doubtful input with `isValidCell`.',
    'h3-java raises its own `IllegalArgumentException` for a bad resolution. DuckDB gives `NULL`. `ImmediateParent` in Go fails on a resolution 0 cell, which has no parent.',
  ],
  since: '4.0.0',
  v3: [
    {
      name: 'h3ToParent',
      signatures: {
        c: ['H3Index h3ToParent(H3Index h, int parentRes)'],
        java: ['long h3ToParent(long h3, int res)', 'String h3ToParentAddress(String h3Address, int res)'],
        javascript: ['h3ToParent(h3Index: H3IndexInput, res: number): H3Index'],
        python: ['h3_to_parent(self, h, res=None)'],
      },
      summary: 'Finds the ancestor of an index at a coarser resolution.',
      parameters: [
        {name: 'h', type: 'cell', description: 'The index to start from.'},
        {
          name: 'parentRes',
          type: 'resolution',
          description: 'Resolution of the ancestor. In Python the default is one coarser than `h`.',
          range: '0 to the resolution of `h`',
        },
      ],
      returns:
        'The ancestor, or `h` itself if `parentRes` is its own resolution. A resolution that is finer than `h` or out of range gives 0 in C and `null` in h3-js; h3-py raises `H3ResolutionError` and h3-java `IllegalArgumentException`.',
      limits: 'Whether `h` is a valid cell is checked by h3-py alone.',
      differs: 'A bad resolution is reported as `E_RES_DOMAIN` or `E_RES_MISMATCH` instead of as 0 or `null`.',
    },
  ],
  related: ['cellToChildren', 'cellToCenterChild', 'cellToChildPos', 'compactCells', 'getResolution'],
  searchWords: ['ancestor', 'coarsen', 'roll up', 'aggregate', 'zoom out', 'grandparent'],
};
