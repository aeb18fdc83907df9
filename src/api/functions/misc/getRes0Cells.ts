import type {ApiFunction} from '../../types';

export const getRes0Cells: ApiFunction = {
  name: 'getRes0Cells',
  group: 'misc',
  summary: 'Lists the 122 cells of resolution 0.',
  use: 'To start from the whole Earth: with [`cellToChildren`](/docs/api/hierarchy#celltochildren) of each you get all cells of a resolution.',
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
      description: 'The cells.',
      out: true,
    },
  ],
  returns: 'All base cells, in the order of their numbers. It always succeeds.',
  errors: [],
  memory: '[`res0CellCount`](/docs/api/misc#res0cellcount) indexes: 122.',
  pentagons: '12 of them are pentagons.',
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
      summary: 'Lists the 122 cells of resolution 0.',
      parameters: [
        {
          name: 'out',
          type: 'cells',
          description: 'Room for `res0IndexCount` indexes.',
          out: true,
        },
      ],
      returns: 'All base cells, in the order of their numbers; an unordered `set` in Python.',
      differs: 'In Python the result is a `list`.',
    },
  ],
  related: ['res0CellCount', 'getBaseCellNumber', 'getPentagons', 'cellToChildren'],
  searchWords: ['base cells', 'all cells', 'whole world', 'globe'],
};
