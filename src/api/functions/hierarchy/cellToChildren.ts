import type {ApiFunction} from '../../types';

export const cellToChildren: ApiFunction = {
  name: 'cellToChildren',
  group: 'hierarchy',
  summary: 'Lists every descendant of a cell at a finer resolution.',
  use: 'Splits a cell to spread its value over smaller ones, or to search inside it. Ask `cellToChildrenSize` how many there will be. For one representative descendant take `cellToCenterChild`; for number *i* of a long list without making the list, `childPosToCell`; for many cells at once, `uncompactCells`.',
  signatures: {
    c: ['H3Error cellToChildren(H3Index h, int childRes, H3Index *children)'],
    java: [
      'List<String> cellToChildren(String h3Address, int childRes)',
      'List<Long> cellToChildren(long h3, int childRes)',
    ],
    javascript: ['cellToChildren(h3Index: H3IndexInput, res: number): H3Index[]'],
    python: ['cell_to_children(h, res=None)'],
    go: ['func (c Cell) Children(resolution int) ([]Cell, error)', 'func (c Cell) ImmediateChildren() ([]Cell, error)'],
    duckdb: ['h3_cell_to_children(cell, resolution)'],
    shell: ['h3 cellToChildren --cell <index> --resolution <res> [--format <FMT>]'],
  },
  parameters: [
    {name: 'h', type: 'cell', description: 'The cell to split.'},
    {
      name: 'childRes',
      type: 'resolution',
      description: 'Resolution of the descendants. In Python it may be left out and is then one finer than `h`.',
      range: 'the resolution of `h` to 15',
    },
    {
      name: 'children',
      type: 'array of cells',
      description: 'Room for `cellToChildrenSize(h, childRes)` elements.',
      out: true,
    },
  ],
  returns: 'All descendants of `h` at `childRes`; `h` alone if that is its own resolution.',
  errors: [
    {
      code: 'E_RES_DOMAIN',
      when: '`childRes` is coarser than `h` or above 15. It comes from `cellToChildrenSize`, which the bindings call first: the C function itself writes nothing and returns `E_SUCCESS`.',
    },
  ],
  memory:
    'Allocate `cellToChildrenSize(h, childRes)` elements. The number is exact, pentagons included: every slot is filled. The resolution is not checked here, so check the error of the size function.',
  pentagons:
    'A pentagon has six children, not seven: a smaller pentagon in the middle and five hexagons. There is no gap in the list.',
  cost: 'Seven times more cells with each resolution: 7, 49, 343, 2,401… Resolution 0 to 15 would be 4.7 trillion. h3-js refuses lists that are too long for JavaScript or its heap.',
  notes: [
    'The order is fixed: ascending by index, the center child first. It is the order that `cellToChildPos` and `childPosToCell` count in.',
    'Children do not tile their parent exactly. They jut out over some of its edges and leave slivers at others; together they cover nearly the same area, not the same outline.',
    'h3-js gives an empty array for an invalid cell; h3-py raises `H3CellInvalidError`.',
  ],
  since: '4.0.0',
  v3: [
    {
      name: 'h3ToChildren',
      signatures: {
        c: ['void h3ToChildren(H3Index h, int childRes, H3Index *children)'],
        java: [
          'List<String> h3ToChildren(String h3Address, int childRes)',
          'List<Long> h3ToChildren(long h3, int childRes)',
        ],
        javascript: ['h3ToChildren(h3Index: H3IndexInput, res: number): H3Index[]'],
        python: ['h3_to_children(self, h, res=None)'],
      },
      summary: 'Lists every descendant of an index at a finer resolution.',
      parameters: [
        {name: 'h', type: 'cell', description: 'The index to split.'},
        {
          name: 'childRes',
          type: 'resolution',
          description: 'Resolution of the descendants. In Python the default is one finer than `h`.',
          range: 'the resolution of `h` to 15',
        },
        {
          name: 'children',
          type: 'array of cells',
          description: 'Room for `maxH3ToChildrenSize(h, childRes)` elements, filled with zeros.',
          out: true,
        },
      ],
      returns:
        'Nothing: the descendants are in `children`, and a 0 is a slot without one. A bad resolution leaves the array as it was; h3-js then gives an empty array, and so it does for an invalid cell. h3-py raises `H3ResolutionError` or `H3CellError`; h3-java throws for a resolution outside 0 to 15, and gives an empty list for one coarser than `h`. Python returns a `set`.',
      limits:
        'A pentagon leaves gaps: 0 is written where the descendants of the missing seventh child would be. Skip the zeros; the bindings do.',
      differs:
        'The array has no gaps below a pentagon, because the size function became exact. That function also reports a bad resolution (`E_RES_DOMAIN`), and so do the bindings. In Python the result is a `list`.',
    },
  ],
  related: ['cellToChildrenSize', 'cellToCenterChild', 'childPosToCell', 'uncompactCells', 'cellToParent'],
  searchWords: ['descendants', 'subdivide', 'split', 'refine', 'zoom in', 'grandchildren'],
};
