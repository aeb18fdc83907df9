import type {ApiFunction} from '../../types';

export const compactCells: ApiFunction = {
  name: 'compactCells',
  group: 'hierarchy',
  summary: 'Replaces complete sets of children by their parents, as far up as it goes.',
  use: 'Shrinks a large set of cells of one resolution, for storage, transfer or drawing, without losing any: `uncompactCells` restores it. To lower the resolution of the whole set instead, map `cellToParent` over it. For an outline to draw, use `cellsToLinkedMultiPolygon` on the set before you compact it.',
  signatures: {
    c: ['H3Error compactCells(const H3Index *h3Set, H3Index *compactedSet, const int64_t numHexes)'],
    java: [
      'List<String> compactCellAddresses(Collection<String> h3Addresses)',
      'List<Long> compactCells(Collection<Long> h3)',
    ],
    javascript: ['compactCells(h3Set: H3IndexInput[]): H3Index[]'],
    python: ['compact_cells(cells)'],
    go: ['func CompactCells(in []Cell) ([]Cell, error)'],
    duckdb: ['h3_compact_cells(cells)'],
    shell: ['h3 compactCells (--cells <CELLS> | --file <FILENAME>) [--format <FMT>]'],
  },
  parameters: [
    {
      name: 'h3Set',
      type: 'array of cells',
      description: 'Cells of one resolution, each once. The caller keeps the array; it is not changed.',
    },
    {
      name: 'compactedSet',
      type: 'array of cells',
      description: 'Zero-filled array of `numHexes` elements.',
      out: true,
    },
    {name: 'numHexes', type: 'count', description: 'Number of elements in both arrays.', range: '≥ 0'},
  ],
  returns:
    'The same area as the smallest set of whole cells: every parent whose children are all present stands for them. Nothing to combine means that the input comes back.',
  errors: [
    {
      code: 'E_CELL_INVALID',
      when: 'An index has reserved bits set, as directed edges and vertexes do. Other invalid indexes are not noticed.',
    },
    {
      code: 'E_DUPLICATE_INPUT',
      when: 'A parent would get more than seven children, or a pentagon more than six. Fewer duplicates go unnoticed.',
    },
    {
      code: 'E_RES_MISMATCH',
      when: 'An index is too coarse to have a parent at the resolution above that of the first one. Most mixtures go unnoticed.',
    },
    {code: 'E_MEMORY_ALLOC', when: 'The scratch arrays, twice the size of the input, cannot be allocated.'},
  ],
  memory:
    'Allocate `numHexes` elements filled with zeros, the size of the worst case. The result stands at the front; skip the slots that stay `H3_NULL`.',
  pentagons: 'The six children of a pentagon are a complete set.',
  cost: 'Time grows in proportion to the input. The larger and rounder the area, the more it shrinks; a long strip hardly does.',
  notes: [
    'Keep the promise of one resolution and no duplicates yourself: broken, it can give **wrong cells without an error**. Six children of which one stands twice pass for seven, and cells finer than the first of the set can be replaced by an ancestor too far up.',
    'In C, an `H3_NULL` among the input is skipped, but not in the first place: there it is read as resolution 0, and nothing is compacted. The result of `polygonToCells` often starts with one, so remove the empty slots first.',
    'Order is not promised. Today it is from fine to coarse: what could not be combined comes first, in the order of the input.',
    'The result mixes resolutions. `cellsToLinkedMultiPolygon` refuses it, and a lookup has to try the cell and each of its ancestors.',
  ],
  since: '4.0.0',
  v3: [
    {
      name: 'compact',
      signatures: {
        c: ['int compact(const H3Index *h3Set, H3Index *compactedSet, const int numHexes)'],
        java: [
          'List<String> compactAddress(Collection<String> h3Addresses)',
          'List<Long> compact(Collection<Long> h3)',
        ],
        javascript: ['compact(h3Set: H3IndexInput[]): H3Index[]'],
        python: ['compact(self, hexes)'],
      },
      summary: 'Replaces complete sets of children by their parents, as far up as it goes.',
      parameters: [
        {name: 'h3Set', type: 'array of cells', description: 'Indexes of one resolution, each once.'},
        {
          name: 'compactedSet',
          type: 'array of cells',
          description: 'Zero-filled array of `numHexes` elements; the result stands at the front.',
          out: true,
        },
        {name: 'numHexes', type: 'count', description: 'Number of elements in both arrays.', range: '≥ 0'},
      ],
      returns:
        '0 for success; −1 if the internal hash overflows, −2 for duplicates, −3 if memory cannot be allocated. Slots of `compactedSet` that stay 0 are empty. h3-js throws an `Error`, h3-py raises `H3ValueError`, h3-java `IllegalArgumentException`. Python returns a `set`.',
      limits:
        'Duplicates are noticed only where a parent gets more children than it has, seven or at a pentagon six; at resolution 0 never. Mixed resolutions are not looked for: they can give wrong cells, or be taken for duplicates (−2).',
      differs:
        'Some mixtures of resolutions are refused with `E_RES_MISMATCH`, and edges with `E_CELL_INVALID`. Counts have 64 bits. In Python the result is a `list`.',
    },
  ],
  related: ['uncompactCells', 'cellToParent', 'polygonToCells', 'cellsToLinkedMultiPolygon'],
  searchWords: ['compress', 'merge', 'dissolve', 'mixed resolution', 'reduce'],
};
