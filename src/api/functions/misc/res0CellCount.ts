import type {ApiFunction} from '../../types';

export const res0CellCount: ApiFunction = {
  name: 'res0CellCount',
  group: 'misc',
  summary: 'Gives the number of cells of resolution 0: 122.',
  use: 'In C, to allocate for [`getRes0Cells`](/docs/api/misc#getres0cells).',
  signatures: {
    c: ['int res0CellCount(void)'],
  },
  instead: {
    java: 'The number is always 122, also from `getNumCells(0)`.',
    javascript: 'The number is always 122, also from `getNumCells(0)`.',
    python: 'The number is always 122, also from `get_num_cells(0)`.',
    duckdb: 'The number is always 122, also from `h3_get_num_cells(0)`.',
    shell: 'The number is always 122, also from `h3 getNumCells -r 0`.',
    go: 'Use the constant `h3.NumBaseCells`.',
  },
  parameters: [],
  returns: 'Always 122.',
  errors: [],
  since: '4.0.0',
  v3: [
    {
      name: 'res0IndexCount',
      signatures: {
        c: ['int res0IndexCount()'],
      },
      summary: 'Gives the number of cells of resolution 0: 122.',
      parameters: [],
      returns: 'Always 122.',
    },
  ],
  related: ['getRes0Cells', 'pentagonCount'],
  searchWords: ['base cells'],
};
