import type {FunctionEntry} from '@h3-docs/catalogue';

export const vertexToLatLng: FunctionEntry = {
  name: 'vertexToLatLng',
  group: 'vertex',
  summary: 'Returns the latitude and longitude of a vertex.',
  use: 'Use it to get the position of a corner that you have as an index. For all corners of a cell, use [`cellToBoundary`](/api/indexing.mdx#celltoboundary).',
  parameters: [
    {name: 'vertex', type: 'vertex', description: 'The vertex.'},
    {
      name: 'point',
      type: 'coordinate',
      description: 'The point.',
      unit: 'radians in C, degrees elsewhere',
      out: true,
    },
  ],
  returns: 'A point. Latitude comes first.',
  errors: [
    {
      code: 'E_CELL_INVALID',
      when: 'H3 detects that the index is invalid, for example because its base cell number is above 121.',
    },
    {
      code: 'E_VERTEX_INVALID',
      when: 'The index is not a valid vertex. Only h3-py and the `h3` command check this.',
      by: ['python', 'shell'],
    },
  ],
  notes: [
    'C, Java, JavaScript, Go, and DuckDB do not check the mode. If you pass a cell, H3 4.5.0 returns the position of its corner 0. Check indexes from other sources with [`isValidVertex`](/api/vertex.mdx#isvalidvertex).',
    'The three cells at a corner have the same vertex there, so the position doesn’t depend on the cell from which you got the vertex.',
  ],
  since: '4.0.0',
  related: ['cellToVertex', 'cellToVertexes', 'isValidVertex', 'cellToBoundary'],
  asks: `
    vertex to latlng | position of a vertex | corner coordinates | position | decode a vertex | where is a corner
    node coordinates
  `,
};
