import type {ApiFunction} from '../../types';

export const edgeLengthM: ApiFunction = {
  name: 'edgeLengthM',
  group: 'misc',
  summary: 'Computes the length of a particular directed edge, in meters.',
  use: 'For the length of the border between two neighbors. For the average of a resolution use [`getHexagonEdgeLengthAvgM`](/docs/api/misc#gethexagonedgelengthavgm). Make the edge with [`cellsToDirectedEdge`](/docs/api/uniedge#cellstodirectededge).',
  signatures: {
    c: ['H3Error edgeLengthM(H3Index edge, double *length)'],
    java: ['double edgeLength(String edgeAddress, LengthUnit unit)', 'double edgeLength(long edge, LengthUnit unit)'],
    javascript: ['edgeLength(edge: H3IndexInput, unit: string): number'],
    python: ["edge_length(e, unit='km')"],
    go: ['func EdgeLengthM(e DirectedEdge) (float64, error)'],
    duckdb: ["h3_edge_length(edge, 'm')"],
    shell: ['h3 edgeLengthM -c <index>'],
  },
  parameters: [
    {
      name: 'edge',
      type: 'directed edge',
      description: 'The edge. The option of the command is called `-c`, but it too takes an edge.',
    },
    {
      name: 'unit',
      type: 'unit',
      description:
        "The unit, in the bindings that have one function for all units: for meters, `UNITS.m`, `LengthUnit.m`, `'m'` in Python and DuckDB.",
    },
    {
      name: 'length',
      type: 'length',
      description: 'The length.',
      unit: 'meters',
      out: true,
    },
  ],
  returns: 'The length of the edge along great circles, in meters.',
  errors: [
    {
      code: 'E_DIR_EDGE_INVALID',
      when: 'The index is not a directed edge; a cell, for instance.',
    },
  ],
  pentagons: 'An edge that crosses an edge of the icosahedron has a bend; both parts are added up.',
  notes: [
    'The Earth is taken as a sphere of radius 6371.007180918475 km.',
    'An edge and its reverse have the same length.',
    'With an unknown unit JavaScript throws code 1000, Python raises `ValueError`, Java throws `IllegalArgumentException`, and DuckDB gives `NULL`.',
  ],
  since: '4.0.0',
  v3: [
    {
      name: 'exactEdgeLengthM',
      signatures: {
        c: ['double exactEdgeLengthM(H3Index edge)'],
        java: [
          'double exactEdgeLength(String edgeAddress, LengthUnit unit)',
          'double exactEdgeLength(long edge, LengthUnit unit)',
        ],
        javascript: ['exactEdgeLength(edge: H3Index, unit: string): number'],
        python: ["exact_edge_length(self, e, unit='km')"],
      },
      summary: 'Computes the length of a particular unidirectional edge, in meters.',
      parameters: [
        {
          name: 'edge',
          type: 'unidirectional edge',
          description: 'The edge.',
        },
        {
          name: 'unit',
          type: 'unit',
          description: "In the bindings: `UNITS.m`, `LengthUnit.m`, `'m'` in Python.",
        },
      ],
      returns:
        'The length in meters: 0 when the index names no direction, as a cell does not, and a number that means nothing for other indexes that are no edges. h3-py raises `H3EdgeError`.',
      differs:
        '[`edgeLengthM`](/docs/api/misc#edgelengthm) in 4.x refuses what is no edge. Mind the name: in 3.x, `edgeLengthM` is the average of a resolution.',
    },
  ],
  related: [
    'getHexagonEdgeLengthAvgM',
    'edgeLengthKm',
    'edgeLengthRads',
    'directedEdgeToBoundary',
    'cellsToDirectedEdge',
  ],
  searchWords: ['exact edge length', 'border', 'perimeter', 'side'],
};
