/** What readers do most, in a browser that is not Chromium; `npm run test:all` has the rest. */
import {expect} from 'vitest';
import {findText, test, typeCode, visit} from './support';

test('a reader searches, runs code, and changes the color mode', async ({page, site}) => {
  await visit(page, `${site}/docs/quickstart`);
  await typeCode(page, `return h3.gridDisk('8928308280fffff', 1).length * 6`);
  await findText(page, '.live-example pre', /^42$/);
  await page.locator('button[aria-label*="dark and light mode" i]').click();
  await page.waitForSelector('html[data-theme=dark]');
  await page.locator('[role=search] input').click();
  await page.keyboard.type('gridDisk');
  await findText(page, '[data-answers="gridDisk"] [role=option]', /gridDisk/);
  await page.keyboard.press('Enter');
  await findText(page, 'h1', /traversal/i);
  expect(page.url()).toContain('/docs/api/traversal');
});
