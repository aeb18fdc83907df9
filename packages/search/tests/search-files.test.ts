import {expect, test} from 'vitest';
import {openSearcher} from '../open';
import {faults} from '@site/tests/support/fault';

const page = {url: '/docs/quickstart', title: 'Quickstart'};
const section = {page: 0, hash: '', heading: 'Quickstart', text: 'Install h3-js.'};
const documents = {stacks: [], pages: [page], sections: [section]};
const index = {
  version: '2.3.9',
  pipeline: [],
  fields: ['heading', 'text'],
  terms: ['cell'],
  vectors: [[0], []],
  lesser: [],
};

test('two files of one build can be searched', async () => {
  const searcher = await openSearcher(documents, index);
  expect(searcher.search('cell', 3)).toMatchObject([{url: '/docs/quickstart'}]);
});

test.each(
  faults(
    {
      kind: 'Search',
      injected: 'a search file that is damaged, that is some other file, or that is from another build',
      reader: 'that search could not be loaded, never “No results”',
    },
    [
      ['no sections', {stacks: [], pages: [], sections: []}, index],
      ['one section too many', {stacks: [], pages: [page], sections: [section, section]}, index],
      ['a field too few', documents, {...index, fields: ['text']}],
      ['documents of a build without stacks', {pages: [page], sections: [section]}, index],
      ['documents that are {}', {}, index],
      ['an index that is {}', documents, {}],
      ['documents that are null', null, index],
      ['an index that is null', documents, null],
      ['lists', [], []],
      ['text', 'x', 'x'],
    ] as const,
  ),
)('search files with %s are a failure', async (_name, documentsFile, indexFile) => {
  await expect(openSearcher(documentsFile, indexFile)).rejects.toThrow(/^The search (documents|index|files)/);
});
