import type {FunctionEntry} from '@h3-docs/catalogue';
import {diskCells, formerDiskCells} from './shared';

export const gridDiskDistances: FunctionEntry = {
  name: 'gridDiskDistances',
  group: 'traversal',
  summary: 'Returns every cell within `k` steps of a cell, and the distance of each cell.',
  use: 'Use it when a value depends on distance, for example a weighted sum or a count for each ring. If you do not need the distances, `gridDisk` is simpler. For one distance only, use `gridRing`.',
  parameters: [
    {name: 'origin', type: 'cell', description: 'The cell at the center of the disk.', range: 'any resolution'},
    {name: 'k', type: 'grid distance', description: 'The largest distance.', range: '≥ 0'},
    diskCells,
    {
      name: 'distances',
      type: 'array of grid distances',
      description:
        '`NULL`, or a zero-filled array of `maxGridDiskSize(k)` elements. `distances[i]` belongs to `out[i]`.',
      out: true,
    },
  ],
  returns:
    'In C, two parallel arrays. In the bindings, an array of k + 1 rings: element *i* contains the cells at distance *i*, so element 0 contains only the origin.',
  errors: [
    {code: 'E_FAILED', when: 'The cell is invalid, and H3 cannot find its neighbors.'},
    {code: 'E_DOMAIN', when: 'k is negative.'},
    {
      code: 'E_CELL_INVALID',
      when: 'H3 detects that the cell is not valid, for example because its base cell number is above 121. H3 does not detect [every invalid index](/library/errors.mdx#invalid-input).',
    },
    {
      code: 'E_MEMORY_ALLOC',
      when: '`distances` is `NULL`, the disk contains a pentagon, and H3 cannot allocate working memory.',
    },
  ],
  memory:
    'Allocate `maxGridDiskSize(k)` elements for each array and fill them with zeros. Near a pentagon, [some elements stay empty](/api/traversal.mdx#empty-elements). To find the empty elements, test the cells, not the distances: for an empty element, `distances[i]` is 0.',
  pentagons:
    'The function works everywhere: if `gridDiskDistancesUnsafe` fails, it calls `gridDiskDistancesSafe`. Rings around a pentagon have fewer than `6k` cells.',
  notes: ['H3 does not guarantee an order of the cells within a ring.'],
  cost: 'Time and output grow with the square of `k`: `1 + 3k(k + 1)` cells, as for `gridDisk`.',
  since: '4.0.0',
  v3: [
    {
      name: 'kRingDistances',
      summary: 'Returns every cell within `k` steps of a cell, and the distance of each cell.',
      parameters: [
        {name: 'origin', type: 'cell', description: 'The cell at the center of the disk.'},
        {name: 'k', type: 'grid distance', description: 'The largest distance.', range: '≥ 0'},
        formerDiskCells,
        {
          name: 'distances',
          type: 'array of grid distances',
          description: '`NULL`, or a zero-filled array of `maxKringSize(k)` elements.',
          out: true,
        },
      ],
      returns:
        'In C, the function returns nothing: `out[i]` is a cell at `distances[i]` steps, or 0 for an empty element. The bindings return rings: element *i* contains the cells at distance *i*. Only h3-py reports a failure: for an invalid cell, it raises `H3CellError`.',
      limits: 'Near a pentagon, H3 uses a slower search, and some elements stay 0.',
      differs:
        'H3 4.x returns an error code, for example `E_DOMAIN` for a negative `k`. In h3-py 3.7, the function returns a list of sets. h3-py 4.x does not have this function, so call `grid_ring` for each distance.',
    },
  ],
  related: ['gridDisk', 'gridRing', 'gridDiskDistancesSafe', 'gridDiskDistancesUnsafe', 'gridDistance'],
  asks: `
    rings by distance | decay | kernel | weights | multi-ring buffer | neighbors grouped by ring
    inverse distance weighting | hop count for each neighbor
  `,
};
