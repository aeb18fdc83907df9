import type {FunctionEntry, Parameter} from '@h3-docs/catalogue';

const parentResolution: Parameter = {
  name: 'parentRes',
  type: 'resolution',
  description: 'The resolution of the ancestor. In Python, the default is one resolution coarser than `h`.',
  range: '0 to the resolution of `h`',
};

export const cellToParent: FunctionEntry = {
  name: 'cellToParent',
  group: 'hierarchy',
  summary: 'Returns the ancestor of a cell at a coarser resolution.',
  use: 'Use it to aggregate data to a coarser resolution, which is a smaller number: replace every cell with its parent, and group by the parent. Cells do not fit exactly inside their parent, so a point of the cell can lie outside the parent. To go from a parent to its children, use `cellToChildren`, or `cellToCenterChild` if one cell is enough.',
  parameters: [
    {name: 'h', type: 'cell', description: 'The cell to start from.'},
    parentResolution,
    {name: 'parent', type: 'cell', description: 'The ancestor.', out: true},
  ],
  returns: 'The ancestor of the cell at the coarser resolution. At its own resolution, the result is the cell itself.',
  errors: [
    {
      code: 'E_RES_DOMAIN',
      when: 'The resolution is below 0 or above 15. Java throws `IllegalArgumentException` instead.',
    },
    {
      code: 'E_RES_MISMATCH',
      when: 'The resolution is finer than that of the cell. Java throws `IllegalArgumentException` instead.',
    },
  ],
  notes: [
    'For the same point, `latLngToCell` at the coarser resolution can return a different cell than `cellToParent`, because [children do not fit exactly inside their parent](/api/hierarchy.mdx#shapes-that-do-not-nest).',
    'C, h3-js, and h3-go do not check whether `h` is a valid cell. They change the digits of any index, even of a directed edge. For an invalid cell, h3-py raises `H3CellInvalidError`.',
    {
      of: 'go',
      text: 'In Go, `ImmediateParent` returns an error for a cell of resolution 0, because such a cell has no parent.',
    },
  ],
  since: '4.0.0',
  v3: [
    {
      name: 'h3ToParent',
      summary: 'Returns the ancestor of an index at a coarser resolution.',
      parameters: [{name: 'h', type: 'cell', description: 'The index to start from.'}, parentResolution],
      returns:
        'The ancestor, or `h` itself if `parentRes` is the resolution of `h`. If the resolution is finer than `h` or out of range, C returns 0, h3-js returns `null`, h3-py raises `H3ResolutionError`, and h3-java throws `IllegalArgumentException`.',
      limits: 'Only h3-py checks whether `h` is a valid cell.',
      differs:
        'H3 4.x reports a wrong resolution as `E_RES_DOMAIN` or `E_RES_MISMATCH`, instead of returning 0 or `null`.',
    },
  ],
  related: ['cellToChildren', 'cellToCenterChild', 'cellToChildPos', 'compactCells', 'getResolution'],
  asks: `
    roll up | coarser cell | parent of a cell | zoom out one level | bigger hexagon that contains a cell
    ancestor of a cell | move to a coarser resolution | go up one resolution | ancestor | coarsen | aggregate
    zoom out | grandparent | lower resolution | rollup query | enclosing hexagon | downsample
    de: übergeordnete Zelle
    fr: cellule parente
    es: celda padre
    pt: célula pai
    ja: 親 セル
    zh: 父 单元格
  `,
};
