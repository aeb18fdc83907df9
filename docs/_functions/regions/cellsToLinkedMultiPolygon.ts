import type {FunctionEntry} from '@site/src/api/types';

export const cellsToLinkedMultiPolygon: FunctionEntry = {
  name: 'cellsToLinkedMultiPolygon',
  group: 'regions',
  summary: 'Returns the outline of a set of cells as polygons with holes.',
  use: 'Use it to draw one area instead of thousands of cells, or to export the area to a GIS. Most bindings call it `cellsToMultiPolygon`. Python calls it `cells_to_geo`. For the outline of one cell, use [`cellToBoundary`](/api/indexing.mdx#celltoboundary). The outline follows the edges of the cells, so `polygonToCells` at the same resolution returns the same cells.',
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
        'The first polygon of a linked list. Each polygon has a list of loops, and each loop has a list of points. The previous contents are overwritten.',
      out: true,
    },
  ],
  returns:
    'One polygon for each group of connected cells, with its outer loop before its holes. Outer loops run counterclockwise, and holes run clockwise. For an empty set, the result has no polygon. In C, the member `first` of `out` is then `NULL`.',
  errors: [
    {code: 'E_DOMAIN', when: '`numHexes` is negative.'},
    {code: 'E_CELL_INVALID', when: 'An index, such as `H3_NULL`, is not a valid cell.'},
    {code: 'E_DUPLICATE_INPUT', when: 'The set contains a cell twice.'},
    {
      code: 'E_RES_MISMATCH',
      when: 'The cells have different resolutions. Call [`uncompactCells`](/api/hierarchy.mdx#uncompactcells) first.',
    },
    {code: 'E_MEMORY_ALLOC', when: 'The working tables or the result cannot be allocated.'},
    {code: 'E_MEMORY_BOUNDS', when: 'The working tables for this many cells would be larger than the address space.'},
  ],
  memory:
    'In C, the caller allocates one `LinkedGeoPolygon`, for example on the stack. H3 allocates everything that this structure points to, and [`destroyLinkedMultiPolygon`](/api/regions.mdx#destroylinkedmultipolygon) frees that memory.',
  pentagons: 'Pentagons need no special handling.',
  cost: 'The time is roughly linear in the number of cells. The size of the result grows with the length of the outline.',
  notes: [
    '**The order** of the polygons is from the largest area to the smallest. Cells are connected if they share an edge. A shared corner is not enough.',
    '**Closed loops:** By default, a loop does not repeat its first point at the end. With `formatAsGeoJson` in JavaScript and with `cells_to_geo` in Python, the loops are closed and longitude comes first. In Java, `geoJson` closes the loops and keeps the latitude first. DuckDB returns closed WKT. The `h3` command with `--format wkt` does not close the loops.',
    '**Antimeridian and poles:** longitudes stay within ±180°. An outline across the antimeridian therefore jumps from one side of the map to the other. An outline around a pole runs once around the world. Most map libraries need a polygon that is cut at ±180°. For a set that covers the whole Earth, the result is eight triangles.',
    '**Odd resolutions:** if a cell crosses an edge of the icosahedron, its outline has an extra point. The result contains this point too.',
    '**Before 4.5**, the function does not detect duplicates and mixed resolutions. For such a set, it returns a wrong outline or `E_FAILED`. This applies to h3-java 4.4 and h3-go 4.4 too.',
    '**h3-js 4.5.0** can hang where it should throw an error, because it frees uninitialized memory. Before the call, check the cells with `isValidCell`, check that they have one resolution, and remove duplicates with `new Set`.',
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
        'C returns nothing and writes the polygons to `out`, each outer loop before its holes. The bindings return polygons of loops of points. Latitude comes first. The GeoJSON flag closes the loops, and in JavaScript and Python it also puts longitude first. For an empty set, the result has no polygon.',
      limits:
        'The function does not report errors. Duplicates lead to loops of single points or to an extra polygon for one cell. Mixed resolutions lead to overlapping outlines. A set that covers the whole Earth leads to meaningless fragments.',
      differs:
        'Since 4.5, an invalid set returns an error, the largest polygon comes first, and the result for a set that covers the whole Earth is eight triangles.',
    },
  ],
  related: ['destroyLinkedMultiPolygon', 'polygonToCells', 'uncompactCells', 'cellToBoundary'],
  searchWords: [
    'cellsToMultiPolygon',
    'outline',
    'boundary',
    'dissolve',
    'union',
    'merge',
    'geojson',
    'wkt',
    'h3SetToMultiPolygon',
    'shape',
  ],
};
