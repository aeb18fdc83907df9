import type {ApiFunction} from '../../types';

export const maxGridRingSize: ApiFunction = {
  name: 'maxGridRingSize',
  group: 'traversal',
  summary: 'Gives the number of array elements that a ring of radius `k` can need.',
  use: 'In C, before `gridRing` and `gridRingUnsafe`. Its error for a negative `k` also protects from the crash of `gridRing`.',
  signatures: {c: ['H3Error maxGridRingSize(int k, int64_t *out)']},
  instead: {
    java: 'Not needed: the binding allocates. The number is `k == 0 ? 1 : 6 * k`.',
    javascript: 'Not needed: the binding allocates. The number is `k === 0 ? 1 : 6 * k`.',
    python: 'Not needed: the binding allocates. The number is `6 * k or 1`.',
    go: 'Not needed: the binding allocates. The number is `max(1, 6*k)`.',
    duckdb: 'Write `greatest(1, 6 * k)`.',
    shell: 'Not needed: `gridRing` allocates. In bash: `echo $((k ? 6 * k : 1))`.',
  },
  parameters: [
    {name: 'k', type: 'grid distance', description: 'The radius of the ring.', range: '≥ 0'},
    {name: 'out', type: 'count', description: 'The number of elements.', out: true},
  ],
  returns: '`6k`, or 1 for `k` = 0.',
  errors: [{code: 'E_DOMAIN', when: '`k` is negative.'}],
  pentagons: 'It is an upper bound: rings that meet a pentagon are shorter.',
  cost: 'Constant time.',
  since: '4.3.0',
  related: ['gridRing', 'gridRingUnsafe', 'maxGridDiskSize'],
  searchWords: ['allocate', 'buffer size', 'number of cells in a ring'],
};
