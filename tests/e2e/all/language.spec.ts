/** What the reader's language governs, and the list of all functions in it. */
import type {Page} from '@playwright/test';
import {expect, pageTest as test, visit} from '../support/test';

const choose = (page: Page, language: string) => page.getByRole('tab', {name: language, exact: true}).first().click();

test('types, units, and notes are those of the chosen language', async ({page}) => {
  await visit(page, '/docs/api/indexing');
  const facts = page.locator('#latlngtocell ~ .api-facts').first();
  await choose(page, 'C');
  await expect(facts).toContainText('radians', {useInnerText: true});
  await expect(facts).toContainText('const LatLng *', {useInnerText: true});
  await choose(page, 'JavaScript');
  await expect(facts).toContainText('degrees', {useInnerText: true});
  await expect(facts).not.toContainText('const LatLng *', {useInnerText: true});
  await expect(facts.getByRole('definition').nth(1)).toContainText('H3Index', {useInnerText: true});
  await visit(page, '/docs/api/traversal');
  const note = page.getByText('For a string that is not hexadecimal, h3-js returns an empty array.').first();
  await expect(note).toBeVisible();
  await choose(page, 'Go');
  await expect(note).toBeHidden();
});

test('the drawing of an example stands beside the code of every language', async ({page}) => {
  await visit(page, '/docs/api/traversal');
  const tabs = page.locator('#griddisk ~ .language-tabs').first();
  for (const language of ['Python', 'C', 'JavaScript']) {
    await tabs.getByRole('tab', {name: language, exact: true}).click();
    await expect(tabs.locator('.live-drawing svg').first()).toBeVisible();
    await expect(tabs.locator('.live-drawing svg:visible')).toHaveCount(1);
  }
});

test('a table of two versions shows the column of one language, or all of them without scrolling', async ({page}) => {
  await page.setViewportSize({width: 1350, height: 900});
  await visit(page, '/docs/library/migration-3.x/functions');
  const box = page.locator('.wide-table').first();
  const heads = box.locator('th:visible');
  const choice = page.getByLabel('Language').first();
  await expect(heads).toHaveText(['Function in 3.x', 'JavaScript']);
  await choice.selectOption('Python');
  await expect(heads).toHaveText(['Function in 3.x', 'Python']);
  await choice.selectOption('All languages');
  await expect(heads).toHaveCount(6);
  await page.evaluate(() => document.fonts.ready);
  expect(await box.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)).toBe(0);
  // Where the window is narrower, the functions stay in view.
  await page.setViewportSize({width: 1000, height: 900});
  await heads.last().scrollIntoViewIfNeeded();
  await expect(heads.first()).toBeInViewport({ratio: 0.99});
});

test('the list of functions is in the page without JavaScript', async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(`${baseURL}/docs/api/indexing`);
  await page.getByText('All functions', {exact: true}).click();
  await expect(page.locator('#all-functions').getByRole('link', {name: 'gridDisk', exact: true})).toBeVisible();
  expect(await page.locator('#all-functions a').count()).toBeGreaterThan(60);
  await context.close();
});

test('the printed list is a cheat sheet of at most two pages', async ({page}) => {
  await visit(page, '/docs/api/indexing#all-functions');
  const list = page.locator('#all-functions');
  await page.evaluate(() => (window.print = () => undefined));
  for (const language of ['Python', 'C', 'Java']) {
    await list.getByLabel('Language').selectOption(language);
    await list.getByRole('button', {name: 'Print as a cheat sheet'}).click();
    const pdf = (await page.pdf({format: 'A4'})).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length, language).toBeLessThanOrEqual(2);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  }
});
