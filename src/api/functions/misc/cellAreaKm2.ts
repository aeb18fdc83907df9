import type {ApiFunction} from '../../types';

export const cellAreaKm2: ApiFunction = {
  name: 'cellAreaKm2',
  group: 'misc',
  summary: 'Computes the area of a particular cell, in square kilometers.',
  use: 'For densities: hexagons of one resolution differ in area by a factor of about two, so counts alone compare only nearby cells. For the average of a resolution use [`getHexagonAreaAvgKm2`](/docs/api/misc#gethexagonareaavgkm2).',
  signatures: {
    c: ['H3Error cellAreaKm2(H3Index h, double *out)'],
    java: ['double cellArea(String h3Address, AreaUnit unit)', 'double cellArea(long h3, AreaUnit unit)'],
    javascript: ['cellArea(h3Index: H3IndexInput, unit: string): number'],
    python: ["cell_area(h, unit='km^2')"],
    go: ['func CellAreaKm2(c Cell) (float64, error)'],
    duckdb: ["h3_cell_area(cell, 'km^2')"],
    shell: ['h3 cellAreaKm2 -c <index>'],
  },
  parameters: [
    {
      name: 'h',
      type: 'cell',
      description: 'The cell.',
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
  returns: 'The area on the sphere, in square kilometers.',
  errors: [
    {
      code: 'E_CELL_INVALID',
      when: 'The base cell number in the index is above 121. Other damage to an index is not looked for: check with [`isValidCell`](/docs/api/inspection#isvalidcell).',
    },
  ],
  pentagons: 'Measured like any cell: about half of an average hexagon.',
  notes: [
    'The Earth is taken as a sphere of radius 6371.007180918475 km, which has the surface area of the WGS84 ellipsoid.',
    'The index is hardly checked: a directed edge gives the area of its origin, and in JavaScript text that is not hexadecimal gives that of base cell 0.',
    'With an unknown unit JavaScript throws code 1000, Python raises `ValueError`, Java throws `IllegalArgumentException`, and DuckDB gives `NULL`.',
  ],
  since: '3.7.0',
  v3: [
    {
      name: 'cellAreaKm2',
      signatures: {
        c: ['double cellAreaKm2(H3Index h)'],
        java: ['double cellArea(String h3Address, AreaUnit unit)', 'double cellArea(long h3, AreaUnit unit)'],
        javascript: ['cellArea(h3Index: H3Index, unit: string): number'],
        python: ["cell_area(self, h, unit='km^2')"],
      },
      summary: 'Computes the area of a particular cell, in square kilometers.',
      parameters: [
        {
          name: 'h',
          type: 'cell',
          description: 'The cell.',
        },
        {
          name: 'unit',
          type: 'unit',
          description: "In the bindings: `UNITS.km2`, `AreaUnit.km2`, `'km^2'` in Python.",
        },
      ],
      returns:
        'The area on the sphere, in square kilometers. C, Java and JavaScript compute a number for an invalid index too; Python raises `H3CellError`.',
      differs:
        '3.x adds up triangles, 4.5 integrates along the boundary: the results agree to seven digits or more. h3-py 4 no longer checks the cell.',
    },
  ],
  related: ['getHexagonAreaAvgKm2', 'cellAreaM2', 'cellAreaRads2', 'cellToBoundary'],
  searchWords: ['exact area', 'size', 'how big', 'density', 'surface'],
};
