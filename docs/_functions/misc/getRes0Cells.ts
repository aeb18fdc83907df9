import type {ApiFunction} from '@site/src/api/types';

export const getRes0Cells: ApiFunction = {
  name: 'getRes0Cells',
  group: 'misc',
  summary: 'Returns the 122 cells of resolution 0.',
  use: 'Use it to visit the whole Earth. For every cell of a finer resolution, call [`cellToChildren`](/api/hierarchy.mdx#celltochildren) with each of these cells.',
  signatures: {
    c: ['H3Error getRes0Cells(H3Index *out)'],
    java: ['Collection<Long> getRes0Cells()', 'Collection<String> getRes0CellAddresses()'],
    javascript: ['getRes0Cells(): H3Index[]'],
    python: ['get_res0_cells()'],
    go: ['func Res0Cells() ([]Cell, error)'],
    duckdb: ['h3_get_res0_cells()', 'h3_get_res0_cells_string()'],
    shell: ['h3 getRes0Cells [-f json|newline]'],
  },
  parameters: [
    {
      name: 'out',
      type: 'cells',
      description: 'Array of 122 elements for the cells.',
      out: true,
    },
  ],
  returns:
    'All base cells. 4.5.0 returns them in ascending order, which is the order of their numbers. The function always succeeds.',
  errors: [],
  memory: 'In C, allocate 122 elements, the result of [`res0CellCount`](/api/misc.mdx#res0cellcount).',
  pentagons: 'Twelve of the 122 cells are pentagons.',
  since: '4.0.0',
  v3: [
    {
      name: 'getRes0Indexes',
      signatures: {
        c: ['void getRes0Indexes(H3Index *out)'],
        java: ['Collection<Long> getRes0Indexes()', 'Collection<String> getRes0IndexesAddresses()'],
        javascript: ['getRes0Indexes(): H3Index[]'],
        python: ['get_res0_indexes(self)'],
      },
      summary: 'Returns the 122 cells of resolution 0.',
      parameters: [
        {
          name: 'out',
          type: 'cells',
          description: 'Array of `res0IndexCount` elements.',
          out: true,
        },
      ],
      returns: 'All base cells, in the order of their numbers. Python returns an unordered `set`.',
      differs: 'Python returns a `list`.',
    },
  ],
  related: ['res0CellCount', 'getBaseCellNumber', 'getPentagons', 'cellToChildren'],
  searchWords: ['base cells', 'all cells', 'whole world', 'globe'],
};
