/** What a text should be read as. What is left out must not be found. */
export interface Expected {
  readonly cells?: readonly string[];
  readonly edges?: readonly string[];
  readonly vertexes?: readonly string[];
  /** Positions as `lat,lng`, rounded to 4 decimals; other shapes by the name of their type. */
  readonly shapes?: readonly string[];
  /** Line and a part of the reason. */
  readonly problems?: readonly (readonly [line: number, reason: string])[];
  readonly repeated?: number;
}

const A = '8928308280fffff';
const B = '8928308283bffff';
const PENTAGON = '8009fffffffffff';
const cellA = {cells: [A]};
const both = {cells: [A, B]};
/** A vertex of A, from h3-js. */
const VERTEX_OF_A = '22928308280fffff';
const SF = {shapes: ['37.7749,-122.4194']};
const DMS = {shapes: ['37.7747,-122.4192']};
const bad = (reason: string, line = 1): Expected => ({problems: [[line, reason]]});
const square = '(0 0, 1 0, 1 1, 0 1, 0 0)';
const ring = '[[0,0],[1,0],[1,1],[0,1],[0,0]]';
const point = '{"type":"Point","coordinates":[-122.4194,37.7749]}';
const psql = `     h3_cell     | count
-----------------+-------
 ${A} |     3
 ${B} |     1
(2 rows)
`;
const mysql = `+-----------------+-------+
| h3              | count |
+-----------------+-------+
| ${A} |     3 |
| ${B} |     1 |
+-----------------+-------+
2 rows in set (0.00 sec)
`;
export const rows: Readonly<Record<string, readonly [text: string, expected: Expected]>> = {
  // Indexes, one at a time.
  '0X upper case': [`0X${A.toUpperCase()}`, cellA],
  '0x and leading zero': [`0x0${A}`, cellA],
  'decimal with plus': ['+617700169958293503', cellA],
  'decimal with leading zeros': ['000617700169958293503', cellA],
  'C unsigned long long': ['617700169958293503ULL', cellA],
  'byte order mark': [`\ufeff${A}`, cellA],
  pentagon: [PENTAGON, {cells: [PENTAGON]}],
  'resolution 15': ['8f2830828052d25', {cells: ['8f2830828052d25']}],
  vertex: [VERTEX_OF_A, {vertexes: [VERTEX_OF_A]}],
  // Lists in any wrapping.
  'lines of Windows': [`${A}\r\n${B}\r\n`, both],
  'trailing comma': [`${A},\n${B},\n`, both],
  semicolons: [`${A};${B}`, both],
  pipes: [`${A}|${B}`, both],
  'JSON numbers stay exact': ['[617700169958293503, 617700169961177087]', both],
  'JSON in an object': [`{"cells":["${A}","${B}"],"name":"x"}`, both],
  'JSON lines': [`{"h3":"${A}"}\n{"h3":"${B}"}`, both],
  'Python list assigned': [`cells = ['${A}',\n         '${B}']`, both],
  'Python tuple': [`('${A}', '${B}')`, both],
  'JavaScript object': [`{cell: '${A}', at: latLng(1, 2), other: '${B}'}`, both],
  'Python call': [`h3.grid_disk('${A}', 2)`, cellA],
  'SQL VALUES': [`INSERT INTO t (h3, n) VALUES ('${A}', 1), ('${B}', 2);`, both],
  'PostgreSQL array': [`ARRAY['${A}','${B}']::h3index[]`, both],
  'C array': [`H3Index cells[] = {0x${A}, 0x${B}};`, both],
  'code with comments': [`# my cells\n${A}  # home\n${B} // work`, both],
  address: [`https://example.org/?h3=${A}`, cellA],
  'CSV with an empty cell': [`h3,n\n${A},1\n,2`, {cells: [A], problems: [[3, 'no index']]}],
  'CSV below an empty line': [`\n\nh3,n\n${A},1\n${B},2`, both],
  // Tables as command-line clients print them.
  psql: [psql, both],
  'psql, with prompt and time': [
    `h3=# SELECT h3_cell, count(*) FROM t GROUP BY 1;\n${psql}\nTime: 0.512 ms\nh3=#`,
    both,
  ],
  'psql, a null': [psql.replace(A, ' '.repeat(15)), {cells: [B], problems: [[3, 'this row has no index']]}],
  'psql, positions': ['   lat   |    lng    | n \n---------+-----------+---\n 37.7749 | -122.4194 | 3\n(1 row)', SF],
  'psql, with lines of Windows': [psql.replaceAll('\n', '\r\n'), both],
  'psql, in a frame': [`${mysql.split('\n').slice(0, 6).join('\n')}\n(2 rows)`, both],
  'MySQL, with prompts': [`MariaDB [geo]> SELECT h3, n\n    -> FROM t;\n${mysql}\nmysql> `, both],
  'MySQL, positions': [
    '+----+---------+-----------+\n| id | lat     | lng       |\n+----+---------+-----------+\n|  1 | 37.7749 | -122.4194 |\n+----+---------+-----------+\n1 row in set (0.01 sec)',
    SF,
  ],
  ClickHouse: [
    `   ┌─h3──────────────┬─n─┐\n1. │ ${A} │ 3 │\n2. │ ${B} │ 1 │\n   └─────────────────┴───┘\n\n2 rows in set. Elapsed: 0.002 sec.`,
    both,
  ],
  'Markdown table without bars around it': [`h3 | n\n---|---\n${A} | 3\n${B} | 1`, both],
  'two tables and a list': [
    `${psql}\n${mysql}\n37.7749, -122.4194`,
    {...both, repeated: 2, problems: [8, 10, 11, 15].map((line) => [line, 'outside of the table'])},
  ],
  'a table of other things': [
    ' a | b \n---+---\n 1 | 2\n(1 row)',
    {problems: [[3, 'names no latitude and longitude columns']]},
  ],
  'a rule between positions': ['37.7749, -122.4194\n-----\n40, -74', {shapes: ['37.7749,-122.4194', '40,-74']}],
  'a frame around indexes': [`+---+\n| ${A} |\n+---+\n| ${B} |\n+---+`, both],
  'only what is below a table': ['(3 rows)', bad('no index, position, or geometry')],
  repeated: [`${A} ${A} ${B} ${A}`, {...both, repeated: 2}],
  // Indexes that are none.
  'one digit short': [A.slice(1), bad('14 hexadecimal digits')],
  'one digit long': [`${A}0`, bad('high bit is 1')],
  zero: ['0x0', bad('H3_NULL')],
  'all ones': ['ffffffffffffffff', bad('high bit is 1')],
  'negative decimal of 64 bits': ['-9223372036854775808', bad('high bit is 1')],
  'beyond 64 bits': ['18446744073709551616', bad('larger than 64 bits')],
  'far beyond 64 bits': ['9'.repeat(5000), bad('larger than 64 bits')],
  'mode 0': ['1000000000000001', bad('its mode is 0')],
  'reserved bits': ['9928308280fffff', bad('reserved bits are 1')],
  'base cell 122': ['80f5fffffffffff', bad('base cell is 122')],
  'used digit 7': ['8928378280fffff', bad('digit 3 is 7')],
  'unused digit set': ['8928308280ffffe', bad('digit 15 is 6')],
  'deleted subsequence': ['81087ffffffffff', bad('where a pentagon has no cells')],
  'edge in direction 0': ['10928308280fffff', bad('direction is 0')],
  'edge of a pentagon in direction 1': ['11009fffffffffff', bad('no neighbor in this direction')],
  'vertex 7': ['27928308280fffff', bad('vertex number is 7')],
  'vertex of another cell': ['20928308280fffff', bad('another of its three cells owns')],
  'rounded to a double': ['617700169958293500', bad('lost its last digits')],
  'rounded by a spreadsheet': ['6.17700169958294E+17', bad('spreadsheet')],
  'a word in a list': [`${A}, banana`, cellA],
  'a word in a quoted list': [`['${A}', 'banana']`, {...cellA, problems: [[1, 'no index']]}],
  'the line of a bad index': [`[\n"${A}",\n"nope"\n]`, {...cellA, problems: [[3, 'no index']]}],
  // Positions.
  'lat lng': ['37.7749 -122.4194', SF],
  'lat<tab>lng': ['37.7749\t-122.4194', SF],
  'in parentheses': ['(37.7749, -122.4194)', SF],
  'with plus': ['+37.7749, -122.4194', SF],
  'typographic minus': ['37.7749, −122.4194', SF],
  exponents: ['3.77749e1, -1.224194E2', SF],
  'labels, longitude first': ['lng=-122.4194 lat=37.7749', SF],
  'JSON rows of lat and lon': ['[{"lat":"37.7749","lon":"-122.4194","n":1}]', SF],
  'pairs on a line': ['(37.7749, -122.4194), (40, -74)', {shapes: ['37.7749,-122.4194', '40,-74']}],
  'a constructor': ['new LatLng(37.7749, -122.4194)', SF],
  'geo address': ['geo:37.7749,-122.4194', bad('Paste the coordinates')],
  'decimal commas': ['37,7749 -122,4194', SF],
  'decimal commas, semicolon': ['37,7749; -122,4194', SF],
  'CSV, longitude first': ['longitude,latitude\n-122.4194,37.7749', SF],
  'CSV without header': ['37.7749,-122.4194,foo\n40,-74,bar', {shapes: ['37.7749,-122.4194', '40,-74']}],
  'CSV with a hole': ['lat,lng\n37.7749,-122.4194\n,5', {...SF, problems: [[3, 'no numbers']]}],
  'CSV of other numbers': [
    'id,size\n1,37.7\n2,40',
    {
      problems: [
        [2, 'no latitude and longitude columns'],
        [3, 'names no latitude and longitude columns'],
      ],
    },
  ],
  'hemispheres glued': ['37.7749N122.4194W', SF],
  'south and east': ['33.8688S 151.2093E', {shapes: ['-33.8688,151.2093']}],
  'DMS by colons and signs': ['37:46:29 -122:25:09', DMS],
  'DMS by spaces and signs': ['37 46 29, -122 25 09', DMS],
  DM: [`37°46.483'N 122°25.15'W`, DMS],
  'west in French, east in German': ['48°51′N 2°17′O', bad('write W or E')],
  'minus zero degrees': [`-0°30'0", 10°0'0"`, {shapes: ['-0.5,10']}],
  'the poles': ['90, 0\n-90, 0', {shapes: ['90,0', '-90,0']}],
  'beyond the antimeridian': ['10, 181', {shapes: ['10,181']}],
  'latitude and longitude swapped': ['-122.4194, 37.7749', bad('swapped?')],
  'latitude out of range': ['91, 200', bad('outside ±90')],
  'longitude out of range': ['10, 361', bad('outside ±360')],
  meters: ['4183000, -13627000', bad('projected')],
  '61 minutes': [`37°61'N 122°25'W`, bad('61 minutes')],
  '75 seconds': [`37°46'75"N 122°25'W`, bad('75 seconds')],
  'two latitudes': ['37N 38N', bad('one latitude and one longitude')],
  'sign and hemisphere': ['-37°N 122°W', bad('minus sign')],
  'one number': ['42', bad('one number')],
  'three numbers': ['1, 2, 3', bad('3 numbers')],
  words: ['hello world', bad('no index')],
  // GeoJSON.
  'Point with altitude': ['{"type":"Point","coordinates":[-122.4194,37.7749,12]}', SF],
  LineString: ['{"type":"LineString","coordinates":[[0,1],[2,3]]}', {shapes: ['LineString']}],
  'Polygon, not closed': ['{"type":"Polygon","coordinates":[[[0,0],[1,0],[1,1]]]}', {shapes: ['Polygon']}],
  MultiPolygon: [`{"type":"MultiPolygon","coordinates":[[${ring}],[${ring}]]}`, {shapes: ['MultiPolygon']}],
  GeometryCollection: [
    `{"type":"GeometryCollection","geometries":[${point},${point}]}`,
    {shapes: [...SF.shapes, ...SF.shapes]},
  ],
  'Feature, type last': [`{"geometry":${point},"type":"Feature"}`, SF],
  FeatureCollection: [`{"type":"FeatureCollection","features":[{"type":"Feature","geometry":${point}}]}`, SF],
  'Feature without geometry': [
    `{"type":"FeatureCollection","features":[{"type":"Feature","geometry":null},{"type":"Feature","geometry":${point}}]}`,
    SF,
  ],
  'in JavaScript': [`const place = ${point};`, bad('Paste it by itself')],
  'keys without quotes': ["{type: 'Point', coordinates: [-122.4194, 37.7749]}", SF],
  'a sequence (RFC 8142)': [`\x1e${point}\n\x1e${point}`, {shapes: [...SF.shapes, ...SF.shapes]}],
  'a type in lower case': ['{"type":"point","coordinates":[-122.4194,37.7749]}', SF],
  'broken, without quotes': ["{type: 'Point', coordinates: [-122.4194, 37.7749}", bad('not valid')],
  'empty coordinates': ['{"type":"Polygon","coordinates":[]}', bad('no index, position, or geometry')],
  'latitude of GeoJSON out of range': ['{"type":"Point","coordinates":[1,200]}', bad('GeoJSON writes longitude first')],
  projected: ['{"type":"Point","coordinates":[500000,4000000]}', bad('projected')],
  'nested too little': ['{"type":"Polygon","coordinates":[[0,0],[1,0],[1,1]]}', bad('must be a list')],
  'ring of two corners': ['{"type":"Polygon","coordinates":[[[0,0],[1,1]]]}', bad('three corners')],
  'line of one position': ['{"type":"LineString","coordinates":[[0,0]]}', bad('two positions')],
  'text as coordinate': ['{"type":"Point","coordinates":["1",2]}', bad('not a number')],
  'no features': ['{"type":"FeatureCollection"}', bad('“features” is missing')],
  // KML.
  KML: [
    '<?xml version="1.0"?>\n<kml xmlns="http://www.opengis.net/kml/2.2"><Document>\n<!-- <Point><coordinates>1,2</coordinates></Point> -->\n<Placemark><name>A</name><Point><coordinates>-122.4194,37.7749,0</coordinates></Point></Placemark>\n<Placemark><LineString><coordinates>\n0,0 1,1\n</coordinates></LineString></Placemark>\n<Placemark><MultiGeometry><Polygon><outerBoundaryIs><LinearRing><coordinates>0,0 9,0 9,9 0,0</coordinates></LinearRing></outerBoundaryIs><innerBoundaryIs><LinearRing><coordinates>2,1 3,1 3,2 2,1</coordinates></LinearRing></innerBoundaryIs></Polygon></MultiGeometry></Placemark></Document></kml>',
    {shapes: ['37.7749,-122.4194', 'LineString', 'Polygon']},
  ],
  'KML with one bad point of two': [
    '<Placemark>\n<Point><coordinates>200,100</coordinates></Point>\n<Point><coordinates>-122.4194,37.7749</coordinates></Point></Placemark>',
    {...SF, ...bad('KML writes longitude first', 2)},
  ],
  'KML without places': ['<kml><Document></Document></kml>', bad('no index, position, or geometry')],
  // WKB.
  'a WKB point in hexadecimal': ['0101000000000000000000f03f0000000000000040', {shapes: ['2,1']}],
  'an EWKB point with altitude, big-endian': [
    '00a0000001000010e63ff000000000000040000000000000003ff0000000000000',
    {shapes: ['2,1']},
  ],
  'a bytea of PostgreSQL': ['\\x0101000000000000000000f03f0000000000000040', {shapes: ['2,1']}],
  'WKB in a table': [`id,geom\n1,0101000000000000000000f03f0000000000000040`, {shapes: ['2,1']}],
  'WKB that is cut off': ['010200000003000000000000000000f03f0000000000000040', bad('ends too early')],
  'WKB in an unknown system': ['0101000020FFE0F505000000000000f03f0000000000000040', bad('coordinate system 99999999')],
  // Grid references.
  MGRS: ['10SEG5113080998', {shapes: ['37.7749,-122.4194']}],
  'MGRS of hexadecimal digits alone': ['34CEC0499963526', bad('mode')],
  'a geohash beside a cell': [`${A} 9q8yyk8yt`, cellA],
  'a position beside a cell': [`${A} 37.7749, -122.4194`, cellA],
  'MGRS without such a square': ['10SSG5113080998', bad('no such square')],
  'UTM with a hemisphere': ['10N 551130.8 4180998.9', {shapes: ['37.7749,-122.4194']}],
  'UTM in words': ['UTM zone 10 north, E 551130.8, N 4180998.9', {shapes: ['37.7749,-122.4194']}],
  'UTM in the south': ['23K 683436.5 7460798.5', {shapes: ['-22.9509,-43.2109']}],
  'UTM with an ambiguous letter': ['10S 551130 4180998', bad('southern hemisphere or band S')],
  'UTM without such a zone': ['61N 551130 4180998', bad('no UTM zone 61')],
  'a column of grid references': ['mgrs,count\n10SEG5113080998,4\nx,3', {...SF, ...bad('not a geohash', 3)}],
  'one bad feature of two': [
    `{"type":"FeatureCollection","features":[\n{"type":"Feature","geometry":${point}},\n{"type":"Feature","geometry":{"type":"Point","coordinates":[1]}}]}`,
    {...SF, problems: [[3, 'longitude and latitude']]},
  ],
  'cut off': [`{"type":"FeatureCollection","features":[${point},\n{"type":"Poi`, {...SF, problems: [[2, 'not valid']]}],
  'broken line among lines': [
    `${point}\n{"type":"Point","coordinates":[1,\n${point}`,
    {shapes: [...SF.shapes], problems: [[3, 'not valid']]},
  ],
  // WKT.
  'point, lower case': ['point(-122.4194 37.7749)', SF],
  'POINT Z': ['POINT Z (-122.4194 37.7749 5)', SF],
  POINTZM: ['POINTZM(-122.4194 37.7749 5 6)', SF],
  'POLYGON with a hole': [`POLYGON (${square}, (0.2 0.2, 0.4 0.2, 0.4 0.4, 0.2 0.2))`, {shapes: ['Polygon']}],
  'POLYGON over lines': ['POLYGON ((0 0,\n  1 0,\n  1 1,\n  0 0))', {shapes: ['Polygon']}],
  'MULTIPOINT in parentheses': ['MULTIPOINT ((0 0), (1 1))', {shapes: ['MultiPoint']}],
  MULTILINESTRING: ['MULTILINESTRING ((0 0, 1 1), (2 2, 3 3))', {shapes: ['MultiLineString']}],
  MULTIPOLYGON: [`MULTIPOLYGON ((${square}), (${square}))`, {shapes: ['MultiPolygon']}],
  GEOMETRYCOLLECTION: ['GEOMETRYCOLLECTION (POINT (1 2), LINESTRING (0 0, 1 1))', {shapes: ['2,1', 'LineString']}],
  'a surface': ['TIN (((0 0, 1 0, 1 1, 0 0)))', bad('surfaces aren’t read')],
  'several on a line': ['POINT (1 2), POINT (3 4)', {shapes: ['2,1', '4,3']}],
  'WKT beside an index': [`${A};POINT (1 2)`, {cells: [A], shapes: ['2,1']}],
  'a curve': ['CIRCULARSTRING (0 0, 1 1, 2 0)', bad('curves and surfaces')],
  empty: ['POINT EMPTY', bad('no index, position, or geometry')],
  'empty among others': ['GEOMETRYCOLLECTION (POINT EMPTY, POINT (1 2))', {shapes: ['2,1']}],
  'Web Mercator': ['SRID=3857;POINT(-13627665.27 4547675.35)', SF],
  'another SRID': ['SRID=99999;POINT(1 2)', bad('coordinate system 99999')],
  'one coordinate': ['POINT (1)', bad('two numbers')],
  'latitude of WKT out of range': ['POINT (1 91)', bad('WKT writes longitude first')],
  'not closed': ['POLYGON ((0 0, 1 0', bad('the text ends')],
  'broken, then a good one': [
    'POLYGON ((0 0,\n1 0,\nx 1,\n 3 3))\nPOINT (1 2)',
    {shapes: ['2,1'], problems: [[2, 'two numbers']]},
  ],
  // Odd and hostile.
  nothing: ['', {}],
  punctuation: ['[]{}(),;', bad('no index, position, or geometry')],
  'nested lists': ['['.repeat(100_000), bad('no index, position, or geometry')],
  'nested objects': ['{"a":'.repeat(100_000), bad('64 levels')],
  'nested collections': ['GEOMETRYCOLLECTION('.repeat(50_000), bad('64 levels')],
  'a word and white space': [`POINT${' '.repeat(900_000)}`, bad('no index')],
  quotes: ['"'.repeat(900_000), bad('no index, position, or geometry')],
  zeros: [`0x${'0'.repeat(900_000)}`, bad('H3_NULL')],
  'pipes, 0.5 MB': ['|'.repeat(500_000), bad('no index, position, or geometry')],
  'lines of pipes, 0.1 MB': ['|\n'.repeat(60_000), bad('no index, position, or geometry')],
  'rules of pipes, 0.2 MB': ['|---'.repeat(50_000), bad('no index, position, or geometry')],
  'headers and rules, 0.03 MB': [
    'a\n---\n'.repeat(5000),
    {problems: Array.from({length: 100}, (_, at) => [2 * at + 1, 'no index'] as const)},
  ],
  'a rule of many gaps, 0.4 MB': [`a\n${'--- '.repeat(50_000)}\n${'|\n'.repeat(100_000)}`, bad('no index')],
  'frames in frames, 1 MB': ['┌─'.repeat(160_000), bad('no index, position, or geometry')],
  'lone surrogate': ['\ud800', bad('no index, position, or geometry')],
  script: ['<script>alert(1)</script>', bad('is not an index or a coordinate')],
  'prototype keys': ['{"__proto__":{"type":"Point"},"constructor":1}', bad('missing')],
  'type from a prototype': ['{"type":"constructor","coordinates":[1,2]}', {shapes: ['2,1']}],
  'escapes in single quotes': ["{'h3': '\\u0038928308280fffff'}", cellA],
  'right-to-left marks': [`\u202e${A}\u202c`, cellA],
  'more than 50 MB of two-byte letters': ['é'.repeat(25_000_001), bad('50,000,002 bytes')],
};
