import type {FunctionEntry} from '@h3-docs/catalogue';
import {invalidCells, noWayBetween} from './shared';

export const gridDistance: FunctionEntry = {
  name: 'gridDistance',
  group: 'traversal',
  summary: 'Returns the grid distance between two cells, which is the number of steps from one cell to the other.',
  use: 'Use it to compare distances on the grid as whole numbers. It fails for most cells that are far apart, and for many on different sides of a pentagon. For kilometers, measure between the centers with `greatCircleDistanceKm`. For the cells on the way, use `gridPathCells`.',
  parameters: [
    {name: 'origin', type: 'cell', description: 'The first cell.'},
    {
      name: 'h3',
      type: 'cell',
      description: 'The second cell.',
      range: 'same resolution as `origin`',
    },
    {name: 'distance', type: 'grid distance', description: 'The number of steps.', out: true},
  ],
  returns: 'The smallest number of steps from neighbor to neighbor: 0 for the same cell and 1 for neighbors.',
  errors: [
    noWayBetween,
    invalidCells,
    {
      code: 'E_RES_MISMATCH',
      when: 'The cells have different resolutions. Convert both to the coarser resolution with `cellToParent`.',
    },
  ],
  pentagons:
    'The function fails with `E_FAILED` for many pairs of cells on different sides of a pentagon, even if they are only a few steps apart. If the cells are close together, look up the second cell in the result of `gridDiskDistances` for the first cell. That function works at pentagons.',
  notes: [
    'Whether H3 can compute the distance depends on [the base cells of the two cells](/api/traversal.mdx#reach), not on the number of steps. For example, the function fails for Lisbon and Moscow at every resolution, because their base cells are not neighbors. For the centers of two neighboring base cells, it succeeds even at resolution 15, although these centers are millions of steps apart.',
    'The `h3` command prints the distance in hexadecimal, so `a` means 10 steps.',
    '[Steps are not kilometers](/api/traversal.mdx#step-length). Even on a regular grid, a path from cell to cell is up to 15% longer than the straight line.',
  ],
  cost: 'Constant time at a given resolution. The function does not visit the cells on the way.',
  since: '4.0.0',
  v3: [
    {
      name: 'h3Distance',
      summary: 'Returns the grid distance between two cells, which is the number of steps from one cell to the other.',
      parameters: [
        {name: 'origin', type: 'cell', description: 'The first cell.'},
        {name: 'h3', type: 'cell', description: 'The second cell.', range: 'same resolution as `origin`'},
      ],
      returns:
        'The number of steps. The function fails if the cells have different resolutions, if they are too far apart, or if a pentagon lies between them. In these cases, C and JavaScript return −1, Java throws `DistanceUndefinedException`, and Python raises a `ValueError`.',
      limits:
        'The function fails for many pairs of cells on different sides of a pentagon, and for cells in two base cells that are not neighbors.',
      differs:
        'H3 4.x returns an error code instead of −1. If your code tests for a negative distance, handle the error instead.',
    },
  ],
  related: ['gridPathCells', 'cellToLocalIj', 'gridDiskDistances', 'greatCircleDistanceKm'],
  asks: `
    distance between cells | number of steps between cells | how far apart are two cells | hops between hexagons | hops
    steps between | hex distance | manhattan | fewest moves | board game distance
    de: Abstand zwischen Zellen
    fr: distance entre cellules
    es: distancia entre celdas
    pt: distância entre células
    ja: セル 間 距離
    zh: 单元格 之间 距离
  `,
};
