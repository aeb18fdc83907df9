import type {ApiFunction} from '@site/src/api/types';

export const maxGridRingSize: ApiFunction = {
  name: 'maxGridRingSize',
  group: 'traversal',
  summary: 'Returns the number of array elements to allocate for a ring of radius `k`.',
  use: 'Only C needs this function: call it before `gridRing` and `gridRingUnsafe`. Its error for a negative `k` also protects you from the crash of `gridRing`.',
  signatures: {c: ['H3Error maxGridRingSize(int k, int64_t *out)']},
  instead: {
    java: 'The number is `k == 0 ? 1 : 6 * k`.',
    javascript: 'The number is `k === 0 ? 1 : 6 * k`.',
    python: 'The number is `6 * k or 1`.',
    go: 'The number is `max(1, 6*k)`.',
    duckdb: 'Use `greatest(1, 6 * k)`.',
    shell: 'In Bash, the number is `$((k ? 6 * k : 1))`.',
  },
  parameters: [
    {name: 'k', type: 'grid distance', description: 'The radius of the ring.', range: '≥ 0'},
    {name: 'out', type: 'count', description: 'The number of elements.', out: true},
  ],
  returns: '`6k`, or 1 for `k` = 0.',
  errors: [{code: 'E_DOMAIN', when: '`k` is negative.'}],
  pentagons: 'The result is an upper bound. Rings with a pentagon have fewer cells.',
  cost: 'Constant time.',
  since: '4.3.0',
  related: ['gridRing', 'gridRingUnsafe', 'maxGridDiskSize'],
  searchWords: ['allocate', 'buffer size', 'number of cells in a ring'],
};
