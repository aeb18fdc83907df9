/** One page of each kind, loaded once: axe in both widths and color modes, and each control in the way of Tab. */
import {violations} from './support/axe';
import {showMode} from './support/colorMode';
import {neverFocused} from './support/focus';
import {expect, test, visit, weekly} from './support/test';
import routes from '../data/routes.json' with {type: 'json'};

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

for (const route of kinds) {
  test(`${route} is accessible at 390 and 1350 px, in both color modes, and Tab reaches all`, async ({page}) => {
    await visit(page, `${route}?docusaurus-theme=dark`);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    for (const width of [1350, 390]) {
      await page.setViewportSize({width, height: 844});
      for (const mode of ['dark', 'light'] as const) {
        await showMode(page, mode);
        expect.soft(await violations(page), `${width} px, ${mode}`).toEqual([]);
      }
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(overflow, 'wider than the window, in px').toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({width: 1350, height: 844});
    expect(await neverFocused(page)).toEqual([]);
  });
}

test('axe finds nothing in the open mobile menu, in both color modes', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await visit(page, '/docs/quickstart?docusaurus-theme=light');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.locator('.navbar-sidebar')).toBeInViewport({ratio: 1});
  for (const mode of ['light', 'dark'] as const) {
    await showMode(page, mode);
    expect(await violations(page), mode).toEqual([]);
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('pages have their text, no idle control, and on a phone the links of the navbar', async ({page}) => {
    for (const route of ['/', '/docs/quickstart', '/docs/api/indexing', '/docs/core-library/restable']) {
      await page.goto(route);
      await expect(page.locator('h1').first()).toBeVisible();
      // A collapsed section opens without a script.
      await expect(page.locator('main [role=tabpanel]:not(:visible):not(details:not([open]) *)')).toHaveCount(0);
      await expect(page.locator('button:visible'), 'buttons').toHaveCount(0);
      await expect(page.locator('.navbar :is(input, [role=searchbox]):visible'), 'search boxes').toHaveCount(0);
    }
    await page.goto('/docs/core-library/cellToBoundaryDesc');
    await expect(page.locator('.katex-html').first()).toBeVisible();
    await page.setViewportSize({width: 390, height: 844});
    for (const name of ['About', 'API', 'Bindings', 'Resolutions'])
      await expect(page.locator('.navbar').getByRole('link', {name, exact: true})).toBeInViewport({ratio: 1});
  });
});

for (const route of [routes.landing, ...routes.current, ...routes['3.x']]) {
  test(`axe finds nothing on ${route}`, weekly, async ({page}) => {
    await visit(page, route);
    for (const width of [1350, 390]) {
      await page.setViewportSize({width, height: 844});
      expect.soft(await violations(page), `${width} px`).toEqual([]);
    }
  });
}
