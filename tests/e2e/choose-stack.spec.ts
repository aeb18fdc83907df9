/** The stacks that the reference shows from a list: databases, data frames, further languages. */
import {comesIntoPlace} from './support/anchors';
import {expect, test, visit, weekly} from './support/test';

test('a stack is chosen once from a list, and holds on other pages', async ({page}) => {
  await visit(page, '/docs/api/traversal');
  const section = page.locator('.language-tabs').first();
  await section.getByRole('button', {name: /and \d+ more/}).click();
  const field = section.getByRole('combobox', {name: 'Your stack'});
  await expect(field).toBeFocused();
  await expect(field.locator('optgroup[label="Databases"]')).toHaveCount(1);
  await field.selectOption('Snowflake');
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

test('an address can name the stack, and a function that it lacks says what to do, on a phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  // The browser leaves the page where it is when something above the window grows. Some browsers always do.
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.overflowAnchor = 'none';
    }),
  );
  await page.goto('/docs/api/traversal?lang=snowflake#gridring');
  const section = page.locator('h2#gridring ~ .language-tabs').first();
  await expect(section.getByText('Snowflake has no such function.')).toBeVisible();
  await expect(section).toContainText('remove the cells of H3_GRID_DISK for k − 1');
  expect(await comesIntoPlace(page, 'gridring')).toBe(true);
  await page.locator('h1').evaluate((title) => (title.style.paddingBottom = '500px'));
  // Two frames show all that the page does about its new heights.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await comesIntoPlace(page, 'gridring')).toBe(true);
});

test('the matrix of bindings fits the page, names on request, and shows one language', weekly, async ({page}) => {
  await visit(page, '/docs/community/bindings#which-binding-has-what');
  const box = page.locator('.wide-table', {has: page.locator('tr[data-function="gridDisk"]')}).first();
  const heads = box.locator('th:visible');
  const language = page.getByLabel('Language').first();
  await expect(heads).toHaveCount(8);
  await language.selectOption('Python');
  await expect(heads).toHaveText(['Function', 'Python']);
  await language.selectOption('All languages');
  const python = box.locator('tr[data-function="gridDisk"] td.python');
  await expect(python).toHaveCSS('font-size', '0px');
  expect(await box.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)).toBe(0);
  await language.selectOption('All languages, with names');
  await expect(python).not.toHaveCSS('font-size', '0px');
  await box.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(0);
});
