import type {FunctionEntry} from '@h3-docs/catalogue';
import {resultResolution} from './shared';

export const uncompactCells: FunctionEntry = {
  name: 'uncompactCells',
  group: 'hierarchy',
  summary: 'Replaces cells of mixed resolutions with their descendants at one fine resolution.',
  use: 'Use it to restore a set that `compactCells` shrank, for example before a join or for a function that needs one resolution. For one cell, `cellToChildren` does the same.',
  parameters: [
    {name: 'compactedSet', type: 'array of cells', description: 'Cells of any resolution up to `res`.'},
    {name: 'numCompacted', type: 'count', description: 'The number of elements in `compactedSet`.', range: '≥ 0'},
    {
      name: 'outSet',
      type: 'array of cells',
      description: 'Array of `uncompactCellsSize` elements.',
      out: true,
    },
    {name: 'numOut', type: 'count', description: 'The number of elements in `outSet`.'},
    resultResolution,
  ],
  returns: 'The descendants of all cells in the set, at the finer resolution.',
  errors: [
    {
      code: 'E_RES_MISMATCH',
      when: 'A cell is finer than the resolution, or the resolution is above 15. If it is outside 0 to 15, h3-js throws `E_RES_DOMAIN` instead, and h3-java throws `IllegalArgumentException`.',
    },
    {
      code: 'E_MEMORY_BOUNDS',
      when: '`numOut` is too small. The function fills the whole array before it returns this error.',
    },
  ],
  memory:
    'Allocate the number of elements that `uncompactCellsSize` returns, and pass the same number as `numOut`. The number is exact, so no element stays empty.',
  pentagons: 'A pentagon has six children, and `uncompactCellsSize` counts six.',
  cost: 'The number of cells grows sevenfold with each resolution between a cell and `res`. One coarse cell in the set can make up most of the output.',
  notes: [
    'The cells are in the order of the input. The descendants of each input cell are in the order of `cellToChildren`.',
    'The function does not remove duplicates. If a set contains both a cell and one of its descendants, the cells below this descendant are in the result twice.',
    'The function skips elements of the input that are `H3_NULL`.',
  ],
  since: '4.0.0',
  v3: [
    {
      name: 'uncompact',
      summary: 'Replaces indexes of mixed resolutions with their descendants at one fine resolution.',
      parameters: [
        {name: 'compactedSet', type: 'array of cells', description: 'Indexes of any resolution up to `res`.'},
        {name: 'numHexes', type: 'count', description: 'The number of elements in `compactedSet`.'},
        {
          name: 'h3Set',
          type: 'array of cells',
          description: 'Zero-filled array of `maxHexes` elements.',
          out: true,
        },
        {name: 'maxHexes', type: 'count', description: 'The number that `maxUncompactSize` returned.'},
        {name: 'res', type: 'resolution', description: 'The resolution of the result.', range: '0 to 15'},
      ],
      returns:
        'In C, the function returns 0 for success. It returns −1 if `h3Set` is too small. It returns −2 if an index is finer than `res` or `res` is above 15. After a failure, the array is partly filled. In JavaScript, the function throws an `Error`. Python and Java call `maxUncompactSize` first and allocate as many elements as it returns. If it returns −1, Python raises `MemoryError`, and Java throws `NegativeArraySizeException`. If `res` is outside 0 to 15, Java throws `IllegalArgumentException`. In Python, the result is a `set`.',
      limits: 'Pentagons leave zeros in `h3Set`. Skip them, as the bindings do.',
      differs:
        'In 4.x, the size is exact and has 64 bits, and no element of the output stays 0. Failures are `E_RES_MISMATCH` and `E_MEMORY_BOUNDS`. In Python, the result is a `list`.',
    },
  ],
  related: ['uncompactCellsSize', 'compactCells', 'cellToChildren'],
  asks: `
    expand compacted cells | expand to one resolution | uncompact to a single resolution | decompress | expand
    explode | undo compaction | flatten mixed levels | unpack hexagons
    de: Zellen wieder aufteilen
    fr: décompacter des cellules
    es: descompactar celdas
    pt: descompactar células
    ja: 圧縮 解除 セル
    zh: 解压 单元格
  `,
};
