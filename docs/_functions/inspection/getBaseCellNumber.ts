import type {FunctionEntry} from '@h3-docs/catalogue';
import {errorsOfReading} from './shared';

export const getBaseCellNumber: FunctionEntry = {
  name: 'getBaseCellNumber',
  group: 'inspection',
  summary: 'Returns the number of the base cell that an index belongs to.',
  use: 'Use it to split data into 122 fixed regions of similar size, or to read the parts of an index. Two cells with the same base cell number have the same ancestor at resolution 0.',
  parameters: [
    {
      name: 'h',
      type: 'index',
      description:
        'A cell. C, Java, JavaScript, and DuckDB also accept a directed edge or a vertex. For an edge, they use the cell where the edge starts. For a vertex, they use its [owner](/library/terminology.mdx#owner), one of the cells that meet there.',
    },
  ],
  returns: 'The base cell number, 0 to 121.',
  errors: errorsOfReading,
  pentagons:
    'Twelve base cells are pentagons. Their numbers are 4, 14, 24, 38, 49, 58, 63, 72, 83, 97, 107, and 117. Such a base cell has 6 children, and a hexagon has 7. At fine resolutions, it has about 5/6 as many descendants as a hexagon.',
  notes: [
    'For an invalid index, [most languages return the value of its base cell bits](/api/inspection.mdx#unchecked-indexes), which is at most 127.',
    'The numbers increase roughly from north to south. Base cell 0 is near the North Pole, and 121 is near the South Pole.',
  ],
  since: '4.0.0',
  v3: [
    {
      name: 'h3GetBaseCell',
      summary: 'Returns the number of the base cell that an index belongs to.',
      parameters: [
        {
          name: 'h',
          type: 'index',
          description:
            'A cell or a unidirectional edge. For an edge, the function uses the cell where the edge starts. Python accepts only a cell.',
        },
      ],
      returns:
        'The base cell number, 0 to 121. For an invalid index, C, Java, and JavaScript return the number in the base cell bits, which can be up to 127. Python raises `H3CellError`.',
    },
  ],
  related: ['getIndexDigit', 'constructCell', 'getRes0Cells', 'getIcosahedronFaces'],
  asks: `
    base cell of a cell | base cell number | which base cell | shard | partition | resolution 0 | top ancestor number
    distribute over workers
  `,
};
