import type {FunctionEntry} from '@site/src/api/types';

export const destroyLinkedMultiPolygon: FunctionEntry = {
  name: 'destroyLinkedMultiPolygon',
  group: 'regions',
  summary: 'Frees the memory that `cellsToLinkedMultiPolygon` allocated.',
  use: 'Call it in C once for each successful [`cellsToLinkedMultiPolygon`](/api/regions.mdx#cellstolinkedmultipolygon), after you have read the outline. After an error, there is nothing to free.',
  parameters: [
    {
      name: 'polygon',
      type: 'multipolygon',
      description:
        'The structure that you passed as `out`. The function frees its lists and sets the structure to zeros. It does not free the structure itself.',
    },
  ],
  returns: 'Nothing.',
  errors: [],
  notes: [
    'Since 4.5, a second call has no effect. In earlier releases, it frees the same memory twice.',
    'Only pass a structure that `cellsToLinkedMultiPolygon` has filled, or one that you set to zeros. The function follows every pointer in the structure.',
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
            'The structure that you passed as `out`. The function frees its lists, but not the structure itself.',
        },
      ],
      returns: 'Nothing.',
      limits: 'The structure keeps its pointers, so a second call frees the same memory twice.',
      differs: 'Since 4.5, the function sets the structure to zeros, so a second call has no effect.',
    },
  ],
  related: ['cellsToLinkedMultiPolygon'],
  searchWords: ['free', 'memory', 'leak'],
};
