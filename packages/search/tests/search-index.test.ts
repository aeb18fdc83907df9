// cspell:ignore xgriddistx
import {gzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {buildFiles} from '../node/files';
import type {PageSection} from '../node/sections';
import {openSearcher} from '../open';
import type {SearchDocuments} from '../files';
import type {Searcher} from '../rank';

function section(url: string, heading: string, text: string, more: Partial<PageSection> = {}): PageSection {
  const [page = '', anchor] = url.split('#');
  return {
    url: page,
    hash: anchor ? `#${anchor}` : '',
    pageTitle: heading,
    group: '',
    heading,
    prose: text,
    text: '',
    code: '',
    summary: '',
    words: [],
    names: [],
    formerNames: [],
    otherNames: [],
    asks: [],
    ...more,
  };
}

const traversal = {pageTitle: 'Traversal functions'};
const sections: readonly PageSection[] = [
  section('/docs/library/migrating', 'Moving from 3.x', 'kRing is now gridDisk and hexRing is gridRing.'),
  section('/docs/library/terminology', 'Terminology', 'A disk is a cell with its neighbors; a pentagon has five.'),
  section('/docs/api/traversal', 'Traversal functions', 'Walk over the grid: gridDisk, gridRing, gridDistance.'),
  section('/docs/api/traversal#griddisk', 'gridDisk', 'Cells within k steps of an origin cell.', {
    ...traversal,
    names: ['gridDisk', 'grid_disk', 'GridDisk', 'h3_grid_disk'],
    formerNames: ['kRing', 'k_ring'],
    otherNames: [
      {stack: 'carto-bigquery', names: ['H3_KRING_X']},
      {stack: 'oracle', names: ['PACK.H3_NEAR_X', 'H3_NEAR_X']},
      {stack: 'r-h3o', names: ['h3_near_x']},
    ],
    asks: ['neighbors of a cell', 'nearby cells', 'surroundings'],
  }),
  section('/docs/api/traversal#griddiskdistances', 'gridDiskDistances', 'Cells within k steps, ring by ring.', {
    ...traversal,
    names: ['gridDiskDistances', 'grid_disk_distances'],
    formerNames: ['kRingDistances'],
  }),
  section('/docs/api/traversal#gridring', 'gridRing', 'Cells exactly k steps away from an origin cell.', {
    ...traversal,
    names: ['gridRing', 'grid_ring'],
    formerNames: ['hexRing'],
  }),
  section('/docs/library/errors', 'Errors', 'Every function of C gives a code. E_PENTAGON is one.'),
  section('/docs/library/errors#e_pentagon', 'E_PENTAGON', 'A pentagon was met where there is no way around it.', {
    pageTitle: 'Errors',
    names: ['E_PENTAGON'],
  }),
  section('/docs/installation', 'Installation', 'Install the bindings of your language with its package manager.'),
];

function searcherOf(all: readonly PageSection[]): Promise<Searcher> {
  const files = buildFiles(all, 1_000_000);
  return openSearcher(JSON.parse(files.documents), JSON.parse(files.index));
}

const searcher = await searcherOf(sections);
const found = (query: string) => searcher.search(query, 8).map((result) => result.url);

test('a function is compared with others, however many sections name it in an ask', async () => {
  const others = Array.from({length: 60}, (_, at) =>
    section(`/docs/api/regions#problem-${at}`, `gridDisk fails ${at}`, 'gridDisk and grid disk.', {
      asks: ['gridDisk', 'grid disk', 'gridDisk error'],
      entry: {kind: 'problem', stacks: ['javascript']},
    }),
  );
  const crowded = await searcherOf([...others, ...sections]);
  for (const query of ['gridDsik', 'gridDis', 'gridDisk'])
    expect(
      crowded.search(query, 3).map(({url}) => url),
      query,
    ).toContain('/docs/api/traversal#griddisk');
  // The problems are those of another stack.
  expect(crowded.search('gridDisk fails in python', 1)[0]?.url).toBe('/docs/api/traversal#griddisk');
});

test('what is nowhere is not found, and an empty query finds nothing', () => {
  expect(found('zzqqxx')).toEqual([]);
  expect(found('  ')).toEqual([]);
  expect(found('()')).toEqual([]);
  // The names most like it are known.
  expect(searcher.nearest('xgriddistx', 2)[0]?.label).toBe('gridDisk');
  expect(searcher.nearest('qqq', 2)).toEqual([]);
});

test('a result says by which name it was found, and what to highlight', () => {
  const [former] = searcher.search('kRing', 1);
  expect(former?.via).toEqual({name: 'kRing', former: true});
  expect(former?.highlights).toEqual(expect.arrayContaining(['griddisk', 'kring']));
  expect(searcher.search('gridDisk', 1)[0]?.via).toBeUndefined();
  expect(searcher.search('gridDsik', 1)[0]?.highlights).toContain('griddisk');
  expect(found('instalation')).toContain('/docs/installation');
});

test('the first sixteen words that say something are searched, however many are pasted', () => {
  const unknown = (count: number) => Array.from({length: count}, (_, place) => `zzqqxx${place}`).join(' ');
  expect(found(`the cells of an ${unknown(14)} pentagon`)).toContain('/docs/library/errors#e_pentagon');
  expect(found(`the cells of an ${unknown(16)} pentagon`)).not.toContain('/docs/library/errors#e_pentagon');
  expect(found(`${unknown(2)} ${'pentagon '.repeat(1000)}`)).toContain('/docs/library/errors#e_pentagon');
});

test('the page is at hand while search gets ready', async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 0);
  await searcherOf(Array.from({length: 9}, () => sections).flat());
  clearInterval(timer);
  expect(turns).toBeGreaterThan(3);
});

