/** What a new edition makes readers fetch again. */
import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {copySite} from '../support/siteCopy';

const page = 'docs/quickstart';
const copy = copySite('whole');
const day = 86_400;
let first: ReadonlyMap<string, string>;

/** Builds the copy, and returns the hash of each file. */
async function build(seconds: number): Promise<ReadonlyMap<string, string>> {
  const {ok, output} = await copy.build({SOURCE_DATE_EPOCH: String(seconds)});
  expect(ok, output).toBe(true);
  const files = readdirSync(copy.out, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  return new Map(
    files.map(({parentPath, name}) => {
      const file = path.join(parentPath, name);
      return [path.relative(copy.out, file), createHash('sha256').update(readFileSync(file)).digest('hex')];
    }),
  );
}

/** The files of an edition that the first one does not have, by their names without hashes and stamps. */
const newIn = (edition: ReadonlyMap<string, string>) =>
  [...edition]
    .filter(([file, hash]) => first.get(file) !== hash)
    .map(([file]) => file.replace(/\.[\da-f]{8,10}(?=\.\w+$)/, '').replace(/-\d+(?=\.json$)/, ''))
    .sort();

const searchFiles = ['lunr-index.json', 'search-doc.json', 'search.json'];

beforeAll(async () => {
  first = await build(day);
});
afterAll(() => copy.remove());

test('a build of a day later has the same bytes, but for the files of search and what names them', async () => {
  expect(newIn(await build(2 * day))).toEqual(searchFiles);
});

test('a word on a page changes its code, its text, and its HTML, the copies, and the lists that name them', async () => {
  copy.edit(`${page}.mdx`, (text) => text.replace('Five steps take', 'Five steps need'));
  const changed = newIn(await build(day));
  const assets = changed
    .filter((file) => file.startsWith('assets/'))
    .map((file) => file.replace(/(?<=\/)(?:\d+|[\da-f]{8,16})(?=\.)/, '*'));
  expect(assets).toEqual(['assets/js/*.js', 'assets/prose/*.json']);
  expect(changed.filter((file) => !file.startsWith('assets/'))).toEqual([
    'docs/quickstart.md',
    'docs/quickstart/index.html',
    'llms-full.txt',
    'pages.json',
    'search-doc.json',
  ]);
});
