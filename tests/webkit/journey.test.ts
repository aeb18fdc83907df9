/** What readers do most, in the engine of Safari; `npm run test:all` has the rest. */
import {expect} from 'vitest';
import {test} from './support';

test('a reader runs code, and the color mode that is chosen lasts', async ({page, site}) => {
  await page.visit(`${site}/docs/quickstart`);
  await page.click('.live-example button[aria-label^="Edit and run"]');
  await page.click('.live-example textarea');
  await page.run('document.activeElement.select()');
  await page.type(`return h3.gridDisk('8928308280fffff', 1).length * 6`);
  await page.see('.live-example pre', /^42$/);
  await page.click('button[aria-label*="dark and light mode" i]');
  await page.until(async () => (await page.run('return document.documentElement.dataset.theme')) === 'dark');
  await page.visit(`${site}/docs/api/traversal`);
  await page.see('h1', /traversal/i);
  expect(await page.run('return document.documentElement.dataset.theme')).toBe('dark');
});
