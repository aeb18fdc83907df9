import type {Geometry, Position} from 'geojson';
import {describe, expect, it} from 'vitest';
import {rawOf} from '../data/raw';
import {provide} from '../input/projections';
import {readRaw, readText} from '../input/read';
import {packContent, packRows, unpackContent, unpackRows} from '../model/packed';

provide();

const A = '8928308280fffff';
const read = (...args: Parameters<typeof rawOf>) => readRaw(rawOf(...args)).data;

describe('a table of a source', () => {
  it('keeps what the source knows of its columns', () => {
    const columns = [{name: 'h3'}, {name: 'zip', type: 'text'}, {name: 'id', type: 'number'}, {name: 'n'}] as const;
    const rows = [
      [A, '00501', '9007199254740993', '1'],
      ['8928308283bffff', '12', 1.5, null],
    ];
    const table = read(columns, rows);
    expect(table?.columns.map(({name, type}) => `${name}: ${type}`)).toEqual(['zip: text', 'id: number', 'n: number']);
    expect(table?.rows).toMatchObject([
      {index: A, values: ['00501', '9007199254740993', 1]},
      {index: '8928308283bffff', values: ['12', 1.5, null]},
    ]);
  });

  it('has its places in geometries, or in 64-bit indexes', () => {
    const geometry = {name: 'geom', type: 'geometry'} as const;
    const point = {type: 'Point', coordinates: [13.4, 52.5]} as const;
    const rows = [
      [point, 1, 2],
      [null, 3, 4],
    ];
    expect(read([geometry, {name: 'lat'}, {name: 'lng'}], rows as never)?.rows.map(({position}) => position)).toEqual([
      [52.5, 13.4],
      undefined,
    ]);
    const texts = read([{...geometry, system: '25832'}], [['POINT (500000 0)'], ['POINT EMPTY']]);
    expect(texts?.rows[0]?.position?.map((angle) => angle.toFixed(6))).toEqual(['0.000000', '9.000000']);
    expect(read([{name: 'cell', type: 'number'}], [['617700169958293503']])?.rows).toEqual([{index: A, values: []}]);
  });

  const notFinite = 'a coordinate is not a finite number';
  const line = (...coordinates: Position[]): Geometry => ({type: 'LineString', coordinates});

  it.each<[Geometry, string]>([
    [{type: 'Point', coordinates: [NaN, 2]}, notFinite],
    [line([1, 2], [3, -Infinity]), notFinite],
    [line([1, 2], [1e300, 3]), 'too large for degrees; projected coordinates in meters are not supported'],
    [
      {type: 'MultiPoint', coordinates: [[1, 95]]},
      'latitude 95 is outside ±90 degrees; are latitude and longitude swapped?',
    ],
  ])('has no place in %j', (geometry, reason) => {
    const columns = [{name: 'g', type: 'geometry'}, {name: 'n'}] as const;
    const {result, data} = readRaw(rawOf(columns, [[geometry, 1]]));
    expect(result.problems).toEqual([{line: 1, text: geometry.type, reason}]);
    expect([result.shapes, data?.rows]).toEqual([[], [{values: [1]}]]);
  });

  it('names lines of the source, or the numbers of its rows', () => {
    const read = (said: Parameters<typeof rawOf>[2]) => readRaw(rawOf([{name: 'h3'}], [['x'], [A]], said)).result;
    expect(read({}).problems).toMatchObject([{line: 1, reason: 'this row has no index'}]);
    expect(read({lines: [7, 9]}).problems).toMatchObject([{line: 7}]);
  });
});

const text = 'lat,lng,n,kind\n52.5,13.4,1,stop\n52.6,13.5,,stop\n,,3,\n52.7,13.6,4,yard';

it('hands over which shapes a row has', async () => {
  const content = readText('n,shape\n1,"POLYGON ((0 0, 1 0, 1 1, 0 0))"\n2,"LINESTRING (1 2, 3 4)"');
  expect(content.data?.rows.every(({record}) => record !== undefined)).toBe(true);
  expect(await unpackContent(structuredClone(packContent(content)))).toEqual(content);
});

it('hands rows and shapes over as they were, each text once', async () => {
  const content = readText(text);
  const packed = packContent(content);
  expect(packed.data?.values[1]).toMatchObject({distinct: ['stop', null, 'yard']});
  expect(await unpackContent(structuredClone(packed))).toEqual(content);
  if (!content.data) throw new Error('no table');
  expect(unpackRows(packRows(content.data))).toEqual(content.data);
  const counted = unpackRows(packRows({...content.data, columns: []}));
  expect(counted.rows.map(({position}) => position)).toEqual(content.data.rows.map(({position}) => position));
});
