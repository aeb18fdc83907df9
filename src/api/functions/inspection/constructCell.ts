import type {ApiFunction} from '../../types';

export const constructCell: ApiFunction = {
  name: 'constructCell',
  group: 'inspection',
  summary: 'Puts a cell together from its base cell number and digits.',
  use: 'To make a cell from parts that you stored or computed; only valid cells come out. From a point use [`latLngToCell`](/docs/api/indexing#latlngtocell), from a position among the children of a cell [`childPosToCell`](/docs/api/hierarchy#childpostocell).',
  signatures: {
    c: ['H3Error constructCell(int res, int baseCellNumber, const int *digits, H3Index *out)'],
    java: [
      'long constructCell(int baseCellNumber, List<Integer> digits, int res)',
      'long constructCell(int baseCellNumber, List<Integer> digits)',
      'String constructCellAddress(int baseCellNumber, List<Integer> digits)',
      'String constructCellAddress(int baseCellNumber, List<Integer> digits, int res)',
    ],
    javascript: ['constructCell(baseCellNumber: number, digits: number[], res: number): H3Index'],
    python: ['construct_cell(base_cell_number, *digits, res=None)'],
    duckdb: [
      'h3_construct_cell(base_cell, digits[, resolution])',
      'h3_construct_cell_string(base_cell, digits[, resolution])',
    ],
    shell: ['h3 constructCell -b <base> [-d <d1,d2,…>] [-r <res>] [-f json|newline]'],
  },
  instead: {
    go: 'Shift the parts into place yourself, as [the layout of a cell](/docs/library/index/cell) says, and check with `IsValid`.',
  },
  parameters: [
    {
      name: 'res',
      type: 'resolution',
      description:
        'The resolution of the cell. First in C, last elsewhere, where it may be left out: the number of digits says it.',
      range: '0 to 15',
    },
    {
      name: 'baseCellNumber',
      type: 'base cell number',
      description: 'The ancestor at resolution 0.',
      range: '0 to 121',
    },
    {
      name: 'digits',
      type: 'digits',
      description:
        'One digit for each resolution from 1 to `res`. C accepts `NULL` when `res` is 0; Python takes the digits as separate arguments.',
      range: '0 to 6 each',
    },
    {
      name: 'out',
      type: 'cell',
      description: 'The cell.',
      out: true,
    },
  ],
  returns: 'The cell.',
  errors: [
    {
      code: 'E_RES_DOMAIN',
      when: '`res` is below 0 or above 15.',
    },
    {
      code: 'E_BASE_CELL_DOMAIN',
      when: '`baseCellNumber` is below 0 or above 121.',
    },
    {
      code: 'E_DIGIT_DOMAIN',
      when: 'A digit is below 0 or above 6. In JavaScript and the command also: the number of digits is not `res`, or above 15.',
    },
    {
      code: 'E_DELETED_DIGIT',
      when: 'The base cell is a pentagon and the first digit other than 0 is 1: a child that pentagons do not have.',
    },
  ],
  pentagons:
    'The digits of a pentagon are all 0. Below the base cell of a pentagon, 1 cannot be the first other digit.',
  notes: ['When digits and `res` disagree, Java throws `IllegalArgumentException` and Python `ValueError`.'],
  since: '4.4.0',
  related: ['getBaseCellNumber', 'getIndexDigit', 'deconstruct_cell', 'isValidCell', 'childPosToCell'],
  searchWords: ['compose', 'build index', 'from digits'],
};
