import type {ApiFunction} from '../../types';

export const uncompactCellsSize: ApiFunction = {
  name: 'uncompactCellsSize',
  group: 'hierarchy',
  summary: 'Counts the cells that `uncompactCells` will write.',
  use: 'For C only: it sizes the output of `uncompactCells`. The other languages allocate for themselves; to know the count there in advance, add up `cellToChildrenSize` over the set.',
  signatures: {
    c: [
      'H3Error uncompactCellsSize(const H3Index *compactedSet, const int64_t numCompacted, const int res, int64_t *out)',
    ],
  },
  instead: {
    java: 'Add up `cellToChildrenSize` over the cells.',
    javascript: 'Add up `cellToChildrenSize` over the cells.',
    python: 'Add up `cell_to_children_size` over the cells.',
    go: 'Take `len` of what `UncompactCells` returns.',
    duckdb: 'Sum `h3_cell_to_children_size` over the cells.',
    shell:
      'Call `h3 cellToChildrenSize` for each cell, or count lines: `h3 uncompactCells … --format newline | wc -l`.',
  },
  parameters: [
    {name: 'compactedSet', type: 'array of cells', description: 'Cells of any resolutions up to `res`.'},
    {name: 'numCompacted', type: 'count', description: 'Number of elements in `compactedSet`.', range: '≥ 0'},
    {
      name: 'res',
      type: 'resolution',
      description: 'The resolution to expand to.',
      range: 'the finest resolution in the set to 15',
    },
    {name: 'out', type: 'count', description: 'The number of cells.', out: true},
  ],
  returns: 'The exact number of cells: the sum of `cellToChildrenSize` over the set. `H3_NULL` counts nothing.',
  errors: [{code: 'E_RES_MISMATCH', when: 'A cell is finer than `res`, or `res` is above 15.'}],
  pentagons: 'Counted with the six children that they have.',
  since: '4.0.0',
  v3: [
    {
      name: 'maxUncompactSize',
      signatures: {c: ['int maxUncompactSize(const H3Index *compactedSet, const int numHexes, const int res)']},
      summary: 'Gives the array size that `uncompact` needs.',
      parameters: [
        {name: 'compactedSet', type: 'array of cells', description: 'Indexes of any resolutions up to `res`.'},
        {name: 'numHexes', type: 'count', description: 'Number of elements in `compactedSet`.'},
        {name: 'res', type: 'resolution', description: 'The resolution to expand to.', range: '0 to 15'},
      ],
      returns: 'The number of elements to allocate, or −1 if an index is finer than `res` or `res` is above 15.',
      limits: 'Pentagons are counted like hexagons, so the number can be too high. It is an `int` and can overflow.',
      differs: 'The number is exact, has 64 bits, and a bad resolution is `E_RES_MISMATCH`.',
    },
  ],
  related: ['uncompactCells', 'cellToChildrenSize', 'compactCells'],
  searchWords: ['allocate', 'count'],
};
