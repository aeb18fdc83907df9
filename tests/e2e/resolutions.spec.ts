import type {Locator, Page} from '@playwright/test';
import {expect, test, visit} from './support/test';

const current = '/docs/core-library/restable';

/** Brings a part into view as a reader does, by scrolling, and waits until it has come alive. */
async function wake(page: Page, heading: string, part: Locator): Promise<void> {
  await page.mouse.wheel(0, 10);
  await page.locator(`h2#${heading}`).scrollIntoViewIfNeeded();
  await expect(part).toBeVisible();
  await part.scrollIntoViewIfNeeded();
}

const answer = (chooser: Locator) => chooser.getByRole('status').filter({visible: true}).filter({hasText: /./}).first();

test('the statistics change measure, cells, and units', async ({page}) => {
  await visit(page, current);
  await wake(page, 'statistics-per-resolution', page.getByRole('group', {name: 'Measure'}));
  const table = page.getByRole('region', {name: /of the cells of each resolution/});
  const mean = table.locator('tbody tr').first().locator('> *').nth(1);
  await expect(mean).toHaveText('4,357,449 km²');
  await page.getByLabel('Units').selectOption('mi');
  await expect(mean).toHaveText('1,682,421 mi²');
  await page.getByLabel('Cells', {exact: true}).selectOption('pentagons');
  await page.getByRole('group', {name: 'Measure'}).getByRole('radio', {name: 'Edge length'}).check();
  await expect(
    page.getByRole('region', {name: 'Edge length of the cells of each resolution, pentagons only'}),
  ).toBeVisible();
});

/** Other amounts and refusals are in `tests/unit/resolution-chooser.test.ts`. */
test('the chooser answers by radius and by area, and keeps what was typed wrongly', async ({page}) => {
  await visit(page, current);
  const chooser = page.getByTestId('resolution-chooser');
  await wake(page, 'which-resolution-do-i-need', chooser.getByRole('radio', {name: 'Search radius'}));
  await expect(answer(chooser)).toContainText('Resolution 9, k = 3');
  await chooser.getByLabel('Unit').filter({visible: true}).selectOption('km');
  await chooser.getByLabel('Radius', {exact: true}).fill('20');
  await chooser.getByLabel('Maximum number of cells').filter({visible: true}).selectOption('1000');
  await expect(answer(chooser)).toContainText(/Resolution 7, k = 1\d/);
  const map = chooser.getByRole('link', {name: 'See a cell of this resolution on the map'});
  await expect(map).toHaveAttribute('href', '/?q=871fb4662ffffff#explorer');
  const radius = chooser.getByLabel('Radius', {exact: true});
  await radius.fill('99999999');
  await expect(chooser.getByRole('alert').filter({visible: true})).toContainText('Type at most');
  await expect(radius).toHaveAttribute('aria-invalid', 'true');
  await chooser.getByRole('radio', {name: 'Cell area'}).check();
  await chooser.getByLabel('Desired area of a cell').fill('5');
  await expect(answer(chooser)).toContainText('Resolution 7');
  await chooser.getByRole('radio', {name: 'Search radius'}).check();
  await expect(radius).toHaveValue('99999999');
});
