import type {FunctionEntry} from '@h3-docs/catalogue';
import {errorOfResolution, resolution} from './shared';

export const getPentagons: FunctionEntry = {
  name: 'getPentagons',
  group: 'misc',
  summary: 'Returns the twelve pentagons of a resolution.',
  use: 'Use it to avoid pentagons, or to test an algorithm on them. To test one cell, use [`isPentagon`](/api/inspection.mdx#ispentagon).',
  parameters: [
    resolution,
    {
      name: 'out',
      type: 'cells',
      description: 'Array of 12 elements for the pentagons.',
      out: true,
    },
  ],
  returns: 'Twelve cells. H3 4.5.0 returns them in ascending order.',
  errors: errorOfResolution,
  memory: 'In C, allocate 12 elements, the result of [`pentagonCount`](/api/misc.mdx#pentagoncount).',
  pentagons:
    'The pentagons lie at the corners of the icosahedron. The icosahedron is oriented so that the centers of all twelve pentagons are in the sea. [Pentagons](/core-library/overview.mdx#pentagons) has a map.',
  since: '4.0.0',
  v3: [
    {
      name: 'getPentagonIndexes',
      summary: 'Returns the twelve pentagons of a resolution.',
      parameters: [
        resolution,
        {
          name: 'out',
          type: 'cells',
          description: 'Array of `pentagonIndexCount` elements.',
          out: true,
        },
      ],
      returns:
        'Twelve cells. Python returns an unordered `set`. C does not check the resolution. The bindings reject a resolution below 0 or above 15.',
      differs: 'For an invalid resolution, C returns `E_RES_DOMAIN`. In Python, the result is a `list`.',
    },
  ],
  related: ['isPentagon', 'pentagonCount', 'getRes0Cells'],
  asks: `
    list of pentagons | all pentagons | twelve pentagons of a resolution | twelve | icosahedron vertices | distortion
    five-sided cells | exclude irregular cells
  `,
};
