import type {FunctionEntry} from '@h3-docs/catalogue';

export const destroyLinkedMultiPolygon: FunctionEntry = {
  name: 'destroyLinkedMultiPolygon',
  group: 'regions',
  summary: 'Frees the memory that `cellsToLinkedMultiPolygon` allocated.',
  use: 'In C, call it once after each successful call of [`cellsToLinkedMultiPolygon`](/api/regions.mdx#cellstolinkedmultipolygon), when you have read the outline. If the call failed, there is nothing to free.',
  parameters: [
    {
      name: 'polygon',
      type: 'multipolygon',
      description:
        'The structure that you passed as `out`. The function frees the lists in the structure and sets the structure to zeros. It does not free the structure itself.',
    },
  ],
  returns: 'Nothing.',
  errors: [],
  notes: [
    'Since 4.5, a second call has no effect. In earlier releases, it frees the same memory twice.',
    'The function follows every pointer in the structure. Pass only a structure that `cellsToLinkedMultiPolygon` has filled, or a structure that you set to zeros.',
  ],
  since: '4.0.0',
  v3: [
    {
      name: 'destroyLinkedPolygon',
      summary: 'Frees the memory that `h3SetToLinkedGeo` allocated.',
      parameters: [
        {
          name: 'polygon',
          type: 'multipolygon',
          description:
            'The structure that you passed as `out`. The function frees the lists in the structure, but not the structure itself.',
        },
      ],
      returns: 'Nothing.',
      limits: 'The structure keeps its pointers, so a second call frees the same memory twice.',
      differs: 'Since 4.5, the function sets the structure to zeros, so a second call has no effect.',
    },
  ],
  related: ['cellsToLinkedMultiPolygon'],
  asks: `
    free the memory of a polygon | free | memory | leak | heap grows | double free | clean up an outline
    dispose of linked list
  `,
};
