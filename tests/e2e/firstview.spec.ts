/** What is out of view is neither styled nor laid out: readers must not notice. */
import type {Locator, Page} from '@playwright/test';
import {comesIntoPlace} from './support/anchors';
import {expect, test} from './support/test';

const route = '/docs/api/misc';

/** The facts of the last function that isn't folded. */
const lastFacts = (page: Page) => page.locator('.markdown > .api-facts').last().locator('dd').first();

/** Whether the browser has laid out an element, and not only kept its room. */
const isLaidOut = (element: Locator) => element.evaluate((node) => node.checkVisibility({contentVisibilityAuto: true}));

async function open(page: Page, address: string) {
  await page.goto(address);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}

test('what is far below a page that is opened at its top waits until it comes into view', async ({page}) => {
  await open(page, route);
  // Each part is laid out once, in idle moments, for its height.
  await expect(page.locator('html')).toHaveAttribute('data-measured', 'true');
  expect(await isLaidOut(lastFacts(page))).toBe(false);
  await lastFacts(page).evaluate((facts) => facts.scrollIntoView({behavior: 'instant'}));
  await expect.poll(() => isLaidOut(lastFacts(page))).toBe(true);
});

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

test('a link to a far place on the page leads exactly there', async ({page}) => {
  await open(page, route);
  await page.locator('.markdown p a[href="#describeh3error"]').first().click();
  expect(await comesIntoPlace(page, 'describeh3error')).toBe(true);
});

test('an address with an anchor opens the page there, and it stays', async ({page}) => {
  await open(page, `${route}#describeh3error`);
  expect(await comesIntoPlace(page, 'describeh3error')).toBe(true);
  await expect(page.locator('html')).toHaveAttribute('data-measured', 'true');
  expect(await comesIntoPlace(page, 'describeh3error')).toBe(true);
});

for (const width of [390, 1350]) {
  test(`a place that a script leads to stays in view, and a page that is reloaded there, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 844});
    await open(page, route);
    await page.locator('#greatcircledistancekm').evaluate((section) => section.scrollIntoView({behavior: 'instant'}));
    await expect(page.locator('html')).toHaveAttribute('data-measured', 'true');
    expect(await comesIntoPlace(page, 'greatcircledistancekm')).toBe(true);
    await page.reload();
    expect(await comesIntoPlace(page, 'greatcircledistancekm')).toBe(true);
  });
}

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
