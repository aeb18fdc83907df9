import zlib from 'node:zlib';
import {gzipSync, strToU8, zipSync} from 'fflate';
import {describe, expect, it} from 'vitest';
import {readSource} from '@h3-docs/explorer/files/read';
import {contentOf} from './contents';
import {geoPackage} from './geopackage';

const csv = 'h3,n\n8928308280fffff,1\n';
const copy = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => Uint8Array.from(bytes);
const open = (name: string, bytes: Uint8Array) => readSource({name, bytes: copy(bytes)});

describe('a compressed file', () => {
  it('is read as what it holds', async () => {
    expect(await open('a.csv.gz', gzipSync(strToU8(csv)))).toEqual({text: csv});
    expect(await open('a.zip', zipSync({'data/a.csv': strToU8(csv), 'README.md': strToU8('x')}))).toEqual({text: csv});
    const kml = '<kml><Placemark><Point><coordinates>2,1</coordinates></Point></Placemark></kml>';
    expect(await open('a.kmz', zipSync({'doc.kml': strToU8(kml), 'icon.png': new Uint8Array(9)}))).toEqual({text: kml});
  });

  // The library of Node packs large files in a tenth of the time. More than 200 MB are in `explorer-damaged`.
  it.each([
    ['has too much text', zlib.gzipSync(new Uint8Array(50_000_001), {level: 1}), 'more than 50,000,000 characters'],
    ['holds several files', zipSync({'a.csv': strToU8(csv), 'b.csv': strToU8(csv)}), 'a.csv and b.csv'],
    ['is cut off', gzipSync(strToU8(csv)).slice(0, 20), 'could not be read'],
  ])('is refused when it %s', async (_, bytes, words) => {
    expect(await open('a', bytes)).toEqual({reason: expect.stringContaining(words) as string});
  });

  it('is named with what to do when it isn’t read', async () => {
    for (const [name, advice] of [
      ['a.csv.bz2', 'Unpack it first'],
      ['a.rds', 'Save its table as Parquet or CSV'],
      ['a.osm.pbf', 'Save it as GeoJSON'],
    ] as const) {
      expect(await open(name, new Uint8Array([1, 0, 2]))).toEqual({reason: expect.stringContaining(advice) as string});
    }
  });

  it('is named by what it begins with, whatever it is called', async () => {
    const bytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));
    for (const [content, format] of [
      ['BZh91AY&SY\x01\0', 'bzip2'],
      ['\xfd7zXZ\0\0\x04', 'xz'],
      ['7z\xbc\xaf\x27\x1c\0\x04', '7z'],
      ['Rar!\x1a\x07\x01\0', 'RAR'],
      [`a.csv${'\0'.repeat(252)}ustar\x0000`, 'tar'],
      ['\x28\xb5\x2f\xfd\0', 'Zstandard'],
      ['fgb\x03fgb\0', 'FlatGeobuf'],
      ['\0\0\x27\x0a\0\0\0\0', 'shapefile'],
    ] as const) {
      const reason = expect.stringContaining(`data has the format ${format}, which isn’t read.`) as string;
      expect(await open('data', bytes(content))).toEqual({reason});
      expect(await open('data.gz', gzipSync(bytes(content)))).toEqual({reason});
    }
    // The name of a column is no mark.
    expect(await open('a.csv', strToU8('ORC,h3\n'))).toEqual({text: 'ORC,h3\n'});
  });

  it('with the files of a format that isn’t read is refused by its name', async () => {
    const ods = {mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'), 'content.xml': strToU8('<a/>')};
    for (const [files, format] of [
      [ods, 'OpenDocument'],
      [{'a.gdb/a00000001.gdbtable': strToU8('x'), 'a.gdb/gdb': strToU8('x')}, 'file geodatabase'],
      [{'xl/workbook.bin': strToU8('x')}, 'Excel (.xlsb)'],
    ] as const) {
      expect(await open('a', zipSync(files))).toEqual({
        reason: expect.stringContaining(`a has the format ${format}, which isn’t read. `) as string,
      });
    }
  });

  it('names its texts where it has several', async () => {
    const files = {'LICENSE.txt': strToU8('free'), 'stops.txt': strToU8(csv)};
    expect(await open('a.zip', zipSync(files))).toEqual({text: csv});
    expect(await open('a.zip', zipSync({...files, 'agency.txt': strToU8('x')}))).toEqual({
      reason: expect.stringContaining('stops.txt and agency.txt') as string,
    });
  });

  it('may have a single XML file, or several', async () => {
    const files = {'a.xml': strToU8('<gpx/>'), 'style.css': strToU8('a{}')};
    expect(await open('a.zip', zipSync(files))).toEqual({text: '<gpx/>'});
    expect(await open('a.zip', zipSync({...files, 'b.xml': strToU8('<gpx/>')}))).toEqual({
      reason: expect.stringContaining('several files with data: a.xml and b.xml') as string,
    });
  });

  it('says which documents of a KMZ it left out', async () => {
    const files = {'doc.kml': strToU8('<kml/>'), 'other.kml': strToU8('<kml/>'), 'icon.png': new Uint8Array(9)};
    expect(await open('a.kmz', zipSync(files))).toEqual({
      text: '<kml/>',
      note: 'Only doc.kml was read. The archive also has other.kml.',
    });
  });

  it('of a workbook gives its first sheet', async () => {
    const workbook = zipSync({
      '[Content_Types].xml': strToU8(
        '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
      ),
      'xl/workbook.xml': strToU8(
        '<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>',
      ),
      'xl/_rels/workbook.xml.rels': strToU8(
        '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
      ),
      'xl/worksheets/sheet1.xml': strToU8(
        '<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>h3</t></is></c><c r="B1" t="inlineStr"><is><t>n</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t>8928308280fffff</t></is></c><c r="B2"><v>1</v></c></row></sheetData></worksheet>',
      ),
    });
    expect(await open('a.xlsx', workbook)).toEqual({
      table: {
        columns: [{name: 'h3'}, {name: 'n'}],
        rows: [{fields: ['8928308280fffff', '1'], line: 2, record: -1}],
        problems: [],
      },
    });
  });
});

