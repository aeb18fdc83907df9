import type {FunctionEntry} from '@h3-docs/catalogue';

export const isValidVertex: FunctionEntry = {
  name: 'isValidVertex',
  group: 'vertex',
  summary: 'Returns whether an index is a valid vertex.',
  use: 'Use it before you pass vertexes from other sources to [`vertexToLatLng`](/api/vertex.mdx#vertextolatlng). To accept any kind of index, use [`isValidIndex`](/api/inspection.mdx#isvalidindex).',
  parameters: [
    {name: 'vertex', type: 'vertex', description: 'Any 64-bit number, or its hexadecimal string in the bindings.'},
  ],
  returns:
    'The result is 1 (`true`) if the index is a vertex (mode 4), the cell in it is valid, and this cell owns the corner. Otherwise, it is 0 (`false`).',
  errors: [],
  pentagons: 'The vertex number 5 is not valid for a pentagon.',
  notes: [
    'Three cells meet at each corner, and one of them is its owner. Only the index that contains the owner is valid, so each corner has exactly one valid index.',
    'The function returns `false` for a cell and for an edge. For a string that is not hexadecimal, Java throws `NumberFormatException`, the `h3` command prints its help, and the other languages return `false`.',
  ],
  since: '4.0.0',
  related: ['cellToVertex', 'isValidDirectedEdge', 'isValidIndex', 'isValidCell'],
  asks: `
    check | validate | canonical | corner id or cell id | mode 4 | malformed vertex | verify a corner
  `,
};
