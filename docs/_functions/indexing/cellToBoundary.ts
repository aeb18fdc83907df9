import type {FunctionEntry, Parameter} from '@h3-docs/catalogue';
import {cell, errorOfBaseCell} from './shared';

const boundary: Parameter = {
  name: 'gp',
  type: 'cell boundary',
  description: 'The number of vertices and their positions.',
  unit: 'radians',
  out: true,
};

export const cellToBoundary: FunctionEntry = {
  name: 'cellToBoundary',
  group: 'indexing',
  summary: 'Returns the outline of a cell as a list of its vertices.',
  use: 'Use it to draw one cell, or to get an outline for a geometry library. The list has five to ten points, and does not repeat the first one at its end. Latitude comes first, in degrees, or in radians in C. For a set of cells, use [`cellsToLinkedMultiPolygon`](/api/regions.mdx#cellstolinkedmultipolygon), which leaves out the lines between the cells. For the corners that neighboring cells share, use [`cellToVertexes`](/api/vertex.mdx#celltovertexes).',
  parameters: [
    cell,
    boundary,
    {
      name: 'formatAsGeoJson',
      type: 'flag',
      description:
        'JavaScript only. With `true`, the function returns `[lng, lat]` pairs and repeats the first pair at the end, as GeoJSON requires.',
      range: '`true`, `false`',
    },
  ],
  returns:
    'The vertices in counterclockwise order, seen from outside the Earth. The first vertex is not repeated at the end. Latitude comes first. C returns radians, and the other languages return degrees. In three forms, the outline is closed and the longitude comes first: the WKT and WKB of DuckDB, `-f wkt` of the `h3` command, and `formatAsGeoJson` of JavaScript.',
  errors: errorOfBaseCell,
  memory:
    'Pass a pointer to one [`CellBoundary`](/api/misc.mdx#cellboundary). It has room for 10 vertices, which is enough for every cell.',
  pentagons:
    'A pentagon has 5 vertices at even resolutions. At odd resolutions, it has 10: its 5 corners and 5 points where its sides cross edges of the icosahedron.',
  notes: [
    'A hexagon has 6 vertices. At odd resolutions, a hexagon that crosses an edge of the icosahedron has 7 or 8. Read the number of vertices from the result, and never assume 6.',
    'The outline of a cell on the antimeridian jumps between 180° and −180°. [Add 360° to the negative longitudes](/api/indexing.mdx#antimeridian) before you draw it. If a cell contains a pole, its outline runs once around the pole. On a flat map, this outline is not closed: it is a line from the left edge of the map to the right edge. To fill the cell around the North Pole, add the two upper corners of the map, (90°, 180°) and (90°, −180°), to the line.',
    'The sides are arcs of great circles. At resolutions 0 to 3 they look curved on a flat map, so add points along them.',
  ],
  cost: 'The time grows slowly with the resolution: each finer resolution adds one short step.',
  since: '4.0.0',
  v3: [
    {
      name: 'h3ToGeoBoundary',
      summary: 'Returns the outline of a cell as a list of its vertices.',
      parameters: [
        cell,
        boundary,
        {
          name: 'formatAsGeoJson',
          type: 'flag',
          description:
            'Only JavaScript and Python have this parameter. Python calls it `geo_json`. With `true`, each vertex has its longitude first, and the first vertex is repeated at the end.',
          range: '`true`, `false`',
        },
      ],
      returns:
        'The vertices in counterclockwise order. Latitude comes first. C returns radians, and the other languages return degrees. The ring is closed only in the GeoJSON form. For an invalid index, Python raises `H3CellError`, and the other languages return a meaningless outline.',
      limits: 'A pentagon has 5 vertices at even resolutions and 10 at odd ones. A `GeoBoundary` has room for 10.',
      differs:
        'H3 4.x returns an error for a base cell number above 121. Python no longer has `geo_json`: [`cell_to_boundary`](/docs/api/indexing#celltoboundary) always returns `(lat, lng)` pairs and does not close the ring.',
    },
  ],
  related: ['cellToLatLng', 'cellsToLinkedMultiPolygon', 'cellToVertexes', 'directedEdgeToBoundary'],
  asks: `
    direction of the boundary points | orientation of the outline | winding order of a cell | are vertices listed clockwise
    H3 index to geometry or centroid
    get geometry given a cell ID
    bounding box of a cell | outline for a map | cell to polygon | cell to vertices | cell to shape | outline of a cell
    corners of a cell in lat lng | coordinates of the corners | cell to geojson | hexagon vertices | polygon | outline
    GeoJSON | WKT | WKB | hexagon shape | corners | draw | plot one hexagon | footprint of a cell | ST_MakePolygon
    de: Umriss einer Zelle
    fr: contour d’une cellule
    es: contorno de la celda
    pt: contorno da célula
    ja: セル 境界 頂点
    zh: 单元格 边界 顶点
  `,
};
