import type {FunctionEntry} from '@h3-docs/catalogue';
import {measures, unitParameter, unitParameterV3, units} from './measures';

export const cellAreaM2: FunctionEntry = {
  name: 'cellAreaM2',
  group: 'misc',
  summary: 'Computes the area of a cell, in square meters.',
  use: 'Use it to compute densities. Hexagons of one resolution differ in area by up to a factor of two, so divide counts by area before you compare distant places. For the average area of a resolution, use [`getHexagonAreaAvgM2`](/api/misc.mdx#gethexagonareaavgm2).',
  parameters: [
    {name: 'h', type: 'cell', description: 'The cell.'},
    unitParameter(units.m2),
    {name: 'out', type: 'area', unit: 'square meters', description: 'The area.', out: true},
  ],
  returns: 'The area of the cell on the sphere, in square meters.',
  errors: [
    {code: 'E_CELL_INVALID', when: 'The base cell number in the index is above 121. The function checks nothing else.'},
  ],
  pentagons: 'A pentagon is about half as large as an average hexagon.',
  notes: [measures],
  since: '3.7.0',
  v3: [
    {
      name: 'cellAreaM2',
      summary: 'Computes the area of a cell, in square meters.',
      parameters: [{name: 'h', type: 'cell', description: 'The cell.'}, unitParameterV3(units.m2)],
      returns:
        'The area of the cell on the sphere, in square meters. For an invalid index, Python raises `H3CellError`, and the other languages return a number without an error.',
      differs: 'The areas of 3.x and 4.x agree to seven digits or more. h3-py 4 no longer checks the cell.',
    },
  ],
  related: ['getHexagonAreaAvgM2', 'cellAreaKm2', 'cellAreaRads2', 'cellToBoundary'],
  asks: `
    exact area | size | density | surface | square meters | sqm | hexagon in m² | small hexagon size
  `,
};
