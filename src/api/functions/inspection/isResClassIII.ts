import type {ApiFunction} from '../../types';

export const isResClassIII: ApiFunction = {
  name: 'isResClassIII',
  group: 'inspection',
  summary: 'Tells whether the resolution of an index is odd: Class III.',
  use: 'When the orientation of the grid matters, as in drawing or in your own geometry. The grids of odd resolutions are turned by about 19.1° against those of even ones, Class II.',
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
      description: 'The cell. Only the bits of its resolution are read.',
    },
  ],
  returns: 'Whether its resolution is odd: 1 or 0 in C, a boolean elsewhere.',
  errors: [
    {
      code: 'E_INDEX_INVALID',
      when: 'The index is not a valid cell, directed edge, or vertex. Only the `h3` command checks this.',
    },
  ],
  notes: [
    'Cells of Class III that lie across an edge of the icosahedron have more than six vertices; those of Class II never do. See [`cellToBoundary`](/docs/api/indexing#celltoboundary).',
    'The index is not checked, except by the command.',
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
      summary: 'Tells whether the resolution of an index is odd: Class III.',
      parameters: [
        {
          name: 'h',
          type: 'index',
          description: 'The cell. Only the bits of its resolution are read.',
        },
      ],
      returns: 'Whether its resolution is odd: 1 or 0 in C, a boolean elsewhere.',
      differs: 'Python has two spellings of the name; 4.x keeps `is_res_class_III`.',
    },
  ],
  related: ['getResolution', 'cellToBoundary', 'getIcosahedronFaces'],
  searchWords: ['class II', 'class 3', 'orientation', 'rotated', 'aperture'],
};
