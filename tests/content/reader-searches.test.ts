import {readFileSync, readdirSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
import aside from '../data/reader-searches/aside.json';
import blind from '../data/reader-searches/blind.json';
import fresh from '../data/reader-searches/fresh.json';
import threads from '../data/reader-searches/threads.json';
import tune from '../data/reader-searches/tune.json';
import {searchTable, searcherOf, type SearchRow} from '../../scripts/lib/searchTable';

const searcher = await searcherOf('build');

/** What `npm run search:table` prints of the first three results, as a share. */
const share = (found: number, {queries}: SearchRow) => Math.round((100 * found) / queries);

test.each([
  ['tune', tune, {first: 95, three: 98}],
  ['aside', aside, {first: 96, three: 98}],
  ['of threads', threads, {first: 94, three: 97}],
  ['of questions put aside first', fresh, {first: 85, three: 93}],
  ['of questions put aside later', blind, {first: 80, three: 92}],
] as const)('the searches of readers, half %s, find their answers', (_half, searches, least) => {
  const {all, ...kinds} = searchTable(searcher, searches);
  expect(Object.keys(kinds)).toHaveLength(8);
  if (!all) throw new Error('The table has no row for all kinds.');
  const missed = JSON.stringify(all.missed, null, 1);
  expect(share(all.first, all), `first, in percent; not first are ${missed}`).toBeGreaterThanOrEqual(least.first);
  expect(share(all.three, all), `first three, in percent; not first are ${missed}`).toBeGreaterThanOrEqual(least.three);
});

test('the names of engines take at most 12 KB of what the two files weigh, which is at most 180 KB', () => {
  const file = (kind: string) =>
    readFileSync(`build/${readdirSync('build').find((name) => name.startsWith(kind))}`, 'utf8');
  const [documents, index] = [file('search-doc-'), file('lunr-index-')];
  const weigh = (text: string) => gzipSync(text).length;
  expect(weigh(documents) + weigh(index)).toBeLessThanOrEqual(180_000);
  const withoutEngines = JSON.stringify(JSON.parse(documents), (key, value: unknown) =>
    key === 'otherNames' || key === 'stacks' ? undefined : value,
  );
  const engines = weigh(documents) - weigh(withoutEngines);
  expect(engines).toBeGreaterThan(0);
  expect(engines).toBeLessThanOrEqual(12_000);
});

test('no search is in two sets, and each kind has at least 30', () => {
  const queriesOf = (set: object) => Object.values(set).flatMap((kind: object) => Object.keys(kind));
  const all = [tune, aside, threads, fresh, blind].flatMap(queriesOf).map((query) => query.toLowerCase());
  expect(all.filter((query, place) => all.indexOf(query) !== place)).toEqual([]);
  for (const kind of Object.keys(tune) as (keyof typeof tune)[]) {
    const queries = [...Object.keys(tune[kind]), ...Object.keys(aside[kind])];
    expect(queries.length, kind).toBeGreaterThanOrEqual(30);
  }
});
