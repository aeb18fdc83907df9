import type {ApiFunction} from '@site/src/api/types';

export const isResClassIII: ApiFunction = {
  name: 'isResClassIII',
  group: 'inspection',
  summary: 'Returns whether the resolution of an index is odd (Class III).',
  use: 'Use it when the orientation of the grid matters, for example in drawings or in your own geometry code. The grids of odd resolutions (Class III) are rotated by about 19.1° against those of even resolutions (Class II).',
  signatures: {
    c: ['int isResClassIII(H3Index h)'],
    java: ['boolean isResClassIII(String h3Address)', 'boolean isResClassIII(long h3)'],
    javascript: ['isResClassIII(h3Index: H3IndexInput): boolean'],
    python: ['is_res_class_III(h)'],
    go: ['func (c Cell) IsResClassIII() bool'],
    duckdb: ['h3_is_res_class_iii(cell)'],
    shell: ['h3 isResClassIII -c <index> [-f json|numeric]'],
  },
  parameters: [
    {
      name: 'h',
      type: 'index',
      description: 'The cell. Only the bits of the resolution are read.',
    },
  ],
  returns: '1 or 0 in C, and a Boolean in the other languages.',
  errors: [
    {
      code: 'E_INDEX_INVALID',
      when: 'The index is not a valid cell, directed edge, or vertex. Only the `h3` command checks this.',
    },
  ],
  notes: [
    'At Class III resolutions, cells that cross an edge of the icosahedron have more than six vertices. At Class II resolutions, no cell does. See [`cellToBoundary`](/api/indexing.mdx#celltoboundary).',
    'The function [does not check the index](/api/inspection.mdx#unchecked-indexes).',
  ],
  since: '4.0.0',
  v3: [
    {
      name: 'h3IsResClassIII',
      signatures: {
        c: ['int h3IsResClassIII(H3Index h)'],
        java: ['boolean h3IsResClassIII(String h3Address)', 'boolean h3IsResClassIII(long h3)'],
        javascript: ['h3IsResClassIII(h3Index: H3IndexInput): boolean'],
        python: ['h3_is_res_class_III(self, h)', 'h3_is_res_class_iii(self, h)'],
      },
      summary: 'Returns whether the resolution of an index is odd (Class III).',
      parameters: [
        {
          name: 'h',
          type: 'index',
          description: 'The cell. Only the bits of the resolution are read.',
        },
      ],
      returns: '1 or 0 in C, and a Boolean in the other languages.',
      differs: 'Python 3.x has two spellings of the name; 4.x keeps `is_res_class_III`.',
    },
  ],
  related: ['getResolution', 'cellToBoundary', 'getIcosahedronFaces'],
  searchWords: ['class II', 'class 3', 'orientation', 'rotated', 'aperture'],
};
