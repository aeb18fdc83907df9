/** Links that froze or ended a tab, and their siblings: read with little work, and with words for what is left out. */
import {expect, test} from 'vitest';
import {bringsSomething, readLink, unreadWords} from '@h3-docs/base/routing/link';
import {hostileLinks} from '../support/hostileLinks';
import {arrive, openExplorer} from '../support/openExplorer';

const links = await hostileLinks();
/** What the page says of a link, computed as the page does it; throws where the page would. */
async function opened(path: string): Promise<string> {
  const {pathname, search, hash} = new URL(path, 'https://h3.example');
  if (pathname === '/') {
    const link = hash.includes('hex=') ? hash : search;
    await openExplorer(link);
    return (await arrive(link)).unread.join('; ');
  }
  return readLink(search, ['index', 'lang', '_highlight'])
    .unread.map((part) => unreadWords([part]))
    .join();
}

test.each(links.map((link) => [link.name, link] as const))('%s', async (_name, {path, said}) => {
  // Tabs and marks need no words: they don't hide anything.
  expect(await opened(path)).toMatch(said === undefined ? /^(?:.*“(?:lang|_highlight)”.*)?$/ : new RegExp(said));
});

test('parameters that others add to an address are no state of the explorer', () => {
  for (const query of ['', '?', '?utm_source=a&utm_medium=b', '?docusaurus-theme=dark', '?constructor=1']) {
    expect(bringsSomething(query), query).toBe(false);
  }
  for (const query of ['?q=a', '?utm_source=a&sel=8928308280fffff', 'kept=abcd', `?z=${'a'.repeat(9000)}`]) {
    expect(bringsSomething(query), query.slice(0, 40)).toBe(true);
  }
});

test('of many values of one parameter, the first twenty are read', () => {
  const {all, unread} = readLink('_highlight=a&'.repeat(21), ['_highlight']);
  expect(all('_highlight')).toHaveLength(20);
  expect(unread).toEqual(['“_highlight”, of which only the first 20 are read']);
});
