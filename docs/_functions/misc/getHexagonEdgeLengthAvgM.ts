import type {FunctionEntry} from '@h3-docs/catalogue';
import {unitParameter, unitParameterV3, units} from './measures';
import {averageLengthNotes} from './shared';

export const getHexagonEdgeLengthAvgM: FunctionEntry = {
  name: 'getHexagonEdgeLengthAvgM',
  group: 'misc',
  summary: 'Returns the average edge length of the cells of a resolution, in meters.',
  use: 'Use it to choose a resolution, or to estimate how many grid steps a distance takes. For the length of one edge, use [`edgeLengthM`](/api/misc.mdx#edgelengthm).',
  parameters: [
    {name: 'res', type: 'resolution', description: 'The resolution.', range: '0 to 15'},
    unitParameter(units.m),
    {name: 'out', type: 'length', unit: 'meters', description: 'The average edge length.', out: true},
  ],
  returns:
    'The average edge length, in meters. The distance between the centers of neighboring cells is about 1.75 times this length.',
  errors: [{code: 'E_RES_DOMAIN', when: 'The resolution is below 0 or above 15.'}],
  pentagons: 'The function’s name mentions only hexagons, but the average includes the edges of pentagons.',
  notes: averageLengthNotes,
  since: '4.0.0',
  v3: [
    {
      name: 'edgeLengthM',
      summary: 'Returns an average edge length for a resolution, in meters.',
      parameters: [
        {name: 'res', type: 'resolution', description: 'The resolution.', range: '0 to 15'},
        unitParameterV3(units.m),
      ],
      returns:
        'The average edge length, in meters. If the resolution is below 0 or above 15, C reads outside its table. The bindings reject such a resolution. For example, Java throws `IllegalArgumentException`.',
      limits:
        'The values are 13% smaller than the averages of 4.x. [Resolutions](/core-library/restable.mdx) lists measured averages.',
      differs:
        'In 4.x, the name has another meaning: [`edgeLengthM`](/docs/api/misc#edgelengthm) takes a directed edge and returns the length of that edge. H3 4.x also corrects the averages. At resolution 9, the average is 200.8 m instead of 174.4 m.',
    },
  ],
  related: ['edgeLengthM', 'getHexagonEdgeLengthAvgKm', 'getHexagonAreaAvgKm2', 'gridDisk'],
  asks: `
    mean edge | side length | radius | hexagon size | side in meters per level | meters per grid step
    typical side in m | spacing of centers
  `,
};
