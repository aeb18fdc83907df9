/** What readers call the same thing, in English; words of other languages are in `otherLanguages.ts`. */

/** What readers call a resolution, also before its number: `level 4`. */
export const resolutionWords = ['resolution', 'res', 'level', 'zoom'] as const;

/**
 * What readers call the same thing, as the names of functions have it. A plural is that of the first word. Longer
 * callings come first.
 */
// cspell:disable -- what readers type
export const synonyms: readonly (readonly [calling: string, term: string])[] = Object.entries({
  latlng: [
    'latitude and longitude|latitude longitude|longitude latitude|lat lng|lat lon|lat long',
    'lng lat|lon lat|latlng|latlon|latlong|lnglat|lonlat|coordinate|coordinates|coords|coord',
    'point|points|position|positions|location|locations|gps|geo|place|places|latlngs',
  ].join('|'),
  string: ['hex string|hex text|string index|text index|hexadecimal string|hexadecimal|string|strings', 'text'].join(
    '|',
  ),
  integer: 'integer index|integer|int|int64|uint64|bigint|long|number|decimal',
  cell: 'h3 index|h3 cell|cell index|hexagon index|cell|hexagon|hex|index|h3|h3index|tile|hexbin',
  cells: 'h3 indexes|h3 indices|h3 cells|cells|hexagons|hexes|indexes|indices|hexs|tiles|hexbins',
  polygon: [
    'bounding box|polygon|polygons|area|shape|region|bbox|box|geojson|geometry|geofence',
    'multipolygon|multi polygon|wkt|extent',
  ].join('|'),
  boundary: 'boundary|boundaries|outline|outlines|border|vertices|corners|corner|perimeter',
  center: 'center|centers|centroid|midpoint|middle',
  edge: 'directed edge|unidirectional edge|edge',
  edges: 'directed edges|unidirectional edges|edges',
  to: 'to|into|2|as',
  parent: 'parent|ancestor',
  children: 'children|child|descendants',
})
  .flatMap(([term, callings]) => callings.split('|').map((calling) => [calling, term] as const))
  .sort(([a], [b]) => b.split(' ').length - a.split(' ').length || b.length - a.length);
// cspell:enable

/** Words that mean the same wherever they are: each with the one that stands for it. */
export const sameWords: readonly (readonly [word: string, meant: string])[] = Object.entries({
  cell: 'hexagon hex tile',
  size: 'big large small',
  contain: 'inside within lie fall falls include includes',
  children: 'child descendant',
  index: 'id ids identifier address',
  integer: 'int bigint int64 uint64 long',
  lat: 'latitude',
  lng: 'longitude lon',
  position: 'gps location place',
  neighbor: 'adjacent nearby surrounding neighborhood',
  fail: 'fails failing crash wrong throw throws raise raises',
  empty: 'nothing none',
  missing: 'lose loses lost lack lacks miss',
  store: 'save keep persist',
  installation: 'setup',
  speed: 'slow slower fast faster performance',
  merge: 'dissolve union combine join',
  aggregate: 'group bin',
  outline: 'shape',
  single: 'one',
  draw: 'plot render visualize display show',
  convert: 'transform turn translate',
  coarser: 'bigger larger upscale lower downsample',
  finer: 'smaller downscale higher deeper upsample',
  resolution: resolutionWords.slice(1).join(' '),
  number: 'count total many',
  distance: 'far apart distant',
  closest: 'nearest',
  meter: 'kilometer km mile',
  city: 'country town',
  fill: 'cover tessellate',
  dataframe: 'row rows csv',
  equal: 'equally same identical',
  vary: 'varies differ differs different depend depends',
  alternative: 'alternatives versus vs compare comparison competitor',
  signed: 'unsigned',
  offline: 'internet online',
  accurate: 'accuracy precise precision exact',
}).flatMap(([meant, others]) => others.split(' ').map((other) => [other, meant] as const));
