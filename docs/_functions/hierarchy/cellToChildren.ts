import type {FunctionEntry} from '@h3-docs/catalogue';
import {childrenResolution} from './shared';

export const cellToChildren: FunctionEntry = {
  name: 'cellToChildren',
  group: 'hierarchy',
  summary: 'Returns all descendants of a cell at a finer resolution.',
  use: 'Pass the resolution of the result, not a number of levels. Each finer resolution has seven times as many cells, which do not cover the shape of the cell exactly. Use the function to distribute a value over smaller cells, or to search inside a cell. To get one descendant that represents the cell, use `cellToCenterChild`. To get the descendant at a known position, use `childPosToCell`. To convert many cells at once, use `uncompactCells`.',
  parameters: [
    {name: 'h', type: 'cell', description: 'The cell to split.'},
    childrenResolution,
    {
      name: 'children',
      type: 'array of cells',
      description: 'Array of `cellToChildrenSize(h, childRes)` elements.',
      out: true,
    },
  ],
  returns:
    'All descendants of the cell at the finer resolution. At its own resolution, the result is only the cell itself.',
  errors: [
    {
      code: 'E_RES_DOMAIN',
      when: 'The resolution is coarser than that of the cell, or above 15. Only the bindings report this error, because they call `cellToChildrenSize` first. In C, `cellToChildren` returns `E_SUCCESS` and writes nothing.',
    },
  ],
  memory:
    'Allocate `cellToChildrenSize(h, childRes)` elements. The number is exact, even for pentagons, so no element stays empty. `cellToChildren` does not check the resolution, so check the error code that `cellToChildrenSize` returns.',
  pentagons:
    'A pentagon has six children: a smaller pentagon at the center and five hexagons. The result has no empty element for the missing child.',
  cost: 'The number of cells grows sevenfold with each resolution: 7, 49, 343, 2,401… A hexagon of resolution 0 has 4.7 trillion descendants at resolution 15. If the result is too long for [a JavaScript array](/library/errors.mdx#e_array_length) or for [the memory of h3-js](/library/errors.mdx#e_memory_alloc), h3-js throws an error.',
  notes: [
    'The order is fixed. The cells are in ascending order of their indexes, so the center child is first. `cellToChildPos` and `childPosToCell` count in this order.',
    '[Children do not exactly cover the shape of their parent](/api/hierarchy.mdx#shapes-that-do-not-nest). Together, they have nearly the area of the parent, but a different outline.',
    'For an invalid cell, h3-js returns an empty array and h3-py raises `H3CellInvalidError`.',
  ],
  since: '4.0.0',
  v3: [
    {
      name: 'h3ToChildren',
      summary: 'Returns all descendants of an index at a finer resolution.',
      parameters: [
        {name: 'h', type: 'cell', description: 'The index to split.'},
        childrenResolution,
        {
          name: 'children',
          type: 'array of cells',
          description: 'Zero-filled array of `maxH3ToChildrenSize(h, childRes)` elements.',
          out: true,
        },
      ],
      returns:
        'In C, the function returns nothing. The descendants are in `children`, and an element that is 0 is empty. For a wrong resolution, the function does not change the array. In JavaScript, the function returns an empty array for a wrong resolution and for an invalid cell. In Python, it returns a `set`. It raises `H3ResolutionError` for a wrong resolution and `H3CellError` for an invalid cell. In Java, the function throws an exception for a resolution outside 0 to 15, and returns an empty list for a resolution coarser than `h`.',
      limits:
        'A pentagon has no child 1, so C writes 0 instead of this child and its descendants. In the list of direct children, the empty element is the second element. Skip the zeros, as the bindings do.',
      differs:
        'In 4.x, the size is exact for pentagons too, so the array has no empty elements. For a wrong resolution, the size function and the bindings report `E_RES_DOMAIN`. In Python, the result is a `list`.',
    },
  ],
  related: ['cellToChildrenSize', 'cellToCenterChild', 'childPosToCell', 'uncompactCells', 'cellToParent'],
  asks: `
    finer cells | children of a cell | subdivide a cell | zoom in one level | smaller hexagons inside a cell
    split a hexagon | move to a finer resolution | go down one resolution | descendants | subdivide | split | refine
    zoom in | grandchildren | drill down | sub-cells | disaggregate
    de: untergeordnete Zellen
    fr: cellules enfants
    es: celdas hijas
    pt: células filhas
    ja: 子 セル
    zh: 子 单元格
  `,
};
