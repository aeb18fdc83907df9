/** What is out of view is neither styled nor laid out: readers must not notice. */
import type {Page} from '@playwright/test';
import {comesIntoPlace} from '../support/anchors';
import {expect, test} from '../support/test';

const route = '/docs/api/misc';

async function open(page: Page, address: string) {
  await page.goto(address);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}

for (const [how, use] of [
  ['the keyboard', (page: Page) => page.keyboard.press('Tab')],
  ['a click', (page: Page) => page.locator('h1').click()],
] as const) {
  test(`${how} moves nothing in view`, async ({page}) => {
    await open(page, route);
    const heading = page.locator('h2').first();
    const before = await heading.boundingBox();
    await use(page);
    await expect(page.locator('html')).toHaveAttribute('data-measured', 'true');
    expect(await heading.boundingBox()).toEqual(before);
  });
}

test('an address with an anchor opens the page there, and it stays', async ({page}) => {
  await open(page, `${route}#describeh3error`);
  expect(await comesIntoPlace(page, 'describeh3error')).toBe(true);
  await expect(page.locator('html')).toHaveAttribute('data-measured', 'true');
  expect(await comesIntoPlace(page, 'describeh3error')).toBe(true);
});

test('a window that becomes wide gets the sidebar and the table of contents, and one that becomes narrow loses them', async ({
  page,
}) => {
  const sidebar = page.locator('.theme-doc-sidebar-menu');
  const contents = page.getByRole('navigation', {name: 'On this page'});
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/docs/api/indexing');
  await expect(sidebar).toHaveCount(0);
  await expect(contents).toHaveCount(0);
  await page.setViewportSize({width: 1350, height: 844});
  await expect(contents.getByRole('link', {name: 'latLngToCell'})).toBeVisible();
  await sidebar.getByRole('link', {name: 'Inspection'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/inspection/i);
  await page.setViewportSize({width: 390, height: 844});
  await expect(sidebar).toHaveCount(0);
});
