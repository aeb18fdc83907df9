import type {ApiFunction} from '../../types';

export const getPentagons: ApiFunction = {
  name: 'getPentagons',
  group: 'misc',
  summary: 'Lists the twelve pentagons of a resolution.',
  use: 'To keep clear of them, or to test that your algorithm does not. For one cell ask [`isPentagon`](/docs/api/inspection#ispentagon).',
  signatures: {
    c: ['H3Error getPentagons(int res, H3Index *out)'],
    java: ['Collection<Long> getPentagons(int res)', 'Collection<String> getPentagonAddresses(int res)'],
    javascript: ['getPentagons(res: number): H3Index[]'],
    python: ['get_pentagons(res)'],
    go: ['func Pentagons(resolution int) ([]Cell, error)'],
    duckdb: ['h3_get_pentagons(resolution)', 'h3_get_pentagons_string(resolution)'],
    shell: ['h3 getPentagons -r <res> [-f json|newline]'],
  },
  parameters: [
    {
      name: 'res',
      type: 'resolution',
      description: 'The resolution.',
      range: '0 to 15',
    },
    {
      name: 'out',
      type: 'cells',
      description: 'The pentagons.',
      out: true,
    },
  ],
  returns: 'Twelve cells, in the order of their base cells.',
  errors: [
    {
      code: 'E_RES_DOMAIN',
      when: '`res` is below 0 or above 15.',
    },
  ],
  memory: '[`pentagonCount`](/docs/api/misc#pentagoncount) indexes: 12.',
  pentagons:
    'They lie on the vertices of the icosahedron, which was placed so that the centers of all twelve are in the sea.',
  since: '4.0.0',
  v3: [
    {
      name: 'getPentagonIndexes',
      signatures: {
        c: ['void getPentagonIndexes(int res, H3Index *out)'],
        java: [
          'Collection<Long> getPentagonIndexes(int res)',
          'Collection<String> getPentagonIndexesAddresses(int res)',
        ],
        javascript: ['getPentagonIndexes(res: number): H3Index[]'],
        python: ['get_pentagon_indexes(self, resolution)'],
      },
      summary: 'Lists the twelve pentagons of a resolution.',
      parameters: [
        {
          name: 'res',
          type: 'resolution',
          description: 'The resolution.',
          range: '0 to 15',
        },
        {
          name: 'out',
          type: 'cells',
          description: 'Room for `pentagonIndexCount` indexes.',
          out: true,
        },
      ],
      returns:
        'Twelve cells, in the order of their base cells; an unordered `set` in Python. C does not check the resolution; the bindings refuse one out of range.',
      differs: 'In C a bad resolution is `E_RES_DOMAIN`. In Python the result is a `list`.',
    },
  ],
  related: ['isPentagon', 'pentagonCount', 'getRes0Cells'],
  searchWords: ['twelve', 'icosahedron vertices', 'distortion'],
};
