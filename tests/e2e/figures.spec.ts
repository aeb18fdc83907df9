import {expect, test, visit} from './support/test';
import type {Page} from '@playwright/test';

const files = '**/assets/figures/*.svg';
const figure = (page: Page) => page.locator('figure.figure').first();

/** Goes to the About page as a reader does who is on another page: without loading the site again. */
async function comeFromElsewhere(page: Page): Promise<void> {
  await visit(page, '/docs/installation');
  await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'About H3'}).click();
  await page.waitForURL('/docs/');
}

test('a figure that cannot be fetched says what it shows and can be tried again', async ({page, allow}) => {
  allow.errors.push(/ERR_FAILED .*\/assets\/figures\//);
  await page.route(files, (route) => route.abort());
  await comeFromElsewhere(page);
  const retry = page.getByRole('alert').getByRole('button', {name: 'Retry'});
  await expect(retry).toBeVisible();
  await expect(figure(page)).toContainText('A map of a hexagonal cell');
  await page.unroute(files);
  await retry.click();
  // The pointer is on the figure and brings it to life: for a moment, both drawings are there.
  await expect(figure(page).getByRole('img').first()).toBeVisible();
});
