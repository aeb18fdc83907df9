/**
 * `npm run search:table [-- --missed]`: how many of the searches in tests/data/reader-searches have their answer first and
 * among the first three, by set and kind. `npm run search:table -- polyfill` prints the results of one search. Needs a build.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {addressesOf, searchTable, searcherOf, type ReaderSearches} from '@h3-docs/search/node/table';

const folder = 'tests/data/reader-searches';

async function main(): Promise<void> {
  const searcher = await searcherOf('build');
  const words = process.argv.slice(2).filter((word) => word !== '--missed');
  if (words.length > 0) {
    console.log(addressesOf(searcher, words.join(' ')).join('\n'));
    return;
  }
  for (const file of readdirSync(folder)) {
    const table = searchTable(searcher, JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as ReaderSearches);
    console.log(file);
    const rows = Object.entries(table).map(([kind, {queries, first, three}]) => [kind, {queries, first, three}]);
    console.table(Object.fromEntries(rows));
    if (process.argv.includes('--missed')) console.log(JSON.stringify(table.all?.missed, null, 1));
  }
}

void main();
