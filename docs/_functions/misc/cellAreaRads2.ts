import type {ApiFunction} from '@site/src/api/types';
import {measures, unitParameter, unitParameterV3, units} from './measures';

export const cellAreaRads2: ApiFunction = {
  name: 'cellAreaRads2',
  group: 'misc',
  summary: 'Computes the area of a cell, in square radians.',
  use: 'Use it to compute densities. Hexagons of one resolution differ in area by up to a factor of two, so divide counts by area before you compare distant places. A square radian, or steradian, is an area on a sphere of radius 1. The whole Earth has 4π square radians.',
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
    {name: 'h', type: 'cell', description: 'The cell.'},
    unitParameter(units.rads2),
    {name: 'out', type: 'area', unit: 'square radians', description: 'The area.', out: true},
  ],
  returns: 'The area of the cell on the sphere, in square radians.',
  errors: [{code: 'E_CELL_INVALID', when: 'The base cell number in the index is above 121. Nothing else is checked.'}],
  pentagons:
    'The area of a pentagon is computed like that of any other cell. A pentagon is about half as large as an average hexagon.',
  notes: [measures],
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
      summary: 'Computes the area of a cell, in square radians.',
      parameters: [{name: 'h', type: 'cell', description: 'The cell.'}, unitParameterV3(units.rads2)],
      returns:
        'The area of the cell on the sphere, in square radians. C, Java, and JavaScript return a number for an invalid index too. Python raises `H3CellError`.',
      differs: 'The results agree to seven digits or more. h3-py 4 no longer checks the cell.',
    },
  ],
  related: ['cellAreaKm2', 'cellAreaM2', 'cellToBoundary'],
  searchWords: ['exact area', 'size', 'density', 'surface'],
};
