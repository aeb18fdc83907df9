import type {FunctionEntry} from '@h3-docs/catalogue';
import {errorsOfBits} from './shared';

const parameters: FunctionEntry['parameters'] = [
  {
    name: 'h',
    type: 'index',
    description: 'The cell. Only the bits of the resolution are read.',
  },
];

export const isResClassIII: FunctionEntry = {
  name: 'isResClassIII',
  group: 'inspection',
  summary: 'Returns whether the resolution of an index is odd (Class III).',
  use: 'Use it when the orientation of the grid matters, for example in drawings or in your own geometry code. The grids of odd resolutions (Class III) are rotated by about 19.1° relative to the grids of even resolutions (Class II).',
  parameters,
  returns: '1 or 0 in C, and a Boolean in the other languages.',
  errors: errorsOfBits,
  notes: [
    'At Class III resolutions, a cell that crosses an edge of the icosahedron has more than six vertices. At Class II resolutions, no cell has more than six vertices. See [`cellToBoundary`](/api/indexing.mdx#celltoboundary).',
    'The function [does not check the index](/api/inspection.mdx#unchecked-indexes).',
  ],
  since: '4.0.0',
  v3: [
    {
      name: 'h3IsResClassIII',
      summary: 'Returns whether the resolution of an index is odd (Class III).',
      parameters,
      returns: '1 or 0 in C, and a Boolean in the other languages.',
      differs: 'h3-py 3.x has two spellings of the name. h3-py 4.x has only `is_res_class_III`.',
    },
  ],
  related: ['getResolution', 'cellToBoundary', 'getIcosahedronFaces'],
  asks: `
    is a resolution class III | rotated grid | class II | class 3 | orientation | rotated | aperture
  `,
};
