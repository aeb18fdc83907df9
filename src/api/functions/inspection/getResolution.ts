import type {ApiFunction} from '../../types';

export const getResolution: ApiFunction = {
  name: 'getResolution',
  group: 'inspection',
  summary: 'Reads the resolution of an index.',
  use: 'When cells of several resolutions are mixed, and to ask for a parent or child relative to the cell that you have. It costs almost nothing.',
  signatures: {
    c: ['int getResolution(H3Index h)'],
    java: ['int getResolution(String h3Address)', 'int getResolution(long h3)'],
    javascript: ['getResolution(h3Index: H3IndexInput): number'],
    python: ['get_resolution(h)'],
    go: [
      'func (c Cell) Resolution() int',
      'func (e DirectedEdge) Resolution() int',
      'func (v Vertex) Resolution() int',
    ],
    duckdb: ['h3_get_resolution(cell)'],
    shell: ['h3 getResolution -c <index>'],
  },
  parameters: [
    {
      name: 'h',
      type: 'index',
      description: 'A cell. In C, Java, Go and DuckDB also a directed edge or a vertex.',
    },
  ],
  returns: 'The resolution, 0 to 15.',
  errors: [
    {code: 'E_CELL_INVALID', when: 'The index is not a valid cell. Only h3-py checks this.'},
    {
      code: 'E_INDEX_INVALID',
      when: 'The index is not a valid cell, directed edge, or vertex. Only the `h3` command checks this.',
    },
  ],
  notes: [
    'The bits are read as they are. For an index that is no cell, C, Java, Go and DuckDB answer with whatever stands there. JavaScript checks, and gives −1 for everything but a valid cell, edges and vertexes included. Python raises `H3CellInvalidError` for those.',
    'An edge or vertex has the resolution of the cell that it belongs to.',
  ],
  since: '4.0.0',
  v3: [
    {
      name: 'h3GetResolution',
      signatures: {
        c: ['int h3GetResolution(H3Index h)'],
        java: ['int h3GetResolution(String h3Address)', 'int h3GetResolution(long h3)'],
        javascript: ['h3GetResolution(h3Index: H3IndexInput): number'],
        python: ['h3_get_resolution(self, h)'],
      },
      summary: 'Reads the resolution of an index.',
      parameters: [
        {
          name: 'h',
          type: 'index',
          description: 'A cell, or in C and Java also a unidirectional edge.',
        },
      ],
      returns:
        'The resolution, 0 to 15. JavaScript gives −1 for anything but a valid cell; Python raises `H3CellError`; C and Java give the bits that stand there.',
    },
  ],
  related: ['isResClassIII', 'cellToParent', 'getBaseCellNumber', 'isValidCell'],
  searchWords: ['level', 'zoom', 'precision'],
};
