// cspell:ignore Москва
import {strToU8, zipSync} from 'fflate';
import {describe, expect, it} from 'vitest';
import {readSource} from '@h3-docs/explorer/files/read';
import {contentOf} from './contents';
import {dbf, shp, type DbfField} from './shapefile';

const open = (parts: Readonly<Record<string, Uint8Array>>) =>
  readSource({name: 'a.zip', bytes: Uint8Array.from(zipSync(parts))});
const read = async (parts: Readonly<Record<string, Uint8Array>>) => {
  const reading = await open(parts);
  return 'reason' in reading ? reading : contentOf(reading);
};
const rowsOf = async (parts: Readonly<Record<string, Uint8Array>>) => {
  const reading = await read(parts);
  return 'data' in reading ? reading.data?.rows.map(({values}) => values) : undefined;
};

const place: readonly [number, number] = [2, 1];

describe('the table of a shapefile', () => {
  it('keeps dates as they are in every time zone, and long identifiers', async () => {
    const table = dbf(
      [
        ['DAY', 'D', 8],
        ['ID', 'N', 18],
        ['N', 'N', 6],
      ],
      [' 20240301123456789012345678  1.50', ' 20240229987654321098765432    -7'],
    );
    expect(await rowsOf({'a.shp': shp([place, place]), 'a.dbf': table})).toEqual([
      ['2024-03-01', '123456789012345678', 1.5],
      ['2024-02-29', '987654321098765432', -7],
    ]);
  });

  it('has nothing where a field is empty, zeros for a date, asterisks for a number, or a question mark', async () => {
    const table = dbf(
      [
        ['DAY', 'D', 8],
        ['N', 'N', 4],
        ['OPEN', 'L', 1],
        ['NAME', 'C', 3],
      ],
      [' 00000000****?   ', '             Ta b', ' 20240101   5F  c'],
    );
    expect(await rowsOf({'a.shp': shp([place, place, place]), 'a.dbf': table})).toEqual([
      [null, null, null, null],
      [null, null, 'true', 'a b'],
      ['2024-01-01', 5, 'false', 'c'],
    ]);
  });

  it('is left out where it is marked as deleted, with its shape, and counted', async () => {
    const table = dbf([['N', 'N', 1]], ['*1', ' 2']);
    const reading = await read({'a.shp': shp([[9, 9], place]), 'a.dbf': table});
    expect(reading).toMatchObject({
      result: {shapes: [{geometry: {coordinates: place}}]},
      data: {rows: [{values: [2]}]},
    });
    expect(await open({'a.shp': shp([place]), 'a.dbf': dbf([['N', 'N', 1]], ['*1'])})).toMatchObject({
      note: '1 feature is marked as deleted, and was left out.',
    });
  });

  it('is in the encoding that its files name', async () => {
    const fields: readonly DbfField[] = [['NAME', 'C', 6]];
    const cyrillic = String.fromCharCode(0x20, 0xcc, 0xee, 0xf1, 0xea, 0xe2, 0xe0);
    expect(await open({'a.shp': shp([place]), 'a.dbf': dbf(fields, [cyrillic])})).toMatchObject({
      note: expect.stringContaining('a.dbf isn’t UTF-8') as string,
    });
    for (const cpg of ['1251', 'ANSI 1251', 'windows-1251', 'cp1251'])
      expect(
        await rowsOf({'a.shp': shp([place]), 'a.dbf': dbf(fields, [cyrillic]), 'a.cpg': strToU8(cpg)}),
        cpg,
      ).toEqual([['Москва']]);
  });
});

/** A `.shp` of one point with a third coordinate and a measure, or with a measure alone. */
function measured(type: 11 | 21, values: readonly number[]): Uint8Array {
  const plain = shp([place]);
  const bytes = new Uint8Array(plain.length + 8 * values.length);
  bytes.set(plain);
  const view = new DataView(bytes.buffer);
  view.setInt32(24, bytes.length / 2);
  view.setInt32(104, 10 + 4 * values.length);
  view.setInt32(108, type, true);
  values.forEach((value, at) => view.setFloat64(128 + 8 * at, value, true));
  return bytes;
}

