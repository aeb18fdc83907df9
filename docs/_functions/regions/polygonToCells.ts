import type {FunctionEntry} from '@h3-docs/catalogue';

export const polygonToCells: FunctionEntry = {
  name: 'polygonToCells',
  group: 'regions',
  summary: 'Returns the cells whose centers lie inside a polygon.',
  use: 'Use it to convert a district, a delivery zone, or a country to cells. A cell belongs to the polygon that contains its center, so the result for a polygon smaller than a cell can be empty, and adjoining polygons share no cells. Latitude comes first, except in WKT and WKB. For GeoJSON, pass `true` as the third argument in JavaScript, or call `geo_to_cells` in Python, which takes Shapely as well. Use [`polygonToCellsExperimental`](/api/regions.mdx#polygontocellsexperimental) if you need all cells that touch the polygon, or only the cells completely inside it, or if the polygon is near a pole.',
  parameters: [
    {
      name: 'geoPolygon',
      type: 'polygon',
      unit: 'radians in C, degrees elsewhere',
      description:
        'One outer loop and any number of holes. Latitude comes first. Longitude comes first only in WKT, in WKB, and in GeoJSON (`isGeoJson` in JavaScript, `geo_to_cells` in Python).',
      range: 'latitude −90° to 90°, longitude −180° to 180°',
    },
    {name: 'res', type: 'resolution', description: 'Resolution of the cells.', range: '0 to 15'},
    {
      name: 'flags',
      type: 'containment mode',
      description: 'Pass `CONTAINMENT_CENTER`. The function accepts the other containment modes but **ignores** them.',
      range: '0',
    },
    {
      name: 'out',
      type: 'array of cells',
      description:
        'Array of [`maxPolygonToCellsSize`](/api/regions.mdx#maxpolygontocellssize) elements, filled with zeros.',
      out: true,
    },
  ],
  returns:
    'Every cell of the resolution whose center is inside the outer loop and not in a hole. The result is empty if the polygon contains no cell center.',
  errors: [
    {
      code: 'E_FAILED',
      when: 'The polygon has no width or no height, or a coordinate is not finite. In C, the error also occurs for a polygon without vertices. It also occurs if `maxPolygonToCellsSize` returned too small a number. This happens near the poles, for very wide polygons, and for [some rectangles near a pentagon](/library/errors.mdx#problem-polygon-near-pentagon).',
    },
    {code: 'E_RES_DOMAIN', when: 'The resolution is below 0 or above 15.'},
    {code: 'E_MEMORY_ALLOC', when: 'H3 cannot allocate two working arrays, each as large as `out`.'},
    {code: 'E_OPTION_INVALID', when: '`flags` is not a containment mode.'},
  ],
  memory:
    'In C, allocate `maxPolygonToCellsSize` elements and fill them with zeros. The cells are scattered over the array, so skip the elements that are still `H3_NULL`. While the function runs, it also allocates working memory of twice the size of the array.',
  pentagons:
    'Within about 200 km of a pentagon, the function can fail for an ordinary rectangle. `polygonToCellsExperimental` does not.',
  cost: 'At each finer resolution, the function needs about seven times as much time and memory. The memory depends on the area of the bounding box, so cut a long diagonal polygon into pieces. `polygonToCellsExperimental` is usually faster and needs less memory.',
  notes: [
    '[Common mistakes](/api/regions.mdx#traps) explains polygons that cross the antimeridian, are wider than 180°, or contain a pole.',
    '**Edges** are straight lines in the plane of longitude and latitude. They are not great circles. For example, an edge between two points at the same latitude follows that latitude.',
    '**Loops** can run clockwise or counterclockwise. You can repeat the first point at the end. Holes may overlap.',
    '**Multipolygons:** fill them one polygon at a time. h3-py does this for you if you pass a `LatLngMultiPoly`. If its polygons overlap, a cell in two polygons appears twice in the result.',
    '**The order** of the cells has no meaning, but it is always the same for the same polygon. Sort the cells before you compare the results for two polygons.',
    {
      of: 'javascript',
      text: '**h3-js** has 2 GB of memory and throws `E_MEMORY_ALLOC` (13) if the function needs more. If the array needs more than 2³² − 1 elements, h3-js throws its own code 1001. At some sizes near the memory limit, h3-js 4.5.0 aborts with an error that has no code.',
    },
    '**The `h3` command** reads a polygon in parts of 1,500 characters. Observed in 4.5.0: if a hole begins in one part and ends in the next, the command can lose the hole without an error. Do not use it for longer polygons with holes.',
    '**DuckDB** returns an empty list if H3 reports an error. For a polygon without points, C returns `E_FAILED`, and all bindings return an empty result.',
  ],
  since: '4.0.0',
  v3: [
    {
      name: 'polyfill',
      summary: 'Returns the cells whose centers lie inside a polygon.',
      parameters: [
        {
          name: 'geoPolygon',
          type: 'polygon',
          unit: 'radians in C, degrees elsewhere',
          description:
            'One outer loop (`geofence` in C) and any number of holes. Latitude comes first unless you request GeoJSON order with `isGeoJson` in JavaScript or `geo_json_conformant` in Python. Python takes a GeoJSON `Polygon` as a `dict`.',
        },
        {name: 'res', type: 'resolution', description: 'Resolution of the cells.', range: '0 to 15'},
        {
          name: 'out',
          type: 'array of cells',
          description: 'Array of `maxPolyfillSize(geoPolygon, res)` elements, filled with zeros.',
          out: true,
        },
      ],
      returns:
        'C returns nothing. The cells are scattered over `out`, so skip the elements that are 0. **An array of zeros has two meanings.** Either the polygon contains no cell center, or the estimated size was too small and the function stopped. The bindings return an empty collection in both cases. In Python, it is a `set`. Only the bindings reject a resolution that is out of range.',
      limits:
        'Near a pole, near a pentagon, and for wide polygons, the estimated size can be too small, and the result is then empty. H3 assumes that an edge of more than 180° of longitude crosses the antimeridian.',
      differs:
        'H3 4.x returns `E_FAILED` if the function stops early, or if the polygon is a point or a flat line. In C, the function also has a parameter `flags`. In Python, the polygon is a `LatLngPoly`.',
    },
    {
      name: 'polyfill_polygon',
      summary: 'Returns the cells whose centers lie inside a polygon of coordinate lists.',
      parameters: [
        {
          name: 'outer',
          type: 'list of points',
          unit: 'degrees',
          description: 'The outer loop. Its direction does not matter, and the first point may be repeated at the end.',
        },
        {name: 'res', type: 'resolution', description: 'Resolution of the cells.', range: '0 to 15'},
        {name: 'holes', type: 'list of loops', unit: 'degrees', description: 'The holes, if the polygon has any.'},
        {
          name: 'lnglat_order',
          type: 'boolean',
          description: '`True` if longitude comes first in the points. The default is `False`.',
        },
      ],
      returns:
        'A `set` of cells. The set is empty if the polygon contains no cell center, or if the estimated size was too small.',
      limits: 'The limitations of [`polyfill`](/api/regions.mdx#polyfill) apply.',
      differs: 'In 4.x, pass `LatLngPoly(outer, *holes)` to `polygon_to_cells`. Latitude always comes first.',
    },
    {
      name: 'polyfill_geojson',
      summary: 'Returns the cells whose centers lie inside a GeoJSON polygon.',
      parameters: [
        {
          name: 'geojson',
          type: 'dict',
          unit: 'degrees',
          description:
            'A GeoJSON object of type `Polygon`. Longitude comes first. For other types, the function raises `ValueError`.',
        },
        {name: 'res', type: 'resolution', description: 'Resolution of the cells.', range: '0 to 15'},
      ],
      returns:
        'A `set` of cells. The set is empty if the polygon contains no cell center, or if the estimated size was too small.',
      limits: 'The limitations of [`polyfill`](/api/regions.mdx#polyfill) apply.',
      differs:
        'In 4.x, the function is called `geo_to_cells`. It also takes a `MultiPolygon` and any object with a `__geo_interface__`.',
    },
  ],
  related: ['polygonToCellsExperimental', 'maxPolygonToCellsSize', 'cellsToLinkedMultiPolygon', 'compactCells'],
  asks: `
    algorithm implementation of polyfill
    create h3 cells covering a study region
    geo_json_conformant argument in v4
    shapely polygon get all h3 cells within
    replacement for polyfill h3-py 4
    multipolygon to h3 scala
    python geojson into polygon_to_cells | geojson polygon to cells in python
    r convert sf polygon full area not only outline
    bbox | extent of a map to cells | fill a polygon | cover an area | cells in a polygon | polygon to cells
    hexagon grid over an area | cover a country or a city with cells | fill a bounding box | polyfill
    hexagons inside a boundary | split a polygon into hexagons | hexagons of a city | fill | area | geofence | geojson
    rasterize | shape | wkt | LatLngPoly | antimeridian | dateline | delivery zone | tessellate a district
    cover a county | isochrone into hexagons
    de: Polygon mit Zellen füllen
    fr: remplir un polygone
    es: rellenar un polígono
    pt: preencher um polígono
    ja: ポリゴン セル 変換
    zh: 多边形 填充 单元格
  `,
};
