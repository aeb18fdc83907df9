import type {FunctionEntry} from '@h3-docs/catalogue';

export const polygonToCellsExperimental: FunctionEntry = {
  name: 'polygonToCellsExperimental',
  group: 'regions',
  summary: 'Returns the cells that a containment mode selects for a polygon.',
  use: 'Use it to choose which cells along the edge belong to the polygon. [Containment modes](/api/regions.mdx#containment-modes) compares the modes. This function is usually faster than `polygonToCells`, needs less memory, and handles wider areas at the poles. The function is experimental, so its interface can change in a minor release.',
  parameters: [
    {
      name: 'polygon',
      type: 'polygon',
      unit: 'radians in C, degrees elsewhere',
      description:
        'One outer loop and any number of holes. Latitude comes first. Longitude comes first only in WKT, in WKB, and with `isGeoJson` in JavaScript.',
      range: 'latitude −90° to 90°, longitude −180° to 180°',
    },
    {name: 'res', type: 'resolution', description: 'Resolution of the cells.', range: '0 to 15'},
    {
      name: 'flags',
      type: 'containment mode',
      description:
        'A [`ContainmentMode`](/api/misc.mdx#containmentmode): `CONTAINMENT_CENTER`, `CONTAINMENT_FULL`, `CONTAINMENT_OVERLAPPING`, or `CONTAINMENT_OVERLAPPING_BBOX`.',
      range: '0 to 3',
    },
    {
      name: 'size',
      type: 'count',
      description:
        'Number of elements in `out`. [`maxPolygonToCellsSizeExperimental`](/api/regions.mdx#maxpolygontocellssizeexperimental) returns a sufficient number.',
    },
    {
      name: 'out',
      type: 'array of cells',
      description: 'Array of `size` elements, filled with zeros.',
      out: true,
    },
  ],
  returns: 'The cells of the resolution that the mode selects.',
  errors: [
    {code: 'E_RES_DOMAIN', when: 'The resolution is below 0 or above 15.'},
    {code: 'E_MEMORY_ALLOC', when: 'H3 cannot allocate the bounding boxes of the loops.'},
    {
      code: 'E_MEMORY_BOUNDS',
      when: 'The result has more than `size` cells. In 4.5.0, `out` then contains the first `size` cells.',
    },
    {code: 'E_OPTION_INVALID', when: '`flags` is not a containment mode.'},
  ],
  memory:
    'In C, allocate `maxPolygonToCellsSizeExperimental` elements, fill them with zeros, and pass their number as `size`. The cells are at the front of the array. The only working memory of the function is a bounding box for each loop.',
  pentagons: 'Pentagons need no special handling.',
  cost: 'The time grows with the number of cells along the edge, multiplied by the number of vertices. If a coarse cell is completely inside the polygon, the function fills it in one step and does not test its descendants. At each finer resolution, the result has about seven times as many cells.',
  notes: [
    '[Common mistakes](/api/regions.mdx#traps) explains polygons that cross the antimeridian, are wider than 180°, or contain a pole.',
    '**Holes** are outside the polygon. The mode *full* excludes a cell that contains any part of a hole. The mode *overlapping* includes a cell that lies partly in a hole and partly in the polygon.',
    '**The order** of the cells is ascending in 4.5.0. Cells that are next to each other in the list are therefore usually close together on the Earth.',
    '**Invalid polygons** cause no error. For a polygon without points, without width, or with infinite coordinates, the function returns few cells or none.',
    {of: 'java', text: 'h3-java has this function since 4.3.0.'},
    '**The modes** have other names in the bindings. JavaScript has [`POLYGON_TO_CELLS_FLAGS`](/api/misc.mdx#polygon_to_cells_flags), Java has [`PolygonToCellsFlags`](/api/misc.mdx#polygontocellsflags), and Go has constants such as `ContainmentFull`. DuckDB takes `center`, `full`, `overlap`, and `overlap_bbox`, or the C names. Python takes `center`, `full`, `overlap`, and `bbox_overlap`.',
  ],
  since: '4.2.0',
  related: ['polygonToCells', 'maxPolygonToCellsSizeExperimental', 'cellsToLinkedMultiPolygon', 'compactCells'],
  asks: `
    cells that touch a polygon | containment mode | overlapping cells | cover fully | cells that intersect a polygon
    cells at the edge of a polygon | containment of polygons | polyfill | intersect | cover | overlap | touching
    ContainmentMode | POLYGON_TO_CELLS_FLAGS | ST_Intersects | partial overlap | only fully inside
    choose the edge rule
    de: Zellen, die ein Polygon berühren
    fr: cellules qui touchent un polygone
    es: celdas que tocan un polígono
    pt: células que tocam um polígono
    ja: ポリゴン 交差 セル
    zh: 多边形 相交 单元格
  `,
};
