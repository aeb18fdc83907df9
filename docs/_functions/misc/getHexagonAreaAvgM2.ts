import type {FunctionEntry} from '@h3-docs/catalogue';
import {measures, unitParameter, unitParameterV3, units} from './measures';

export const getHexagonAreaAvgM2: FunctionEntry = {
  name: 'getHexagonAreaAvgM2',
  group: 'misc',
  summary: 'Returns the average area of the hexagons of a resolution, in square meters.',
  use: 'Use it to choose a resolution and to make estimates. Hexagons of one resolution differ in area by up to a factor of two. For the area of one cell, use [`cellAreaM2`](/api/misc.mdx#cellaream2).',
  parameters: [
    {name: 'res', type: 'resolution', description: 'The resolution.', range: '0 to 15'},
    unitParameter(units.m2),
    {name: 'out', type: 'area', unit: 'square meters', description: 'The average area.', out: true},
  ],
  returns:
    'The average area of all hexagons of the resolution, in square meters. The value is a constant. [Resolutions](/core-library/restable.mdx) lists the averages of all sixteen resolutions.',
  errors: [{code: 'E_RES_DOMAIN', when: 'The resolution is below 0 or above 15.'}],
  pentagons: 'The average does not include pentagons. A pentagon is about half as large as an average hexagon.',
  notes: ['The function has no version in square radians.', measures],
  since: '4.0.0',
  v3: [
    {
      name: 'hexAreaM2',
      summary: 'Returns the average area of the hexagons of a resolution, in square meters.',
      parameters: [
        {name: 'res', type: 'resolution', description: 'The resolution.', range: '0 to 15'},
        unitParameterV3(units.m2),
      ],
      returns:
        'The average area, in square meters. If the resolution is below 0 or above 15, C reads outside its table. The bindings reject such a resolution. For example, Java throws `IllegalArgumentException`.',
      differs:
        'H3 4.x returns corrected averages. At resolution 0, the average is 4,357,449 km² instead of 4,250,547 km². From resolution 3 to 12, the values differ by less than 0.01%. At resolution 13, they differ by 0.07%, and at resolutions 14 and 15, by 0.52%, because 3.x rounded its averages.',
    },
  ],
  related: ['cellAreaM2', 'getHexagonAreaAvgKm2', 'getHexagonEdgeLengthAvgKm', 'getNumCells'],
  asks: `
    mean area | hexagon size | resolution table | expected square meters | sqm per level | typical hexagon in m²
    expected size of small cells
  `,
};
