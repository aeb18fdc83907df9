// cspell:ignore PWXL citiesgeom ndxf
/** What files of each format hand over, and how others are refused. */
import {readFileSync} from 'node:fs';
import {gzipSync, strToU8, zipSync} from 'fflate';
import {describe, expect, it} from 'vitest';
import {readSource} from '@h3-docs/explorer/files/read';
import {provideProjections} from '../input/reference';
import {geoPackage} from './geopackage';
import {contentOf} from './reading';
import {dbf, shp} from './shapefile';

const csv = 'h3,n\n8928308280fffff,1\n';
const kml = '<kml><Placemark><Point><coordinates>2,1</coordinates></Point></Placemark></kml>';
const accents = 'Café,8928308280fffff\n';
const open = (name: string, bytes: Uint8Array) => readSource({name, bytes: new Uint8Array(bytes)});
const bytesOf = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));
const utf16 = (text: string) => Uint8Array.from(Buffer.from(text, 'utf16le'));
const swapped = (text: string) => Uint8Array.from(Buffer.from(text, 'utf16le').swap16());
const zip = (files: Readonly<Record<string, string>>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
const reason = (words: string) => ({reason: expect.stringContaining(words) as string});
const notRead = (format: string) => reason(`a has the format ${format}, which isn’t read. `);

const texts = {'LICENSE.txt': 'free', 'stops.txt': csv};
const xml = {'a.xml': '<gpx/>', 'style.css': 'a{}'};
const documents = {'other.kml': kml, 'doc.kml': kml, 'icon.png': 'x'};

it.each<readonly [name: string, bytes: Uint8Array, reading: object]>([
  // Archives.
  ['a.csv.gz', gzipSync(strToU8(csv)), {text: csv}],
  ['a.zip', zip({'data/a.csv': csv, 'README.md': 'x'}), {text: csv}],
  ['a.kmz', zip({'doc.kml': kml, 'icon.png': 'x'}), {text: kml}],
  ['a.kmz', zip(documents), {text: kml, note: 'Only doc.kml was read. The archive also has other.kml.'}],
  ['a.zip', zip(texts), {text: csv}],
  ['a.zip', zip({...texts, 'agency.txt': 'x'}), reason('stops.txt and agency.txt')],
  ['a.zip', zip(xml), {text: '<gpx/>'}],
  ['a.zip', zip({...xml, 'b.xml': '<gpx/>'}), reason('several files with data: a.xml and b.xml')],
  ['a.zip', zip({'a.csv': csv, 'b.csv': csv}), reason('a.csv and b.csv')],
  // More than 200 MB are in `explorer-damaged`.
  ['a', new Uint8Array(50_000_001), reason('more than 50,000,000 characters')],
  // Formats that aren't read, by their endings, by what they begin with, and by the files in them.
  ['a.csv.bz2', bytesOf('\x01\0\x02'), reason('Unpack it first')],
  ['a.rds', bytesOf('\x01\0\x02'), reason('Save its table as Parquet or CSV')],
  ['a.osm.pbf', bytesOf('\x01\0\x02'), reason('Save it as GeoJSON')],
  ...(
    [
      ['BZh91AY&SY\x01\0', 'bzip2'],
      ['\xfd7zXZ\0\0\x04', 'xz'],
      ['7z\xbc\xaf\x27\x1c\0\x04', '7z'],
      ['Rar!\x1a\x07\x01\0', 'RAR'],
      [`a.csv${'\0'.repeat(252)}ustar\x0000`, 'tar'],
      ['\x28\xb5\x2f\xfd\0', 'Zstandard'],
      ['fgb\x03fgb\0', 'FlatGeobuf'],
      ['\0\0\x27\x0a\0\0\0\0', 'shapefile'],
      ['\x89PNG\r\n\x1a\n\0\0\0\r', 'PNG'],
      ['999\r\ndxf\r\n  0\r\nSECTION\r\n  2\r\n', 'DXF'],
      ['ID;PWXL;N;E\n', 'SYLK'],
      ['TABLE\r\n0,1\r\n"EXCEL"\r\n', 'DIF'],
    ] as const
  ).flatMap(([content, format]) => [
    ['a', bytesOf(content), notRead(format)] as const,
    ['a.gz', gzipSync(bytesOf(content)), notRead(format)] as const,
  ]),
  [
    'a',
    zip({mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '<a/>'}),
    notRead('OpenDocument'),
  ],
  ['a', zip({'a.gdb/a00000001.gdbtable': 'x', 'a.gdb/gdb': 'x'}), notRead('file geodatabase')],
  ['a', zip({'xl/workbook.bin': 'x'}), notRead('Excel (.xlsb)')],
  // The name of a column is no mark.
  ['a.csv', strToU8('ORC,h3\n'), {text: 'ORC,h3\n'}],
  // Texts.
  ['a', strToU8(accents), {text: accents}],
  ['a', utf16(`\ufeff${accents}`), {text: accents}],
  ['a', swapped(`\ufeff${accents}`), {text: accents}],
  ['a', utf16(csv), {reason: 'a is not a text file.'}],
  [
    'a',
    bytesOf(accents),
    {
      text: accents,
      note: 'a isn’t UTF-8 and was read as Windows-1252. If letters with accents look wrong, save it as UTF-8.',
    },
  ],
  ['a', bytesOf('\x1e{"type":"Point"}\n'), {text: '\x1e{"type":"Point"}\n'}],
  ['a', new Uint8Array(), {reason: 'a is empty.'}],
  ['a', bytesOf(' \r\n'), {reason: 'a is empty.'}],
  ['a', bytesOf('\x01\x02\0'), {reason: 'a is not a text file.'}],
])('%s is read as what it holds, or refused: %#', async (name, bytes, reading) => {
  expect(await open(name, bytes)).toEqual(reading);
});

/** Files hand over what they know of their columns, so that nothing guesses it again. */
describe('a table has what its source knows:', () => {
  const tableOf = async (bytes: Uint8Array) => {
    const reading = await open('a', bytes);
    if (!('table' in reading)) throw new Error('There is no table.');
    return reading.table;
  };
  const point = {type: 'Point', coordinates: [2, 1]};
  const kindOf = ({name, type}: {name: string; type?: string}) => `${name}: ${type}`;

  it('a shapefile, numbers that none of them contradicts', async () => {
    const parts = {'a.shp': shp([[2, 1]]), 'a.dbf': dbf([['N', 'N', 3]], [' abc'])};
    expect(await tableOf(zipSync(parts))).toMatchObject({columns: [{name: 'N'}], rows: [{fields: ['abc']}]});
  });

  it('a GeoPackage, the types that its tables declare and hold, and its geometries', async () => {
    const {columns, rows} = await tableOf(geoPackage());
    expect(columns.map(kindOf)).toEqual(['fid: number', 'name: text', 'code: number']);
    expect(rows).toMatchObject([{fields: ['1', 'A', '9007199254740993'], shapes: [point]}]);
  });

  it('a Parquet file, the types of its schema', async () => {
    const {columns, rows} = await tableOf(readFileSync('tests/data/parquet/cells.parquet'));
    expect(columns.map(kindOf)).toEqual(['h3: text', 'id: number', 'value: number', 'name: text', 'geom: undefined']);
    const wkb = '0101000000000000000000f03f0000000000000040';
    expect(rows[0]?.fields).toEqual(['8928308280fffff', '617700169958293503', '1.5', 'a,b', wkb]);
  });
});

it('a Parquet file loads the projections that its geometries need', async () => {
  const bytes = readFileSync('tests/data/parquet/cells.parquet');
  const geo = '{"columns":{"geom":{"encoding":"WKB","crs":{"id":{"code":25832}}}}}';
  // The name of the writer ends the metadata, in Thrift's compact protocol. A list of keys and values goes before it.
  const at = bytes.indexOf('(\x20parquet-cpp-arrow');
  const added = Buffer.from(`\x19\x1c\x18\x03geo\x18${String.fromCharCode(geo.length)}${geo}\0\x18`, 'latin1');
  const metadata = Buffer.concat([bytes.subarray(0, at), added, bytes.subarray(at + 1)]);
  metadata.writeUInt32LE(bytes.readUInt32LE(bytes.length - 8) + added.length - 1, metadata.length - 8);
  provideProjections(() => undefined);
  const {result, data} = contentOf(await open('a', metadata));
  expect(result.problems).toEqual([]);
  expect(data?.rows[0]?.position).toEqual([expect.closeTo(0, 3), expect.closeTo(4.51, 1)]);
});

describe('GeoPackage', () => {
  it('names its other layers', async () => {
    const note = 'Only cities was read. The file also has roads.';
    expect(await open('a.gpkg.gz', gzipSync(geoPackage()))).toMatchObject({note});
  });

  it('may describe its own coordinate system', async () => {
    const {result, data} = contentOf(await open('a.gpkg', geoPackage('roads')));
    const line = [
      [expect.closeTo(9, 9), expect.closeTo(0, 9)],
      [expect.closeTo(9, 9), expect.closeTo(0.9047, 3)],
    ];
    expect(result).toMatchObject({problems: [], shapes: [{geometry: {type: 'LineString', coordinates: line}}]});
    expect(data?.rows).toMatchObject([{values: [7, 'B', 2]}]);
  });

  it('is refused in a system of a plane', async () => {
    const bytes = geoPackage();
    // The number of the system of its layer, in two bytes.
    const at = Buffer.from(bytes).indexOf(Buffer.from('citiesgeom\x10\xe6', 'latin1'));
    bytes.fill(0xff, at + 10, at + 12);
    const {problems} = contentOf(await open('a.gpkg', bytes)).result;
    expect(problems).toMatchObject([reason('Cartesian is unknown here')]);
  });
});
