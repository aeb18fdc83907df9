/** Files hand over what they know of their columns, so that nothing guesses it again. */
import {readFileSync} from 'node:fs';
import {zipSync} from 'fflate';
import {expect, it} from 'vitest';
import {readSource} from '@h3-docs/explorer/files/read';
import {geoPackage} from './geopackage';
import {dbf, shp} from './shapefile';

async function tableOf(bytes: Uint8Array) {
  const reading = await readSource({name: 'a', bytes: Uint8Array.from(bytes)});
  if (!('table' in reading)) throw new Error('There is no table.');
  return reading.table;
}

it('a shapefile keeps codes that look like numbers, and the types of its table', async () => {
  const fields = [
    ['CODE', 'C', 5],
    ['ID', 'N', 18],
    ['DAY', 'D', 8],
    ['OPEN', 'L', 1],
  ] as const;
  const files = {'a.shp': shp([[2, 1]]), 'a.dbf': dbf(fields, [' 0050161770016995829350320240301T'])};
  expect(await tableOf(zipSync(files))).toEqual({
    columns: [{name: 'CODE', type: 'text'}, {name: 'ID', type: 'number'}, {name: 'DAY', type: 'text'}, {name: 'OPEN'}],
    rows: [
      {
        fields: ['00501', '617700169958293503', '2024-03-01', 'true'],
        line: 1,
        record: -1,
        shapes: [{type: 'Point', coordinates: [2, 1]}],
      },
    ],
    problems: [],
  });
  const words = {...files, 'a.dbf': dbf([['N', 'N', 3]], [' abc'])};
  expect(await tableOf(zipSync(words))).toMatchObject({columns: [{name: 'N'}], rows: [{fields: ['abc']}]});
});

it('a GeoPackage has the types that its tables declare and hold', async () => {
  const {columns, rows} = await tableOf(geoPackage());
  expect(columns).toEqual([
    {name: 'fid', type: 'number'},
    {name: 'name', type: 'text'},
    {name: 'code', type: 'number'},
  ]);
  expect(rows).toMatchObject([{fields: ['1', 'A', '9007199254740993'], shapes: [{type: 'Point'}]}]);
});

it('a Parquet file has the types of its schema', async () => {
  const {columns, rows} = await tableOf(readFileSync('tests/data/parquet/cells.parquet'));
  expect(columns).toEqual([
    {name: 'h3', type: 'text'},
    {name: 'id', type: 'number'},
    {name: 'value', type: 'number'},
    {name: 'name', type: 'text'},
    {name: 'geom'},
  ]);
  expect(rows[0]?.fields).toEqual([
    '8928308280fffff',
    '617700169958293503',
    '1.5',
    'a,b',
    '0101000000000000000000f03f0000000000000040',
  ]);
});
