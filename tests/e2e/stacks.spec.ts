/** The stacks that the reference shows from a list: databases, data frames, further languages. */
import {expect, test} from './support/test';

test('a stack is chosen once from a list that is typed into, and holds on other pages', async ({page}) => {
  await page.goto('/docs/api/traversal');
  const section = page.locator('.language-tabs').first();
  await section.getByRole('button', {name: 'More stacks'}).click();
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

test('an address can name the stack, and a function that it lacks says what to do', async ({page}) => {
  await page.goto('/docs/api/traversal?lang=snowflake#gridring');
  const section = page.locator('h2#gridring ~ .language-tabs').first();
  await expect(section.getByText('Snowflake has no such function.')).toBeVisible();
  await expect(section).toContainText('remove the cells of H3_GRID_DISK for k − 1');
  await expect(page.locator('#gridring')).toBeInViewport();
});

test('a stack that the page does not have leaves the page as it is', async ({page}) => {
  await page.goto('/docs/api/traversal?lang=cobol');
  await expect(page.locator('.language-tabs').first().getByRole('tab', {selected: true})).toHaveText('JavaScript');
});

test('the list closes with Escape and returns the focus', async ({page}) => {
  await page.goto('/docs/api/vertex');
  const more = page.getByRole('button', {name: 'More stacks'}).first();
  await more.click();
  await page.getByRole('combobox', {name: 'Your stack'}).press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(more).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('each function links to its names in other stacks', async ({page}) => {
    await page.goto('/docs/api/vertex');
    await page.getByRole('link', {name: 'Names in other stacks'}).first().click();
    await expect(page.locator('#in-celltovertex')).toBeInViewport();
  });
});

test('an address opens the installation of the stack that it names', async ({page}) => {
  await page.goto('/docs/installation?lang=redshift#engines');
  await expect(page.getByRole('tab', {name: 'Redshift', selected: true})).toBeVisible();
  await expect(page.getByRole('tabpanel', {name: 'Redshift'})).toContainText('617700169957507071');
});

test('a stack with examples shows one with its output', async ({page}) => {
  await page.goto('/docs/api/traversal?lang=postgres#griddistance');
  const section = page.locator('h2#griddistance ~ .language-tabs').first();
  await expect(section).toContainText("SELECT h3_grid_distance('8828308703fffff', '88283082a7fffff');");
  await expect(section.locator('p:text-is("Output:") + pre')).toHaveText('10');
});
