import type {ApiFunction} from '@site/src/api/types';
import {measures, unitParameter, unitParameterV3, units} from './measures';

export const cellAreaM2: ApiFunction = {
  name: 'cellAreaM2',
  group: 'misc',
  summary: 'Computes the area of a cell, in square meters.',
  use: 'Use it to compute densities. Hexagons of one resolution differ in area by up to a factor of two, so divide counts by area before you compare distant places. For the average area of a resolution, use [`getHexagonAreaAvgM2`](/api/misc.mdx#gethexagonareaavgm2).',
  signatures: {
    c: ['H3Error cellAreaM2(H3Index h, double *out)'],
    java: ['double cellArea(String h3Address, AreaUnit unit)', 'double cellArea(long h3, AreaUnit unit)'],
    javascript: ['cellArea(h3Index: H3IndexInput, unit: string): number'],
    python: ["cell_area(h, unit='km^2')"],
    go: ['func CellAreaM2(c Cell) (float64, error)'],
    duckdb: ["h3_cell_area(cell, 'm^2')"],
    shell: ['h3 cellAreaM2 -c <index>'],
  },
  parameters: [
    {name: 'h', type: 'cell', description: 'The cell.'},
    unitParameter(units.m2),
    {name: 'out', type: 'area', unit: 'square meters', description: 'The area.', out: true},
  ],
  returns: 'The area of the cell on the sphere, in square meters.',
  errors: [{code: 'E_CELL_INVALID', when: 'The base cell number in the index is above 121. Nothing else is checked.'}],
  pentagons:
    'The area of a pentagon is computed like that of any other cell. A pentagon is about half as large as an average hexagon.',
  notes: [measures],
  since: '3.7.0',
  v3: [
    {
      name: 'cellAreaM2',
      signatures: {
        c: ['double cellAreaM2(H3Index h)'],
        java: ['double cellArea(String h3Address, AreaUnit unit)', 'double cellArea(long h3, AreaUnit unit)'],
        javascript: ['cellArea(h3Index: H3Index, unit: string): number'],
        python: ["cell_area(self, h, unit='km^2')"],
      },
      summary: 'Computes the area of a cell, in square meters.',
      parameters: [{name: 'h', type: 'cell', description: 'The cell.'}, unitParameterV3(units.m2)],
      returns:
        'The area of the cell on the sphere, in square meters. C, Java, and JavaScript return a number for an invalid index too. Python raises `H3CellError`.',
      differs: 'The results agree to seven digits or more. h3-py 4 no longer checks the cell.',
    },
  ],
  related: ['getHexagonAreaAvgM2', 'cellAreaKm2', 'cellAreaRads2', 'cellToBoundary'],
  searchWords: ['exact area', 'size', 'density', 'surface'],
};
