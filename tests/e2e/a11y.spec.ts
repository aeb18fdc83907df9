import {violations} from './support/axe';
import {showMode} from './support/colorMode';
import {expect, pageTest as test, visit} from './support/test';

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

/** The widths, with the color modes in which `pages.spec.ts` does not look. */
const looks = [
  [1350, ['dark']],
  [390, ['dark', 'light']],
] as const;

for (const [width, modes] of looks) {
  for (const route of kinds) {
    test(`axe finds nothing on ${route} at ${width} px in ${modes.join(' and ')} mode`, async ({page}) => {
      await page.setViewportSize({width, height: 844});
      await visit(page, `${route}?docusaurus-theme=dark`);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      for (const mode of modes) {
        await showMode(page, mode);
        expect(await violations(page), mode).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, 'wider than the window, in px').toBeLessThanOrEqual(0);
      }
    });
  }
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
