import type {FunctionEntry} from '@h3-docs/catalogue';
import {measures, unitParameter, unitParameterV3, units} from './measures';

export const cellAreaRads2: FunctionEntry = {
  name: 'cellAreaRads2',
  group: 'misc',
  summary: 'Computes the area of a cell, in square radians.',
  use: 'Use it to compute densities. Hexagons of one resolution differ in area by up to a factor of two, so divide counts by area before you compare distant places. A square radian (steradian) is a unit of area on a sphere of radius 1. To get square kilometers, multiply by the square of the Earth’s radius in kilometers.',
  parameters: [
    {name: 'h', type: 'cell', description: 'The cell.'},
    unitParameter(units.rads2),
    {name: 'out', type: 'area', unit: 'square radians', description: 'The area.', out: true},
  ],
  returns: 'The area of the cell on the sphere, in square radians.',
  errors: [
    {code: 'E_CELL_INVALID', when: 'The base cell number in the index is above 121. The function checks nothing else.'},
  ],
  pentagons: 'A pentagon is about half as large as an average hexagon.',
  notes: [measures],
  since: '3.7.0',
  v3: [
    {
      name: 'cellAreaRads2',
      summary: 'Computes the area of a cell, in square radians (steradians).',
      parameters: [{name: 'h', type: 'cell', description: 'The cell.'}, unitParameterV3(units.rads2)],
      returns:
        'The area of the cell on the sphere, in square radians. For an invalid index, Python raises `H3CellError`, and the other languages return a number without an error.',
      differs: 'The areas of 3.x and 4.x agree to seven digits or more. h3-py 4 no longer checks the cell.',
    },
  ],
  related: ['cellAreaKm2', 'cellAreaM2', 'cellToBoundary'],
  asks: `
    exact area | size | density | surface | steradians | solid angle | unit sphere | fraction of the globe
  `,
};
