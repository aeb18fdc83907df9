import type {FunctionEntry} from '@h3-docs/catalogue';
import {errorsOfReading} from './shared';

export const getResolution: FunctionEntry = {
  name: 'getResolution',
  group: 'inspection',
  summary: 'Returns the resolution of an index.',
  use: 'Use it for data with cells of several resolutions, or to compute the resolution of a parent or child. The function reads only a few bits, so it takes almost no time.',
  parameters: [
    {
      name: 'h',
      type: 'index',
      description: 'A cell. C, Java, Go, DuckDB, and the `h3` command also accept a directed edge or a vertex.',
    },
  ],
  returns:
    'The resolution, 0 to 15. An edge or a vertex has the resolution of its cells. In JavaScript, the result is −1 for every index that is not a valid cell, including edges and vertexes.',
  errors: errorsOfReading,
  notes: [
    'For an invalid index, [C, Java, Go, and DuckDB return the value of the resolution bits](/api/inspection.mdx#unchecked-indexes).',
  ],
  since: '4.0.0',
  v3: [
    {
      name: 'h3GetResolution',
      summary: 'Returns the resolution of an index.',
      parameters: [
        {
          name: 'h',
          type: 'index',
          description: 'A cell. C and Java also accept a unidirectional edge.',
        },
      ],
      returns:
        'The resolution, 0 to 15. If the index is not a valid cell, JavaScript returns −1, Python raises `H3CellError`, and C and Java return the value of the resolution bits.',
    },
  ],
  related: ['isResClassIII', 'cellToParent', 'getBaseCellNumber', 'isValidCell'],
  asks: `
    resolution of a cell | resolution of an index | which resolution is an index | level of a cell | level | zoom
    precision | how coarse is this id | depth of a hexagon | filter rows by level
    de: Auflösung einer Zelle
    fr: résolution d’une cellule
    es: resolución de la celda
    pt: resolução da célula
    ja: セル 解像度
    zh: 单元格 分辨率
  `,
};