test('a long text ends with a sign, its beginning is searched, and heavy files have a warning with the numbers', async () => {
  const prose = ['One sentence.', `Opening ${'word '.repeat(60)}ending.`];
  const pages = prose.map((text, at) => section(`/docs/page${at}`, 'Heading', text));
  const files = buildFiles(pages, 100);
  const [short, long] = (JSON.parse(files.documents) as SearchDocuments).sections;
  expect(short?.text).toBe('One sentence.');
  expect(long?.text).toMatch(/^Opening (?:word )+…$/);
  expect(files.weight).toBe(gzipSync(files.documents).length + gzipSync(files.index).length);
  expect(files.warning).toBe(`The search files of 2 sections weigh ${files.weight} bytes; the budget is 100.`);
  expect(buildFiles(pages, 10_000)).toEqual({...files, warning: undefined});
  const opened = await searcherOf(pages);
  expect(opened.search('opening', 1)).toHaveLength(1);
  expect(opened.search('ending', 1)).toEqual([]);
});

test('a name spelled as one language alone does opens that language', () => {
  const languages = ['grid_disk', 'GridDisk', 'h3_grid_disk', 'gridDisk', 'grid disk', 'grid disk in Java'].map(
    (query) => searcher.search(query, 1)[0]?.stack,
  );
  expect(languages).toEqual(['python', 'go', 'duckdb', undefined, undefined, 'java']);
});

test('what other engines call a function leads to it by the whole name', () => {
  const answer = (query: string) => {
    const [{url, via, stack} = {url: undefined}] = searcher.search(query, 1);
    return {url, via: via?.name, stack};
  };
  const url = '/docs/api/traversal#griddisk';
  expect(answer('h3_kring_x')).toEqual({url, via: 'H3_KRING_X', stack: 'carto-bigquery'});
  // A name with a path is one name, and of two that differ in case alone, the one that is typed is meant.
  expect(answer('Pack.h3_near_x(')).toEqual({url, via: 'PACK.H3_NEAR_X', stack: 'oracle'});
  expect([answer('H3_NEAR_X').stack, answer('h3_near_x').stack]).toEqual(['oracle', 'r-h3o']);
  // The engine that a query names is meant, whoever else has the name.
  expect(answer('h3_kring_x snowflake')).toEqual({url, via: 'H3_KRING_X', stack: 'snowflake'});
  expect(answer('grid disk postgres')).toEqual({url, via: undefined, stack: 'postgres'});
  // Beside other words it is one of them.
  expect(searcher.search('install postgres', 1)[0]?.stack).toBeUndefined();
});
