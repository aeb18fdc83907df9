import type {FunctionEntry} from '@h3-docs/catalogue';
import {cell} from './shared';

export const maxFaceCount: FunctionEntry = {
  name: 'maxFaceCount',
  group: 'inspection',
  summary:
    'Returns the number of elements to allocate for [`getIcosahedronFaces`](/api/inspection.mdx#geticosahedronfaces).',
  use: 'Only C needs this function. In the other languages, the result of `getIcosahedronFaces` has the right length.',
  parameters: [
    cell,
    {
      name: 'out',
      type: 'count',
      description: 'The number of elements.',
      out: true,
    },
  ],
  returns: '5 for a pentagon, and 2 for any other index.',
  errors: [],
  since: '3.5.0',
  v3: [
    {
      name: 'maxFaceCount',
      summary: 'Returns the number of elements to allocate for `h3GetFaces`.',
      parameters: [cell],
      returns: '5 for a pentagon, and 2 for any other index.',
      differs: 'In 4.x, C writes the number to an out parameter.',
    },
  ],
  related: ['getIcosahedronFaces', 'isPentagon'],
  asks: `
    length of the faces array | malloc for faces | 2 or 5 | most triangles of a cell | int buffer of faces
    size before getIcosahedronFaces
  `,
};