describe('a text in UTF-16', () => {
  it('is read without its mark, in either order of bytes', async () => {
    const little = Uint8Array.from(Buffer.from(csv, 'utf16le'));
    expect(await open('a.csv', little)).toEqual({text: csv});
    expect(await open('a.csv', Uint8Array.from(Buffer.from(csv, 'utf16le').swap16()))).toEqual({text: csv});
  });
});

describe('GeoPackage', () => {
  it('has its first layer, and names the others', async () => {
    const reading = await open('a.gpkg.gz', gzipSync(geoPackage()));
    const {result, data} = contentOf(reading);
    expect(reading).toMatchObject({note: 'Only cities was read. The file also has roads.'});
    expect(result).toMatchObject({problems: [], shapes: [{geometry: {type: 'Point', coordinates: [2, 1]}}]});
    expect(data).toMatchObject({
      columns: [{name: 'fid'}, {name: 'name'}, {name: 'code'}],
      rows: [{values: [1, 'A', '9007199254740993']}],
    });
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
});

describe('GeoPackage in an undefined system', () => {
  it('is refused where it is one of a plane', async () => {
    const bytes = geoPackage();
    // The number of the system of its layer, in two bytes.
    const at = Buffer.from(bytes).indexOf(Buffer.from('citiesgeom\x10\xe6', 'latin1'));
    bytes.fill(0xff, at + 10, at + 12);
    const reading = await open('a.gpkg', bytes);
    const {problems} = contentOf(reading).result;
    expect(problems).toMatchObject([{reason: expect.stringContaining('Cartesian is unknown here') as string}]);
  });
});
