import type {FunctionEntry} from '@h3-docs/catalogue';
import {errorOfResolution, resolution} from './shared';

export const getNumCells: FunctionEntry = {
  name: 'getNumCells',
  group: 'misc',
  summary: 'Returns the number of cells of a resolution, pentagons included.',
  use: 'Use it to estimate how much memory or time you need to process all cells of a resolution.',
  parameters: [
    resolution,
    {
      name: 'out',
      type: 'count',
      description: 'The number of cells.',
      out: true,
    },
  ],
  returns:
    'The number of cells, which is 2 + 120 × 7^r at resolution r. It grows from 122 at resolution 0 to 569,707,381,193,162 at resolution 15. A JavaScript number represents each of these values exactly.',
  errors: errorOfResolution,
  pentagons: 'Each resolution has exactly 12 pentagons.',
  notes: ['The Go function returns no error. It panics if the resolution is out of range.'],
  since: '4.0.0',
  v3: [
    {
      name: 'numHexagons',
      summary: 'Returns the number of cells of a resolution, pentagons included.',
      parameters: [resolution],
      returns:
        'The number of cells. If the resolution is below 0 or above 15, C reads outside its table. The bindings reject such a resolution. For example, Java throws `IllegalArgumentException`.',
      limits: 'At resolutions 10 and 12, h3-js 3.7.2 returns a number that is 4,294,967,296 too low.',
      differs:
        'For an invalid resolution, C returns `E_RES_DOMAIN`. h3-js 4 returns the correct number at every resolution.',
    },
  ],
  related: ['getRes0Cells', 'cellToChildrenSize', 'getHexagonAreaAvgKm2', 'getPentagons'],
  asks: `
    number of cells | how many cells at a resolution | how many cells are there | total cells | total number of hexagons | count | how many
    total | unique indexes | 2 + 120 × 7^r | cells worldwide | rows of a full grid
    de: Anzahl der Zellen
    fr: nombre de cellules
    es: número de celdas
    pt: número de células
    ja: セル 数
    zh: 单元格 数量
  `,
};
