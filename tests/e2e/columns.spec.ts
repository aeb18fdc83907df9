/** That the parts of a page begin and end with one column. */
import type {Locator, Page} from '@playwright/test';
import {expect, pageTest as test, visit} from './support/test';

/** Where an element begins and ends from left to right, in whole pixels. */
async function edges(element: Locator): Promise<readonly [number, number]> {
  const {left, right} = await element.evaluate((node) => node.getBoundingClientRect().toJSON() as DOMRect);
  return [Math.round(left), Math.round(right)];
}

const text = (page: Page) => page.locator('.markdown > p').first();

for (const width of [600, 800, 990]) {
  test(`at ${width} px the contents above the text, the text, and what follows share one column`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await visit(page, '/docs/quickstart');
    const [left, right] = await edges(text(page));
    expect(await edges(page.locator('.theme-doc-toc-mobile'))).toEqual([left, right]);
    expect(await edges(page.locator('.pagination-nav'))).toEqual([left, right]);
    expect(Math.abs(width - left - right), 'from the middle').toBeLessThanOrEqual(1);
  });
}

test('a short range of a parameter stays on one line', async ({page}) => {
  await visit(page, '/docs/api/indexing');
  const range = page.locator('.api-facts td[data-label]', {hasText: /^0 to 15$/}).first();
  await range.scrollIntoViewIfNeeded();
  const lines = await range.evaluate((cell) => {
    const content = document.createRange();
    content.selectNodeContents(cell);
    return content.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('the numbers of versions in the navbar leave its links at their height', async ({page}) => {
  const link = page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Bindings', exact: true});
  const middle = () =>
    link.evaluate((node) => {
      const content = document.createRange();
      content.selectNodeContents(node.firstChild ?? node);
      const {top, bottom} = content.getBoundingClientRect();
      return Math.round(top + bottom) / 2;
    });
  await visit(page, '/docs/quickstart');
  const before = await middle();
  await visit(page, '/docs/3.x/quickstart');
  expect(Math.abs((await middle()) - before)).toBeLessThanOrEqual(0.5);
});

for (const [width, percent] of [
  [390, 175],
  [320, 150],
] as const) {
  test(`at ${width} px and ${percent} % text, fields and actions stay within the window`, async ({page}) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', {fontSizes: {standard: 0.16 * percent}});
    await page.setViewportSize({width, height: 844});
    for (const route of ['/', '/docs/library/migration-3.x/functions', '/docs/community/bindings']) {
      await visit(page, route);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, route).toBeLessThanOrEqual(0);
    }
    await session.send('Page.setFontSizes', {fontSizes: {standard: 16}});
  });
}
