import type {FunctionEntry} from '@h3-docs/catalogue';

export const compactCells: FunctionEntry = {
  name: 'compactCells',
  group: 'hierarchy',
  summary: 'Replaces every complete set of children with their parent, and repeats this at each coarser resolution.',
  use: 'Use it to shrink a large set of cells for storage, transfer, or drawing. All cells must have one resolution, and none may occur twice. The result can have several resolutions, and `uncompactCells` restores the set. To convert the whole set to a coarser resolution instead, call `cellToParent` for each cell. To draw an outline, call `cellsToLinkedMultiPolygon` on the set before you compact it.',
  parameters: [
    {
      name: 'h3Set',
      type: 'array of cells',
      description: 'Cells of one resolution, without duplicates. The function does not change or free the array.',
    },
    {
      name: 'compactedSet',
      type: 'array of cells',
      description: 'Zero-filled array of `numHexes` elements.',
      out: true,
    },
    {name: 'numHexes', type: 'count', description: 'The number of elements in both arrays.', range: '≥ 0'},
  ],
  returns:
    'The smallest possible set of cells for the same area. A parent replaces its children if all of them are present. If no set of children is complete, the result contains the same cells as the input.',
  errors: [
    {
      code: 'E_CELL_INVALID',
      when: 'H3 detects that an index is not a cell, for example because it is a directed edge. H3 does not detect [every invalid index](/library/errors.mdx#invalid-input).',
    },
    {
      code: 'E_DUPLICATE_INPUT',
      when: 'Because of duplicates, a parent has more than seven children in the set, or a pentagon has more than six. H3 does not detect [smaller numbers of duplicates](/api/hierarchy.mdx#compact-input).',
    },
    {
      code: 'E_RES_MISMATCH',
      when: 'An index is coarser than the first index by two or more resolutions. H3 does not detect [most other mixtures of resolutions](/api/hierarchy.mdx#compact-input).',
    },
    {code: 'E_MEMORY_ALLOC', when: 'H3 cannot allocate its working memory, which is twice the size of the input.'},
  ],
  memory:
    'Allocate `numHexes` elements and fill them with zeros. This number is always enough, because the result is never larger than the input. The result is at the front of the array. Skip the elements that stay `H3_NULL`.',
  pentagons: 'The six children of a pentagon are a complete set.',
  cost: 'The time is proportional to the size of the input. The set for a large, round area shrinks most. The set for a long, narrow strip shrinks very little.',
  notes: [
    'All cells must have the same resolution, and no cell may occur twice. Otherwise, the function can return [wrong cells without an error](/api/hierarchy.mdx#compact-input).',
    'In C, remove empty elements (`H3_NULL`) from the input. If the first element is empty, C reads it as a cell of resolution 0 and compacts nothing. This can happen with the result of `polygonToCells`, which often starts with an empty element. C skips all other empty elements.',
    'H3 does not guarantee the order of the result. In 4.5.0, it is sorted from fine to coarse: the cells that were not combined come first, in the order of the input.',
    'The result has mixed resolutions, so you cannot pass it to `cellsToLinkedMultiPolygon`. To find out whether the result contains a cell, look up the cell and each of its ancestors.',
  ],
  since: '4.0.0',
  v3: [
    {
      name: 'compact',
      summary:
        'Replaces every complete set of children with their parent, and repeats this at each coarser resolution.',
      parameters: [
        {name: 'h3Set', type: 'array of cells', description: 'Indexes of one resolution, without duplicates.'},
        {
          name: 'compactedSet',
          type: 'array of cells',
          description: 'Zero-filled array of `numHexes` elements. The result is at the front of the array.',
          out: true,
        },
        {name: 'numHexes', type: 'count', description: 'The number of elements in both arrays.', range: '≥ 0'},
      ],
      returns:
        'In C, 0 for success, −1 if the internal hash table overflows, −2 for duplicates, and −3 if memory cannot be allocated. Elements of `compactedSet` that stay 0 are empty. h3-js throws an `Error`, h3-py raises `H3ValueError`, and h3-java throws `IllegalArgumentException`. Python returns a `set`.',
      limits:
        'The function counts the children of each parent. It detects duplicates only if a count is above seven, or above six for a pentagon. At resolution 0, it never detects them. The function does not check for mixed resolutions. For such a set, it can return wrong cells, or report duplicates (−2).',
      differs:
        'H3 4.x rejects some mixtures of resolutions with `E_RES_MISMATCH`, and edges with `E_CELL_INVALID`. Counts have 64 bits. In Python, the result is a `list`.',
    },
  ],
  related: ['uncompactCells', 'cellToParent', 'polygonToCells', 'cellsToLinkedMultiPolygon'],
  asks: `
    reduce number of cells | compress a set of cells | merge children | fewer cells for the same area
    mixed resolutions | remove children whose parent is in the set | compress | merge | dissolve | mixed resolution
    reduce | pack hexagons | simplify a coverage | smaller table of cells
    de: Zellen zusammenfassen
    fr: compacter des cellules
    es: compactar celdas
    pt: compactar células
    ja: セル 圧縮
    zh: 压缩 单元格
  `,
};
