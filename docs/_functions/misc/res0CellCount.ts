import type {ApiFunction} from '@site/src/api/types';

export const res0CellCount: ApiFunction = {
  name: 'res0CellCount',
  group: 'misc',
  summary: 'Returns the number of cells of resolution 0, which is always 122.',
  use: 'Use it in C to allocate the array for [`getRes0Cells`](/api/misc.mdx#getres0cells).',
  signatures: {
    c: ['int res0CellCount(void)'],
  },
  instead: {
    java: 'The number is always 122. `getNumCells(0)` returns it too.',
    javascript: 'The number is always 122. `getNumCells(0)` returns it too.',
    python: 'The number is always 122. `get_num_cells(0)` returns it too.',
    duckdb: 'The number is always 122. `h3_get_num_cells(0)` returns it too.',
    shell: 'The number is always 122. `h3 getNumCells -r 0` prints it too.',
    go: 'Use the constant `h3.NumBaseCells`.',
  },
  parameters: [],
  returns: 'The number 122.',
  errors: [],
  since: '4.0.0',
  v3: [
    {
      name: 'res0IndexCount',
      signatures: {
        c: ['int res0IndexCount()'],
      },
      summary: 'Returns the number of cells of resolution 0, which is always 122.',
      parameters: [],
      returns: 'The number 122.',
    },
  ],
  related: ['getRes0Cells', 'pentagonCount'],
  searchWords: ['base cells'],
};
