import fc from 'fast-check';
import {gridDisk, latLngToCell} from 'h3-js';
import {describe, expect, it} from 'vitest';
import type {DataSet} from '../data/types';
import {readText} from '../input/read';
import {printed as print} from '../model/export';

const cells = [...gridDisk(latLngToCell(37.77, -122.42, 9), 2), ...gridDisk(latLngToCell(-17, 179.99, 4), 1)];

/** Fields that programs and people write, and that a reader must not change. */
const field = fc.oneof(
  fc.constantFrom('01234', '123456789012345678', '613196570331971583', '1e5', '0x10', '1,234', '12%', '$1.50', '1.50'),
  fc.constantFrom(
    '=1+1',
    '@SUM(1)',
    '-',
    '+x',
    "it's",
    'a\r\nb',
    'x\ny',
    '"quoted"',
    'null',
    '',
    ' ',
    'Größe',
    'a\u001bb',
  ),
  fc.integer().map(String),
  fc.double({noNaN: true, noDefaultInfinity: true}).map(String),
  fc.string({maxLength: 8}),
);
const name = fc.oneof(
  fc.constantFrom('kind', 'resolution', 'h3', 'id', '__proto__', 'constructor', 'a,b', 'x"y', 'name'),
  fc.stringMatching(/^[a-z]{1,6}$/),
);

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** A table of cells and columns as CSV. */
const table = fc
  .tuple(
    fc.uniqueArray(name, {minLength: 1, maxLength: 4}),
    fc.array(fc.array(field, {minLength: 4, maxLength: 4}), {minLength: 1, maxLength: 5}),
  )
  .map(([names, rows]) =>
    [
      ['hex', ...names].map(quoted).join(','),
      ...rows.map((row, at) => [cells[at] ?? '', ...row.slice(0, names.length)].map(quoted).join(',')),
    ].join('\n'),
  );

/** The fields of rows as they were read. JSON, since columns may have any name. */
const textsOf = ({columns, rows}: DataSet): string[] =>
  rows.map(({index, values}) =>
    JSON.stringify([index, columns.map((column, at) => [column.name, String(values[at] ?? '')])]),
  );

describe('read, exported, and read again', () => {
  it('as CSV, rows have the same fields', () => {
    fc.assert(
      fc.property(table, (text) => {
        const data = readText(text).data ?? {columns: [], rows: []};
        fc.pre(data.columns.length > 0);
        const indexes = data.rows.flatMap(({index}) => index ?? []);
        const again = readText(print('csv', indexes, data, false)).data;
        expect(textsOf(again ?? {columns: [], rows: []})).toEqual(textsOf(data));
      }),
      {numRuns: 150},
    );
  });

  it('as GeoJSON and JSON, rows have the same numbers and texts', () => {
    const text = `hex,zip,n,kind,resolution,note\n${cells[0] ?? ''},01234,"1,234",park,fine,=1\n${cells[1] ?? ''},00501,7,street,coarse,b\n`;
    const {data} = readText(text);
    if (!data) throw new Error('no rows');
    for (const format of ['geojson', 'json'] as const) {
      const again = readText(print(format, cells.slice(0, 2), data));
      expect(again.result.cells, format).toEqual(cells.slice(0, 2));
      const columns = again.data?.columns.map((column) => column.name) ?? [];
      const values = again.data?.rows.map((row) => row.values.map((value, at) => [columns[at], value]));
      const read = values?.map((row) => Object.fromEntries(row) as Record<string, unknown>);
      expect(read?.[0], format).toMatchObject({zip: '01234', n: 1234, kind: 'park', resolution: 'fine', note: '=1'});
      expect(read?.[1], format).toMatchObject({zip: '00501', n: 7, kind: 'street', resolution: 'coarse', note: 'b'});
    }
  });

  it.each(['geojson', 'wkt', 'csv', 'list', 'json'] as const)('as %s, cells are cells', (format) => {
    const {result} = readText(print(format, cells));
    expect({cells: [...result.cells].sort(), shapes: result.shapes, problems: result.problems}).toEqual({
      cells: [...cells].sort(),
      shapes: [],
      problems: [],
    });
  });

  it('cells of every resolution are found by their outlines', () => {
    for (let resolution = 0; resolution <= 15; resolution++) {
      const own = [latLngToCell(50, 10, resolution), latLngToCell(90, 0, resolution), latLngToCell(0, 180, resolution)];
      const {cells: read} = readText(print('wkt', own)).result;
      expect(read, String(resolution)).toEqual([...new Set(own)]);
    }
  });
});

describe('exports', () => {
  const text = `h3,name\n${cells[0] ?? ''},=cmd|'/C calc'!A0\n${cells[1] ?? ''},-1\n`;

  it('keep spreadsheets from running texts, and leave numbers alone', () => {
    const {data} = readText(text);
    if (!data) throw new Error('no rows');
    expect(print('csv', cells.slice(0, 2), data, true)).toContain(`,'=cmd|'/C calc'!A0\r\n`);
    expect(print('csv', cells.slice(0, 2), data, false)).toContain(`,=cmd|'/C calc'!A0\r\n`);
    const numbers = readText(`h3,n\n${cells[0] ?? ''},-1\n`).data;
    expect(numbers && print('csv', cells.slice(0, 1), numbers, true)).toContain(',-1\r\n');
  });
});
