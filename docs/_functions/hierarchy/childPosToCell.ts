import type {FunctionEntry} from '@h3-docs/catalogue';

export const childPosToCell: FunctionEntry = {
  name: 'childPosToCell',
  group: 'hierarchy',
  summary: 'Returns the descendant of a cell at a given position.',
  use: 'Use it to convert a position from `cellToChildPos` back to a cell. It can also select some descendants without creating the whole list, for example for random samples or parallel work. If you need all descendants, `cellToChildren` is faster.',
  parameters: [
    {
      name: 'childPos',
      type: 'position',
      description: 'The position in the list of descendants, from 0.',
      range: '0 to `cellToChildrenSize(parent, childRes)` − 1',
    },
    {name: 'parent', type: 'cell', description: 'The cell whose descendants are counted.'},
    {
      name: 'childRes',
      type: 'resolution',
      description: 'The resolution of the descendant.',
      range: 'the resolution of `parent` to 15',
    },
    {name: 'child', type: 'cell', description: 'The descendant.', out: true},
  ],
  returns: 'The cell at this position in the list that `cellToChildren` returns for the same ancestor and resolution.',
  errors: [
    {code: 'E_DOMAIN', when: 'The position is negative, or it is equal to or greater than the number of descendants.'},
    {code: 'E_RES_DOMAIN', when: 'The resolution is below 0 or above 15.'},
    {code: 'E_RES_MISMATCH', when: 'The resolution is coarser than that of the ancestor.'},
  ],
  pentagons: 'In a pentagon, too, each position in the range belongs to a cell.',
  notes: [
    'The order of the arguments is different in Python: `child_pos_to_cell(parent, res_child, child_pos)`. Pass the arguments by name to avoid mistakes.',
    {of: 'javascript', text: 'JavaScript ignores a fraction: it reads position 1.5 as 1.'},
  ],
  since: '4.1.0',
  related: ['cellToChildPos', 'cellToChildren', 'cellToChildrenSize', 'cellToCenterChild'],
  asks: `
    nth child | sample | offset | random descendant | unrank | lazy iteration over children
    share work between threads | cell from an ordinal | inverse child position
    order of the arguments in python and c | child_pos_to_cell parent res_child child_pos | position first or parent first
  `,
};
