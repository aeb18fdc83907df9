import type {ApiFunction} from '../../types';

export const cellsToLinkedMultiPolygon: ApiFunction = {
  name: 'cellsToLinkedMultiPolygon',
  group: 'regions',
  summary: 'Traces the outline of a set of cells as polygons with holes.',
  use: 'Draws an area instead of thousands of cells, or hands it to a GIS. In the bindings it is called `cellsToMultiPolygon` or `cells_to_geo`. For the outline of one cell take `cellToBoundary`. The outline follows cell edges: filling it with `polygonToCells` at the same resolution gives the cells back, but the polygon that they once came from is lost.',
  signatures: {
    c: ['H3Error cellsToLinkedMultiPolygon(const H3Index *h3Set, const int numHexes, LinkedGeoPolygon *out)'],
    java: [
      'List<List<List<LatLng>>> cellAddressesToMultiPolygon(Collection<String> h3Addresses, boolean geoJson)',
      'List<List<List<LatLng>>> cellsToMultiPolygon(Collection<Long> h3, boolean geoJson)',
    ],
    javascript: ['cellsToMultiPolygon(h3Indexes: H3IndexInput[], formatAsGeoJson?: boolean): CoordPair[][][]'],
    python: ['cells_to_h3shape(cells, *, tight=True)', 'cells_to_geo(cells, tight=True)'],
    go: ['func CellsToMultiPolygon(cells []Cell) ([]GeoPolygon, error)'],
    duckdb: ['h3_cells_to_multi_polygon_wkt(cells)', 'h3_cells_to_multi_polygon_wkb(cells)'],
    shell: ['h3 cellsToMultiPolygon (--cells <CELLS> | --file <FILENAME>) [--format <FMT>]'],
  },
  parameters: [
    {name: 'h3Set', type: 'array of cells', description: 'Valid cells of one resolution, each once, in any order.'},
    {name: 'numHexes', type: 'count', description: 'Number of elements in `h3Set`.', range: '≥ 0'},
    {
      name: 'out',
      type: 'multipolygon',
      unit: 'radians in C, degrees elsewhere',
      description:
        'The first polygon of a linked list; each has a list of loops, each loop a list of vertices. It is overwritten, not read.',
      out: true,
    },
  ],
  returns:
    'One polygon for each group of connected cells, its outer loop first, then its holes. Outer loops run counter-clockwise, holes clockwise. No cells give no polygon: in C, `out` with `first` set to `NULL`.',
  errors: [
    {code: 'E_DOMAIN', when: '`numHexes` is negative.'},
    {code: 'E_CELL_INVALID', when: 'An index is not a valid cell; `H3_NULL` is none.'},
    {code: 'E_DUPLICATE_INPUT', when: 'A cell stands twice in the set.'},
    {code: 'E_RES_MISMATCH', when: 'The cells have different resolutions. Run `uncompactCells` first.'},
    {code: 'E_MEMORY_ALLOC', when: 'The scratch tables or the result cannot be allocated.'},
    {code: 'E_MEMORY_BOUNDS', when: 'There are more cells than the machine could address memory for.'},
  ],
  memory:
    '`out` is a single `LinkedGeoPolygon` of yours, on the stack if you like. What hangs from it belongs to H3 until you call `destroyLinkedMultiPolygon`.',
  pentagons: 'Pentagons have five edges and otherwise behave like any cell.',
  cost: 'About linear in the number of cells; the duplicate check sorts them. The result grows with the length of the outline.',
  notes: [
    'Polygons come by area, largest first. Connected means sharing an edge, not a corner.',
    '**Closing:** loops end at their last vertex, without repeating the first. `formatAsGeoJson` in h3-js and `cells_to_geo` in Python close the loops and put longitude first; `geoJson` in h3-java only closes them. DuckDB’s WKT is closed, that of the shell’s `--format wkt` is not.',
    '**Antimeridian and poles:** longitudes stay within ±180°, so an outline across the antimeridian jumps from one end to the other, and one around a pole runs once around the world. Most map libraries need it cut. A set that covers the globe gives eight triangles.',
    'Neighboring cells of odd resolution can have extra vertices where an edge of the icosahedron is crossed, and so has the outline.',
    'Before 4.5, and so in h3-java 4.4 and h3-go 4.4, duplicates and mixed resolutions are not refused for what they are: the outline comes out wrong, or the call fails with `E_FAILED`.',
    'h3-js 4.5.0 can hang instead of throwing when a set is refused, because it then frees memory that was never set. Check the cells with `isValidCell`, their resolution and for duplicates (`new Set`) before you call it.',
  ],
  since: '4.0.0',
  v3: [
    {
      name: 'h3SetToLinkedGeo',
      signatures: {
        c: ['void h3SetToLinkedGeo(const H3Index *h3Set, const int numHexes, LinkedGeoPolygon *out)'],
        java: [
          'List<List<List<GeoCoord>>> h3AddressSetToMultiPolygon(Collection<String> h3Addresses, boolean geoJson)',
          'List<List<List<GeoCoord>>> h3SetToMultiPolygon(Collection<Long> h3, boolean geoJson)',
        ],
        javascript: ['h3SetToMultiPolygon(h3Indexes: H3IndexInput[], formatAsGeoJson?: boolean): number[][][][]'],
        python: ['h3_set_to_multi_polygon(self, hexes, geo_json=False)'],
      },
      summary: 'Traces the outline of a set of cells as polygons with holes; `h3SetToMultiPolygon` in the bindings.',
      parameters: [
        {name: 'h3Set', type: 'array of cells', description: 'Cells of one resolution, each once.'},
        {name: 'numHexes', type: 'count', description: 'Number of elements in `h3Set`.', range: '≥ 0'},
        {
          name: 'out',
          type: 'multipolygon',
          unit: 'radians in C, degrees elsewhere',
          description: 'The first polygon of a linked list. Free it with `destroyLinkedPolygon`.',
          out: true,
        },
      ],
      returns:
        'Nothing in C: the polygons are in `out`, outer loop first, then holes. The bindings return polygons of loops of points, latitude first; the flag for GeoJSON closes the loops and, in JavaScript and Python, puts longitude first. An empty set gives no polygon.',
      limits:
        'There is no sign of failure. Duplicates give loops of single points, or a cell of the set as a polygon of its own; mixed resolutions overlapping outlines, and a set that covers the globe meaningless fragments.',
      differs:
        'Since 4.5 bad sets are errors, polygons come largest first, and a set that covers the globe gives eight triangles.',
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
