/** What is far below the first view is laid out late: readers must not notice. */
import type {Locator, Page} from '@playwright/test';
import {comesIntoPlace} from './support/anchors';
import {expect, test} from './support/test';

const route = '/docs/api/misc';

/** The facts of the functions. */
const facts = (page: Page) => page.locator('.api-facts dd');

/** Whether the browser has laid out an element, and not only kept its room. */
const isLaidOut = (element: Locator) => element.evaluate((node) => node.checkVisibility({contentVisibilityAuto: true}));

async function open(page: Page, address: string) {
  await page.goto(address);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}

test('what is far below a page that is opened at its top waits until the page is used', async ({page}) => {
  await open(page, route);
  expect(await isLaidOut(facts(page).last())).toBe(false);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => isLaidOut(facts(page).last())).toBe(true);
});

for (const [how, use] of [
  ['the keyboard', (page: Page) => page.keyboard.press('Tab')],
  ['a click', (page: Page) => page.locator('h1').click()],
] as const) {
  test(`${how} lays out all of the page, and moves nothing in view`, async ({page}) => {
    await open(page, route);
    const heading = page.locator('h2').first();
    const before = await heading.boundingBox();
    await use(page);
    await expect.poll(() => isLaidOut(facts(page).last())).toBe(true);
    expect(await heading.boundingBox()).toEqual(before);
  });
}

test('a link to a far place on the page leads exactly there', async ({page}) => {
  await open(page, route);
  await page.locator('main table a[href="#describeh3error"]').first().click();
  expect(await comesIntoPlace(page, 'describeh3error')).toBe(true);
});

test('an address with an anchor opens the page as a whole', async ({page}) => {
  await open(page, `${route}#describeh3error`);
  expect(await comesIntoPlace(page, 'describeh3error')).toBe(true);
  await expect.poll(() => isLaidOut(facts(page).first())).toBe(true);
});

for (const width of [390, 1350]) {
  test(`a place that a script leads to stays in view, and a page that is reloaded there, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 844});
    await open(page, route);
    await page.locator('#greatcircledistancekm').evaluate((section) => section.scrollIntoView({behavior: 'instant'}));
    await expect.poll(() => isLaidOut(facts(page).last())).toBe(true);
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
