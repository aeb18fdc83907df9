import published from '../data/published-anchors.json';
import {expect, test} from './support/test';

/** Pages whose old anchors stand in headings, in table rows, and in generated sections. */
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
  test(`old anchors of ${route} are in view below the navbar`, async ({page}) => {
    const [first = '', ...others] = published[route];
    await page.goto(`${route}#${first}`);
    const place = (id: string) =>
      page.evaluate((wanted) => {
        const target = document.getElementById(wanted);
        const navbar = document.querySelector('.navbar')?.getBoundingClientRect();
        const atEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
        const top = target?.getBoundingClientRect().top ?? NaN;
        return {below: top >= (navbar?.bottom ?? 0), near: atEnd ? top < window.innerHeight : top < 200};
      }, id);
    await expect.poll(() => place(first)).toEqual({below: true, near: true});
    for (const id of others) {
      await page.evaluate((hash) => {
        window.location.hash = hash;
      }, id);
      await expect.poll(() => place(id), id).toEqual({below: true, near: true});
    }
  });
}
