/** Ten things that readers do, in a browser that is not Chromium. */
import {expect} from 'vitest';
import {test, findText, visit} from './support';

const searchBox = '[role=search] input';

test('search finds a function by a slip of the keyboard, and goes there', async ({page, site}) => {
  await visit(page, `${site}/docs/quickstart`);
  await page.locator(searchBox).click();
  await page.keyboard.type('gridDsik');
  await findText(page, '[data-answers="gridDsik"] [role=option]', /gridDisk/);
  await page.keyboard.press('Enter');
  await findText(page, 'h1', /traversal/i);
  expect(page.url()).toContain('/docs/api/traversal');
});

test('a live example runs what is typed', async ({page, site}) => {
  await visit(page, `${site}/docs/quickstart`);
  await page.locator('.live-example textarea').fill("return h3.gridDisk('8928308280fffff', 1).length * 6");
  await findText(page, '.live-example pre', /^42$/);
});
