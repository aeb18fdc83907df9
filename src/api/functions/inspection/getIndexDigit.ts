import type {ApiFunction} from '../../types';

export const getIndexDigit: ApiFunction = {
  name: 'getIndexDigit',
  group: 'inspection',
  summary: 'Reads one digit of an index: which child was taken at a resolution.',
  use: 'To take an index apart, for instance to sort or shard by its first digits. All digits at once in Python: [`deconstruct_cell`](/docs/api/inspection#deconstruct_cell). Back to a cell: [`constructCell`](/docs/api/inspection#constructcell).',
  signatures: {
    c: ['H3Error getIndexDigit(H3Index h, int res, int *out)'],
    java: ['int getIndexDigit(String h3Address, int res)', 'int getIndexDigit(long h3, int res)'],
    javascript: ['getIndexDigit(h3Index: H3IndexInput, digit: number): number'],
    python: ['get_index_digit(h, res)'],
    go: [
      'func (c Cell) IndexDigit(resolution int) (int, error)',
      'func (e DirectedEdge) IndexDigit(resolution int) (int, error)',
      'func (v Vertex) IndexDigit(resolution int) (int, error)',
    ],
    duckdb: ['h3_get_index_digit(cell, resolution)'],
    shell: ['h3 getIndexDigit -c <index> -r <res>'],
  },
  parameters: [
    {
      name: 'h',
      type: 'index',
      description: 'A cell, directed edge or vertex.',
    },
    {
      name: 'res',
      type: 'resolution',
      description:
        'Which digit; called `digit` in JavaScript. Resolution 0 has none: there it is the base cell that counts.',
      range: '1 to 15',
    },
    {
      name: 'out',
      type: 'digit',
      description: 'The digit.',
      out: true,
    },
  ],
  returns:
    'The digit: 0 for the child in the center, 1 to 6 for those around it. 7 where `res` is finer than the index: unused.',
  errors: [
    {
      code: 'E_RES_DOMAIN',
      when: '`res` is below 1 or above 15.',
    },
    {
      code: 'E_INDEX_INVALID',
      when: 'The index is not a valid cell, directed edge, or vertex. Only h3-py and the `h3` command check this.',
    },
  ],
  pentagons:
    'A pentagon has no child 1, so no valid cell of a pentagon’s base cell has 1 as its first digit other than 0.',
  notes: [
    'The index itself is not checked.',
    'Java throws `IllegalArgumentException` for a `res` out of range, and DuckDB gives `NULL`.',
  ],
  since: '4.4.0',
  related: ['constructCell', 'getBaseCellNumber', 'deconstruct_cell', 'cellToChildPos'],
  searchWords: ['child digit', 'aperture 7', 'direction'],
};
