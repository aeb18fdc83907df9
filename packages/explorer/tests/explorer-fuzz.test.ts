/** Any damage of a file ends with rows or with a sentence. */
import {readFileSync} from 'node:fs';
import {gzipSync, strToU8, zipSync} from 'fflate';
import {expect, it} from 'vitest';
import {readSource} from '@h3-docs/explorer/files/read';
import {seeded} from '@h3-docs/grid/h3/measures';
import {geoPackage} from './geopackage';
import {contentOf} from './reading';
import {dbf, shp} from './shapefile';
import {leaf, HEAD, interior, sqlite, tableRow} from './sqlite';
import {sheetXml, workbook, workbookWith} from './workbook';

/** How often each format is damaged; `H3_DOCS_LONG` asks for more. */
const COUNT = process.env.H3_DOCS_LONG ? 400 : 20;

type Damage = (bytes: Uint8Array) => Uint8Array<ArrayBuffer>;

/** Damages bytes in one to four places: other bytes, extreme numbers, and parts that are lost, doubled, or cut off. */
function damageOf(seed: number): Damage {
  const random = seeded(seed);
  const upTo = (most: number) => Math.floor(random() * most);
  const once = (bytes: number[]): number[] => {
    const at = upTo(bytes.length);
    const length = 1 + upTo(random() < 0.5 ? 4 : 200);
    const damages = [
      () => bytes.with(at, upTo(256)),
      () => bytes.with(at, (bytes[at] ?? 0) ^ (1 << upTo(8))),
      () => bytes.toSpliced(at, 4, ...Array<number>(4).fill(random() < 0.5 ? 0 : 255)),
      () => bytes.toSpliced(at, length),
      () => bytes.toSpliced(at, 0, ...bytes.slice(at, at + length)),
      () => (random() < 0.3 ? bytes.slice(0, at) : bytes.with(at, 255)),
    ];
    return damages[upTo(damages.length)]?.() ?? bytes;
  };
  return (bytes) => {
    let damaged = Array.from(bytes);
    for (let left = 1 + upTo(4); left > 0 && damaged.length > 0; left--) damaged = once(damaged);
    return Uint8Array.from(damaged);
  };
}

const cells = [
  ['h3', 'n', 'name', 'day'],
  ['8928308280fffff', 1, 'a', [45_352, 'date']],
  ['8928308283bffff', {error: '#N/A'}, 'b', [45_353, 'moment']],
] as const;
const points = shp([
  [1, 2],
  [3, 4],
]);
const table = dbf(
  [
    ['NAME', 'C', 4],
    ['N', 'N', 6],
    ['DAY', 'D', 8],
  ],
  ['  ab     1220240101', '  cd     1320240102'],
);
const texts = {
  csv: 'h3,n,lat,lng\n8928308280fffff,1,52.5,13.4\n8928308283bffff,2,52.6,13.5\n',
  geojson:
    '{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"a":1},"geometry":{"type":"Polygon","coordinates":[[[1,2],[3,4],[5,2],[1,2]]]}}]}',
  kml: '<kml><Placemark><name>a</name><Point><coordinates>2,1,3</coordinates></Point></Placemark></kml>',
  gpx: '<gpx><wpt lat="1" lon="2"><name>a</name></wpt><trk><trkseg><trkpt lat="3" lon="4"/></trkseg></trk></gpx>',
  wkt: 'geom;n\nPOLYGON ((1 2, 3 4, 5 2, 1 2));1\nSRID=3857;POINT (1 2);2\n',
};
const database = sqlite([
  leaf([tableRow('t', 2, 'id integer primary key, h3, n')], HEAD),
  interior([3, 4]),
  leaf([[null, '8928308280fffff', 1]]),
  leaf([[null, '8928308283bffff', 2]]),
]);

/** Files whose damage is within them, so that no checksum of an archive finds it. */
const formats: Readonly<Record<string, (damage: Damage) => Uint8Array>> = {
  Parquet: (damage) => damage(readFileSync('tests/data/parquet/cells.parquet')),
  GeoPackage: (damage) => damage(geoPackage()),
  SQLite: (damage) => damage(database),
  '.shp': (damage) => zipSync({'a.shp': damage(points), 'a.dbf': table}),
  '.dbf': (damage) => zipSync({'a.shp': points, 'a.dbf': damage(table)}),
  'a sheet': (damage) => workbookWith({'xl/worksheets/sheet1.xml': damage(strToU8(sheetXml(cells)))}),
  Excel: (damage) => damage(workbook({A: cells})),
  zip: (damage) => damage(zipSync({'a.csv': strToU8(texts.csv)}, {level: 0})),
  KMZ: (damage) => damage(zipSync({'doc.kml': strToU8(texts.kml)})),
  gzip: (damage) => damage(gzipSync(strToU8(texts.geojson))),
  ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, (damage: Damage) => damage(strToU8(text))])),
};

// eslint-disable-next-line no-control-regex -- the pattern looks for control characters
const HIDDEN = /[\0-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/;
const OF_ENGINES =
  /undefined|is not (?:a function|iterable|defined)|cannot (?:read|mix)|Invalid |out of bounds|Offset/i;

it.each(Object.entries(formats))('damaged: %s', {timeout: 20_000 + 200 * COUNT}, async (name, make) => {
  for (let seed = 0; seed < COUNT; seed++) {
    const reading = await readSource({name: 'a', bytes: Uint8Array.from(make(damageOf(seed)))});
    const said = 'reason' in reading ? reading.reason : (reading.note ?? '');
    expect(said, `${name} ${seed}`).not.toMatch(HIDDEN);
    expect(said, `${name} ${seed}`).not.toMatch(OF_ENGINES);
    const {result} = contentOf(reading);
    const reasons = result.problems.map(({reason}) => reason).join('\n');
    expect(reasons, `${name} ${seed}`).not.toMatch(OF_ENGINES);
    expect(!('reason' in reading) || said !== '', `${name} ${seed}`).toBe(true);
  }
});
