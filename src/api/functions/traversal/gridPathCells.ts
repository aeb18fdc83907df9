import type {ApiFunction} from '../../types';

export const gridPathCells: ApiFunction = {
  name: 'gridPathCells',
  group: 'traversal',
  summary: 'Lists the cells of a shortest path from one cell to another, both included.',
  use: 'To join two positions without gaps: GPS points to a track, a line to cells. If the number is enough, `gridDistance`. It follows the grid, not roads and not the great circle.',
  signatures: {
    c: ['H3Error gridPathCells(H3Index start, H3Index end, H3Index *out)'],
    java: [
      'List<String> gridPathCells(String startAddress, String endAddress)',
      'List<Long> gridPathCells(long start, long end)',
    ],
    javascript: ['gridPathCells(origin: H3IndexInput, destination: H3IndexInput): H3Index[]'],
    python: ['grid_path_cells(start, end)'],
    go: ['func GridPath(a, b Cell) ([]Cell, error)', 'func (c Cell) GridPath(other Cell) ([]Cell, error)'],
    duckdb: ['h3_grid_path_cells(origin, destination)'],
    shell: ['h3 gridPathCells --origin <cell> --destination <cell> [--format <FMT>]'],
  },
  parameters: [
    {name: 'start', type: 'cell', description: 'The first cell; `origin` in JavaScript.'},
    {
      name: 'end',
      type: 'cell',
      description: 'The last cell; `destination` in JavaScript.',
      range: 'same resolution as `start`',
    },
    {name: 'out', type: 'array of cells', description: 'Array of `gridPathCellsSize(start, end)` elements.', out: true},
  ],
  returns: '`gridDistance(start, end) + 1` cells in order from `start` to `end`, each a neighbor of the one before.',
  errors: [
    {
      code: 'E_FAILED',
      when: 'The cells are too far apart, or a pentagon’s distortion lies between them: whenever `gridDistance` fails.',
    },
    {
      code: 'E_CELL_INVALID',
      when: 'One of the indexes has a base cell above 121, an unused digit at a resolution that it has, or a digit that a pentagon does not have.',
    },
    {
      code: 'E_PENTAGON',
      when: 'The straight line enters the part of the plane that a pentagon lacks, seen from either end.',
    },
    {code: 'E_RES_MISMATCH', when: 'The cells have different resolutions.'},
  ],
  memory: 'Allocate `gridPathCellsSize(start, end)` elements. No slot stays empty.',
  pentagons:
    'Fails where `gridDistance` fails. Since 4.5.0 it also tries the line from the other end before it gives up.',
  notes: [
    'Between two cells there are usually several shortest paths. Which one comes is not promised from release to release, and the way back may use other cells than the way there.',
    'The line is straight in the grid’s own coordinates, so it bends away from the great circle over long distances.',
    'Crossing the antimeridian makes no difference.',
  ],
  cost: 'One cell per step of `gridDistance`.',
  since: '4.0.0',
  v3: [
    {
      name: 'h3Line',
      signatures: {
        c: ['int h3Line(H3Index start, H3Index end, H3Index *out)'],
        java: [
          'List<String> h3Line(String startAddress, String endAddress)',
          'List<Long> h3Line(long start, long end)',
        ],
        javascript: ['h3Line(origin: H3IndexInput, destination: H3IndexInput): H3Index[]'],
        python: ['h3_line(self, start, end)'],
      },
      summary: 'Lists the cells of a shortest path from one cell to another, both included.',
      parameters: [
        {name: 'start', type: 'cell', description: 'The first cell.'},
        {name: 'end', type: 'cell', description: 'The last cell.', range: 'same resolution as `start`'},
        {name: 'out', type: 'array of cells', description: 'Array of `h3LineSize(start, end)` elements.', out: true},
      ],
      returns:
        '0 in C when the path is in `out`; a negative number when the distance between the cells cannot be computed, and `out` is untouched. h3-js throws `Line cannot be calculated`, Java throws `LineUndefinedException`, Python raises a `ValueError`.',
      limits:
        'Fails where `h3Distance` does. The conversions on the way are not checked: a path past a pentagon could hold wrong cells without a word.',
      differs: '4.x checks every cell of the path, and since 4.5.0 tries from both ends.',
    },
  ],
  related: ['gridPathCellsSize', 'gridDistance', 'areNeighborCells', 'gridDisk'],
  searchWords: ['line', 'route', 'interpolate', 'track', 'trajectory'],
};
