import type {FunctionEntry} from '@h3-docs/catalogue';

export const isValidDirectedEdge: FunctionEntry = {
  name: 'isValidDirectedEdge',
  group: 'uniedge',
  summary: 'Returns whether an index is a valid directed edge.',
  use: 'Use it before you pass edges from other sources to the functions on this page, because most of them check only the mode. To accept any kind of index, use [`isValidIndex`](/api/inspection.mdx#isvalidindex).',
  parameters: [
    {name: 'edge', type: 'directed edge', description: 'Any 64-bit number, or its hexadecimal string in the bindings.'},
  ],
  returns:
    'The result is 1 (`true`) if the index is a directed edge (mode 2), its direction is 1 to 6, and its origin is a valid cell. Otherwise, it is 0 (`false`).',
  errors: [],
  pentagons:
    'If the origin is a pentagon, an edge with direction 1 is not valid, because the pentagon has no neighbor in this direction.',
  notes: [
    'The function returns `false` for a cell and for a vertex. For a string that is not hexadecimal, Java throws `NumberFormatException`, the `h3` command prints its help, and the other languages return `false`.',
  ],
  since: '4.0.0',
  v3: [
    {
      name: 'h3UnidirectionalEdgeIsValid',
      summary: 'Returns whether an index is a valid unidirectional edge.',
      parameters: [
        {
          name: 'edge',
          type: 'unidirectional edge',
          description: 'Any 64-bit number, or its hexadecimal string in the bindings.',
        },
      ],
      returns:
        '1 (`true`) if the index is a valid unidirectional edge, otherwise 0 (`false`). An edge in direction 1 is not valid if it starts at a pentagon.',
    },
  ],
  related: ['isValidVertex', 'isValidIndex', 'isValidCell'],
  asks: `
    check | validate | edge id or cell id | mode 2 | malformed edge | verify an edge
  `,
};
