/** What the reader's language governs, and the list of all functions in it. */
import type {Page} from '@playwright/test';
import {expect, pageTest as test, visit} from '../support/test';

const choose = (page: Page, language: string) => page.getByRole('tab', {name: language, exact: true}).first().click();

/** The section of a function: all that stands between its heading and the next one. */
const parameters = (page: Page, name: string) =>
  page
    .locator(`#${name.toLowerCase()} ~ .api-facts`)
    .first()
    .locator('table')
    .first()
    .locator('tbody tr:visible td:first-child');

test('parameters and errors have the names of the chosen language, on this visit and the next', async ({page}) => {
  await visit(page, '/docs/api/indexing');
  await choose(page, 'C');
  await expect(parameters(page, 'latLngToCell')).toHaveText([/^g/, /^res/, /^out/], {useInnerText: true});
  await choose(page, 'Python');
  await expect(parameters(page, 'latLngToCell')).toHaveText(['lat, lng', 'res'], {useInnerText: true});
  await page.reload();
  await expect(parameters(page, 'latLngToCell')).toHaveText(['lat, lng', 'res'], {useInnerText: true});
  await expect(page.getByText('H3ResDomainError').first()).toBeVisible();
});

test('the matrix of bindings fits the page with marks, and shows names on request', async ({page}) => {
  await page.setViewportSize({width: 1350, height: 900});
  await visit(page, '/docs/community/bindings');
  const box = page.locator('.wide-table').first();
  const python = box.locator('tr[data-function="gridDisk"] td.python');
  const shown = () => python.evaluate((cell) => Number.parseFloat(getComputedStyle(cell).fontSize));
  expect(await shown()).toBe(0);
  expect(await box.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)).toBe(0);
  await expect(box.locator('th:visible').nth(1)).toHaveText('JavaScript');
  await page.getByLabel('Language').first().selectOption('All languages, with names');
  await expect(python).toHaveText('grid_disk');
  expect(await shown()).toBeGreaterThan(10);
  await box.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(0);
});

test('the list of functions filters, and has the names of the language and the version', async ({page}) => {
  await visit(page, '/docs/api/vertex');
  await page.getByText('All functions', {exact: true}).click();
  const list = page.locator('#all-functions');
  await list.getByLabel('Language').selectOption('Python');
  await list.getByLabel('Filter').fill('griddisk');
  await expect(list.getByRole('link', {name: 'grid_disk', exact: true})).toBeVisible();
  await list.getByLabel('Filter').fill('');
  await list.getByLabel('Order').selectOption('From A to Z');
  await expect(list.getByRole('link').first()).toHaveText('are_neighbor_cells');
  await list.getByRole('link', {name: 'grid_disk', exact: true}).click();
  await expect(page).toHaveURL('/docs/api/traversal#griddisk');

  await visit(page, '/docs/3.x/api/traversal#all-functions');
  await expect(page.locator('#all-functions').getByRole('link', {name: 'k_ring', exact: true})).toBeVisible();
});
