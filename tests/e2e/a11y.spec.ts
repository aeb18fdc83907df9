import type {Page} from '@playwright/test';
import routes from '../data/routes.json' with {type: 'json'};
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

/** One page of each kind. */
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

// Groups keep the number of browser contexts low: a check takes as long as a page takes to load.
const groups: Record<string, string[]> = {
  'the landing page and the not-found page': [routes.landing, routes.notFound],
  'the pages of the API': [...routes.current, ...routes['3.x']].filter((route) => route.includes('/api/')),
  'the other pages of 4.x': routes.current.filter((route) => !route.includes('/api/')),
  'the other pages of 3.x': routes['3.x'].filter((route) => !route.includes('/api/')),
};

for (const [name, pages] of Object.entries(groups)) {
  test(`axe finds nothing on ${name}`, async ({page}) => {
    test.setTimeout(pages.length * 15_000);
    const found: Record<string, string[]> = {};
    for (const route of pages) {
      await visit(page, route);
      const list = await violations(page);
      if (list.length > 0) found[route] = list;
    }
    expect(found).toEqual({});
  });
}

for (const [name, dark, width] of [
  ['dark mode', true, 1350],
  ['390 px', false, 390],
  ['390 px and dark mode', true, 390],
] as const) {
  test(`axe finds nothing in ${name}, on one page of each kind`, async ({page}) => {
    test.setTimeout(kinds.length * 15_000);
    await page.setViewportSize({width, height: 844});
    const found: Record<string, string[]> = {};
    await chooseMode(page, dark ? 'dark' : 'light');
    for (const route of kinds) {
      await visit(page, route);
      await expect(page.locator('html')).toHaveAttribute('data-theme', dark ? 'dark' : 'light');
      const list = await violations(page);
      if (list.length > 0) found[route] = list;
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${route} is wider than the window`).toBeLessThanOrEqual(0);
    }
    expect(found).toEqual({});
  });
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
