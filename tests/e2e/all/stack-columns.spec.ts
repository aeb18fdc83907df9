/** Tables of names for readers who have chosen a stack without a column. */
import type {Page} from '@playwright/test';
import {expect, pageTest as test, visit} from '../support/test';

const matrix = '/docs/community/bindings';
const migration = '/docs/library/migration-3.x/functions';

/** Makes a stack the reader's choice, as readers do: on a page of the reference. */
async function choose(page: Page, stack: string) {
  await page.goto(`/docs/api/vertex?lang=${stack}`);
  await expect(page.getByRole('button', {name: 'More stacks'}).first()).toHaveAttribute('data-chosen', 'true');
}

const heads = (page: Page) =>
  page
    .locator('table')
    .filter({has: page.locator('.column')})
    .first()
    .locator('th:visible');
const row = (page: Page, name: string) => page.locator(`tr[data-function="${name}"]`).first();

test('the migration tables have both names where those of 3.x are known', async ({page}) => {
  await choose(page, 'postgres');
  await visit(page, migration);
  await expect(heads(page)).toHaveText(['Function in 3.x', 'PostgreSQL']);
  const cell = row(page, 'gridDisk').locator('td:visible').last();
  await expect(cell).toHaveText('h3_k_ring → h3_grid_disk');
  await expect(cell.getByRole('link')).toHaveAttribute('href', '/docs/api/traversal#griddisk');
  await expect(row(page, 'isValidIndex').locator('td:visible').last()).toHaveText('h3_is_valid_index');
  await expect(page.getByText('We know no 3.x names')).toHaveCount(0);
  await visit(page, '/docs/3.x/community/bindings');
  await expect(row(page, 'kRing').locator('td:visible').last()).toHaveText('h3_k_ring');
});

for (const [stack, label, name] of [
  ['rust-h3o', 'Rust (h3o)', 'CellIndex::grid_disk'],
  ['snowflake', 'Snowflake', 'H3_GRID_DISK'],
] as const) {
  test(`the migration tables say that no 3.x names of ${label} are known`, async ({page}) => {
    await choose(page, stack);
    await visit(page, migration);
    const sentence = `We know no 3.x names of ${label}, so its column has only the names of 4.x.`;
    await expect(page.getByText(sentence)).toHaveCount(1);
    await expect(row(page, 'gridDisk').locator('td:visible').last()).toHaveText(name);
    await visit(page, '/docs/3.x/community/bindings');
    await expect(page.getByText(`We know no 3.x names of ${label}, so the table shows all languages.`)).toBeVisible();
    await expect(heads(page)).toHaveCount(6);
  });
}

test('the list of functions has the names of the chosen stack', async ({page}) => {
  await choose(page, 'rust-h3o');
  await page.getByText('All functions', {exact: true}).click();
  const list = page.locator('#all-functions');
  await expect(list.getByRole('link', {name: 'CellIndex::grid_disk', exact: true})).toBeVisible();
  await expect(list.getByText('not in Rust (h3o)').first()).toBeVisible();
  await list.getByLabel('Filter').fill('CellIndex::boundary');
  await expect(list.getByRole('listitem').locator('visible=true')).toHaveCount(1);
  await list.getByLabel('Filter').fill('');
  await list.getByLabel('Language').selectOption('Python');
  await expect(list.getByRole('link', {name: 'cell_to_boundary', exact: true})).toBeVisible();
});

test('nothing is fetched for readers whose language has a column', async ({page}) => {
  await visit(page, matrix);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.getByLabel('Language').first().selectOption('Python');
  await expect(heads(page)).toHaveText(['Function', 'Python']);
  expect(requests).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the tables have all languages', async ({page}) => {
    await page.goto(matrix);
    await expect(heads(page)).toHaveCount(8);
    await page.goto(migration);
    await expect(heads(page)).toHaveText(['Function in 3.x', 'JavaScript', 'Python', 'Java', 'Go', 'C']);
  });
});
