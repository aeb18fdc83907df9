import type {ApiFunction} from '../../types';

export const destroyLinkedMultiPolygon: ApiFunction = {
  name: 'destroyLinkedMultiPolygon',
  group: 'regions',
  summary: 'Frees what `cellsToLinkedMultiPolygon` allocated.',
  use: 'For C only. Call it once for each successful `cellsToLinkedMultiPolygon`, when you have read the outline. After an error there is nothing to free. The other languages free for you.',
  signatures: {c: ['void destroyLinkedMultiPolygon(LinkedGeoPolygon *polygon)']},
  instead: {
    java: 'The result is an ordinary list.',
    javascript: 'The result is an ordinary array.',
    python: 'The result is an ordinary object.',
    go: 'The result is an ordinary slice.',
    duckdb: 'The result is an ordinary value.',
    shell: 'The command frees its own memory.',
  },
  parameters: [
    {
      name: 'polygon',
      type: 'multipolygon',
      description: 'What was passed as `out`. Its lists are freed, the structure itself is yours and is set to zeros.',
    },
  ],
  returns: 'Nothing.',
  errors: [],
  notes: [
    'Since 4.5 a second call does no harm. Before, it freed the same memory twice.',
    'Never call it on a structure that `cellsToLinkedMultiPolygon` has not filled, unless you set it to zeros: it follows whatever pointers are in there.',
  ],
  since: '4.0.0',
  v3: [
    {
      name: 'destroyLinkedPolygon',
      signatures: {c: ['void destroyLinkedPolygon(LinkedGeoPolygon *polygon)']},
      summary: 'Frees what `h3SetToLinkedGeo` allocated.',
      parameters: [
        {
          name: 'polygon',
          type: 'multipolygon',
          description: 'What was passed as `out`. Its lists are freed, not the structure itself.',
        },
      ],
      returns: 'Nothing.',
      limits: 'The structure keeps its pointers, so a second call frees the same memory twice.',
      differs: 'Since 4.5 the structure is set to zeros, and a second call does no harm.',
    },
  ],
  related: ['cellsToLinkedMultiPolygon'],
  searchWords: ['free', 'memory', 'leak'],
};
