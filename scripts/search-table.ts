/**
 * `npm run search:table [tune|aside|threads|fresh|blind|later|independent|practice|strangers] [-- --missed]`: how many of the searches in tests/data/reader-searches have their
 * answer first and among the first three, by kind. Needs a build. Search is tuned on the half `tune` only.
 */
import {readFileSync} from 'node:fs';
import {searchTable, searcherOf, type ReaderSearches} from '@h3-docs/search/node/training/table';

const all = ['tune', 'aside', 'threads', 'fresh', 'blind', 'later', 'independent', 'practice', 'strangers'];

async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  const halves = all.filter((half) => wanted.includes(half));
  const searcher = await searcherOf('build');
  for (const half of halves.length > 0 ? halves : all) {
    const searches = JSON.parse(readFileSync(`tests/data/reader-searches/${half}.json`, 'utf8')) as ReaderSearches;
    const table = searchTable(searcher, searches);
    console.log(half);
    console.table(
      Object.fromEntries(
        Object.entries(table).map(([kind, {queries, first, three}]) => [kind, {queries, first, 'first three': three}]),
      ),
    );
    if (wanted.includes('--missed')) console.log(JSON.stringify(table.all?.missed, null, 1));
  }
}

void main();
