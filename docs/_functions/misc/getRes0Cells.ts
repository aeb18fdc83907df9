import type {FunctionEntry} from '@h3-docs/catalogue';

export const getRes0Cells: FunctionEntry = {
  name: 'getRes0Cells',
  group: 'misc',
  summary: 'Returns the 122 cells of resolution 0.',
  use: 'Use it to visit the whole Earth. To get all cells of a finer resolution, call [`cellToChildren`](/api/hierarchy.mdx#celltochildren) once for each of the 122 cells.',
  parameters: [
    {
      name: 'out',
      type: 'cells',
      description: 'Array of 122 elements for the cells.',
      out: true,
    },
  ],
  returns: 'All base cells. H3 4.5.0 returns them in ascending order, which is the order of their base cell numbers.',
  errors: [],
  memory: 'In C, allocate 122 elements, the result of [`res0CellCount`](/api/misc.mdx#res0cellcount).',
  pentagons: 'Twelve of the 122 cells are pentagons.',
  since: '4.0.0',
  v3: [
    {
      name: 'getRes0Indexes',
      summary: 'Returns the 122 cells of resolution 0.',
      parameters: [
        {
          name: 'out',
          type: 'cells',
          description: 'Array of `res0IndexCount` elements.',
          out: true,
        },
      ],
      returns: 'The 122 cells, in the order of their base cell numbers. Python returns an unordered `set`.',
      differs: 'In Python, the result is a `list`.',
    },
  ],
  related: ['res0CellCount', 'getBaseCellNumber', 'getPentagons', 'cellToChildren'],
  asks: `
    lat/lng of every hexagon at each resolution
    list of base cells | all base cells | all cells of resolution 0 | 122 base cells | top level cells | coarsest cells
    base cells | all cells | whole world | globe | loop over the earth | seed cells
  `,
};
