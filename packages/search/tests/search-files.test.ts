import {expect, test} from 'vitest';
import {openSearcher} from '../open';

const page = {url: '/docs/quickstart', title: 'Quickstart'};
/** The documents of so many sections. */
const documentsOf = (count: number) => ({
  stacks: [],
  pages: [page],
  sections: Array.from({length: count}, () => ({page: 0, hash: '', heading: 'Quickstart', text: 'Install h3-js.'})),
});
const documents = documentsOf(1);
const index = {asks: [''], words: ['cell']};

test('two files of one build can be searched', async () => {
  const searcher = await openSearcher(documents, index);
  expect(searcher.search('cell', 3)).toMatchObject([{url: '/docs/quickstart'}]);
});

test.each([
  ['no sections', documentsOf(0), index],
  ['one section too many', documentsOf(2), index],
  ['a field too few', documents, {asks: ['']}],
  ['documents of a build without stacks', {...documents, stacks: undefined}, index],
  ['documents that are {}', {}, index],
  ['an index that is null', documents, null],
  ['lists', [], []],
  ['text', 'x', 'x'],
] as const)('search files with %s are a failure', async (_name, documentsFile, indexFile) => {
  await expect(openSearcher(documentsFile, indexFile)).rejects.toThrow(/^The search files/);
});
