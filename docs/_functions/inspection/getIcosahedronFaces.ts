import type {FunctionEntry} from '@h3-docs/catalogue';
import {cell} from './shared';

export const getIcosahedronFaces: FunctionEntry = {
  name: 'getIcosahedronFaces',
  group: 'inspection',
  summary: 'Returns the faces of the icosahedron that a cell touches.',
  use: 'Use it to find the cells that cross an edge of the icosahedron, where shapes are distorted, or to group cells by face.',
  parameters: [
    cell,
    {
      name: 'out',
      type: 'faces',
      description: 'The face numbers. Unused elements are −1.',
      out: true,
    },
  ],
  returns:
    'Face numbers from 0 to 19, in no particular order. A hexagon touches one or two faces, and a pentagon touches five. The bindings leave out the unused elements.',
  errors: [
    {
      code: 'E_FAILED',
      when: 'The index is not a valid cell, and H3 finds more faces for it than a valid cell can have.',
    },
    {
      code: 'E_CELL_INVALID',
      when: 'The base cell number is above 121. H3 does not detect [other invalid indexes](/library/errors.mdx#invalid-input).',
    },
  ],
  memory:
    'Allocate [`maxFaceCount`](/api/inspection.mdx#maxfacecount) elements of type `int`: 2 for a hexagon, 5 for a pentagon.',
  pentagons: 'A pentagon touches the five faces that meet at its center.',
  since: '4.0.0',
  v3: [
    {
      name: 'h3GetFaces',
      summary: 'Returns the faces of the icosahedron that a cell touches.',
      parameters: [
        cell,
        {
          name: 'out',
          type: 'faces',
          description: 'Array of `maxFaceCount` elements. Unused elements are −1.',
          out: true,
        },
      ],
      returns:
        'Face numbers from 0 to 19, in no particular order. A hexagon touches one or two faces, and a pentagon touches five. The bindings leave out the unused elements. Python returns a `set`.',
      limits: 'C does not check the index. For an invalid index, it can write beyond the end of the array.',
      differs:
        'H3 4.x does not write beyond the end of the array. It returns `E_FAILED` if the faces of an index do not fit, and `E_CELL_INVALID` for a base cell number above 121. In Python, the result is a `list`.',
    },
  ],
  related: ['maxFaceCount', 'isResClassIII', 'getBaseCellNumber', 'cellToBoundary'],
  asks: `
    faces of a cell | which icosahedron face is a cell on | icosahedron | face | projection | dymaxion | which triangle
    crosses a face border
  `,
};
