import type {FunctionEntry} from '@site/src/api/types';
import {measures, unitParameter, unitParameterV3, units} from './measures';

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
  errors: [{code: 'E_RES_DOMAIN', when: '`res` is below 0 or above 15.'}],
  pentagons: 'The average includes the edges of pentagons, despite the function’s name.',
  notes: [
    'The value is a constant. For resolutions 0 to 6, it is the mean over the edges of all cells. For resolutions 7 to 15, it is extrapolated, and it is up to 0.4% smaller than the mean that [Resolutions](/core-library/restable.mdx) reports.',
    'The function has no version in radians.',
    measures,
  ],
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
        'The average edge length, in meters. C does not check the resolution. If it is out of range, C reads outside its table. The bindings reject a resolution below 0 or above 15. Java throws `IllegalArgumentException`.',
      limits:
        'The values are 13% smaller than the averages of 4.x. [Resolutions](/core-library/restable.mdx) has measured averages.',
      differs:
        'The name has another meaning in 4.x: [`edgeLengthM`](/docs/api/misc#edgelengthm) takes a directed edge and returns the length of that edge. The averages were corrected. At resolution 9, 4.x returns 200.8 m instead of 174.4 m.',
    },
  ],
  related: ['edgeLengthM', 'getHexagonEdgeLengthAvgKm', 'getHexagonAreaAvgKm2', 'gridDisk'],
  searchWords: ['mean edge', 'side length', 'radius', 'hexagon size'],
};
