import type {ApiFunction} from '../../types';

export const cellAreaRads2: ApiFunction = {
  name: 'cellAreaRads2',
  group: 'misc',
  summary: 'Computes the area of a particular cell, in square radians.',
  use: 'For densities: hexagons of one resolution differ in area by a factor of about two, so counts alone compare only nearby cells. Square radians (steradians) are for a sphere of radius 1; the whole Earth has 4π.',
  signatures: {
    c: ['H3Error cellAreaRads2(H3Index h, double *out)'],
    java: ['double cellArea(String h3Address, AreaUnit unit)', 'double cellArea(long h3, AreaUnit unit)'],
    javascript: ['cellArea(h3Index: H3IndexInput, unit: string): number'],
    python: ["cell_area(h, unit='km^2')"],
    go: ['func CellAreaRads2(c Cell) (float64, error)'],
    duckdb: ["h3_cell_area(cell, 'rads^2')"],
    shell: ['h3 cellAreaRads2 -c <index>'],
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
        "The unit, in the bindings that have one function for all units: for square radians, `UNITS.rads2`, `AreaUnit.rads2`, `'rads^2'` in Python and DuckDB.",
    },
    {
      name: 'out',
      type: 'area',
      description: 'The area.',
      unit: 'square radians',
      out: true,
    },
  ],
  returns: 'The area on the sphere, in square radians.',
  errors: [
    {
      code: 'E_CELL_INVALID',
      when: 'The base cell number in the index is above 121. Other damage to an index is not looked for: check with [`isValidCell`](/docs/api/inspection#isvalidcell).',
    },
  ],
  pentagons: 'Measured like any cell: about half of an average hexagon.',
  notes: [
    'The index is hardly checked: a directed edge gives the area of its origin, and in JavaScript text that is not hexadecimal gives that of base cell 0.',
    'With an unknown unit JavaScript throws code 1000, Python raises `ValueError`, Java throws `IllegalArgumentException`, and DuckDB gives `NULL`.',
  ],
  since: '3.7.0',
  v3: [
    {
      name: 'cellAreaRads2',
      signatures: {
        c: ['double cellAreaRads2(H3Index h)'],
        java: ['double cellArea(String h3Address, AreaUnit unit)', 'double cellArea(long h3, AreaUnit unit)'],
        javascript: ['cellArea(h3Index: H3Index, unit: string): number'],
        python: ["cell_area(self, h, unit='km^2')"],
      },
      summary: 'Computes the area of a particular cell, in square radians.',
      parameters: [
        {
          name: 'h',
          type: 'cell',
          description: 'The cell.',
        },
        {
          name: 'unit',
          type: 'unit',
          description: "In the bindings: `UNITS.rads2`, `AreaUnit.rads2`, `'rads^2'` in Python.",
        },
      ],
      returns:
        'The area on the sphere, in square radians. C, Java and JavaScript compute a number for an invalid index too; Python raises `H3CellError`.',
      differs:
        '3.x adds up triangles, 4.5 integrates along the boundary: the results agree to seven digits or more. h3-py 4 no longer checks the cell.',
    },
  ],
  related: ['cellAreaKm2', 'cellAreaM2', 'cellToBoundary'],
  searchWords: ['exact area', 'size', 'density', 'surface'],
};
