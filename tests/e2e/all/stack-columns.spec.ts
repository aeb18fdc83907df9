/** Tables of names for readers who have chosen a stack without a column. */
import type {Page} from '@playwright/test';
import {expect, pageTest as test, visit} from '../support/test';

const matrix = '/docs/community/bindings';

/** Makes a stack the reader's choice, as readers do: on a page of the reference. */
async function choose(page: Page, stack: string) {
  await page.goto(`/docs/api/vertex?lang=${stack}`);
  await expect(page.getByRole('button', {name: /and \d+ more/}).first()).toHaveAttribute('data-chosen', 'true');
}

const heads = (page: Page) =>
  page
    .locator('table')
    .filter({has: page.locator('.column')})
    .first()
    .locator('th:visible');
const row = (page: Page, name: string) => page.locator(`tr[data-function="${name}"]`).first();

for (const [stack, label, name, lacking] of [
  ['rust-h3o', 'Rust (h3o)', 'CellIndex::grid_disk', 'describeH3Error'],
] as const) {
  test(`the functions of bindings are shown in ${label} alone, once it is chosen`, async ({page}) => {
    await choose(page, stack);
    await visit(page, matrix);
    await expect(heads(page)).toHaveText(['Function', label]);
    await expect(row(page, 'gridDisk').locator('td:visible').last()).toHaveText(name);
    await expect(row(page, lacking).locator('td:visible').last()).toHaveText('no such function');
    await page.getByLabel('Language').first().selectOption('All languages');
    await expect(heads(page)).toHaveCount(9);
    await page.getByLabel('Language').first().selectOption(label);
    await expect(heads(page)).toHaveText(['Function', label]);
    await page.getByLabel('Language').first().selectOption('Python');
    await expect(heads(page)).toHaveText(['Function', 'Python']);
  });
}

test('where the names of a stack do not come, all languages stay, and Retry brings them', async ({page, allow}) => {
  allow.errors.push(/ERR_FAILED|ChunkLoadError/);
  await visit(page, matrix);
  await expect(heads(page)).toHaveCount(8);
  const scripts = '**/assets/js/*.js';
  await page.route(scripts, (route) => route.abort());
  const other = await page.context().newPage();
  await other.goto('/docs/api/vertex?lang=snowflake');
  const failure = page.getByRole('alert').filter({hasText: 'could not be loaded'});
  await expect(failure).toBeVisible();
  await expect(heads(page)).toHaveCount(8);
  await page.unroute(scripts);
  await failure.getByRole('button', {name: 'Retry'}).click();
  await expect(heads(page)).toHaveText(['Function', 'Snowflake']);
});
