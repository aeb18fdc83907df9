import {expect, test} from 'vitest';
import type {SearchDocuments} from '../files';
import {packDocuments, unpackDocuments} from '../packedDocuments';
import {packIndex, unpackIndex} from '../packedIndex';
import {postingsOf} from '../postings';
import {fields, type SectionTerms} from '../terms';
import {finished} from '../finished';

const documents: SearchDocuments = {
  stacks: [],
  pages: [{url: '/docs/cells', title: 'Cells of the grid'}],
  sections: [
    {
      page: 0,
      hash: '',
      heading: 'Cells',
      text: 'A cell has six neighbors.',
      asks: ['six | neighbors', 'cells?'],
      code: 0,
    },
    {page: 0, hash: '#five-neighbors', heading: 'Five neighbors!', text: 'A pentagon has five.', names: ['E_PENTAGON']},
    {page: 0, hash: '#other', heading: 'Sizes', text: ''},
  ],
};

test('documents are the same after packing, and most anchors aren’t in the file', () => {
  const packed = JSON.stringify(packDocuments(documents));
  expect(unpackDocuments(JSON.parse(packed) as ReturnType<typeof packDocuments>)).toEqual(documents);
  expect(packed).not.toContain('#five-neighbors');
});

/** The terms that a document shows, and others; of those, one more often than a digit can say. */
const sections: readonly SectionTerms[] = [
  {
    heading: ['cell'],
    title: ['cell', 'grid'],
    opening: ['cell', 'six', 'neighbor', 'parent', 'cell'],
    text: Array.from({length: 3000}, (_, place) => `term${place}`),
    code: [],
  },
  {
    heading: ['five', 'neighbor'],
    title: ['cell', 'grid'],
    opening: ['pentagon', 'five'],
    text: ['term2999'],
    code: ['cell'],
  },
  {heading: ['size'], title: ['cell', 'grid'], opening: [], text: [], code: []},
];

test('an index gives back all terms of each section, and has only those that the documents don’t show', () => {
  const packed = packIndex(sections, documents);
  const sorted = (all: readonly SectionTerms[]) => all.map((one) => fields.map((field) => one[field].toSorted()));
  expect(sorted(finished(unpackIndex(documents, packed)))).toEqual(sorted(sections));
  expect(packed.terms.split(' ')).toEqual(['parent', ...(sections[0]?.text ?? [])]);
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
