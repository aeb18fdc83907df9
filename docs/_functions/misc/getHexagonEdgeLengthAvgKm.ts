import type {FunctionEntry} from '@h3-docs/catalogue';
import {unitParameter, unitParameterV3, units} from './measures';
import {averageLengthNotes} from './shared';

export const getHexagonEdgeLengthAvgKm: FunctionEntry = {
  name: 'getHexagonEdgeLengthAvgKm',
  group: 'misc',
  summary: 'Returns the average edge length of the cells of a resolution, in kilometers.',
  use: 'Use it to choose a resolution, or to estimate how many grid steps a distance takes. For the length of one edge, use [`edgeLengthKm`](/api/misc.mdx#edgelengthkm).',
  parameters: [
    {name: 'res', type: 'resolution', description: 'The resolution.', range: '0 to 15'},
    unitParameter(units.km),
    {name: 'out', type: 'length', unit: 'kilometers', description: 'The average edge length.', out: true},
  ],
  returns:
    'The average edge length, in kilometers. The distance between the centers of neighboring cells is about 1.75 times this length.',
  errors: [{code: 'E_RES_DOMAIN', when: 'The resolution is below 0 or above 15.'}],
  pentagons: 'The function’s name mentions only hexagons, but the average includes the edges of pentagons.',
  notes: averageLengthNotes,
  since: '4.0.0',
  v3: [
    {
      name: 'edgeLengthKm',
      summary: 'Returns an average edge length for a resolution, in kilometers.',
      parameters: [
        {name: 'res', type: 'resolution', description: 'The resolution.', range: '0 to 15'},
        unitParameterV3(units.km),
      ],
      returns:
        'The average edge length, in kilometers. If the resolution is below 0 or above 15, C reads outside its table. The bindings reject such a resolution. For example, Java throws `IllegalArgumentException`.',
      limits:
        'The values are 13% smaller than the averages of 4.x. [Resolutions](/core-library/restable.mdx) lists measured averages.',
      differs:
        'In 4.x, the name has another meaning: [`edgeLengthKm`](/docs/api/misc#edgelengthkm) takes a directed edge and returns the length of that edge. H3 4.x also corrects the averages. At resolution 9, the average is 200.8 m instead of 174.4 m.',
    },
  ],
  related: ['edgeLengthKm', 'getHexagonEdgeLengthAvgM', 'getHexagonAreaAvgKm2', 'gridDisk'],
  asks: `
    average edge length | edge length of a resolution | mean edge length by resolution | side length of a hexagon
    hexagon radius | mean edge | side length | radius | hexagon size | circumradius | kilometers of a side per level
    de: durchschnittliche Kantenlänge
    fr: longueur moyenne d’arête
    es: longitud media de arista
    pt: comprimento médio da aresta
    ja: 平均 辺 長さ
    zh: 平均 边长
  `,
};
