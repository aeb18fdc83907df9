import type {FunctionEntry} from '@h3-docs/catalogue';

export const maxGridRingSize: FunctionEntry = {
  name: 'maxGridRingSize',
  group: 'traversal',
  summary: 'Returns the number of array elements to allocate for a ring of radius `k`.',
  use: 'Only C needs this function: call it before `gridRing` and `gridRingUnsafe`. For a negative `k`, it returns an error, but `gridRing` crashes.',
  parameters: [
    {name: 'k', type: 'grid distance', description: 'The radius of the ring.', range: '≥ 0'},
    {name: 'out', type: 'count', description: 'The number of elements.', out: true},
  ],
  returns: '`6k`, or 1 for `k` = 0.',
  errors: [{code: 'E_DOMAIN', when: 'k is negative.'}],
  pentagons: 'The result is an upper bound. Rings around a pentagon have fewer cells.',
  cost: 'Constant time.',
  since: '4.3.0',
  related: ['gridRing', 'gridRingUnsafe', 'maxGridDiskSize'],
  asks: `
    allocate | buffer size | number of cells in a ring | 6k | malloc for a ring | hollow ring formula | negative radius
  `,
};
