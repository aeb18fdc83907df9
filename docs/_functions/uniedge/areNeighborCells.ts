import type {FunctionEntry} from '@h3-docs/catalogue';

export const areNeighborCells: FunctionEntry = {
  name: 'areNeighborCells',
  group: 'uniedge',
  summary: 'Returns whether two cells share an edge.',
  use: 'Use it to test one pair of cells. For all neighbors of a cell, use [`gridRing`](/api/traversal.mdx#gridring) with `k` = 1. For the number of steps between two cells, use [`gridDistance`](/api/traversal.mdx#griddistance).',
  parameters: [
    {name: 'origin', type: 'cell', description: 'The first cell.'},
    {name: 'destination', type: 'cell', description: 'The second cell.', range: 'same resolution as `origin`'},
    {name: 'out', type: 'boolean', description: '1 if the cells are neighbors, otherwise 0.', out: true},
  ],
  returns:
    'A value that says whether the cells are neighbors. A cell is not its own neighbor. The order of the two cells makes no difference.',
  errors: [
    {
      code: 'E_CELL_INVALID',
      when: 'One of the indexes is not a cell. For example, it is an edge, a vertex, or 0. H3 does not detect [most other invalid indexes](/library/errors.mdx#invalid-input).',
      by: ['c', 'java', 'javascript', 'go', 'shell'],
    },
    {
      code: 'E_RES_MISMATCH',
      when: 'The cells have different resolutions.',
      by: ['c', 'java', 'javascript', 'go', 'shell'],
    },
  ],
  pentagons: 'Pentagons need no special handling. A pentagon has five neighbors.',
  notes: [
    'Instead of reporting `E_CELL_INVALID` or `E_RES_MISMATCH`, Python returns `False`, and DuckDB returns `NULL`.',
  ],
  cost: 'Constant time. A call takes about as long as `gridDisk` with `k` = 1, or less.',
  since: '4.0.0',
  v3: [
    {
      name: 'h3IndexesAreNeighbors',
      summary: 'Returns whether two cells share an edge.',
      parameters: [
        {name: 'origin', type: 'cell', description: 'The first cell.'},
        {name: 'destination', type: 'cell', description: 'The second cell.'},
      ],
      returns:
        '1 (`true`) if the cells are neighbors, otherwise 0 (`false`). For different resolutions, the result is also 0. For an invalid cell, h3-py raises `ValueError`, and the other languages return 0 (`false`).',
      differs:
        'H3 4.x returns an error for different resolutions and for indexes that are not cells. For an invalid cell, h3-py 3.7 raises an error, but h3-py 4.x returns `False`.',
    },
  ],
  related: ['gridDistance', 'cellsToDirectedEdge', 'gridDisk'], // cspell:disable-line -- as the British search
  asks: `
    are two cells neighbors | do cells touch | adjacent cells check | share an edge | adjacent | touching | neighbours
    share a border | ST_Touches | side by side | bordering
    de: benachbarte Zellen prüfen
    fr: cellules adjacentes
    es: celdas adyacentes
    pt: células adjacentes
    ja: 隣接 セル 判定
    zh: 是否 相邻
  `,
};
