import type {ApiFunction} from '../../types';

export const getHexagonAreaAvgKm2: ApiFunction = {
  name: 'getHexagonAreaAvgKm2',
  group: 'misc',
  summary: 'Gives the average area of the hexagons of a resolution, in square kilometers.',
  use: 'To choose a resolution, and for estimates. The area of a particular cell differs a lot from the average: use [`cellAreaKm2`](/docs/api/misc#cellareakm2).',
  signatures: {
    c: ['H3Error getHexagonAreaAvgKm2(int res, double *out)'],
    java: ['double getHexagonAreaAvg(int res, AreaUnit unit)'],
    javascript: ['getHexagonAreaAvg(res: number, unit: string): number'],
    python: ["average_hexagon_area(res, unit='km^2')"],
    go: ['func HexagonAreaAvgKm2(resolution int) (float64, error)'],
    duckdb: ["h3_get_hexagon_area_avg(resolution, 'km^2')"],
    shell: ['h3 getHexagonAreaAvgKm2 -r <res>'],
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
        "The unit, in the bindings that have one function for all units: for square kilometers, `UNITS.km2`, `AreaUnit.km2`, `'km^2'` in Python and DuckDB.",
    },
    {
      name: 'out',
      type: 'area',
      description: 'The area.',
      unit: 'square kilometers',
      out: true,
    },
  ],
  returns: 'The average area of all hexagons of the resolution, in square kilometers.',
  errors: [
    {
      code: 'E_RES_DOMAIN',
      when: '`res` is below 0 or above 15.',
    },
  ],
  pentagons: 'Left out of the average. A pentagon has about half the area.',
  notes: [
    'The values come from a table. All are in the [table of resolutions](/docs/core-library/restable).',
    'Hexagons of one resolution differ in area by a factor of about two.',
    'There is no average in square radians. With an unknown unit JavaScript throws code 1000, Python raises `ValueError`, Java throws `IllegalArgumentException`, and DuckDB gives `NULL`.',
  ],
  since: '4.0.0',
  v3: [
    {
      name: 'hexAreaKm2',
      signatures: {
        c: ['double hexAreaKm2(int res)'],
        java: ['double hexArea(int res, AreaUnit unit)'],
        javascript: ['hexArea(res: number, unit: string): number'],
        python: ["hex_area(resolution, unit='km^2')"],
      },
      summary: 'Gives the average area of the hexagons of a resolution, in square kilometers.',
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
          description: "In the bindings: `UNITS.km2`, `AreaUnit.km2`, `'km^2'` in Python.",
        },
      ],
      returns:
        'The average area in square kilometers. C does not check the resolution and reads outside of its table; JavaScript and Python refuse a resolution below 0 or above 15, Java throws `IllegalArgumentException`.',
      differs:
        '4.x uses corrected averages. At resolution 0 it has 4,357,449 km² in place of 4,250,547 km²; from resolution 3 on they differ by less than 0.01 %, and at fine resolutions because 3.x kept few digits.',
    },
  ],
  related: ['cellAreaKm2', 'getHexagonAreaAvgM2', 'getHexagonEdgeLengthAvgKm', 'getNumCells'],
  searchWords: ['mean area', 'hexagon size', 'resolution table'],
};
