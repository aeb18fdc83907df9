/** On 2g, and in a browser that saves data, nothing is fetched that the reader doesn't ask for. */

import {connectBy} from '../support/connection';

import {expect, test, visit} from '../support/test';

const slow = {effectiveType: '2g', saveData: false} as const;

test.describe('on 2g, what the reader asks for comes', () => {
  test.beforeEach(({page}) => connectBy(page, slow));

  test('the explorer by its button, and by an address that names it', async ({page}) => {
    await visit(page, '/');
    await page.getByRole('button', {name: 'Load the explorer'}).click();
    await expect(page.getByRole('textbox', {name: 'Paste anything'})).toBeVisible();
    await visit(page, '/?q=8928308280fffff#explorer');
    await expect(page.getByRole('textbox', {name: 'Paste anything'})).toHaveValue('8928308280fffff');
  });

  test('search by typing, and the menu of a phone', async ({page}) => {
    await visit(page, '/docs/quickstart');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('gridDisk');
    await expect(page.getByRole('option').first()).toContainText('gridDisk');
    await page.setViewportSize({width: 390, height: 800});
    await visit(page, '/docs/quickstart');
    await page.getByRole('button', {name: /navigation bar/i}).click();
    await expect(page.locator('.navbar-sidebar').getByRole('link', {name: 'Quickstart'})).toBeVisible();
  });
});
