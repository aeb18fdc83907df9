import type {FunctionEntry} from '@h3-docs/catalogue';

export const cellsToLinkedMultiPolygon: FunctionEntry = {
  name: 'cellsToLinkedMultiPolygon',
  group: 'regions',
  summary: 'Returns the outline of a set of cells as polygons with holes.',
  use: 'Use it to draw one area instead of thousands of cells, or to export the area to a GIS. Most bindings call it `cellsToMultiPolygon`. Python calls it `cells_to_geo`. For the outline of one cell, use [`cellToBoundary`](/api/indexing.mdx#celltoboundary). The outline follows the edges of the cells. If you pass the outline to `polygonToCells` at the same resolution, the result is the same cells.',
  parameters: [
    {
      name: 'h3Set',
      type: 'array of cells',
      description: 'Valid cells of one resolution in any order, without duplicates.',
    },
    {name: 'numHexes', type: 'count', description: 'Number of elements in `h3Set`.', range: '≥ 0'},
    {
      name: 'out',
      type: 'multipolygon',
      unit: 'radians in C, degrees elsewhere',
      description:
        'The first polygon of a linked list. Each polygon has a list of loops, and each loop has a list of points. The function overwrites the previous contents.',
      out: true,
    },
  ],
  returns:
    'One polygon for each group of connected cells. Cells are connected if they share an edge. A shared corner is not enough. In each polygon, the outer loop comes before the holes. Outer loops run counterclockwise, and holes run clockwise. For an empty set, the result has no polygon. In C, the member `first` of `out` is then `NULL`.',
  errors: [
    {code: 'E_DOMAIN', when: '`numHexes` is negative.'},
    {code: 'E_CELL_INVALID', when: 'An index in the set is not a valid cell. For example, it is `H3_NULL`.'},
    {code: 'E_DUPLICATE_INPUT', when: 'The set contains a cell twice.'},
    {
      code: 'E_RES_MISMATCH',
      when: 'The cells have different resolutions. Call [`uncompactCells`](/api/hierarchy.mdx#uncompactcells) first.',
    },
    {code: 'E_MEMORY_ALLOC', when: 'H3 cannot allocate its working tables or the result.'},
    {code: 'E_MEMORY_BOUNDS', when: 'The working tables for this many cells would be larger than the address space.'},
  ],
  memory:
    'In C, the caller allocates one `LinkedGeoPolygon`, for example on the stack. H3 allocates everything that this structure points to, and [`destroyLinkedMultiPolygon`](/api/regions.mdx#destroylinkedmultipolygon) frees that memory.',
  pentagons: 'Pentagons need no special handling.',
  cost: 'The time is roughly linear in the number of cells. The size of the result grows with the length of the outline.',
  notes: [
    '**Order:** the polygons are sorted by area, with the largest polygon first.',
    '**Closed loops:** A closed loop repeats its first point at the end. By default, the loops are not closed. With `formatAsGeoJson` in JavaScript and with `cells_to_geo` in Python, the loops are closed, and longitude comes first. With `geoJson` in Java, the loops are closed, but latitude still comes first. DuckDB returns WKT with closed loops. The `h3` command with `--format wkt` does not close them.',
    '**Antimeridian and poles:** longitudes stay within ±180°. An outline across the antimeridian therefore jumps from one side of the map to the other, and an outline around a pole runs once around the world. Most map libraries need polygons that are cut at ±180°. A set that covers the whole Earth has no outline, so the result is eight triangles that cover the Earth.',
    '**Odd resolutions:** the outline of a cell [can have extra points](/api/vertex.mdx#extra-points). The result contains them too.',
    '**Before 4.5**, the function does not detect duplicates and mixed resolutions. For such a set, it returns a wrong outline or `E_FAILED`. This applies to h3-java 4.4 and h3-go 4.4 too.',
    '**h3-js 4.5.0** can hang instead of throwing an error, because it frees uninitialized memory. Before the call, check the cells with `isValidCell`, check that all cells have the same resolution, and remove duplicates with `new Set`.',
  ],
  since: '4.0.0',
  v3: [
    {
      name: 'h3SetToLinkedGeo',
      summary: 'Returns the outline of a set of cells as polygons with holes.',
      parameters: [
        {name: 'h3Set', type: 'array of cells', description: 'Cells of one resolution, without duplicates.'},
        {name: 'numHexes', type: 'count', description: 'Number of elements in `h3Set`.', range: '≥ 0'},
        {
          name: 'out',
          type: 'multipolygon',
          unit: 'radians in C, degrees elsewhere',
          description: 'The first polygon of a linked list. Free the list with `destroyLinkedPolygon`.',
          out: true,
        },
      ],
      returns:
        'C returns nothing and writes the polygons to `out`. In each polygon, the outer loop comes before the holes. The bindings return a list of polygons. Each polygon is a list of loops, and each loop is a list of points. Latitude comes first. The GeoJSON flag closes the loops. In JavaScript and Python, it also puts the longitude first. For an empty set, the result has no polygon.',
      limits:
        'The function does not report errors. If the set contains duplicates, the result can have loops of single points, or an extra polygon for one cell. If the set has mixed resolutions, the outlines overlap. If the set covers the whole Earth, the result is meaningless fragments.',
      differs:
        'Since 4.5, the function returns an error for an invalid set, and the largest polygon comes first. A set that covers the whole Earth has no outline, so the result is eight triangles that cover the Earth.',
    },
  ],
  related: ['destroyLinkedMultiPolygon', 'polygonToCells', 'uncompactCells', 'cellToBoundary'],
  asks: `
    hex ids to geojson multi polygons
    group hexagons with same color connected polygon
    single polygon from a set of hexagons
    cells to WKT | dissolve cells | cells to polygon | cells to boundary | cells to outline | merge cells into outline
    cells to geojson | outline of a set of cells | single polygon from hexagons
    group adjacent hexagons into one shape | cellsToMultiPolygon | outline | boundary | dissolve | union | merge
    geojson | wkt | h3SetToMultiPolygon | shape | ST_Union of hexagons | contour of an area | silhouette of hexagons
    de: Zellen zu einem Polygon verbinden
    fr: fusionner des cellules
    es: unir celdas en polígono
    pt: unir células em polígono
    ja: セル 結合 ポリゴン
    zh: 合并 单元格 多边形
  `,
};
