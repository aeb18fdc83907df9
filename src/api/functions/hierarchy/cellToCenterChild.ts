import type {ApiFunction} from '../../types';

export const cellToCenterChild: ApiFunction = {
  name: 'cellToCenterChild',
  group: 'hierarchy',
  summary: 'Finds the descendant in the middle of a cell.',
  use: 'Stands a fine cell in for a coarse one, to compare or join mixed resolutions at the finest of them. It is also the first item of `cellToChildren`, so it marks the start of the range of descendants in a sorted index. When you need all descendants, take `cellToChildren`.',
  signatures: {
    c: ['H3Error cellToCenterChild(H3Index h, int childRes, H3Index *child)'],
    java: ['String cellToCenterChild(String h3, int childRes)', 'long cellToCenterChild(long h3, int childRes)'],
    javascript: ['cellToCenterChild(h3Index: H3IndexInput, res: number): H3Index'],
    python: ['cell_to_center_child(h, res=None)'],
    go: ['func (c Cell) CenterChild(resolution int) (Cell, error)'],
    duckdb: ['h3_cell_to_center_child(cell, resolution)'],
    shell: ['h3 cellToCenterChild --cell <index> --resolution <res> [--format <FMT>]'],
  },
  parameters: [
    {name: 'h', type: 'cell', description: 'The cell to start from.'},
    {
      name: 'childRes',
      type: 'resolution',
      description: 'Resolution of the descendant. In Python it may be left out and is then one finer than `h`.',
      range: 'the resolution of `h` to 15',
    },
    {name: 'child', type: 'cell', description: 'The descendant in the middle.', out: true},
  ],
  returns: 'The descendant whose digits below `h` are all 0; `h` itself if `childRes` is its resolution.',
  errors: [{code: 'E_RES_DOMAIN', when: '`childRes` is coarser than `h` or above 15.'}],
  pentagons: 'The center child of a pentagon is a pentagon, at every resolution.',
  notes: [
    'A cell and its center child share their center point, up to rounding.',
    '`h` is not checked in C, h3-js and h3-go; h3-py raises `H3CellInvalidError`.',
  ],
  since: '4.0.0',
  v3: [
    {
      name: 'h3ToCenterChild',
      signatures: {
        c: ['H3Index h3ToCenterChild(H3Index h, int childRes)'],
        java: ['String h3ToCenterChild(String h3, int childRes)', 'long h3ToCenterChild(long h3, int childRes)'],
        javascript: ['h3ToCenterChild(h3Index: H3IndexInput, res: number): H3Index'],
        python: ['h3_to_center_child(self, h, res=None)'],
      },
      summary: 'Finds the descendant in the middle of an index’s cell.',
      parameters: [
        {name: 'h', type: 'cell', description: 'The index to start from.'},
        {
          name: 'childRes',
          type: 'resolution',
          description: 'Resolution of the descendant. In Python the default is one finer than `h`.',
          range: 'the resolution of `h` to 15',
        },
      ],
      returns:
        'The descendant. A resolution that is coarser than `h` or above 15 gives 0 in C and `null` in h3-js; h3-py raises `H3ResolutionError` and h3-java `IllegalArgumentException`.',
      limits: 'Whether `h` is a valid cell is checked by h3-py alone.',
      differs: 'A bad resolution is `E_RES_DOMAIN` instead of 0 or `null`.',
    },
  ],
  related: ['cellToChildren', 'cellToParent', 'childPosToCell', 'cellToLatLng'],
  searchWords: ['central child', 'middle'],
};
