import type {FunctionEntry, Parameter} from '@h3-docs/catalogue';

const boundary: Parameter = {
  name: 'gb',
  type: 'boundary',
  description: 'The points of the line.',
  unit: 'radians in C, degrees elsewhere',
  out: true,
};

export const directedEdgeToBoundary: FunctionEntry = {
  name: 'directedEdgeToBoundary',
  group: 'uniedge',
  summary: 'Returns the line that the two cells of an edge share.',
  use: 'Use it to draw the border that an edge crosses. To draw a flow from cell to cell, connect the centers of both cells, from [`cellToLatLng`](/api/indexing.mdx#celltolatlng). For the outline of a cell, use [`cellToBoundary`](/api/indexing.mdx#celltoboundary). For the length of the line, use [`edgeLengthKm`](/api/misc.mdx#edgelengthkm).',
  parameters: [
    {name: 'edge', type: 'directed edge', description: 'The edge.'},
    boundary,
    {
      name: 'formatAsGeoJson',
      type: 'boolean',
      description: 'Only in JavaScript. With `true`, longitude comes first in each point.',
    },
  ],
  returns:
    'The two ends of the line. At odd resolutions, the line can have a third point between its ends, where it crosses from one face of the icosahedron to the next. Latitude comes first. The points run counterclockwise around the cell where the edge starts, so this cell lies to the left of the line.',
  errors: [
    {
      code: 'E_DIR_EDGE_INVALID',
      when: 'The mode of the index is not 2, the direction is 0 or 7, or H3 detects that the origin is not a valid cell. At a pentagon, direction 1 is invalid too.',
    },
  ],
  memory: 'In C, the caller allocates the `CellBoundary`. Its `numVerts` is the number of points that are set.',
  pentagons: 'Each edge of a pentagon has three points at odd resolutions and two points at even resolutions.',
  notes: [
    'The line is the border between the cells. It does not connect their centers.',
    'The reverse edge has the same points in the opposite order.',
    'At the antimeridian, one point of a line can have a longitude near 180°, and the next point a longitude near −180°.',
    'DuckDB returns WKT with six decimals. Longitude comes first, and the `LINESTRING` repeats its first point at the end.',
  ],
  since: '4.0.0',
  v3: [
    {
      name: 'getH3UnidirectionalEdgeBoundary',
      summary: 'Returns the line that the two cells of an edge share.',
      parameters: [
        {name: 'edge', type: 'unidirectional edge', description: 'The edge.'},
        boundary,
        {
          name: 'formatAsGeoJson',
          type: 'boolean',
          description:
            'Only in JavaScript, and in Python as `geo_json`. With `true`, longitude comes first in each point.',
        },
      ],
      returns:
        'C returns nothing and sets `numVerts` to 2 or 3. For a cell, `numVerts` is 0, and JavaScript and Java return an empty array. For other indexes that are not edges, the points are meaningless. Python raises `H3EdgeError` for an invalid edge. With `geo_json`, Python repeats the first point at the end.',
      limits:
        'At odd resolutions, some lines have a third point, where they cross from one face of the icosahedron to the next.',
      differs: 'H3 4.x returns `E_DIR_EDGE_INVALID` for an invalid edge. h3-py 4 has no argument `geo_json`.',
    },
  ],
  related: ['originToDirectedEdges', 'vertexToLatLng', 'cellToBoundary', 'edgeLengthKm'],
  asks: `
    edge to boundary | edge to line | edge to latlng | shared border | line | linestring | WKT | GeoJSON | draw a wall
    segment between hexagons
  `,
};
