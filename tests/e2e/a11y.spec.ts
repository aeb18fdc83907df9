import type {Page} from '@playwright/test';
import {violations} from './support/axe';
import {expect, test, visit} from './support/test';

/** Stores a reader's choice of a color mode, under the key that the theme uses on this site. */
async function chooseMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await visit(page, '/404.html');
  await page.evaluate((value) => {
    const prefix = 'docusaurus.announcement.id';
    const key = Object.keys(localStorage).find((stored) => stored.startsWith(prefix));
    localStorage.setItem(`theme${key?.slice(prefix.length) ?? ''}`, value);
  }, mode);
}

/** One page of each kind; `pages.spec.ts` has all of them, in light mode at full width. */
const kinds = [
  '/',
  '/docs/',
  '/docs/quickstart',
  '/docs/api/indexing',
  '/docs/core-library/restable',
  '/docs/library/errors',
  '/docs/3.x/api/traversal',
  '/404.html',
];

for (const [name, dark, width] of [
  ['dark mode', true, 1350],
  ['390 px', false, 390],
  ['390 px and dark mode', true, 390],
] as const) {
  for (const route of kinds) {
    test(`axe finds nothing on ${route} in ${name}`, async ({page}) => {
      await page.setViewportSize({width, height: 844});
      await chooseMode(page, dark ? 'dark' : 'light');
      await visit(page, route);
      await expect(page.locator('html')).toHaveAttribute('data-theme', dark ? 'dark' : 'light');
      expect(await violations(page)).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, 'wider than the window, in px').toBeLessThanOrEqual(0);
    });
  }
}

for (const mode of ['light', 'dark'] as const) {
  test(`axe finds nothing in the open mobile menu, in ${mode} mode`, async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await chooseMode(page, mode);
    await visit(page, '/docs/quickstart');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const menu = page.locator('.navbar-sidebar');
    await expect(menu).toBeInViewport({ratio: 1});
    // Colors in the middle of a transition are not those that a reader sees.
    await menu.evaluate((element) => Promise.all(element.getAnimations({subtree: true}).map(({finished}) => finished)));
    expect(await violations(page)).toEqual([]);
  });
}
