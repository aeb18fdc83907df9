import type {ApiFunction} from '../../types';

export const polygonToCellsExperimental: ApiFunction = {
  name: 'polygonToCellsExperimental',
  group: 'regions',
  summary: 'Fills a polygon with cells by a containment mode of your choice.',
  use: 'Choose what counts as inside: the center (like `polygonToCells`), the whole cell, or any overlap. Take *overlapping* when a search must not miss anything near the edge, *full* when nothing outside may be included, *center* when neighboring polygons must not share cells. It is newer, faster and leaner than `polygonToCells`, and copes with wide wedges at the poles. The name says that its interface may still change.',
  signatures: {
    c: [
      'H3Error polygonToCellsExperimental(const GeoPolygon *polygon, int res, uint32_t flags, int64_t size, H3Index *out)',
    ],
    java: [
      'List<String> polygonToCellAddressesExperimental(List<LatLng> points, List<List<LatLng>> holes, int res, PolygonToCellsFlags flags)',
      'List<Long> polygonToCellsExperimental(List<LatLng> points, List<List<LatLng>> holes, int res, PolygonToCellsFlags flags)',
    ],
    javascript: [
      'polygonToCellsExperimental(coordinates: number[][] | number[][][], res: number, flags: string, isGeoJson?: boolean): H3Index[]',
    ],
    python: [
      "polygon_to_cells_experimental(h3shape: H3Shape, res: int, contain: Literal['center', 'full', 'overlap', 'bbox_overlap'] = 'center',)",
      "h3shape_to_cells_experimental(h3shape: H3Shape, res: int, contain: Literal['center', 'full', 'overlap', 'bbox_overlap'] = 'center',)",
    ],
    go: [
      'func PolygonToCellsExperimental(polygon GeoPolygon, resolution int, mode ContainmentMode, maxNumCellsReturn ...int64) ([]Cell, error)',
    ],
    duckdb: [
      'h3_polygon_wkt_to_cells_experimental(wkt, resolution, mode)',
      'h3_polygon_wkt_to_cells_experimental_string(wkt, resolution, mode)',
      'h3_polygon_wkb_to_cells_experimental(wkb, resolution, mode)',
      'h3_polygon_wkb_to_cells_experimental_string(wkb, resolution, mode)',
    ],
  },
  instead: {
    shell: '`h3 polygonToCells` fills by cell centers, which is the mode *center*.',
  },
  parameters: [
    {
      name: 'polygon',
      type: 'polygon',
      unit: 'radians in C, degrees elsewhere',
      description:
        'One outer loop and any number of holes, latitude first; longitude first with `isGeoJson` in JavaScript and in WKT and WKB.',
      range: 'latitude −90° to 90°, longitude −180° to 180°',
    },
    {name: 'res', type: 'resolution', description: 'Resolution of the cells.', range: '0 to 15'},
    {
      name: 'flags',
      type: 'containment mode',
      description:
        '`CONTAINMENT_CENTER` (0): the center is inside. `CONTAINMENT_FULL` (1): the whole cell is. `CONTAINMENT_OVERLAPPING` (2): cell and polygon have any point in common. `CONTAINMENT_OVERLAPPING_BBOX` (3): a box around the cell overlaps, which is a quick superset of 2.',
      range: '0 to 3',
    },
    {
      name: 'size',
      type: 'count',
      description: 'Number of elements in `out`.',
    },
    {
      name: 'out',
      type: 'array of cells',
      description: 'Zero-filled array of `size` elements; `maxPolygonToCellsSizeExperimental` is always enough.',
      out: true,
    },
  ],
  returns: 'The cells of resolution `res` that the mode admits, each once.',
  errors: [
    {code: 'E_RES_DOMAIN', when: '`res` is not within 0 to 15.'},
    {code: 'E_MEMORY_ALLOC', when: 'The bounding boxes of outer loop and holes cannot be allocated.'},
    {code: 'E_MEMORY_BOUNDS', when: 'There are more than `size` cells. The first `size` of them are in `out`.'},
    {code: 'E_OPTION_INVALID', when: '`flags` is not a containment mode.'},
  ],
  memory:
    'Allocate `maxPolygonToCellsSizeExperimental` elements filled with zeros and pass that number as `size`. The cells stand together at the front. Beyond that the function needs almost no memory.',
  pentagons: 'Pentagons are cells like others and need no care.',
  cost: 'Linear in the number of cells along the edge times the number of vertices: whole coarse cells inside are filled at once. In all modes the number of cells grows sevenfold with each finer resolution.',
  notes: [
    '**Order** is ascending by index, so neighbors in the list are mostly neighbors on the ground.',
    '**Modes nest:** *full* ⊆ *center* ⊆ *overlapping* ⊆ *overlapping bbox*. Only *center* puts every cell into exactly one of several adjoining polygons; the others share cells or leave gaps. With *overlapping*, even a tiny polygon gives the cell that it is in.',
    '**Holes** count: *full* drops a cell that a hole reaches into or lies in, *overlapping* keeps one that reaches out of a hole.',
    '**Antimeridian and width:** as for `polygonToCells`. An edge of more than 180° of longitude is taken to cross the antimeridian, so a wider polygon needs vertices in between. Longitudes beyond ±180° do not work.',
    '**Poles:** a loop drawn around a pole does not contain it, and here no error tells. Cut the cap into halves of 180° that reach the pole; with those it is exact.',
    'A polygon without vertices, width or finite coordinates gives what little it holds, often nothing, and no error.',
    'The modes are `POLYGON_TO_CELLS_FLAGS` in h3-js (`containmentCenter`, `containmentFull`, `containmentOverlapping`, `containmentOverlappingBbox`), `PolygonToCellsFlags` in h3-java, `ContainmentCenter` and so on in h3-go, and `center`, `full`, `overlap` and `overlap_bbox` in DuckDB, which takes the C names as well. Python spells the last one `bbox_overlap`.',
  ],
  since: '4.2.0',
  related: ['polygonToCells', 'maxPolygonToCellsSizeExperimental', 'cellsToLinkedMultiPolygon', 'compactCells'],
  searchWords: [
    'polyfill',
    'intersect',
    'cover',
    'overlap',
    'touching',
    'containment mode',
    'ContainmentMode',
    'POLYGON_TO_CELLS_FLAGS',
  ],
};
