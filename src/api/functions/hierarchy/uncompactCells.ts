import type {ApiFunction} from '../../types';

export const uncompactCells: ApiFunction = {
  name: 'uncompactCells',
  group: 'hierarchy',
  summary: 'Expands cells of mixed resolutions to one fine resolution.',
  use: 'Restores what `compactCells` shrank, before a join or any function that wants a single resolution. For one cell, `cellToChildren` does the same.',
  signatures: {
    c: [
      'H3Error uncompactCells(const H3Index *compactedSet, const int64_t numCompacted, H3Index *outSet, const int64_t numOut, const int res)',
    ],
    java: [
      'List<String> uncompactCellAddresses(Collection<String> h3Addresses, int res)',
      'List<Long> uncompactCells(Collection<Long> h3, int res)',
    ],
    javascript: ['uncompactCells(compactedSet: H3IndexInput[], res: number): H3Index[]'],
    python: ['uncompact_cells(cells, res)'],
    go: ['func UncompactCells(in []Cell, resolution int) ([]Cell, error)'],
    duckdb: ['h3_uncompact_cells(cells, resolution)'],
    shell: ['h3 uncompactCells (--cells <CELLS> | --file <FILENAME>) --resolution <res> [--format <FMT>]'],
  },
  parameters: [
    {name: 'compactedSet', type: 'array of cells', description: 'Cells of any resolutions up to `res`.'},
    {name: 'numCompacted', type: 'count', description: 'Number of elements in `compactedSet`.', range: '≥ 0'},
    {
      name: 'outSet',
      type: 'array of cells',
      description: 'Room for `uncompactCellsSize` elements.',
      out: true,
    },
    {name: 'numOut', type: 'count', description: 'Number of elements in `outSet`.'},
    {
      name: 'res',
      type: 'resolution',
      description: 'The resolution to expand to.',
      range: 'the finest resolution in the set to 15',
    },
  ],
  returns: 'The descendants at `res` of every cell in the set.',
  errors: [
    {code: 'E_RES_MISMATCH', when: 'A cell is finer than `res`, or `res` is above 15.'},
    {code: 'E_MEMORY_BOUNDS', when: '`numOut` is too small. The array is full by then.'},
  ],
  memory:
    'Allocate what `uncompactCellsSize` says and pass the same number as `numOut`. It is exact: no slot stays empty.',
  pentagons: 'A pentagon gives six children, and the size function knows it.',
  cost: 'Seven times more cells for each resolution that a cell is above `res`: one coarse cell in the set can dominate the output.',
  notes: [
    'Order: input by input, and within each in the order of `cellToChildren`.',
    'Nothing is deduplicated. A set that holds a cell and one of its descendants gives the descendant’s cells twice.',
    '`H3_NULL` in the input is skipped. h3-js and h3-java report a `res` outside 0 to 15 as a bad resolution of their own before they call the library.',
  ],
  since: '4.0.0',
  v3: [
    {
      name: 'uncompact',
      signatures: {
        c: [
          'int uncompact(const H3Index *compactedSet, const int numHexes, H3Index *h3Set, const int maxHexes, const int res)',
        ],
        java: [
          'List<String> uncompactAddress(Collection<String> h3Addresses, int res)',
          'List<Long> uncompact(Collection<Long> h3, int res)',
        ],
        javascript: ['uncompact(compactedSet: H3IndexInput[], res: number): H3Index[]'],
        python: ['uncompact(self, hexes, res)'],
      },
      summary: 'Expands indexes of mixed resolutions to one fine resolution.',
      parameters: [
        {name: 'compactedSet', type: 'array of cells', description: 'Indexes of any resolutions up to `res`.'},
        {name: 'numHexes', type: 'count', description: 'Number of elements in `compactedSet`.'},
        {
          name: 'h3Set',
          type: 'array of cells',
          description: 'Zero-filled array of `maxHexes` elements.',
          out: true,
        },
        {name: 'maxHexes', type: 'count', description: 'What `maxUncompactSize` returned.'},
        {name: 'res', type: 'resolution', description: 'The resolution to expand to.', range: '0 to 15'},
      ],
      returns:
        '0 for success, −1 if `h3Set` is too small, −2 if an index is finer than `res` or `res` is above 15. After a failure the array is partly filled. h3-js throws an `Error`. The other bindings fail sooner, at an array of −1 elements: h3-py raises `MemoryError`, h3-java throws `NegativeArraySizeException`, or `IllegalArgumentException` if `res` is not 0 to 15. Python returns a `set`.',
      limits: 'Pentagons leave zeros in `h3Set`; skip them. The bindings do.',
      differs:
        'The size is exact and has 64 bits, and no slot of the output stays 0. Failures are `E_RES_MISMATCH` and `E_MEMORY_BOUNDS`. In Python the result is a `list`.',
    },
  ],
  related: ['uncompactCellsSize', 'compactCells', 'cellToChildren'],
  searchWords: ['decompress', 'expand', 'explode'],
};
