import {expect, test} from 'vitest';
import {packIndex, postingsOf, textsOf, type IndexedSection} from '../packedIndex';

function section(heading: string, text: string): IndexedSection {
  const terms = (words: string) => words.split(' ').filter(Boolean);
  return {heading: terms(heading), title: ['grid'], opening: [], text: terms(text), code: []};
}

const packed = packIndex([
  section('cell', 'cell has six neighbor and one parent cell cell'),
  section('pentagon', 'pentagon has five neighbor'),
  section('', ''),
]);

test('a packed index has the terms of every section and field, by whatever they are called', () => {
  expect(packed.terms).toEqual([...packed.terms].sort());
  const called = (term: string) => (term === 'pentagon' ? 'cell' : term);
  expect(textsOf(packed, 'heading', called)).toEqual([['cell'], ['cell'], []]);
  expect(textsOf(packed, 'text', (term) => term)[1]).toEqual(['five', 'has', 'neighbor', 'pentagon']);
});

test('a term tells more of a section that has it more often, and of a shorter one, but ever less', () => {
  const postings = postingsOf([
    ['a', 'b'],
    ['a', 'a', 'b'],
    ['a', 'b', 'b', 'b', 'b', 'b', 'b', 'b', 'b'],
  ]);
  const [once = 0, twice = 0, long = 0] = [0, 1, 2].map((at) => postings.get('a')?.get(at));
  expect(twice).toBeGreaterThan(once);
  expect(twice).toBeLessThan(2 * once);
  expect(long).toBeLessThan(once);
});
