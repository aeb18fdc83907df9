import type {ApiFunction} from '../../types';

export const getIcosahedronFaces: ApiFunction = {
  name: 'getIcosahedronFaces',
  group: 'inspection',
  summary: 'Finds the faces of the icosahedron that a cell touches.',
  use: 'To find out whether a cell is distorted by an edge of the icosahedron, or to group cells by face. Rarely needed otherwise.',
  signatures: {
    c: ['H3Error getIcosahedronFaces(H3Index h3, int *out)'],
    java: ['Collection<Integer> getIcosahedronFaces(String h3)', 'Collection<Integer> getIcosahedronFaces(long h3)'],
    javascript: ['getIcosahedronFaces(h3Index: H3IndexInput): number[]'],
    python: ['get_icosahedron_faces(h)'],
    go: ['func (c Cell) IcosahedronFaces() ([]int, error)'],
    duckdb: ['h3_get_icosahedron_faces(cell)'],
    shell: ['h3 getIcosahedronFaces -c <index> [-f json|newline]'],
  },
  parameters: [
    {
      name: 'h3',
      type: 'cell',
      description: 'The cell.',
    },
    {
      name: 'out',
      type: 'faces',
      description: 'The face numbers; places that are not used hold −1.',
      out: true,
    },
  ],
  returns: 'Face numbers, 0 to 19, in no particular order: one or two for a hexagon, five for a pentagon.',
  errors: [
    {
      code: 'E_FAILED',
      when: 'The index is not a valid cell, in a way that gives it more faces than it could have.',
    },
    {
      code: 'E_CELL_INVALID',
      when: 'The base cell number in the index is above 121. Other damage to an index is not looked for: check with [`isValidCell`](/docs/api/inspection#isvalidcell).',
    },
  ],
  memory:
    'As many `int`s as [`maxFaceCount`](/docs/api/inspection#maxfacecount) says: 2 for a hexagon, 5 for a pentagon.',
  pentagons: 'A pentagon touches the five faces that meet in its center.',
  notes: [
    'The bindings leave out the −1 that C puts in places not used.',
    'Python checks the cell first, and raises `H3CellInvalidError`.',
  ],
  since: '4.0.0',
  v3: [
    {
      name: 'h3GetFaces',
      signatures: {
        c: ['void h3GetFaces(H3Index h3, int *out)'],
        java: ['Collection<Integer> h3GetFaces(String h3)', 'Collection<Integer> h3GetFaces(long h3)'],
        javascript: ['h3GetFaces(h3Index: H3IndexInput): number[]'],
        python: ['h3_get_faces(self, h)'],
      },
      summary: 'Finds the faces of the icosahedron that a cell touches.',
      parameters: [
        {
          name: 'h3',
          type: 'cell',
          description: 'The cell.',
        },
        {
          name: 'out',
          type: 'faces',
          description: 'Room for `maxFaceCount` numbers; places that are not used hold −1.',
          out: true,
        },
      ],
      returns:
        'Face numbers, 0 to 19, in no particular order: one or two for a hexagon, five for a pentagon. Bindings leave out the −1; Python gives a `set`.',
      limits: 'C does not check the index; one that is invalid can make it write beyond the end of the array.',
      differs:
        '4.x stays within the array: an index with more faces than fit is `E_FAILED`, a base cell number above 121 `E_CELL_INVALID`. Python gives a list.',
    },
  ],
  related: ['maxFaceCount', 'isResClassIII', 'getBaseCellNumber', 'cellToBoundary'],
  searchWords: ['icosahedron', 'face', 'projection', 'dymaxion'],
};
