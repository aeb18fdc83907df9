import type {ApiFunction} from '../../types';

export const cellToChildPos: ApiFunction = {
  name: 'cellToChildPos',
  group: 'hierarchy',
  summary: 'Numbers a cell among the descendants of its ancestor.',
  use: 'Gives each descendant of a cell a dense number from 0, so that values can live in a plain array or a raster tile instead of a map. `childPosToCell` is the way back.',
  signatures: {
    c: ['H3Error cellToChildPos(H3Index child, int parentRes, int64_t *out)'],
    java: ['long cellToChildPos(String childAddress, int parentRes)', 'long cellToChildPos(long child, int parentRes)'],
    javascript: ['cellToChildPos(h3Index: H3IndexInput, parentRes: number): number'],
    python: ['cell_to_child_pos(child, res_parent)'],
    go: [
      'func CellToChildPos(a Cell, resolution int) (int, error)',
      'func (c Cell) ChildPos(resolution int) (int, error)',
    ],
    duckdb: ['h3_cell_to_child_pos(cell, parent_resolution)'],
    shell: ['h3 cellToChildPos --cell <index> --resolution <res>'],
  },
  parameters: [
    {name: 'child', type: 'cell', description: 'The cell whose position is wanted.'},
    {
      name: 'parentRes',
      type: 'resolution',
      description: 'Resolution of the ancestor in which to count.',
      range: '0 to the resolution of `child`',
    },
    {name: 'out', type: 'position', description: 'The position, counted from 0.', out: true},
  ],
  returns:
    'The position of `child` in the list that `cellToChildren` gives for its ancestor: 0 for the center child, at most `cellToChildrenSize` − 1. Without the ancestor the number means nothing, so keep both.',
  errors: [
    {code: 'E_RES_DOMAIN', when: '`parentRes` is below 0 or above 15.'},
    {
      code: 'E_CELL_INVALID',
      when: '`child` has an unused digit at a resolution that it has, or lies in the direction that a pentagon lacks. Other invalid indexes are not noticed.',
    },
    {code: 'E_RES_MISMATCH', when: '`parentRes` is finer than `child`.'},
  ],
  pentagons: 'Positions below a pentagon have no gaps: the direction that it lacks is not counted.',
  notes: [
    'Digit by digit, the position is the index below the ancestor read as a number in base 7, where no pentagon is involved.',
    'Positions are 64-bit; the largest, below a resolution 0 cell, still fits a JavaScript number exactly.',
  ],
  since: '4.1.0',
  related: ['childPosToCell', 'cellToChildren', 'cellToChildrenSize', 'cellToParent'],
  searchWords: ['offset', 'ordinal', 'sub-index', 'raster'],
};
