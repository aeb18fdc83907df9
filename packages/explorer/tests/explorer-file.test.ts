// cspell:ignore PWXL ndxf
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {readSource, whyTooLarge} from '../files/read';

const read = (bytes: Uint8Array<ArrayBuffer>) => readSource({name: 'a.csv', bytes});
const codes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));
const words = (text: string, little: boolean) => {
  const bytes = new Uint8Array(2 * text.length);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at++) view.setUint16(2 * at, text.charCodeAt(at), little);
  return bytes;
};

describe('a Parquet file', () => {
  // Written with pyarrow 25.0.1: two rows, Snappy.
  const bytes = Uint8Array.from(readFileSync('tests/data/parquet/cells.parquet'));

  it('is refused in words when it is damaged', async () => {
    for (const damaged of [
      bytes.slice(0, 500),
      bytes.slice(0, 4),
      bytes.map((byte, at) => (at > 900 && at < 1100 ? 255 : byte)),
      // Pages that have fewer values than rows, which the library fills with nothing.
      bytes.with(12, 0),
      bytes.with(123, 0),
      // A group with a negative number of rows.
      bytes.map((byte, at) => (at === 599 ? 169 : byte)),
    ]) {
      expect(await read(damaged)).toEqual({
        reason: expect.stringContaining('a.csv is a Parquet file that could not be read: ') as string,
      });
    }
  });
});

it('a Parquet file with fewer values than its writer counted says so', async () => {
  const bytes = Uint8Array.from(readFileSync('tests/data/parquet/cells.parquet'));
  expect(await read(bytes)).not.toHaveProperty('note');
  // The levels that say which fields of the first column have a value.
  expect(await read(bytes.with(111, 0))).toMatchObject({
    note: '“h3” has another number of empty fields (2) than the file says (0), so the file may be damaged.',
  });
});

describe('a text file', () => {
  it('is read in the encodings that programs save', async () => {
    const text = 'Café,8928308280fffff\n';
    expect(await read(new TextEncoder().encode(text))).toEqual({text});
    expect(await read(words(`\ufeff${text}`, true))).toEqual({text});
    expect(await read(words(`\ufeff${text}`, false))).toEqual({text});
    expect(await read(codes(text))).toEqual({
      text,
      note: 'a.csv isn’t UTF-8 and was read as Windows-1252. If letters with accents look wrong, save it as UTF-8.',
    });
    expect(await read(codes('\x1e{"type":"Point"}\n'))).toEqual({text: '\x1e{"type":"Point"}\n'});
  });

  it('is refused in words when it has no text to give', async () => {
    expect(await read(new Uint8Array())).toEqual({reason: 'a.csv is empty.'});
    expect(await read(codes(' \r\n'))).toEqual({reason: 'a.csv is empty.'});
    expect(await read(codes('\x89PNG\r\n\x1a\n\0\0\0\r'))).toEqual({
      reason:
        'a.csv has the format PNG, which isn’t read. The explorer reads tables and vector data, not images or rasters.',
    });
    expect(await read(codes('\x01\x02\0'))).toEqual({reason: 'a.csv is not a text file.'});
    for (const [start, format] of [
      ['999\r\ndxf\r\n  0\r\nSECTION\r\n  2\r\n', 'DXF'],
      ['ID;PWXL;N;E\n', 'SYLK'],
      ['TABLE\r\n0,1\r\n"EXCEL"\r\n', 'DIF'],
    ] as const)
      expect(await read(codes(start))).toEqual({
        reason: expect.stringContaining(`a.csv has the format ${format}, which isn’t read. Save it as `) as string,
      });
    expect(whyTooLarge('a.csv', 50_000_001)).toBe('a.csv has 50,000,001 bytes, but the limit is 50 MB.');
  });
});
