/** The stacks that the reference shows from a list: databases, data frames, further languages. */
import type {Page} from '@playwright/test';
import {comesIntoPlace} from './support/anchors';
import {expect, pageTest as test, visit} from './support/test';

test('a stack is chosen once from a list that is typed into, and holds on other pages', async ({page}) => {
  await visit(page, '/docs/api/traversal');
  const section = page.locator('.language-tabs').first();
  await section.getByRole('button', {name: /and \d+ more/}).click();
  const field = section.getByRole('combobox', {name: 'Your stack'});
  await expect(section.getByRole('group', {name: 'Databases'})).toBeVisible();
  await field.fill('snow');
  await field.press('Enter');
  await expect(section.getByText('H3_GRID_DISK(cell_id, k_value) → ARRAY')).toBeVisible();
  await expect(section.getByRole('tabpanel')).toHaveCount(0);
  await expect(section).toContainText('The names and types below are those of JavaScript.');
  await expect(page).toHaveURL(/\/docs\/api\/traversal\?lang=snowflake$/);
  await page.goto('/docs/api/indexing');
  const point = page.locator('.language-tabs').first();
  await expect(point.getByText('H3_LATLNG_TO_CELL(latitude FLOAT')).toBeVisible();
  await expect(point.getByText('takes the latitude first')).toBeVisible();
  await point.getByRole('tab', {name: 'Python'}).click();
  await expect(point.getByRole('tabpanel')).toContainText('latlng_to_cell(lat, lng, res)');
  await expect(point.getByText('H3_LATLNG_TO_CELL(latitude FLOAT')).toHaveCount(0);
});

const gridRing = '/docs/api/traversal?lang=snowflake#gridring';

/** Snowflake's part of the section on gridRing. */
const snowflake = (page: Page) =>
  page.locator('h2#gridring ~ .language-tabs').first().getByText('Snowflake has no such function.');

/** Waits until the browser has shown two frames, and with them all that the page does about its new heights. */
const frames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Makes the browser leave the page where it is when something above the window grows. Some browsers always do. */
const withoutScrollAnchoring = (page: Page) =>
  page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.overflowAnchor = 'none';
    }),
  );

for (const width of [390]) {
  test(`an address can name the stack, and a function that it lacks says what to do, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 844});
    await withoutScrollAnchoring(page);
    await page.goto(gridRing);
    const section = page.locator('h2#gridring ~ .language-tabs').first();
    await expect(snowflake(page)).toBeVisible();
    await expect(section).toContainText('remove the cells of H3_GRID_DISK for k − 1');
    expect(await comesIntoPlace(page, 'gridring')).toBe(true);
    await page.locator('h1').evaluate((title) => (title.style.paddingBottom = '500px'));
    await frames(page);
    expect(await comesIntoPlace(page, 'gridring')).toBe(true);
  });
}
