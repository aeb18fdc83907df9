import type {FunctionEntry} from '@h3-docs/catalogue';
import {diskCells, formerDiskCells} from './shared';

export const gridDisk: FunctionEntry = {
  name: 'gridDisk',
  group: 'traversal',
  summary: 'Returns every cell within `k` steps of a cell: the cell, its neighbors, their neighbors, and so on.',
  use: '`k` counts steps, not kilometers, and the number of cells grows with its square. Use the function to find the neighbors of a cell, to search around a place, to smooth values, or to build a buffer. To get the distance of each cell as well, use `gridDiskDistances`. To get only the cells at distance `k`, use `gridRing`.',
  parameters: [
    {name: 'origin', type: 'cell', description: 'The cell at the center of the disk.', range: 'any resolution'},
    {
      name: 'k',
      type: 'grid distance',
      description: 'The largest number of steps from the origin. With 0, the function returns only the origin.',
      range: '≥ 0',
    },
    diskCells,
  ],
  returns: 'The cells at grid distances 0 to k. Without a pentagon nearby, there are `1 + 3k(k + 1)` cells.',
  errors: [
    {code: 'E_FAILED', when: 'The cell is invalid, and H3 cannot find its neighbors.'},
    {code: 'E_DOMAIN', when: 'k is negative.'},
    {
      code: 'E_CELL_INVALID',
      when: 'H3 detects that the cell is not valid, for example because its base cell number is above 121. h3-py detects every invalid cell. The other languages do not detect [every invalid index](/library/errors.mdx#invalid-input).',
    },
    {
      code: 'E_MEMORY_ALLOC',
      when: 'The disk contains a pentagon, and H3 cannot allocate working memory for the distances. h3-js also throws this error if the result needs 2 GB or more, which is the case from k = 9,459.',
    },
  ],
  memory:
    'Allocate `maxGridDiskSize(k)` elements and fill them with zeros. Near a pentagon, [some elements stay empty](/api/traversal.mdx#empty-elements).',
  pentagons:
    'The function works everywhere. If the disk contains a pentagon, H3 uses a slower search instead of the fast algorithm, and the cells are in a different order. If a pentagon is inside the outermost ring, the disk has fewer than `1 + 3k(k + 1)` cells.',
  notes: [
    'H3 does not guarantee the order. In 4.5.0, if the disk contains no pentagon, the cells are in rings from the origin outward. Otherwise, they are in no particular order. If you need an order, sort the cells or use `gridDiskDistances`.',
    'At the antimeridian and at the poles, disks are the same as elsewhere, because the grid has no seam there.',
    {of: 'javascript', text: 'For a string that is not hexadecimal, h3-js returns an empty array.'},
    {
      of: 'javascript',
      text: 'h3-js cannot return very large disks. From `k` = 9,459, h3-js throws `E_MEMORY_ALLOC`, and from `k` = 37,837, [`E_ARRAY_LENGTH`](/library/errors.mdx#e_array_length). Below these limits, h3-js can also run out of memory: at `k` = 9,000, h3-js 4.5.0 throws a value without a `code`.',
    },
  ],
  cost: 'Time and output grow with the square of `k`. The result has `1 + 3k(k + 1)` cells: 7, 19, 37, and 61 for `k` = 1 to 4, and 30,301 for `k` = 100. Near a pentagon, the search visits cells more than once.',
  since: '4.0.0',
  v3: [
    {
      name: 'kRing',
      summary: 'Returns every cell within `k` steps of a cell, including the cell itself.',
      parameters: [
        {name: 'origin', type: 'cell', description: 'The cell at the center of the disk.'},
        {
          name: 'k',
          type: 'grid distance',
          description: 'The largest number of steps. With 0, the function returns only the origin.',
          range: '≥ 0',
        },
        formerDiskCells,
      ],
      returns:
        'In C, the function returns nothing and writes the cells to `out`. Elements that are 0 are empty. C reports no failure: for an invalid index, the array is partly filled or contains meaningless indexes. h3-js returns the cells without the zeros. If h3-js cannot read the index, it returns an empty array. For an invalid index, h3-py raises `H3CellError`.',
      limits:
        'Near a pentagon, H3 uses a slower search, and some elements stay 0. If H3 cannot allocate working memory for this search, all elements are 0.',
      differs:
        'H3 4.x returns an error for the invalid indexes that it detects, and `E_DOMAIN` for a negative `k`. For a negative `k`, h3-py 3.x raises `H3DistanceError`, and the other languages return only the origin. In Python, the result is a `set` in 3.x and a `list` in 4.x.',
    },
    {
      name: 'kRings',
      summary: 'Returns the disks around a cell for every distance from 0 to `k`.',
      parameters: [
        {name: 'h3Address', type: 'cell', description: 'The cell at the center of the disks.'},
        {name: 'k', type: 'grid distance', description: 'The largest distance.', range: '≥ 0'},
      ],
      returns:
        'A list of `k` + 1 lists. Item 0 contains only the origin, and item *i* is the whole disk `kRing(h3Address, i)`. Each item is a disk, not a ring, so it repeats all cells of the items before it.',
      differs:
        'H3 4.x has no such function. Call `gridDisk` for each distance, or call `gridDiskDistances`, which returns rings without repeated cells.',
    },
    {
      name: 'hex_range',
      summary: 'Returns every cell within `k` steps of a cell. It is another name for `k_ring`.',
      parameters: [
        {name: 'h', type: 'cell', description: 'The cell at the center of the disk.'},
        {name: 'k', type: 'grid distance', description: 'The largest number of steps.', range: '≥ 0, default 1'},
      ],
      returns: 'A `set` of cells. The function raises a `ValueError` for an invalid cell or a negative `k`.',
      limits:
        'Unlike the C function `hexRange`, this function works at pentagons, and it returns the cells in no particular order.',
      differs: 'H3 4.x has only `grid_disk`, which returns a `list`.',
    },
  ],
  related: ['gridDiskDistances', 'gridRing', 'maxGridDiskSize', 'gridDiskUnsafe', 'gridDistance'],
  asks: `
    neighbour center geo locations for base cells
    get all k-hop neighbors given a h3 id
    neighbors | neighbors of a cell | adjacent cells | cells within radius | nearby cells | surrounding cells | buffer
    k-ring | all cells within k steps | neighbors including the cell itself | find the neighbors of a cell | neighbours
    nearby | adjacent | surrounding | hexagons around my shop | 1-ring | queen contiguity | smoothing window
    de: Nachbarn einer Zelle
    fr: voisins d’une cellule
    es: vecinos de la celda
    pt: vizinhos da célula
    ja: 近傍 セル
    zh: 邻居 单元格
  `,
};