it.each([
  ['a measure', 21, [7], [], ['The measure (M) of 1 position was left out.']],
  ['a measure and a third coordinate', 11, [5, 7], [5], ['The measure (M) of 1 position was left out.']],
  ['a third coordinate and no measure', 11, [5, -1e39], [5], undefined],
] as const)('a shape with %s says so', async (_, type, written, values, notes) => {
  const {result, data} = contentOf(await open({'a.shp': measured(type, written)}));
  expect(data?.rows[0]).toMatchObject({position: [1, 2], values});
  expect(result.notes?.map(({text}) => text)).toEqual(notes);
});

describe('a shapefile whose coordinates are no degrees', () => {
  const far = shp([[491_000, 5_459_000]]);

  it('is refused with its missing .prj', async () => {
    const {reason} = (await open({'roads.shp': far})) as {reason: string};
    expect(reason).toContain('roads has coordinates that are too large for degrees, and no .prj file');
  });

  it('is refused with the name of an unknown system', async () => {
    const {reason} = (await open({
      'roads.shp': far,
      'roads.prj': strToU8('PROJCS["My_Own_Grid",GEOGCS["GCS_X",DATUM["D"]],PROJECTION["Unheard_Of"]]'),
    })) as {reason: string};
    expect(reason).toBe(
      'roads was not read, because its coordinate system My_Own_Grid is unknown here. Convert the data to longitude and latitude (EPSG:4326).',
    );
  });

  it('is read with a note where its datum is unknown', async () => {
    const prj =
      'PROJCS["own",GEOGCS["own",DATUM["D_Own",SPHEROID["Bessel_1841",6377397.155,299.1528128]],PRIMEM["Greenwich",0],UNIT["Degree",0.0174532925199433]],PROJECTION["Transverse_Mercator"],PARAMETER["False_Easting",500000],PARAMETER["Central_Meridian",15],PARAMETER["Scale_Factor",1],PARAMETER["Latitude_Of_Origin",0],UNIT["Meter",1]]';
    expect(await open({'a.shp': far, 'a.prj': strToU8(prj)})).toMatchObject({
      note: expect.stringContaining('The shift from the datum Own to WGS 84 is unknown here') as string,
    });
  });

  it('is read by its .prj', async () => {
    const prj =
      'PROJCS["NAD_1983_UTM_Zone_10N",GEOGCS["GCS_North_American_1983",DATUM["D_North_American_1983",SPHEROID["GRS_1980",6378137.0,298.257222101]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Transverse_Mercator"],PARAMETER["False_Easting",500000.0],PARAMETER["False_Northing",0.0],PARAMETER["Central_Meridian",-123.0],PARAMETER["Scale_Factor",0.9996],PARAMETER["Latitude_Of_Origin",0.0],UNIT["Meter",1.0]]';
    const reading = await read({'a.shp': far, 'a.prj': strToU8(prj)});
    const [shape] = 'result' in reading ? reading.result.shapes : [];
    expect(shape?.geometry).toMatchObject({coordinates: [expect.closeTo(-123.12, 1), expect.closeTo(49.28, 1)]});
  });
});

it('says which other files of the archive were not read', async () => {
  const parts = {'a.shp': shp([[2, 1]]), 'a.qml': strToU8('x'), 'README.txt': strToU8('x')};
  expect(await open(parts)).not.toHaveProperty('note');
  expect(await open({...parts, 'b.csv': strToU8('h3'), 'c.shp': strToU8('x')})).toMatchObject({
    note: 'Only a.shp was read. The archive also has b.csv and c.shp.',
  });
  expect(await open({...parts, 'a.csv': strToU8('h3')})).toMatchObject({
    note: 'Only a.shp was read. The archive also has a.csv.',
  });
});
