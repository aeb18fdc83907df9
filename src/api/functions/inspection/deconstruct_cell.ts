import type {ApiFunction} from '../../types';

export const deconstructCell: ApiFunction = {
  name: 'deconstruct_cell',
  group: 'inspection',
  summary: 'Returns the base cell number and the digits of a cell.',
  use: 'Only Python has this function. It is the inverse of [`construct_cell`](/docs/api/inspection#constructcell). In the other languages, call [`getBaseCellNumber`](/docs/api/inspection#getbasecellnumber), and then [`getIndexDigit`](/docs/api/inspection#getindexdigit) for each resolution from 1 to that of the cell.',
  signatures: {
    python: ['deconstruct_cell(h)'],
  },
  parameters: [
    {
      name: 'h',
      type: 'cell',
      description: 'The cell.',
    },
  ],
  returns:
    'A list of the base cell number and one digit for each resolution from 1 to that of the cell. `construct_cell(*parts)` creates the cell again.',
  errors: [
    {
      code: 'E_CELL_INVALID',
      when: '`h` is not a valid cell.',
    },
  ],
  since: '4.4.0',
  related: ['constructCell', 'getBaseCellNumber', 'getIndexDigit'],
  searchWords: ['decompose', 'parts'],
};
