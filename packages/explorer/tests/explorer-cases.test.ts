// cspell:ignore GPGGA NMEA
import {describe, expect, it} from 'vitest';
import {provide} from '../input/projections';
import {readInput, readText} from '../input/read';
import {rows} from './explorer-input-table';
import {placeOf, saidAt} from './reading';

provide();

const A = '88a8100c19fffff';
const B = '88a8100c1bfffff';

interface Expected {
  readonly cells?: number;
  /** Positions as `lat,lng`, and other shapes by their type. */
  readonly shapes?: readonly string[];
  /** The columns, and their values in the first row. */
  readonly row?: Readonly<Record<string, unknown>>;
  /** The columns, where no value tells more. */
  readonly columns?: readonly string[];
  readonly problems?: readonly (readonly [line: number, reason: string])[];
  /** A part of a note. */
  readonly note?: string;
}

/** The same reason on several lines. */
const on = (lines: readonly number[], reason: string) => lines.map((line) => [line, reason] as const);

/** Texts as people have them, each with all that is in it and nothing else. */
const cases: Readonly<Record<string, readonly [text: string, expected: Expected]>> = {
  'CSV of pandas with its index': [`,h3,count\n0,${A},12\n1,${B},15`, {cells: 2, row: {'column 1': 0, count: 12}}],
  'GPX behind style sheets and a document type': [
    '<?xml version="1.0"?>\n<?xml-stylesheet href="a.xsl"?>\n<!DOCTYPE gpx [<!ENTITY a "b">]>\n<gpx><wpt lat="1" lon="2"/></gpx>',
    {shapes: ['1,2'], columns: []},
  ],
  'GeoJSON whose id is the place': [
    `{"type":"FeatureCollection","features":[{"type":"Feature","id":"${A}","properties":{"n":1},"geometry":null},{"type":"Feature","properties":{"n":2},"geometry":{"type":"Point","coordinates":[-122,37]}}]}`,
    {cells: 1, shapes: ['37,-122'], row: {n: 1}},
  ],
  'CSV of a single column with its name': [`h3\n${A}\n${B}`, {cells: 2, columns: []}],
  'CSV whose first row is longer than the sample': [
    `name,geom\nlong,"LINESTRING (${Array.from({length: 9000}, (_, at) => `${at / 100} 1`).join(', ')})"\nshort,POINT (2 1)`,
    {shapes: ['LineString', '1,2'], row: {name: 'long'}},
  ],
  'CSV with years as names': [`h3,2019,2020\n${A},12,13`, {cells: 1, row: {'2019': 12, '2020': 13}}],
  'CSV with a name that is there twice': [`h3,a,a\n${A},1,2`, {cells: 1, row: {a: 1, 'a 2': 2}}],
  'CSV with spaces before quotes': [`h3,quote\n${A},He said; "go"`, {cells: 1, row: {quote: 'He said; "go"'}}],
  'TSV with JSON': [`h3\tlist\n${A}\t["a", "b"]`, {cells: 1, row: {list: '["a", "b"]'}}],
  'CSV with apostrophes in quotes': [`"h3","who"\n"${A}","'@home"`, {cells: 1, row: {who: "'@home"}}],
  'CSV without names': [`x1,${A},1.5\nx2,${B},2`, {cells: 2, row: {'column 1': 'x1', 'column 3': 1.5}}],
  'KML with a track of one position, and one of none': [
    '<kml><Placemark><name>a</name><gx:Track><gx:coord>2 1 0</gx:coord></gx:Track></Placemark><Placemark><gx:Track/></Placemark></kml>',
    {shapes: ['1,2'], row: {name: 'a'}, problems: [[1, 'this element has no coordinates']]},
  ],
  'CSV without names, with a coordinate of few decimals': [
    Array.from({length: 20}, (_, at) => `${at},"A, B",${at === 7 ? '49.91' : '49.9123'},-99.9519,x`).join('\n'),
    {
      shapes: Array.from({length: 20}, (_, at) => `${at === 7 ? '49.91' : '49.9123'},-99.9519`),
      row: {'column 1': 0, 'column 2': 'A, B', 'column 5': 'x', 'column 3': 49.9123, 'column 4': -99.9519},
      note: '“column',
    },
  ],
  'JSON rows of Elasticsearch with places in several forms': [
    '{"hits":[{"n":1,"at":{"type":"Point","coordinates":[2,1]}},{"n":2,"at":{"lat":3,"lon":4}}]}',
    {shapes: ['1,2', '3,4'], row: {n: 1, 'at.lat': null, 'at.lon': null}},
  ],
  'dictionaries of Python with tuples': [
    "[{'name': 'a', 'position': (52.5, 13.4), 'tags': ('x', ('y',))}, {'name': 'b', 'position': (48.8, 2.3), 'tags': ()}]",
    {problems: [[1, 'unexpected “(”']]},
  ],
  'features with other geometries among their properties': [
    '{"type":"Feature","properties":{"n":1,"center":{"type":"Point","coordinates":[5,6]},"wkt":"POINT (7 8)"},"geometry":{"type":"Point","coordinates":[1,2]}}',
    {
      shapes: ['2,1'],
      row: {n: 1, wkt: 'POINT (7 8)', center: '{"type":"Point","coordinates":[5,6]}'},
    },
  ],
  'a print of DuckDB without some columns and rows': [
    `┌─────────────────┬───────┬───┬───────┐\n│       h3        │   n   │ … │   z   │\n│     varchar     │ int32 │   │ int32 │\n├─────────────────┼───────┼───┼───────┤\n│ ${A} │     1 │ … │     5 │\n│        ·        │   ·   │ · │   ·   │\n│        ·        │   ·   │ · │   ·   │\n│ ${B} │     2 │ … │     6 │\n├─────────────────┴───────┴───┴───────┤\n│ 40 rows (2 shown)         4 columns │\n└─────────────────────────────────────┘\n`,
    {cells: 2, row: {n: 1, '…': '…', z: 5}, problems: [[6, 'left rows or columns out']]},
  ],
  'a tibble without some columns': [
    `# A tibble: 1 × 5\n  h3                  n\n  <chr>           <dbl>\n1 ${A}     1\n# ℹ 3 more variables: x <chr>, y <dbl>,\n#   z <dbl>`,
    {cells: 1, row: {n: 1}, problems: on([5, 6], 'left rows or columns out')},
  ],
  'a geometry that a program cut off': [
    'name\tgeom\nA\tPOLYGON ((1.5 2.5, 3.12 4....\nB\tPOINT (1 2)',
    {shapes: ['2,1'], row: {name: 'A'}, problems: [[2, 'cut it off']]},
  ],
  'JSON with values below other lines': [
    `Content-Type: application/json\n\n[{"h3":"${A}","n":1}]`,
    {cells: 1, problems: [[1, 'no coordinates']], note: 'The text beside the place on line 3 was left out'},
  ],
  'GeoJSON with properties below other lines': [
    'Content-Type: application/json\n\n{"type":"Feature","properties":{"n":1},"geometry":{"type":"Point","coordinates":[2,1]}}',
    {shapes: ['1,2'], problems: [[1, 'no coordinates']], note: 'The text beside the place on line 3 was left out'},
  ],
  'words of what3words among positions': [
    '52.5, 13.4\n///filled.count.soap',
    {shapes: ['52.5,13.4'], problems: [[2, 'what3words']]},
  ],
  'JSON rows with lists of numbers': [
    `[{"h3":"${A}","score":1.5,"ci":[0.1,0.4]},{"h3":"${B}","score":2.5,"ci":[0.2,0.5]}]`,
    {cells: 2, row: {score: 1.5, ci: '[0.1,0.4]'}},
  ],
  'JSON rows with members of members': [
    `{"hits":{"hits":[{"_id":"1","_source":{"h3":"${A}","n":1}},{"_id":"2","_source":{"h3":"${B}","n":2}}]}}`,
    {cells: 2, row: {_id: 1, '_source.n': 1}},
  ],
  'a dictionary from cells to values': [`{"${A}": 64, "${B}": 73}`, {cells: 2, row: {value: 64}}],
  'JSON of pandas': [
    `{"h3":{"0":"${A}","1":"${B}"},"n":{"0":1,"1":2}}`,
    {cells: 2, problems: [[1, 'Save an object for each row']]},
  ],
  'JSON of columns': [
    `{"h3":["${A}","${B}"],"n":[1,2]}`,
    {cells: 2, problems: [[1, 'something else than a position']]},
  ],
  'JSON split by pandas': [
    `{"columns":["h3","n"],"index":[0,1],"data":[["${A}",1],["${B}",2]]}`,
    {cells: 2, problems: [[1, 'Save an object for each row']]},
  ],
  'a cell of the explorer’s own GeoJSON': [
    `{"type":"FeatureCollection","features":[{"type":"Feature","id":"${A}","properties":{"value":64,"h3":"${A}"},"geometry":{"type":"Polygon","coordinates":[[[-122.43,37.77],[-122.42,37.77],[-122.42,37.78],[-122.43,37.77]]]}}]}`,
    {cells: 1, row: {value: 64}},
  ],
  'a building with the cell that it lies in': [
    '{"type":"Feature","properties":{"h3":"8928308280fffff"},"geometry":{"type":"Polygon","coordinates":[[[-122.43,37.77],[-122.4299,37.77],[-122.4299,37.7701],[-122.43,37.77]]]}}',
    {shapes: ['Polygon'], row: {h3: '8928308280fffff'}},
  ],
  'GeoJSON in a system that isn’t known': [
    '{"type":"FeatureCollection","crs":{"type":"name","properties":{"name":"EPSG:99999"}},"features":[{"type":"Feature","properties":{"n":1},"geometry":{"type":"Point","coordinates":[20,50]}}]}',
    {row: {n: 1}, problems: [[1, 'coordinate system 99999 is unknown']]},
  ],
  'KML with extended data': [
    '<kml><Placemark><name>A &amp; B</name><ExtendedData><Data name="pop"><value>5</value></Data><SchemaData><SimpleData name="x">y</SimpleData></SchemaData></ExtendedData><Point><coordinates>2,1,0</coordinates></Point></Placemark></kml>',
    {shapes: ['1,2'], row: {name: 'A & B', pop: 5, x: 'y'}},
  ],
  'KML that ends in a comment': [`<kml>${'<!--'.repeat(20_000)}`, {problems: [[1, 'ends too early']]}],
  'another kind of XML': [
    '<?xml version="1.0"?><model><node lat="1" lon="2"/></model>',
    {problems: [[1, 'this kind of XML']]},
  ],
  'a name from Object': [`h3,__proto__,constructor\n${A},a,b`, {cells: 1, row: {['__proto__']: 'a', constructor: 'b'}}],
  'CSV with rows of many lengths': [
    `h3,n,m\n${A},1,2\n${B},3\n${A},4,5,6,7`,
    {cells: 2, row: {n: 1, m: 2}, problems: [[4, 'this row has 5 fields']]},
  ],
  'CSV below comments': [`# Source: a survey\n# License: CC0\nh3,v\n${A},1\n${B},2`, {cells: 2, row: {v: 1}}],
  'CSV with Excel’s note of the delimiter': [`sep=;\nh3;v\n${A};1\n${B};2`, {cells: 2, row: {v: 1}}],
  'a sheet with a title': [
    `Report of cells,,\n,,\nh3,v,w\n${A},1,x\n${B},2,y\n${B},2,y`,
    {cells: 2, row: {v: 1, w: 'x'}, problems: [[1, 'is above the names']]},
  ],
  'CSV in single quotes': [`'h3','v'\n'${A}','1'\n'${B}','2'`, {cells: 2, row: {v: 1}}],
  'indexes in braces': [`n,cell\n1,${A}\n2,{${B}}`, {cells: 2, row: {n: 1}}],
  'rows with lists of indexes': [
    `[{"name":"x","cells":["${A}","${B}"]},{"name":"y","cells":["${A}"]}]`,
    {cells: 2, row: {name: 'x', cells: `["${A}","${B}"]`}, problems: on([1, 1], 'this row has no index')},
  ],
  'a table of pandas in its own schema': [
    `{"schema":{"fields":[{"name":"index","type":"integer"},{"name":"h3","type":"string"},{"name":"n","type":"number"}],"primaryKey":["index"]},"data":[{"index":0,"h3":"${A}","n":1},{"index":1,"h3":"${B}","n":2}]}`,
    {cells: 2, row: {index: 0, n: 1}, problems: [[1, 'more rows here']]},
  ],
  'names of cells': [`{"home":"${A}","work":"${B}"}`, {cells: 2, row: {name: 'home'}}],
  'names of places': [
    '{"home":{"lat":1.5,"lng":2.5,"n":1},"work":{"lat":3.5,"lng":4.5,"n":2}}',
    {shapes: ['1.5,2.5', '3.5,4.5'], row: {name: 'home', n: 1, lat: 1.5, lng: 2.5}},
  ],
  'pandas without labels': [
    `             h3  name   v\n${A}   a b 1.5\n${B}     c 2.5`,
    {cells: 2, row: {name: 'a b', v: 1.5}},
  ],
  'snowsql with a bar in a value': [
    `+-----------------+------+\n| H3              | NAME |\n|-----------------+------|\n| ${A} | a    |\n| ${B} | b | c |\n+-----------------+------+\n2 Row(s) produced. Time Elapsed: 0.150s`,
    {cells: 2, row: {NAME: 'a'}, problems: [[5, 'this row has 3 fields']]},
  ],
  'CSV with backslashes before quotes': [
    String.raw`id,geom,n
1,"{\"type\":\"Point\",\"coordinates\":[2,1]}",5
2,"{\"type\":\"Point\",\"coordinates\":[4,3]}",6`,
    {shapes: ['1,2', '3,4'], row: {id: 1, n: 5}},
  ],
  'GeoJSON whose crs is a text': [
    '{"type":"FeatureCollection","crs":"EPSG:3857","features":[{"type":"Feature","properties":{"n":1},"geometry":{"type":"Point","coordinates":[20,0]}}]}',
    {shapes: ['0,0.0002'], row: {n: 1}},
  ],
  'features with members of their own': [
    '{"type":"Feature","id":7,"count":5,"place":{"rank":2},"properties":{"count":1},"geometry":{"type":"Point","coordinates":[2,1]}}',
    {shapes: ['1,2'], row: {count: 1, id: 7, 'count 2': 5, 'place.rank': 2}},
  ],
  'JSON with a feature in each row': [
    '[{"id":1,"area":{"type":"Feature","properties":{"n":3},"geometry":{"type":"Point","coordinates":[2,1]}}},{"id":2,"area":{"type":"Feature","properties":{"n":4},"geometry":{"type":"Point","coordinates":[4,3]}}}]',
    {shapes: ['1,2', '3,4'], row: {id: 1, 'area.n': 3}},
  ],
  'values below cells as names': [
    `date,${A},${B}\n2024-01-01,1,2`,
    {cells: 2, problems: [[2, '5 numbers']], note: 'on line 1 was left out'},
  ],
  'a line on which one pair is no position': ['100.5, 200.5, 1.5, 2.5', {problems: [[1, 'outside']]}],
  'a version': ['pkg 1.2.3', {problems: [[1, 'no coordinates']]}],
  'a box': ['bbox=13.08,52.33,13.76,52.67', {problems: [[1, 'boxes aren’t read']]}],
  'a box without its name': ['13.08,52.33,13.76,52.67', {problems: [[1, 'boxes aren’t read']]}],
  'whole numbers below x and y': [
    'id,x,y\n1,12,30\n2,15,45',
    {shapes: ['30,12', '45,15'], row: {id: 1, x: 12, y: 30}, note: '“y” (latitude)'},
  ],
  'texts of Excel': [`h3,n\n="${A}",="01"\n'${B},="02"`, {cells: 2, row: {n: '01'}}],
  'KML with an overlay and the times of a track': [
    '<kml><GroundOverlay><LatLonBox><north>38</north></LatLonBox></GroundOverlay><Placemark><name>T</name><gx:Track><when>a</when><when>b</when><gx:coord>2 1 0</gx:coord><gx:coord>4 3 0</gx:coord></gx:Track></Placemark></kml>',
    {
      shapes: ['LineString'],
      row: {name: 'T', when: 'a'},
      problems: [[1, 'overlays']],
      note: '1 value',
    },
  ],
  'KML with the layers of My Maps': [
    '<kml><Document><name>M</name><Folder><name>Schools</name><Placemark><name>A</name><Point><coordinates>2,1</coordinates></Point></Placemark></Folder><Folder><name>Parks</name><Folder><name>Old</name><Placemark><name>B</name><Point><coordinates>4,3</coordinates></Point></Placemark></Folder></Folder></Document></kml>',
    {shapes: ['1,2', '3,4'], row: {layer: 'Schools', name: 'A'}},
  ],
  'GPX with extensions': [
    '<gpx xsi:schemaLocation="http://www.topografix.com/GPX/1/1 http://www.garmin.com/xmlschemas/v3"><wpt lat="1" lon="2"><name>W</name><extensions><x:speed>5</x:speed></extensions></wpt><trk><trkseg><trkpt lat="1" lon="2"><extensions><x:hr>120</x:hr></extensions></trkpt><trkpt lat="3" lon="4"><extensions><x:hr>125</x:hr></extensions></trkpt></trkseg></trk></gpx>',
    {
      shapes: ['1,2', 'LineString'],
      row: {name: 'W', speed: 5},
      note: '2 values were left out: hr',
    },
  ],
  'CSV whose first row has a number beyond all others': [
    'lat,lng\n1e400,2\n5,3\n1,2',
    {shapes: ['5,3', '1,2'], row: {lat: '1e400', lng: 2}, problems: [[2, 'aren’t in degrees']]},
  ],
  'CSV with marks that nobody sees': [`h3,n\n\u200f${A}\u200f,\u200e1\n\u200b${B},2`, {cells: 2, row: {n: '\u200e1'}}],
  'CSV with a geometry among its pairs': [
    'name,location\nA,"(52.5, 13.4)"\nB,"(52.6, 13.5)"\nC,POINT (13.7 52.7)',
    {
      shapes: ['52.5,13.4', '52.6,13.5'],
      row: {name: 'A', location: '(52.5, 13.4)'},
      problems: [[4, '']],
      note: '(latitude, longitude)',
    },
  ],
  'JSON with a key that is there twice': [
    `[{"h3": "${A}", "n": 1, "n": 2},\n{"h3": "${B}", "n": 3, "n": 4}]`,
    {cells: 2, row: {n: 2}, problems: on([1, 2], 'only its last value was read')},
  ],
  'JSON from cells to values, with a cell that is there twice': [
    `{"${A}": 1, "${B}": 2, "${A}": 3}`,
    {cells: 2, row: {value: 1}},
  ],
  'code with numbers that are none of places': [
    `cells = ["${A}"]\nweights = [-122.5, 37.7, -122.3, 37.8]`,
    {cells: 1, problems: [[2, 'something else than a position']]},
  ],
};

