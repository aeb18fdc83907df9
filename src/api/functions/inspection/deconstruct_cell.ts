import type {ApiFunction} from '../../types';

export const deconstructCell: ApiFunction = {
  name: 'deconstruct_cell',
  group: 'inspection',
  summary: 'Takes a cell apart into its base cell number and digits.',
  use: 'The way back from [`construct_cell`](/docs/api/inspection#constructcell), in Python only. For a single part use [`getBaseCellNumber`](/docs/api/inspection#getbasecellnumber) or [`getIndexDigit`](/docs/api/inspection#getindexdigit).',
  signatures: {
    python: ['deconstruct_cell(h)'],
  },
  instead: {
    c: 'Call [`getBaseCellNumber`](/docs/api/inspection#getbasecellnumber), then [`getIndexDigit`](/docs/api/inspection#getindexdigit) for each resolution from 1 to that of the cell.',
    java: 'Call [`getBaseCellNumber`](/docs/api/inspection#getbasecellnumber), then [`getIndexDigit`](/docs/api/inspection#getindexdigit) for each resolution from 1 to that of the cell.',
    javascript:
      'Call [`getBaseCellNumber`](/docs/api/inspection#getbasecellnumber), then [`getIndexDigit`](/docs/api/inspection#getindexdigit) for each resolution from 1 to that of the cell.',
    go: 'Call [`getBaseCellNumber`](/docs/api/inspection#getbasecellnumber), then [`getIndexDigit`](/docs/api/inspection#getindexdigit) for each resolution from 1 to that of the cell.',
    duckdb:
      'Call [`getBaseCellNumber`](/docs/api/inspection#getbasecellnumber), then [`getIndexDigit`](/docs/api/inspection#getindexdigit) for each resolution from 1 to that of the cell.',
    shell:
      'Call [`getBaseCellNumber`](/docs/api/inspection#getbasecellnumber), then [`getIndexDigit`](/docs/api/inspection#getindexdigit) for each resolution from 1 to that of the cell.',
  },
  parameters: [
    {
      name: 'h',
      type: 'cell',
      description: 'The cell.',
    },
  ],
  returns:
    'A list: the base cell number, then one digit for each resolution from 1 to that of the cell. `construct_cell(*parts)` makes the cell again.',
  errors: [
    {
      code: 'E_CELL_INVALID',
      when: '`h` is not a valid cell (raised as `H3CellInvalidError`).',
    },
  ],
  since: '4.4.0',
  related: ['constructCell', 'getBaseCellNumber', 'getIndexDigit'],
  searchWords: ['decompose', 'parts'],
};
