/** That the parts of a page begin and end with one column, and that the keyboard reaches them where they are seen. */
import type {Locator, Page} from '@playwright/test';
import {expect, test, visit} from './support/test';

/** Where an element begins and ends from left to right, in whole pixels. */
async function edges(element: Locator): Promise<readonly [number, number]> {
  const {left, right} = await element.evaluate((node) => node.getBoundingClientRect().toJSON() as DOMRect);
  return [Math.round(left), Math.round(right)];
}

const text = (page: Page) => page.locator('.markdown > p').first();

test('the contents above the text, the text, and what follows share one column', async ({page}) => {
  await visit(page, '/docs/quickstart');
  for (const width of [600, 990]) {
    await page.setViewportSize({width, height: 900});
    const [left, right] = await edges(text(page));
    expect((await edges(page.locator('.theme-doc-toc-mobile')))[1]).toBe(right);
    expect(await edges(page.locator('.pagination-nav'))).toEqual([left, right]);
    expect(Math.abs(width - left - right), 'from the middle').toBeLessThanOrEqual(1);
  }
});

test('a wide table moves neither heading nor contents, which begin within 190 px on a phone', async ({page}) => {
  const places = async (route: string) => {
    await visit(page, route);
    return [await edges(page.locator('h1')), await edges(page.locator('.theme-doc-toc-desktop'))].map(([left]) => left);
  };
  for (const width of [1100, 1350, 1920]) {
    await page.setViewportSize({width, height: 900});
    const usual = await places('/docs/core-library/overview');
    for (const route of ['/docs/core-library/restable', '/docs/community/bindings'])
      expect(await places(route), `${route} at ${width} px`).toEqual(usual);
  }
  await page.setViewportSize({width: 390, height: 844});
  const top = await page.locator('h1').evaluate((heading) => heading.getBoundingClientRect().top);
  expect(top).toBeLessThanOrEqual(190);
  await visit(page, '/docs/api/indexing');
  const signature = await page.locator('[class*=signature]:visible').first().boundingBox();
  expect(signature?.y, 'the first signature').toBeLessThan(844);
});

test('at 390 px and 175 % text, fields and actions stay within the window', async ({page}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', {fontSizes: {standard: 0.16 * 175}});
  await page.setViewportSize({width: 390, height: 844});
  for (const route of ['/', '/docs/library/migration-3.x/functions', '/docs/community/bindings']) {
    await visit(page, route);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, route).toBeLessThanOrEqual(0);
  }
  await session.send('Page.setFontSizes', {fontSizes: {standard: 16}});
});

test('code that fits is no tab stop, and code that scrolls is one', async ({page}) => {
  await visit(page, '/docs/installation');
  await expect(page.getByRole('button', {name: 'Copy the install command'}).first()).toBeVisible();
  await page.keyboard.press('Tab');
  const blocks = page.locator('main pre:visible');
  await expect
    .poll(() =>
      blocks.evaluateAll((all) =>
        all
          .filter((pre) => !pre.hasAttribute('role') && !pre.querySelector('[data-value]'))
          .every((pre) => pre.scrollWidth > pre.clientWidth === ((pre as HTMLElement).tabIndex === 0)),
      ),
    )
    .toBe(true);
});

test('going back by keyboard, no focused link is under the navbar', async ({page}) => {
  await visit(page, '/docs/api/hierarchy');
  await page.locator('#uncompactcells a').first().focus();
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press('Shift+Tab');
    const covered = await page.evaluate(() => {
      const focused = document.activeElement;
      const navbar = document.querySelector('.navbar');
      if (!focused || !navbar || navbar.contains(focused)) return '';
      const isCovered = focused.getBoundingClientRect().bottom <= navbar.getBoundingClientRect().bottom;
      return isCovered ? focused.outerHTML.slice(0, 120) : '';
    });
    expect(covered, `step ${step}`).toBe('');
  }
});