/** Formats that aren't read: a text of each, and what it should become. */
const unread: Readonly<Record<string, readonly [text: string, advice: string]>> = {
  TCX: [
    '<?xml version="1.0"?><TrainingCenterDatabase><Position><LatitudeDegrees>1</LatitudeDegrees></Position></TrainingCenterDatabase>',
    'Convert it to GPX',
  ],
  'OSM XML': ['<osm version="0.6"><node id="1" lat="52.5" lon="13.4"/></osm>', 'Convert it to GeoJSON'],
  GML: ['<gml:FeatureCollection><gml:pos>1 2</gml:pos></gml:FeatureCollection>', 'Convert it to GeoJSON'],
  RSS: ['<rss version="2.0"><channel/></rss>', 'Save it as KML, GPX, or GeoJSON'],
  'a saved view': ['{"format":"h3-explorer","version":2,"q":"POINT (1 2)"}', 'Open the data that they had'],
  TopoJSON: [
    '{"objects":{"a":{"type":"Point","coordinates":[1,2]}},"arcs":[],"type":"Topology"}',
    'Convert it to GeoJSON',
  ],
  'Overpass JSON': [
    '{"version":0.6,"elements":[{"type":"node","id":1,"lat":52.5,"lon":13.4}]}',
    'Convert it to GeoJSON',
  ],
  'Esri JSON': ['{"features":[{"attributes":{"n":1},"geometry":{"x":1,"y":2}}]}', 'Convert it to GeoJSON'],
  'Esri JSON of geometries': ['[{"rings":[[[0,0],[0,9],[9,9],[0,0]]]}]', 'Convert it to GeoJSON'],
  'kepler.gl': [
    '{"datasets":[{"data":{"fields":[{"name":"lat"}],"allData":[[1]]}}],"config":{"config":{}}}',
    'Export the data of the map as CSV',
  ],
  'kepler.gl without data': [
    '{"version":"v1","config":{"visState":{"layers":[]},"mapState":{"latitude":37.7,"longitude":-122.4,"zoom":11},"mapStyle":{"threeDBuildingColor":[9.66,17.18,31.14]}}}',
    'kepler.gl isn’t read. Export the data of the map as CSV',
  ],
  MapInfo: ['Version 300\nCharset "Neutral"\nColumns 1\n  name Char(10)\nData\n\nPoint 13.4 52.5\n', 'as GeoJSON'],
  NMEA: ['$GPGGA,123519,4807.038,N,01131.000,E,1,08,0.9,545.4,M,46.9,M,,*47\n', 'GPX'],
  IGC: [
    'AXXXABC FLIGHT:1\nHFDTE160701\nB1602405407121N00249342WA0028000421\nB1602455107126N00149300WA0028800429',
    'GPX',
  ],
};

