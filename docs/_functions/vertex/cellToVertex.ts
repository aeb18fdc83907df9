import type {FunctionEntry} from '@site/src/api/types';

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
  errors: [
    {code: 'E_FAILED', when: 'H3 cannot compute the position of `origin` on the icosahedron.'},
    {code: 'E_DOMAIN', when: '`vertexNum` is out of range.'},
    {code: 'E_CELL_INVALID', when: '`origin` has a base cell above 121 or an invalid digit.'},
  ],
  pentagons: 'A pentagon has the corners 0 to 4. For the number 5, the function returns `E_DOMAIN`.',
  notes: [
    'The index contains the *owner* of the vertex, which is the cell with the lowest index of the three cells that meet there. The index also contains the number of the corner in this owner. Both often differ from the arguments that you passed.',
    'Corner 0 is the first point of `cellToBoundary`. At odd resolutions, the boundary can have extra points between the corners, so the later numbers do not match.',
    'Only Python checks the cell. It raises `H3CellInvalidError`.',
  ],
  since: '4.0.0',
  related: ['cellToVertexes', 'vertexToLatLng', 'cellToBoundary'],
  searchWords: ['corner', 'node', 'topology'],
};
