import type {FunctionEntry} from '@h3-docs/catalogue';
import {cell, errorOfBaseCell} from './shared';

const parameters: FunctionEntry['parameters'] = [
  cell,
  {
    name: 'g',
    type: 'point',
    description: 'The center of the cell.',
    unit: 'radians',
    out: true,
  },
];

export const cellToLatLng: FunctionEntry = {
  name: 'cellToLatLng',
  group: 'indexing',
  summary: 'Returns the center of a cell.',
  use: 'Use it for labels, for distances, and wherever one point represents a cell. Latitude comes first, in degrees, or in radians in C. For the outline, use [`cellToBoundary`](/api/indexing.mdx#celltoboundary).',
  parameters,
  returns:
    'The latitude and longitude of the center, in this order. C returns radians, and the other languages return degrees. The longitude lies between −180° and 180°. C, Java, and Go return a `LatLng`, JavaScript returns `[lat, lng]`, Python returns a tuple, and DuckDB returns a list. With `-f wkt`, the `h3` command prints the longitude first.',
  errors: errorOfBaseCell,
  notes: [
    'The center is always inside its cell: if you pass the center and the resolution of the cell to `latLngToCell`, the result is the same cell.',
    'The center is close to the centroid of the cell on the globe, but it is not the same point. H3 takes the center of the hexagon on a flat [face](/library/terminology.mdx#face) of the icosahedron and projects it onto the globe.',
    'If you pass a directed edge, the functions of C, Java, Go, and JavaScript return the center of the cell where the edge starts. For a string that is not hexadecimal, JavaScript returns the center of base cell 0.',
  ],
  cost: 'The time grows slowly with the resolution: each finer resolution adds one short step.',
  since: '4.0.0',
  v3: [
    {
      name: 'h3ToGeo',
      summary: 'Returns the center of a cell.',
      parameters,
      returns:
        'The latitude and longitude of the center, in this order. C returns radians, and the other languages return degrees. Except in Python, the function returns a point for an invalid index, too.',
      limits:
        'Only Python checks the cell and raises `H3CellError`. With a base cell number above 121, C reads beyond the end of its tables.',
      differs:
        '[`cellToLatLng`](/docs/api/indexing#celltolatlng) returns an error for a base cell number above 121. Both releases return the same centers, except for rounding.',
    },
  ],
  related: ['latLngToCell', 'cellToBoundary', 'greatCircleDistanceKm', 'vertexToLatLng'],
  asks: `
    center of h3 cell snowflake
    cell to center | cell center coordinates | cell to centroid | decode an index to coordinates
    centroid of a hexagon | snap to the center of a cell | centroid | center | midpoint | decode | ST_Centroid
    label position | where is this hexagon | center point
    de: Mittelpunkt einer Zelle
    fr: centre d’une cellule
    es: centro de la celda
    pt: centro da célula
    ja: セル 中心 座標
    zh: 单元格 中心 坐标
  `,
};