describe('a text of people', () => {
  it.each(Object.entries(cases))('as %s arrives with all that is in it', (_, [text, expected]) => {
    const {result, data} = readText(text);
    expect([result.cells.length, result.shapes.map(placeOf)]).toEqual([expected.cells ?? 0, expected.shapes ?? []]);
    const [first] = data?.rows ?? [];
    const row = Object.fromEntries((data?.columns ?? []).map(({name}, at) => [name, first?.values[at]]));
    expect(expected.columns ? Object.keys(row) : Object.entries(row)).toEqual(
      expected.columns ?? Object.entries(expected.row ?? {}),
    );
    expect(result.problems).toMatchObject(saidAt(expected.problems));
    expect((result.notes ?? []).join(' ')).toContain(expected.note ?? '');
  });

  it.each(Object.entries(unread))('as %s is refused', (_, [text, advice]) => {
    const {result, data} = readText(text);
    expect([data, result]).toMatchObject([undefined, {cells: [], shapes: [], problems: saidAt([[1, advice]])}]);
  });
});

it.each(Object.entries(rows))('a text is read: %s', (_, [text, {shapes = [], problems, ...indexes}]) => {
  const result = readInput(text);
  const none = {cells: [], edges: [], vertexes: [], repeated: 0};
  expect(result).toMatchObject({...none, ...indexes, problems: saidAt(problems)});
  expect(result.shapes.map(placeOf)).toEqual(shapes);
});
