// cspell:ignore zqx
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {readText} from '../input/read';

const A = '8928308280fffff';
const B = '8928308283bffff';
const MARK = 'zqx';

/** Where a part that no reader knows goes into a text of each format, and what it is there. */
const formats: Readonly<Record<string, readonly [text: string, part: string]>> = {
  GeoJSON: [
    '{§"type":"FeatureCollection","features":[{§"type":"Feature","properties":{§"n":1},"geometry":{§"type":"Point","coordinates":[2,1]}},{"type":"Feature","properties":{§},"geometry":{§"type":"GeometryCollection","geometries":[{§"type":"Point","coordinates":[4,3]}]}}]}',
    `"${MARK}":"${MARK}",`,
  ],
  KML: [
    '<kml><Document>§<Folder>§<Placemark>§<name>a</name>§<ExtendedData>§<Data name="n"><value>1</value></Data></ExtendedData><Point>§<coordinates>2,1</coordinates></Point></Placemark><Placemark><gx:Track>§<gx:coord>4 3 0</gx:coord></gx:Track>§</Placemark></Folder></Document></kml>',
    `<v:${MARK}>${MARK}</v:${MARK}>`,
  ],
  GPX: [
    '<gpx>§<wpt lat="1" lon="2">§<name>a</name></wpt><rte>§<rtept lat="1" lon="2">§</rtept><rtept lat="3" lon="4"/></rte><trk>§<trkseg>§<trkpt lat="1" lon="2"><extensions>§</extensions></trkpt><trkpt lat="3" lon="4"/></trkseg></trk></gpx>',
    `<v:${MARK}>${MARK}</v:${MARK}>`,
  ],
  'JSON rows': [`[{§"h3":"${A}","at":{§"n":1}},{"h3":"${B}","at":{"n":2}}]`, `"${MARK}":"${MARK}",`],
  'JSON in an envelope': [`{§"status":{§"n":1},"rows":[{§"h3":"${A}"},{§"h3":"${B}"}]}`, `"${MARK}":"${MARK}",`],
  'JSON lines': [`{§"h3":"${A}"}\n{§"h3":"${B}"}`, `"${MARK}":"${MARK}",`],
  CSV: [`h3,n§\n${A},1§\n${B},2§\n${B},2§`, `,${MARK}`],
  'lines of CSV': [`h3,n\n${A},1§\n${B},2§\n${B},2§`, `\n${MARK},${MARK}`],
  WKT: ['§POINT (1 2)§\n§POINT (3 4)§', ` ${MARK} `],
  'a box': [`| h3 | n |\n|----|---|\n| ${A} | 1 |§\n| ${B} | 2 |§\n§`, `\n${MARK}`],
  'a list of indexes': [`§${A}§\n§${B}§`, ` ${MARK} `],
};

describe('a part that no reader knows', () => {
  it.each(Object.entries(formats))('of %s is kept or named, wherever it is', (_, [text, part]) => {
    const places = text.split('§');
    fc.assert(
      fc.property(fc.integer({min: 1, max: places.length - 1}), (at) => {
        const written = places.slice(0, at).join('') + part + places.slice(at).join('');
        const {result, data} = readText(written.replaceAll(/,(?=[}\]])/g, ''));
        const said = JSON.stringify([
          data?.columns,
          data?.rows.map(({values}) => values),
          result.problems,
          result.notes,
        ]);
        expect(said.includes(MARK) || said.includes('left out'), `${written}\n${said}`).toBe(true);
        expect(result.cells.length + result.shapes.length, written).toBeGreaterThan(0);
      }),
      {seed: 55, numRuns: 3 * places.length},
    );
  });

  it.each([
    [
      'a third coordinate of GeoJSON',
      '{"type":"Feature","properties":{},"geometry":{"type":"Point","coordinates":[2,1,17.09]}}',
      [17.09],
    ],
    ['a third coordinate of WKT', 'name,g\na,POINT Z (2 1 17.09)', ['a', 17.09]],
    ['a third coordinate of EWKB', 'g,n\n0101000080000000000000f03f00000000000000400000000000002240,1', [1, 9]],
    [
      'a third coordinate of KML',
      '<kml><Placemark><Point><coordinates>2,1,17.09</coordinates></Point></Placemark></kml>',
      [17.09],
    ],
  ])('%s is a column', (_, text, values) => {
    const {data, result} = readText(text);
    expect(data?.columns.at(-1)).toEqual({name: 'z', type: 'number'});
    expect(data?.rows[0]?.values).toEqual(values);
    expect(result.notes).toBeUndefined();
  });

  it.each([
    ['LINESTRING Z (1 2 3, 4 5 6)', 'third coordinates or measures (M) of 2 positions were left out'],
    ['POINT ZM (1 2 3 4)', 'measure (M) of 1 position was left out'],
    ['POINT M (1 2 4)', 'measure (M) of 1 position was left out'],
    [
      '{"type":"LineString","coordinates":[[1,2,3],[4,5,6,7]]}',
      'third coordinates or measures (M) of 2 positions were left out',
    ],
    ['name,g\na,LINESTRING M (1 2 3 4, 4 5 6 7)', 'left out'],
    ['g,n\n0101000040000000000000f03f00000000000000400000000000002240,1', 'measure (M) of 1 position was left out'],
  ])('%s is named', (text, note) => {
    expect(readText(text).result.notes?.join(' ') ?? readText(text).result.problems[0]?.reason).toContain(note);
  });

  it('is no place: rows of features without a geometry are counted', () => {
    const feature = (geometry: unknown) => ({type: 'Feature', properties: {n: 1}, geometry});
    const point = {type: 'Point', coordinates: [2, 1]};
    const text = JSON.stringify({type: 'FeatureCollection', features: [feature(point), feature(null), feature(null)]});
    expect(readText(text).result.notes).toEqual(['2 rows have no geometry.']);
  });
});
