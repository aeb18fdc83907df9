import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
import type {OfflineList, OfflineOffer} from '@h3-docs/base/contracts/offline';
import routes from '../data/routes.json';

const read = (file: string) => readFileSync(path.join('build', file));
const offer = JSON.parse(read('offline.json').toString()) as OfflineOffer;
const list = JSON.parse(read(offer.list).toString()) as OfflineList;

test('a copy has every page of its version, and takes at most 15 MB', () => {
  const pages = readdirSync('build', {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.html'));
  const former = (file: string) => file.startsWith('docs/3.x/');
  expect(pages.length).toBeGreaterThanOrEqual(JSON.stringify(routes).split('"/').length - 1);
  expect(pages.filter((file) => !former(file)).filter((file) => !(file in list['4.x']))).toEqual([]);
  expect(pages.filter(former).filter((file) => !(file in list['3.x']))).toEqual([]);
  expect(offer.bytes['4.x'] + offer.bytes['3.x']).toBeLessThan(15_000_000);
  expect(offer.bytes['3.x']).toBeLessThan(offer.bytes['4.x'] / 3);
});

test('the list has what is written after the pages, and its hashes and sizes are those of the files', () => {
  const entries = Object.entries(list['4.x']);
  for (const pattern of [
    /^lunr-index-/,
    /^search-doc-/,
    /^third-party\.txt$/,
    /^docs\/api\/traversal\.md$/,
    /woff2$/,
  ]) {
    expect(entries.filter(([file]) => pattern.test(file)).length, String(pattern)).toBeGreaterThan(0);
  }
  for (const [file, [hash]] of entries) {
    expect(createHash('sha256').update(read(file)).digest('hex').slice(0, 16), file).toBe(hash);
  }
  expect(list['4.x']['index.html']?.[1]).toBe(gzipSync(read('index.html')).length);
  expect(offer.bytes['4.x']).toBe(entries.reduce((bytes, [, [, size]]) => bytes + size, 0));
});

test('the service worker is that of the list, and no page names it', () => {
  const worker = read('sw.js').toString();
  expect(worker).toContain(offer.edition);
  expect(gzipSync(worker).length).toBeLessThan(4500);
  expect(read('index.html').toString()).not.toContain('sw.js');
});
