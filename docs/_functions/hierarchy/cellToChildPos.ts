import type {FunctionEntry} from '@h3-docs/catalogue';

export const cellToChildPos: FunctionEntry = {
  name: 'cellToChildPos',
  group: 'hierarchy',
  summary: 'Returns the position of a cell among the descendants of one of its ancestors.',
  use: 'Use it to store values for the descendants of a cell in an array or a raster tile. Positions start at 0 and have no gaps, so you do not need a hash table. `childPosToCell` converts a position back to a cell.',
  parameters: [
    {name: 'child', type: 'cell', description: 'The cell whose position you need.'},
    {
      name: 'parentRes',
      type: 'resolution',
      description: 'The resolution of the ancestor whose descendants are counted.',
      range: '0 to the resolution of `child`',
    },
    {name: 'out', type: 'position', description: 'The position, from 0.', out: true},
  ],
  returns:
    'The position of the cell in the list that `cellToChildren` returns for the ancestor. The center child has position 0, and the last descendant has position `cellToChildrenSize` − 1. A position has no meaning without its ancestor, so store both.',
  errors: [
    {code: 'E_RES_DOMAIN', when: 'The resolution is below 0 or above 15.'},
    {
      code: 'E_CELL_INVALID',
      when: 'The digits of the cell are not possible in a valid cell. H3 does not detect [other invalid indexes](/library/errors.mdx#invalid-input).',
    },
    {code: 'E_RES_MISMATCH', when: 'The resolution is finer than that of the cell.'},
  ],
  pentagons: 'In a pentagon, too, positions have no gaps, because H3 does not count the missing child.',
  notes: ['Positions are 64-bit integers. A JavaScript number holds every position exactly.'],
  since: '4.1.0',
  related: ['childPosToCell', 'cellToChildren', 'cellToChildrenSize', 'cellToParent'],
  asks: `
    position of a child in its parent | offset | ordinal | sub-index | raster | rank within the parent
    array slot of a descendant | dense numbering | consecutive ids in a tile
  `,
};
