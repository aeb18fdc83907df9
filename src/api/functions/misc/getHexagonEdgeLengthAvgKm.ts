import type {ApiFunction} from '../../types';

export const getHexagonEdgeLengthAvgKm: ApiFunction = {
  name: 'getHexagonEdgeLengthAvgKm',
  group: 'misc',
  summary: 'Gives the average length of the edges of the hexagons of a resolution, in kilometers.',
  use: 'To choose a resolution, and to estimate how many rings of cells cover a distance. For a particular edge use [`edgeLengthKm`](/docs/api/misc#edgelengthkm).',
  signatures: {
    c: ['H3Error getHexagonEdgeLengthAvgKm(int res, double *out)'],
    java: ['double getHexagonEdgeLengthAvg(int res, LengthUnit unit)'],
    javascript: ['getHexagonEdgeLengthAvg(res: number, unit: string): number'],
    python: ["average_hexagon_edge_length(res, unit='km')"],
    go: ['func HexagonEdgeLengthAvgKm(resolution int) (float64, error)'],
    duckdb: ["h3_get_hexagon_edge_length_avg(resolution, 'km')"],
    shell: ['h3 getHexagonEdgeLengthAvgKm -r <res>'],
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
        "The unit, in the bindings that have one function for all units: for kilometers, `UNITS.km`, `LengthUnit.km`, `'km'` in Python and DuckDB.",
    },
    {
      name: 'out',
      type: 'length',
      description: 'The length.',
      unit: 'kilometers',
      out: true,
    },
  ],
  returns:
    'The average edge length of all hexagons of the resolution, in kilometers. It is also about the distance from the center to a corner.',
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
      name: 'edgeLengthKm',
      signatures: {
        c: ['double edgeLengthKm(int res)'],
        java: ['double edgeLength(int res, LengthUnit unit)'],
        javascript: ['edgeLength(res: number, unit: string): number'],
        python: ["edge_length(resolution, unit='km')"],
      },
      summary: 'Gives the average length of the edges of the hexagons of a resolution, in kilometers.',
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
          description: "In the bindings: `UNITS.km`, `LengthUnit.km`, `'km'` in Python.",
        },
      ],
      returns:
        'The average length in kilometers. C does not check the resolution and reads outside of its table; JavaScript and Python refuse a resolution below 0 or above 15, Java throws `IllegalArgumentException`.',
      differs:
        'The trap of the migration: 4.x has an [`edgeLengthKm`](/docs/api/misc#edgelengthkm) too, but it takes a directed edge and measures that one. The averages were corrected as well: at resolution 9, 200.8 m in place of 174.4 m.',
    },
  ],
  related: ['edgeLengthKm', 'getHexagonEdgeLengthAvgM', 'getHexagonAreaAvgKm2', 'gridDisk'],
  searchWords: ['mean edge', 'side length', 'radius', 'hexagon size'],
};
