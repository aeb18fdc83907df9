import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {searcherOf} from '@h3-docs/search/node/table';

/** What a reader brings to a page, which a fresh reader has answered from that page alone. */
interface ReaderQuestion {
  readonly page: string;
  readonly question: string;
}

const folder = 'tests/data/reader-questions';
const questions = readdirSync(folder).flatMap(
  (file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as ReaderQuestion[],
);

/** The address of a page without query, anchor, and final slash. */
const pageOf = (address: string) => address.replace(/[?#].*/, '').replace(/(.)\/$/, '$1');

test('search leads from most questions to the page that answers them, although other pages answer many of them, too', async () => {
  const searcher = await searcherOf('build');
  const placed = questions.map(({page, question}) => {
    const found = searcher.search(question, 8).map(({url}) => pageOf(url));
    return {question, page, found, place: found.indexOf(pageOf(page))};
  });
  const missed = placed.filter(({place}) => place < 0);
  expect(placed.filter(({found}) => found.length === 0)).toEqual([]);
  expect(missed.length / placed.length, JSON.stringify(missed, null, 1)).toBeLessThanOrEqual(0.2);
});
