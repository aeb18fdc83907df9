/** The stacks that the reference shows from a list: databases, data frames, further languages. */
import type {Page} from '@playwright/test';
import {comesIntoPlace} from '../support/anchors';
import {expect, pageTest as test, visit} from '../support/test';

test('a language and a color mode that are chosen as the page is left hold all the same', async ({page}) => {
  await visit(page, '/docs/api/indexing');
  const kept = await page.evaluate(async () => {
    const tabs = [...document.querySelectorAll<HTMLElement>('[role=tab]')];
    tabs.find(({textContent}) => textContent === 'Python')?.click();
    document.querySelector<HTMLElement>('button[aria-label*="dark and light mode" i]')?.click();
    // What the clicks start at once, and nothing of the next frame.
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    return Object.values(localStorage) as string[];
  });
  expect(kept).toEqual(expect.arrayContaining(['python', expect.stringMatching(/^(?:light|dark)$/)]));
});

const gridRing = '/docs/api/traversal?lang=snowflake#gridring';

/** Snowflake's part of the section on gridRing. */
const snowflake = (page: Page) =>
  page.locator('h2#gridring ~ .language-tabs').first().getByText('Snowflake has no such function.');

/** Waits until the browser has shown two frames, and with them all that the page does about its new heights. */
const frames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** Makes the browser leave the page where it is when something above the window grows. Some browsers always do. */
const withoutScrollAnchoring = (page: Page) =>
  page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.overflowAnchor = 'none';
    }),
  );

/** Holds back the calls of the stacks until the test lets them go. */
async function holdCalls(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/calls/*', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

for (const [how, scroll] of [
  ['the wheel', (page: Page) => page.mouse.wheel(0, 600)],
  ['the scrollbar', (page: Page) => page.evaluate(() => window.scrollBy(0, 600))],
] as const) {
  test(`a reader who has scrolled by ${how} stays there when the calls of the stack come`, async ({page}) => {
    await withoutScrollAnchoring(page);
    const release = await holdCalls(page);
    await visit(page, gridRing);
    expect(await comesIntoPlace(page, 'gridring')).toBe(true);
    await frames(page);
    const before = await scrolled(page);
    await scroll(page);
    await expect.poll(() => scrolled(page)).toBe(before + 600);
    release();
    await expect(snowflake(page)).toBeAttached();
    await frames(page);
    expect(await scrolled(page)).toBe(before + 600);
  });
}

test('a page that is reloaded stays where the reader was, and not where the address leads', async ({page}) => {
  await page.goto(gridRing);
  await expect(snowflake(page)).toBeVisible();
  expect(await comesIntoPlace(page, 'gridring')).toBe(true);
  await frames(page);
  await page.mouse.wheel(0, -20_000);
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.reload();
  await expect(snowflake(page)).toBeAttached();
  await frames(page);
  expect(await scrolled(page)).toBe(0);
});

test('a stack that the page does not have leaves the page as it is', async ({page}) => {
  await page.goto('/docs/api/traversal?lang=cobol');
  await expect(page.locator('.language-tabs').first().getByRole('tab', {selected: true})).toHaveText('JavaScript');
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
