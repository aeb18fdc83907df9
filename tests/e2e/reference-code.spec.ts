import {expect, test, visit} from './support/test';
import type {Page} from '@playwright/test';

const files = '**/assets/code/*.json';
const panel = (page: Page) => page.locator('.language-tabs').first();
const signature = (page: Page) => panel(page).locator('pre:visible').first();

/** Goes to an API page as a reader does who is on another page: without loading the site again. */
async function comeFromElsewhere(page: Page): Promise<void> {
  await visit(page, '/docs/api/vertex');
  await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Traversal functions'}).click();
  await page.waitForURL('/docs/api/traversal');
}

test('code that cannot be fetched can be tried again', async ({page, allow}) => {
  allow.errors.push(/Failed to load resource|ERR_FAILED/);
  await page.route(files, (route) => route.abort());
  await comeFromElsewhere(page);
  await expect(panel(page)).toContainText('This part could not be loaded.');
  await page.unroute(files);
  await page.getByRole('alert').getByRole('button', {name: 'Retry'}).click();
  await expect(signature(page)).toHaveText(/^gridDisk\(h3Index/);
});
