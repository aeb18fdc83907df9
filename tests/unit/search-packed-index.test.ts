import lunr from 'lunr';
import {expect, test} from 'vitest';
import {packIndex, refOf, unpackIndex, type LunrIndex} from '../../src/search/packedIndex';

const texts = [
  {title: 'Cells', text: 'A cell has six neighbors and one parent cell.'},
  {title: 'Pentagons', text: 'A pentagon has five neighbors.'},
  {title: '', text: ''},
  {title: 'Edges', text: 'An edge leads from a cell to its neighbor.'},
];
const index = lunr((builder) => {
  builder.field('title', {boost: 3});
  builder.field('text');
  texts.forEach((text, place) => builder.add({id: refOf(place), ...text}));
});
const serialized = index.toJSON() as LunrIndex;

test('a packed index finds what the index finds, in the same order', () => {
  const packed = JSON.stringify(packIndex(serialized, texts.length));
  const unpacked = lunr.Index.load(unpackIndex(JSON.parse(packed) as ReturnType<typeof packIndex>));
  for (const query of ['cell', 'neighbors', 'pent*', 'title:edge', 'six parent', 'nieghbor~1', 'absent']) {
    const [before, after] = [index, unpacked].map((searched) => searched.search(query));
    expect(
      after?.map(({ref}) => ref),
      query,
    ).toEqual(before?.map(({ref}) => ref));
    expect(
      after?.map(({matchData}) => matchData.metadata),
      query,
    ).toEqual(before?.map(({matchData}) => matchData.metadata));
    before?.forEach(({score}, place) => expect(after?.[place]?.score).toBeCloseTo(score, 1));
  }
});

test('packing leaves out what follows from the rest', () => {
  const packed = packIndex(serialized, texts.length);
  expect(packed.terms).toEqual([...packed.terms].sort());
  expect(packed.vectors).toHaveLength(texts.length * packed.fields.length);
  expect(packed.vectors[4]).toEqual([]);
  expect(JSON.stringify(packed).length).toBeLessThan(JSON.stringify(serialized).length * 0.6);
});
