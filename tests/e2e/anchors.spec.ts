import published from '../data/published-anchors.json';
import {comesIntoPlace} from './support/anchors';
import {expect, pageTest as test} from './support/test';

/**
 * Pages whose old anchors stand in headings, in table rows, and in generated sections. `pages.spec.ts` follows every old
 * anchor on a page that is open; here one of them opens the page.
 */
const pages = [
  '/docs/core-library/restable',
  '/docs/library/errors',
  '/docs/community/bindings',
  '/docs/core-library/compilation-options',
  '/docs/library/migration-3.x/functions',
  '/docs/api/regions',
  '/docs/3.x/core-library/h3Indexing',
] as const;

for (const route of pages) {
  test(`an old anchor opens ${route} below the navbar`, async ({page}) => {
    const id = published[route].at(-1) ?? '';
    await page.goto(`${route}#${id}`);
    expect(await comesIntoPlace(page, id), id).toBe(true);
  });
}
