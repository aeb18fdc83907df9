import type {FunctionEntry} from '@h3-docs/catalogue';
import {invalidOrigin} from '../traversal/shared';
import {lateFailure} from './shared';

export const cellToVertex: FunctionEntry = {
  name: 'cellToVertex',
  group: 'vertex',
  summary: 'Returns the index of one corner of a cell.',
  use: 'Use it if you know the number of the corner. For all corners, use [`cellToVertexes`](/api/vertex.mdx#celltovertexes). For the outline of the cell, use [`cellToBoundary`](/api/indexing.mdx#celltoboundary).',
  parameters: [
    {name: 'origin', type: 'cell', description: 'The cell.'},
    {
      name: 'vertexNum',
      type: 'vertex number',
      description: 'The number of the corner, counted counterclockwise.',
      range: '0 to 5; 0 to 4 for a pentagon',
    },
    {name: 'out', type: 'vertex', description: 'The vertex.', out: true},
  ],
  returns: 'The vertex. All cells that meet at this corner return the same index.',
  errors: [lateFailure, {code: 'E_DOMAIN', when: 'The number of the vertex is out of range.'}, invalidOrigin],
  pentagons: 'The corners of a pentagon are 0 to 4. For the number 5, the function returns `E_DOMAIN`.',
  notes: [
    'Three cells meet at a corner. The cell with the lowest index is the *owner* of the vertex. Each of the three cells has its own number for the corner. The index of the vertex contains the owner and the owner’s number for the corner. So these two values often differ from the arguments that you passed.',
    'Corner 0 is the first point of `cellToBoundary`. The number of another corner can differ from its position in the boundary, because the boundary can have extra points at odd resolutions.',
    'C does not detect [every invalid cell](/library/errors.mdx#invalid-input). Python raises `H3CellInvalidError` for every invalid cell.',
  ],
  since: '4.0.0',
  related: ['cellToVertexes', 'vertexToLatLng', 'cellToBoundary'],
  asks: `
    corner | node | topology | nth corner | vertexNum | shared node id | corner number
  `,
};
