/** What is out of view is neither styled nor laid out: readers must not notice. */
import type {Locator, Page} from '@playwright/test';
import {comesIntoPlace} from '../support/anchors';
import {expect, test} from '../support/test';

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

for (const width of [390]) {
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
