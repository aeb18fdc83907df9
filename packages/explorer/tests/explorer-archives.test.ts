import {gzipSync, strToU8, zipSync} from 'fflate';
import {serialize} from 'flatgeobuf/lib/mjs/geojson.js';
import {describe, expect, it} from 'vitest';
import {readFile} from '@h3-docs/explorer/files/read';
import {readText} from '@h3-docs/explorer/input/read';

const csv = 'h3,n\n8928308280fffff,1\n';
const copy = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => Uint8Array.from(bytes);
const open = (name: string, bytes: Uint8Array) => readFile({name, bytes: copy(bytes)});

describe('a compressed file', () => {
  it('is read as what it holds', async () => {
    expect(await open('a.csv.gz', gzipSync(strToU8(csv)))).toEqual({text: csv});
    expect(await open('a.zip', zipSync({'data/a.csv': strToU8(csv), 'README.md': strToU8('x')}))).toEqual({text: csv});
    const kml = '<kml><Placemark><Point><coordinates>2,1</coordinates></Point></Placemark></kml>';
    expect(await open('a.kmz', zipSync({'doc.kml': strToU8(kml), 'icon.png': new Uint8Array(9)}))).toEqual({text: kml});
  });

  it('is refused when it unpacks to too much, or holds several files', async () => {
    const large = new Uint8Array(60_000_000);
    expect(await open('a.gz', gzipSync(large))).toEqual({reason: expect.stringContaining('more than 50 MB') as string});
    const zipped = zipSync({'a.csv': new Uint8Array(210_000_000)});
    expect(await open('a.zip', zipped)).toEqual({reason: expect.stringContaining('more than 200 MB') as string});
    const two = zipSync({'a.csv': strToU8(csv), 'b.csv': strToU8(csv)});
    expect(await open('a.zip', two)).toEqual({reason: expect.stringContaining('a.csv and b.csv') as string});
    expect(await open('a.gz', gzipSync(strToU8(csv)).slice(0, 20))).toEqual({
      reason: expect.stringContaining('could not be read') as string,
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
    expect(await open('a.xlsx', workbook)).toEqual({text: 'h3,n\n8928308280fffff,1'});
  });
});

describe('FlatGeobuf', () => {
  it('is read with its properties', async () => {
    const bytes = serialize({
      type: 'FeatureCollection',
      features: [{type: 'Feature', properties: {name: 'A'}, geometry: {type: 'Point', coordinates: [2, 1]}}],
    });
    const reading = await open('a.fgb', bytes);
    const {result, data} = readText('text' in reading ? reading.text : '');
    expect(result.shapes).toMatchObject([{geometry: {type: 'Point', coordinates: [2, 1]}}]);
    expect(data?.rows.map(({values}) => values)).toEqual([['A']]);
  });
});
