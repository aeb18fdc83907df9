import type {ApiFunction} from '../../types';

export const latLngToCell: ApiFunction = {
  name: 'latLngToCell',
  group: 'indexing',
  summary: 'Finds the cell that contains a point, at the resolution that you ask for.',
  use: 'The way into H3: call it for each point that you want to store, group or join. For a whole area use [`polygonToCells`](/docs/api/regions#polygontocells). To make a coarser cell from one that you have, use [`cellToParent`](/docs/api/hierarchy#celltoparent): it needs no coordinates.',
  signatures: {
    c: ['H3Error latLngToCell(const LatLng *g, int res, H3Index *out)'],
    java: [
      'long latLngToCell(double lat, double lng, int res)',
      'String latLngToCellAddress(double lat, double lng, int res)',
    ],
    javascript: ['latLngToCell(lat: number, lng: number, res: number): H3Index'],
    python: ['latlng_to_cell(lat, lng, res)'],
    go: [
      'func NewLatLng(lat, lng float64) LatLng',
      'func LatLngToCell(latLng LatLng, resolution int) (Cell, error)',
      'func (g LatLng) Cell(resolution int) (Cell, error)',
    ],
    duckdb: ['h3_latlng_to_cell(lat, lng, resolution)', 'h3_latlng_to_cell_string(lat, lng, resolution)'],
    shell: ['h3 latLngToCell --lat <lat> --lng <lng> -r <res> [-f json|newline]'],
  },
  parameters: [
    {
      name: 'g',
      type: 'point',
      description: 'Latitude and longitude. One `LatLng` in C and Go, two numbers elsewhere: latitude first.',
      unit: 'radians in C, degrees elsewhere',
      range: 'finite',
    },
    {
      name: 'res',
      type: 'resolution',
      description: 'How fine the cell is to be.',
      range: '0 to 15',
    },
    {
      name: 'out',
      type: 'cell',
      description: 'The cell.',
      out: true,
    },
  ],
  returns:
    'The cell. Java and DuckDB give a 64-bit integer, or a string from the function whose name ends in `Address` or `_string`; JavaScript and Python give a string.',
  errors: [
    {
      code: 'E_LATLNG_DOMAIN',
      when: 'Latitude or longitude is infinite or not a number.',
    },
    {
      code: 'E_RES_DOMAIN',
      when: '`res` is below 0 or above 15.',
    },
  ],
  pentagons: 'A point in a pentagon gets the pentagon, like any other cell.',
  notes: [
    'Degrees in C are the commonest mistake, and nothing reports it: the point is taken as radians and ends up somewhere else on Earth. Convert with [`degsToRads`](/docs/api/misc#degstorads).',
    'Longitudes repeat every 360°: −170° and 190° are the same place, so the antimeridian needs no care. A latitude beyond a pole is not refused but carries on down the other side: 91° N, 0° E is 89° N, 180° E.',
    'Cells of different resolutions nest only roughly. For about one point in fourteen, the parent of its cell at resolution 9 is *not* the cell that contains the point at resolution 8. Index at the finest resolution that you need, and derive the coarser ones.',
    'JavaScript does not check types: `1.5` is taken as resolution 1, and a string of digits as a number.',
    'An error makes JavaScript throw, Python raise, Java throw `H3Exception` (a resolution out of range: `IllegalArgumentException`), Go return an `error`, and DuckDB give `NULL`.',
  ],
  cost: 'One point takes the same time wherever it is; a finer resolution adds one step for each level.',
  since: '4.0.0',
  v3: [
    {
      name: 'geoToH3',
      signatures: {
        c: ['H3Index geoToH3(const GeoCoord *g, int res)'],
        java: [
          'long geoToH3(double lat, double lng, int res)',
          'String geoToH3Address(double lat, double lng, int res)',
        ],
        javascript: ['geoToH3(lat: number, lng: number, res: number): H3Index'],
        python: ['geo_to_h3(self, lat, lng, resolution)'],
      },
      summary: 'Finds the cell that contains a point, at the resolution that you ask for.',
      parameters: [
        {
          name: 'g',
          type: 'point',
          description:
            'Latitude and longitude. A pointer to one `GeoCoord` in C, two numbers elsewhere: latitude first.',
          unit: 'radians in C, degrees elsewhere',
          range: 'finite',
        },
        {
          name: 'res',
          type: 'resolution',
          description: 'How fine the cell is to be.',
          range: '0 to 15',
        },
      ],
      returns:
        'The cell. When the resolution is out of range, or a coordinate is infinite or not a number: 0 in C, `null` in JavaScript; Java throws `IllegalArgumentException`. Python raises `H3ResolutionError` for the resolution, but for such a coordinate it returns `0`, as text or as a number.',
      limits: 'Latitudes are not checked against ±90°; beyond a pole they carry on down the other side.',
      differs:
        '[`latLngToCell`](/docs/api/indexing#latlngtocell) reports what was wrong as an error code; the cells are the same.',
    },
  ],
  related: ['cellToLatLng', 'cellToBoundary', 'cellToParent', 'polygonToCells', 'degsToRads'],
  searchWords: ['geocode', 'coordinate', 'point to hexagon', 'index a point', 'geo to h3', 'encode'],
};
