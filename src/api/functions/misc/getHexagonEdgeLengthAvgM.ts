import type {ApiFunction} from '../../types';

export const getHexagonEdgeLengthAvgM: ApiFunction = {
  name: 'getHexagonEdgeLengthAvgM',
  group: 'misc',
  summary: 'Gives the average length of the edges of the hexagons of a resolution, in meters.',
  use: 'To choose a resolution, and to estimate how many rings of cells cover a distance. For a particular edge use [`edgeLengthM`](/docs/api/misc#edgelengthm).',
  signatures: {
    c: ['H3Error getHexagonEdgeLengthAvgM(int res, double *out)'],
    java: ['double getHexagonEdgeLengthAvg(int res, LengthUnit unit)'],
    javascript: ['getHexagonEdgeLengthAvg(res: number, unit: string): number'],
    python: ["average_hexagon_edge_length(res, unit='km')"],
    go: ['func HexagonEdgeLengthAvgM(resolution int) (float64, error)'],
    duckdb: ["h3_get_hexagon_edge_length_avg(resolution, 'm')"],
    shell: ['h3 getHexagonEdgeLengthAvgM -r <res>'],
  },
  parameters: [
    {
      name: 'res',
      type: 'resolution',
      description: 'The resolution.',
      range: '0 to 15',
    },
    {
      name: 'unit',
      type: 'unit',
      description:
        "The unit, in the bindings that have one function for all units: for meters, `UNITS.m`, `LengthUnit.m`, `'m'` in Python and DuckDB.",
    },
    {
      name: 'out',
      type: 'length',
      description: 'The length.',
      unit: 'meters',
      out: true,
    },
  ],
  returns:
    'The average edge length of all hexagons of the resolution, in meters. It is also about the distance from the center to a corner.',
  errors: [
    {
      code: 'E_RES_DOMAIN',
      when: '`res` is below 0 or above 15.',
    },
  ],
  pentagons: 'Left out of the average.',
  notes: [
    'The centers of neighbors lie about √3 times this length apart.',
    'There is no average in radians. With an unknown unit JavaScript throws code 1000, Python raises `ValueError`, Java throws `IllegalArgumentException`, and DuckDB gives `NULL`.',
  ],
  since: '4.0.0',
  v3: [
    {
      name: 'edgeLengthM',
      signatures: {
        c: ['double edgeLengthM(int res)'],
        java: ['double edgeLength(int res, LengthUnit unit)'],
        javascript: ['edgeLength(res: number, unit: string): number'],
        python: ["edge_length(resolution, unit='km')"],
      },
      summary: 'Gives the average length of the edges of the hexagons of a resolution, in meters.',
      parameters: [
        {
          name: 'res',
          type: 'resolution',
          description: 'The resolution.',
          range: '0 to 15',
        },
        {
          name: 'unit',
          type: 'unit',
          description: "In the bindings: `UNITS.m`, `LengthUnit.m`, `'m'` in Python.",
        },
      ],
      returns:
        'The average length in meters. C does not check the resolution and reads outside of its table; JavaScript and Python refuse a resolution below 0 or above 15, Java throws `IllegalArgumentException`.',
      differs:
        'The trap of the migration: 4.x has an [`edgeLengthM`](/docs/api/misc#edgelengthm) too, but it takes a directed edge and measures that one. The averages were corrected as well: at resolution 9, 200.8 m in place of 174.4 m.',
    },
  ],
  related: ['edgeLengthM', 'getHexagonEdgeLengthAvgKm', 'getHexagonAreaAvgKm2', 'gridDisk'],
  searchWords: ['mean edge', 'side length', 'radius', 'hexagon size'],
};
