import type {ApiFunction} from '../../types';

export const getBaseCellNumber: ApiFunction = {
  name: 'getBaseCellNumber',
  group: 'inspection',
  summary: 'Reads the number of the base cell that an index belongs to.',
  use: 'To split data into 122 parts of about one size that never change, or to take an index apart. Two cells with the same base cell share their ancestor at resolution 0.',
  signatures: {
    c: ['int getBaseCellNumber(H3Index h)'],
    java: ['int getBaseCellNumber(long h3)', 'int getBaseCellNumber(String h3Address)'],
    javascript: ['getBaseCellNumber(h3Index: H3IndexInput): number'],
    python: ['get_base_cell_number(h)'],
    go: ['func BaseCellNumber(h Cell) int', 'func (c Cell) BaseCellNumber() int'],
    duckdb: ['h3_get_base_cell_number(cell)'],
    shell: ['h3 getBaseCellNumber -c <index>'],
  },
  parameters: [
    {
      name: 'h',
      type: 'index',
      description:
        'A cell. In C, Java, JavaScript and DuckDB also a directed edge (the base cell of its origin) or a vertex (that of its owner).',
    },
  ],
  returns: 'The base cell number, 0 to 121.',
  errors: [
    {code: 'E_CELL_INVALID', when: 'The index is not a valid cell. Only h3-py checks this.'},
    {
      code: 'E_INDEX_INVALID',
      when: 'The index is not a valid cell, directed edge, or vertex. Only the `h3` command checks this.',
    },
  ],
  pentagons:
    '12 base cells are pentagons: 4, 14, 24, 38, 49, 58, 63, 72, 83, 97, 107 and 117. Their groups are smaller by a sixth.',
  notes: [
    'The bits are read as they are. For an index that is no cell, C, Java, Go and DuckDB answer with whatever stands there, up to 127; so does JavaScript, which takes a string that is not hexadecimal as 0. Python raises `H3CellInvalidError`.',
    'Numbers grow from north to south, roughly: 0 is near the north pole, 121 near the south pole.',
  ],
  since: '4.0.0',
  v3: [
    {
      name: 'h3GetBaseCell',
      signatures: {
        c: ['int h3GetBaseCell(H3Index h)'],
        java: ['int h3GetBaseCell(long h3)', 'int h3GetBaseCell(String h3Address)'],
        javascript: ['h3GetBaseCell(h3Index: H3IndexInput): number'],
        python: ['h3_get_base_cell(self, h)'],
      },
      summary: 'Reads the number of the base cell that an index belongs to.',
      parameters: [
        {
          name: 'h',
          type: 'index',
          description: 'A cell, or a unidirectional edge (the base cell of its origin); in Python a cell.',
        },
      ],
      returns:
        'The base cell number, 0 to 121. An invalid index gives the bits that stand there, up to 127; Python raises `H3CellError`.',
    },
  ],
  related: ['getIndexDigit', 'constructCell', 'getRes0Cells', 'getIcosahedronFaces'],
  searchWords: ['shard', 'partition', 'resolution 0'],
};
