import type {FunctionEntry} from '@h3-docs/catalogue';
import {invalidCells} from './shared';

export const gridPathCells: FunctionEntry = {
  name: 'gridPathCells',
  group: 'traversal',
  summary: 'Returns the cells of a shortest path from one cell to another, including both ends.',
  use: 'Use it to connect two positions, for example to turn a line into cells, or to turn GPS points into a track. The path follows the grid. It does not follow roads or the great circle. **In h3-js, check the path:** h3-js 4.5.0 drops an error of C and can return [a path with gaps](/library/errors.mdx#problem-grid-path-with-gaps). If you need only the number of steps, use `gridDistance`. The guide to flows [turns a path into directed edges](/highlights/flowmodel.mdx#steps-between-neighbors-directed-edges).',
  parameters: [
    {name: 'start', type: 'cell', description: 'The first cell.'},
    {
      name: 'end',
      type: 'cell',
      description: 'The last cell.',
      range: 'same resolution as `start`',
    },
    {name: 'out', type: 'array of cells', description: 'Array of `gridPathCellsSize(start, end)` elements.', out: true},
  ],
  returns:
    'The cells in order, from the first to the last cell that you pass. There is one more than `gridDistance` returns. H3 guarantees only the length, both ends, and that each cell is a neighbor of the cell before it. h3-js 4.5.0 does not keep the last promise.',
  errors: [
    {
      code: 'E_FAILED',
      when: 'The base cells of the two cells are not neighbors, or a pentagon lies between the cells. h3-js drops this error if only the path fails, and not the distance. See [the reach of distances and paths](/api/traversal.mdx#reach).',
    },
    invalidCells,
    {
      code: 'E_PENTAGON',
      when: 'A pentagon near the path distorts the grid, so that H3 finds no path. We have not seen this error in 4.5.0, which returned `E_FAILED` in our tests. h3-js drops it.',
    },
    {code: 'E_RES_MISMATCH', when: 'The cells have different resolutions.'},
  ],
  memory: 'Allocate `gridPathCellsSize(start, end)` elements. The path fills all of them.',
  pentagons:
    'The function fails wherever `gridDistance` fails. Near a pentagon, it can also fail although `gridDistance` succeeds. Since 4.5.0, it tries the path from both ends before it fails. Where C fails in this way, h3-js returns a path with gaps.',
  notes: [
    'Two cells usually have several shortest paths between them. A later release can return a different path. The path from `end` to `start` can also contain different cells.',
    'The path is a straight line in the coordinates of the grid. Over long distances, this line differs from the great circle.',
    'A path can cross the antimeridian like any other line.',
  ],
  cost: 'Linear: one cell for each step of `gridDistance`.',
  since: '4.0.0',
  v3: [
    {
      name: 'h3Line',
      summary: 'Returns the cells of a shortest path from one cell to another, including both ends.',
      parameters: [
        {name: 'start', type: 'cell', description: 'The first cell.'},
        {name: 'end', type: 'cell', description: 'The last cell.', range: 'same resolution as `start`'},
        {name: 'out', type: 'array of cells', description: 'Array of `h3LineSize(start, end)` elements.', out: true},
      ],
      returns:
        'In C, 0 if the path is in `out`. If C cannot compute the distance between the cells, it returns a negative number and does not change `out`. h3-js throws `Line cannot be calculated`, Java throws `LineUndefinedException`, and Python raises a `ValueError`.',
      limits:
        'The function fails for the same cells as `h3Distance`. It does not check the cells of the path, so a path past a pentagon can have gaps. Check that each cell is a neighbor of the cell before it. H3 guarantees only the length and both ends.',
      differs: 'H3 4.x checks every cell of the path. Since 4.5.0, it tries the path from both ends.',
    },
  ],
  related: ['gridPathCellsSize', 'gridDistance', 'areNeighborCells', 'gridDisk'],
  asks: `
    path between cells | cells along a line | cells between two cells | line between two hexagons
    straight path through cells | line | route | interpolate | track | trajectory | Bresenham
    connect two positions | fill gaps between gps pings | h3_line does not follow the drawn line
    h3_line path depends on the two end cells
    path as directed edges | edges along a path
    de: Pfad zwischen Zellen
    fr: chemin entre cellules
    es: camino entre celdas
    pt: caminho entre células
    ja: セル 経路
    zh: 单元格 路径
  `,
};
