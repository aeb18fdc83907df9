import type {ApiFunction} from '../../types';

export const maxFaceCount: ApiFunction = {
  name: 'maxFaceCount',
  group: 'inspection',
  summary:
    'Tells how many face numbers to make room for before [`getIcosahedronFaces`](/docs/api/inspection#geticosahedronfaces).',
  use: 'In C only; the bindings allocate for you.',
  signatures: {
    c: ['H3Error maxFaceCount(H3Index h3, int *out)'],
  },
  instead: {
    java: 'Not needed: `getIcosahedronFaces` returns as many as there are.',
    javascript: 'Not needed: `getIcosahedronFaces` returns as many as there are.',
    python: 'Not needed: `getIcosahedronFaces` returns as many as there are.',
    go: 'Not needed: `getIcosahedronFaces` returns as many as there are.',
    duckdb: 'Not needed: `getIcosahedronFaces` returns as many as there are.',
    shell: 'Not needed: `getIcosahedronFaces` returns as many as there are.',
  },
  parameters: [
    {
      name: 'h3',
      type: 'cell',
      description: 'The cell.',
    },
    {
      name: 'out',
      type: 'count',
      description: 'The number of places.',
      out: true,
    },
  ],
  returns: '5 for a pentagon, 2 for any other index. It always succeeds.',
  errors: [],
  since: '3.5.0',
  v3: [
    {
      name: 'maxFaceCount',
      signatures: {
        c: ['int maxFaceCount(H3Index h3)'],
      },
      summary: 'Tells how many face numbers to make room for before `h3GetFaces`.',
      parameters: [
        {
          name: 'h3',
          type: 'cell',
          description: 'The cell.',
        },
      ],
      returns: '5 for a pentagon, 2 for any other index.',
      differs: 'In 4.x the count comes back through a pointer.',
    },
  ],
  related: ['getIcosahedronFaces', 'isPentagon'],
};
