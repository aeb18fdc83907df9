// cspell:ignore Москва
import {strToU8, zipSync} from 'fflate';
import {describe, expect, it} from 'vitest';
import {readSource} from '@h3-docs/explorer/files/read';
import {contentOf} from './reading';
import {dbf, doubles, shapesOf, shp, type DbfField} from './shapefile';

const open = (parts: Readonly<Record<string, Uint8Array>>) =>
  readSource({name: 'a.zip', bytes: Uint8Array.from(zipSync(parts))});
const read = async (parts: Readonly<Record<string, Uint8Array>>) => contentOf(await open(parts));

const place: readonly [number, number] = [2, 1];

/** The values of rows of a table, with a point for each. */
const valuesOf = async (fields: readonly DbfField[], rows: readonly string[], more = {}) => {
  const {data} = await read({'a.shp': shp(rows.map(() => place)), 'a.dbf': dbf(fields, rows), ...more});
  return data?.rows.map(({values}) => values);
};

describe('the table of a shapefile', () => {
  const name: readonly DbfField[] = [['NAME', 'C', 6]];
  const cyrillic = String.fromCharCode(0x20, 0xcc, 0xee, 0xf1, 0xea, 0xe2, 0xe0);

  it('keeps dates as they are in every time zone, long identifiers, and leading zeros', async () => {
    const fields: readonly DbfField[] = [
      ['DAY', 'D', 8],
      ['ID', 'N', 18],
      ['N', 'N', 6],
      ['CODE', 'C', 5],
    ];
    const rows = [' 20240301123456789012345678  1.5000501', ' 20240229987654321098765432    -700502'];
    expect(await valuesOf(fields, rows)).toEqual([
      ['2024-03-01', '123456789012345678', 1.5, '00501'],
      ['2024-02-29', '987654321098765432', -7, '00502'],
    ]);
  });

  it('has nothing where a field is empty, zeros for a date, asterisks for a number, or a question mark', async () => {
    const fields: readonly DbfField[] = [
      ['DAY', 'D', 8],
      ['N', 'N', 4],
      ['OPEN', 'L', 1],
      ['NAME', 'C', 3],
    ];
    expect(await valuesOf(fields, [' 00000000****?   ', '             Ta b', ' 20240101   5F  c'])).toEqual([
      [null, null, null, null],
      [null, null, 'true', 'a b'],
      ['2024-01-01', 5, 'false', 'c'],
    ]);
  });

  it('is left out where it is marked as deleted, with its shape, and counted', async () => {
    const parts = {'a.shp': shp([[9, 9], place]), 'a.dbf': dbf([['N', 'N', 1]], ['*1', ' 2'])};
    expect((await read(parts)).data?.rows).toMatchObject([{position: [1, 2], values: [2]}]);
    expect(await open(parts)).toMatchObject({note: '1 feature is marked as deleted, and was left out.'});
  });

  it.each(['1251', 'ANSI 1251', 'windows-1251', 'cp1251'])('is in the encoding %s', async (cpg) => {
    expect(await valuesOf(name, [cyrillic], {'a.cpg': strToU8(cpg)})).toEqual([['Москва']]);
  });

  it('says that its encoding is a guess', async () => {
    const note = expect.stringContaining('a.dbf isn’t UTF-8') as string;
    expect(await open({'a.shp': shp([place]), 'a.dbf': dbf(name, [cyrillic])})).toMatchObject({note});
  });
});

it.each([
  ['a measure', 21, [7], [], '(M) of 1 position was left out.'],
  ['a measure and a third coordinate', 11, [5, 7], [5], '(M) of 1 position was left out.'],
  ['a third coordinate and no measure', 11, [5, -1e39], [5], ''],
] as const)('a shape with %s says so', async (_, type, written, values, note) => {
  const {result, data} = await read({'a.shp': shapesOf(type, [doubles([...place, ...written])])});
  expect(data?.rows[0]).toMatchObject({position: [1, 2], values});
  expect([result.notes?.length ?? 0, result.notes?.[0] ?? '']).toEqual([
    note === '' ? 0 : 1,
    expect.stringContaining(note),
  ]);
});

describe('a shapefile whose coordinates are no degrees', () => {
  const system = (name: string, datum: string, middle: number) =>
    `PROJCS["${name}",GEOGCS["own",DATUM[${datum}],PRIMEM["Greenwich",0],UNIT["Degree",0.0174532925199433]],PROJECTION["Transverse_Mercator"],PARAMETER["False_Easting",500000],PARAMETER["Central_Meridian",${middle}],PARAMETER["Scale_Factor",0.9996],PARAMETER["Latitude_Of_Origin",0],UNIT["Meter",1]]`;
  const nad83 = '"D_North_American_1983",SPHEROID["GRS_1980",6378137.0,298.257222101]';
  const own = '"D_Own",SPHEROID["Bessel_1841",6377397.155,299.1528128]';
  const far = (prj?: string) => ({'roads.shp': shp([[491_000, 5_459_000]]), ...(prj && {'roads.prj': strToU8(prj)})});

  it.each([
    ['its missing .prj', far(), 'roads has coordinates that are too large for degrees, and no .prj file'],
    [
      'the name of an unknown system',
      far('PROJCS["My_Own_Grid",GEOGCS["GCS_X",DATUM["D"]],PROJECTION["Unheard_Of"]]'),
      'roads was not read, because its coordinate system My_Own_Grid is unknown here.',
    ],
  ])('is refused with %s', async (_, parts, reason) => {
    expect(await open(parts)).toEqual({reason: expect.stringContaining(reason) as string});
  });

  it('is read by its .prj, with a note where its datum is unknown', async () => {
    const [shape] = (await read(far(system('NAD_1983_UTM_Zone_10N', nad83, -123)))).result.shapes;
    expect(shape?.geometry).toMatchObject({coordinates: [expect.closeTo(-123.12, 1), expect.closeTo(49.28, 1)]});
    const note = expect.stringContaining('The shift from the datum Own to WGS 84 is unknown here') as string;
    expect(await open(far(system('own', own, 15)))).toMatchObject({note});
  });
});

it('says which other files of the archive were not read', async () => {
  const parts = {'a.shp': shp([[2, 1]]), 'a.qml': strToU8('x'), 'README.txt': strToU8('x')};
  expect(await open(parts)).not.toHaveProperty('note');
  expect(await open({...parts, 'b.csv': strToU8('h3'), 'c.shp': strToU8('x'), 'a.csv': strToU8('h3')})).toMatchObject({
    note: 'Only a.shp was read. The archive also has b.csv, c.shp, and a.csv.',
  });
});
