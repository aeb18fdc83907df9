import type {FunctionEntry, Parameter} from '@h3-docs/catalogue';

const resolution: Parameter = {
  name: 'res',
  type: 'resolution',
  description: 'The resolution of the cell.',
  range: '0 to 15',
};

export const latLngToCell: FunctionEntry = {
  name: 'latLngToCell',
  group: 'indexing',
  summary: 'Returns the cell of a given resolution that contains a point.',
  use: 'Pass the latitude first, in degrees, or in radians in C. To convert a whole area, use [`polygonToCells`](/api/regions.mdx#polygontocells). To get a coarser cell from a cell, use [`cellToParent`](/api/hierarchy.mdx#celltoparent), which needs no coordinates.',
  parameters: [
    {
      name: 'g',
      type: 'point',
      description:
        'Latitude and longitude. C and Go accept one `LatLng`. The other languages accept two numbers, latitude first.',
      unit: 'radians in C, degrees elsewhere',
      range: 'finite',
    },
    resolution,
    {
      name: 'out',
      type: 'cell',
      description: 'The cell.',
      out: true,
    },
  ],
  returns:
    'The cell. In Java and DuckDB, the function whose name ends in `Address` or `_string` returns a string, and the other function returns a 64-bit integer. JavaScript and Python return a string.',
  errors: [
    {
      code: 'E_LATLNG_DOMAIN',
      when: 'The latitude or the longitude is infinite or not a number.',
    },
    {
      code: 'E_RES_DOMAIN',
      when: 'The resolution is below 0 or above 15. Java throws `IllegalArgumentException` instead.',
    },
  ],
  pentagons: 'Pentagons need no special handling. For a point inside a pentagon, the function returns the pentagon.',
  notes: [
    'In C, pass radians. If you pass [degrees](/api/indexing.mdx#degrees-in-c), you get a cell elsewhere on Earth and no error.',
    'Longitudes repeat every 360°: −170° and 190° are the same, so the antimeridian needs no special handling. A latitude beyond ±90° leads past the pole: 91° N, 0° E is the same point as 89° N, 180° E.',
    'Cells of different resolutions nest only approximately, so [index once, at the finest resolution](/api/indexing.mdx#different-cells-by-resolution).',
    'JavaScript does not check types. It reads `1.5` as resolution 1 and a string of digits as a number.',
  ],
  cost: 'The time grows slowly with the resolution: each finer resolution adds one short step.',
  since: '4.0.0',
  v3: [
    {
      name: 'geoToH3',
      summary: 'Returns the cell of a given resolution that contains a point.',
      parameters: [
        {
          name: 'g',
          type: 'point',
          description:
            'Latitude and longitude. C accepts a pointer to one `GeoCoord`. The other languages accept two numbers, latitude first.',
          unit: 'radians in C, degrees elsewhere',
          range: 'finite',
        },
        resolution,
      ],
      returns:
        'The cell. If the resolution is out of range, or a coordinate is infinite or not a number, C returns 0, JavaScript returns `null`, and Java throws `IllegalArgumentException`. Python raises `H3ResolutionError` for a wrong resolution, but returns `0` for an infinite or NaN coordinate.',
      limits: 'The function accepts latitudes beyond ±90°: 91° N, 0° E is the same point as 89° N, 180° E.',
      differs:
        '[`latLngToCell`](/docs/api/indexing#latlngtocell) reports the reason for a failure as an error code. It returns the same cells.',
    },
  ],
  related: ['cellToLatLng', 'cellToBoundary', 'cellToParent', 'polygonToCells', 'degsToRads'],
  asks: `
    geocode to a cell | index a point | address to cell | latlng to index | index of a latitude and longitude
    get h3 from coordinates | is a point inside a cell | encode a location | coordinates to hexagon id
    which hexagon contains a point | look up the cell of a position | geocode | coordinate | point to hexagon
    geo to h3 | encode | GPS fix | geohash encode | which tile am I in | tag rows with a hexagon
    de: Koordinaten in Zelle umwandeln
    fr: coordonnées en cellule
    es: coordenadas a celda
    pt: coordenadas para célula
    ja: 緯度 経度 セル 変換
    zh: 经纬度 转 单元格
  `,
};
