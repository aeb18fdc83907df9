import type {ApiFunction} from '../../types';

export const getNumCells: ApiFunction = {
  name: 'getNumCells',
  group: 'misc',
  summary: 'Gives the number of cells of a resolution, pentagons included.',
  use: 'To judge a resolution: what it costs to store every cell, or to allocate for them.',
  signatures: {
    c: ['H3Error getNumCells(int res, int64_t *out)'],
    java: ['long getNumCells(int res)'],
    javascript: ['getNumCells(res: number): number'],
    python: ['get_num_cells(res)'],
    go: ['func NumCells(resolution int) int'],
    duckdb: ['h3_get_num_cells(resolution)'],
    shell: ['h3 getNumCells -r <res>'],
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
      type: 'count',
      description: 'The number of cells.',
      out: true,
    },
  ],
  returns:
    '2 + 120 × 7 to the power of `res`: 122 at resolution 0, 569,707,381,193,162 at resolution 15. A JavaScript number holds all of them exactly.',
  errors: [
    {
      code: 'E_RES_DOMAIN',
      when: '`res` is below 0 or above 15.',
    },
  ],
  pentagons: '12 of the cells are pentagons, at every resolution.',
  notes: ['Go returns no error: a resolution out of range panics.'],
  since: '4.0.0',
  v3: [
    {
      name: 'numHexagons',
      signatures: {
        c: ['int64_t numHexagons(int res)'],
        java: ['long numHexagons(int res)'],
        javascript: ['numHexagons(res: number): number'],
        python: ['num_hexagons(resolution)'],
      },
      summary: 'Gives the number of cells of a resolution, pentagons included (despite the name).',
      parameters: [
        {
          name: 'res',
          type: 'resolution',
          description: 'The resolution.',
          range: '0 to 15',
        },
      ],
      returns:
        'The number of cells. C does not check the resolution and reads outside of its table; JavaScript and Python refuse a resolution below 0 or above 15, Java throws `IllegalArgumentException`.',
      limits:
        'h3-js 3.7.2 gives 4,294,967,296 too few at resolutions 10 and 12, where it reads the lower 32 bits of the number with a sign.',
      differs: 'In C a bad resolution is `E_RES_DOMAIN`. h3-js 4 gives every number right.',
    },
  ],
  related: ['getRes0Cells', 'cellToChildrenSize', 'getHexagonAreaAvgKm2', 'getPentagons'],
  searchWords: ['count', 'how many', 'total', 'unique indexes'],
};
