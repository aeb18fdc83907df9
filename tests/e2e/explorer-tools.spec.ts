/** The explorer's tools for sets, values, and code, without the moving map. */
import {gridDisk} from 'h3-js';
import {detailOf, explorerButton, inputBox, openExplorer, unfold} from './support/explorer';
import {fillAtOnce} from './support/fillAtOnce';
import {expect, test} from './support/test';
import {violations} from './support/axe';

const cell = '8928308280fffff';

test('shows what it does with one click each, and the program for it', async ({page}) => {
  await openExplorer(page, '', 'static');

  await test.step('fills an area', async () => {
    await explorerButton(page, 'Fill Manhattan').click();
    await expect(detailOf(page, 'Cells')).toHaveText(/^\d{2}$/);
  });

  await test.step('writes the program, in two stacks', async () => {
    await unfold(page, /^Code$/);
    const program = page.locator('pre[aria-label^="Program for"]');
    await expect(program).toContainText(/h3\.polygonToCells\(\[\[\[-74\.02,40\.7\],.*\]\], 8, true\)/);
    await page.getByRole('combobox', {name: 'Program for'}).selectOption('Snowflake');
    await expect(program).toContainText('H3_POLYGON_TO_CELLS_STRINGS(TO_GEOGRAPHY(');
    await expect(program).toContainText('the cells of polygons at resolution 8');
  });

  await test.step('counts points in cells, with a legend', async () => {
    await explorerButton(page, 'Clear the box').click();
    await explorerButton(page, 'Count points per cell').click();
    await expect(page.getByRole('list', {name: 'Legend of count'})).toBeVisible();
    await unfold(page, /^Code$/);
    await page.getByRole('combobox', {name: 'Program for'}).selectOption('Python');
    await expect(page.locator('pre[aria-label^="Program for"]')).toContainText('aggregate(');
  });

  await test.step('lists rows, and exports their values', async () => {
    const rows = gridDisk(cell, 1).map((index, at) => `${index},${at + 2}`);
    await fillAtOnce(inputBox(page), `h3,n\n${rows.join('\n')}`);
    await unfold(page, /^Rows$/);
    await expect(page.getByRole('region', {name: 'Rows'}).getByRole('row')).toHaveCount(8);
    const [saved] = await Promise.all([page.waitForEvent('download'), explorerButton(page, 'Download CSV').click()]);
    expect(saved.suggestedFilename()).toBe('h3.csv');
    await expect(page.getByRole('group', {name: 'Export'})).toContainText('rounds long numbers');
  });

  await test.step('shows a disk', async () => {
    await explorerButton(page, 'Clear the box').click();
    await explorerButton(page, 'Cells around a cell').click();
    await expect(detailOf(page, 'Cells')).toHaveText('37');
  });
});

test('says what operations need', async ({page}) => {
  await openExplorer(page, '?sel=8001fffffffffff', 'static');
  await expect(explorerButton(page, 'Parent')).toHaveAttribute('aria-disabled', 'true');
  await expect(explorerButton(page, 'Parent')).toHaveAttribute('title', 'Cells of resolution 0 have no parent');
  await expect(explorerButton(page, 'Disk')).toHaveAttribute('aria-disabled', 'false');
  await unfold(page, 'Details');
  await unfold(page, /^Code$/);
  await expect(page.locator('pre[aria-label^="Program for"]')).toBeVisible();
  expect(await violations(page, '#explorer')).toEqual([]);
});
