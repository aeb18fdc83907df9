import type {FunctionEntry} from '@h3-docs/catalogue';
import {measures, unitParameter, unitParameterV3, units} from './measures';

export const cellAreaKm2: FunctionEntry = {
  name: 'cellAreaKm2',
  group: 'misc',
  summary: 'Computes the area of a cell, in square kilometers.',
  use: 'JavaScript, Java, Python, and DuckDB call it `cellArea`, `cell_area`, or `h3_cell_area`, with a unit. Use it to compute densities. Hexagons of one resolution differ in area by up to a factor of two, so divide counts by area before you compare distant places. For the average area of a resolution, use [`getHexagonAreaAvgKm2`](/api/misc.mdx#gethexagonareaavgkm2).',
  parameters: [
    {name: 'h', type: 'cell', description: 'The cell.'},
    unitParameter(units.km2),
    {name: 'out', type: 'area', unit: 'square kilometers', description: 'The area.', out: true},
  ],
  returns: 'The area of the cell on the sphere, in square kilometers.',
  errors: [
    {code: 'E_CELL_INVALID', when: 'The base cell number in the index is above 121. The function checks nothing else.'},
  ],
  pentagons: 'A pentagon is about half as large as an average hexagon.',
  notes: [measures],
  since: '3.7.0',
  v3: [
    {
      name: 'cellAreaKm2',
      summary: 'Computes the area of a cell, in square kilometers.',
      parameters: [{name: 'h', type: 'cell', description: 'The cell.'}, unitParameterV3(units.km2)],
      returns:
        'The area of the cell on the sphere, in square kilometers. For an invalid index, Python raises `H3CellError`, and the other languages return a number without an error.',
      differs: 'The areas of 3.x and 4.x agree to seven digits or more. h3-py 4 no longer checks the cell.',
    },
  ],
  related: ['getHexagonAreaAvgKm2', 'cellAreaM2', 'cellAreaRads2', 'cellToBoundary'],
  asks: `
    area | area of a cell | cell area | exact area of a hexagon | square kilometers of a cell | exact area | size
    how big | density | surface | population density | ST_Area
    de: Fläche einer Zelle
    fr: superficie d’une cellule
    es: área de la celda
    pt: área da célula
    ja: セル 面積
    zh: 单元格 面积
  `,
};
