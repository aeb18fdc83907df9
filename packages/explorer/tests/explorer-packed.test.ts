import {expect, it} from 'vitest';
import {readText} from '../input/read';
import {packContent, packRows, unpackContent, unpackRows} from '../model/packed';

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
