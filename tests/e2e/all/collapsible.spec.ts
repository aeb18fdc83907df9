/** Every section that opens and closes: questions, lists of functions, categories and dropdowns of menus, contents. */
import type {Locator, Page} from '@playwright/test';

import {expect, pageTest as test, visit} from '../support/test';

interface Movement {
  readonly duration: number;
  /** In CSS pixels. */
  readonly from: number;
  readonly to: number;
}

/**
 * Clicks on the summary; returns the movement that this starts, and lets it end.
 *
 * @param patience - how many frames the movement may be waited for. What opens empty moves when its content has come
 * @returns null if there is no movement
 */
async function click(details: Locator, patience = Infinity): Promise<Movement | null> {
  return details.evaluate(async (section, limit) => {
    section.querySelector('summary')?.click();
    for (let frame = 0; frame < limit && section.getAnimations().length === 0; frame++) {
      await new Promise(requestAnimationFrame);
    }
    const [animation] = section.getAnimations();
    if (!(animation?.effect instanceof KeyframeEffect)) return null;
    const heights = animation.effect.getKeyframes().map(({height}) => parseFloat(String(height)));
    const {duration} = animation.effect.getTiming();
    animation.finish();
    return {duration: Number(duration), from: heights[0] ?? NaN, to: heights[1] ?? NaN};
  }, patience);
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', {name: /navigation bar/}).click();
}

/** The explorer is ready when it has read its link, and a figure when it says what it shows. */
async function untilReady(page: Page): Promise<void> {
  await page.locator('#explorer [role=status]').filter({hasText: '1 cell'}).first().waitFor();
}

async function openFigure(page: Page): Promise<void> {
  await page.locator('[data-figure="neighbors"] [data-testid=words]').waitFor();
}

const phone = 390;
const sections: readonly (readonly [string, string, number, string, ((page: Page) => Promise<void>)?])[] = [
  ['a question', '/docs/', 1350, 'details:has(#how-fast-is-it)'],
  ['the list of functions', '/docs/api/indexing', 1350, '#all-functions'],
  ['a category of the sidebar', '/docs/quickstart', 1350, '.theme-doc-sidebar-menu details:not([open])'],
  ['a category of the menu', '/docs/quickstart', phone, '.navbar-sidebar details:not([open])', openMenu],
  ['a list of problems', '/docs/library/errors', 1350, '.problem-group'],
  ['the code of a figure', '/docs/?figure=neighbors,k=1', 1350, '[data-figure="neighbors"] details', openFigure],
  [
    'the code of the explorer',
    '/?q=8928308280fffff#explorer',
    1350,
    '#explorer details:has(> summary:text-is("Code"))',
    untilReady,
  ],
  ['the contents on a phone', '/docs/api/traversal', phone, '.theme-doc-toc-mobile'],
];

for (const [name, path, width, selector, prepare] of sections) {
  test(`${name} opens at once where motion is reduced`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.setViewportSize({width, height: 844});
    await visit(page, path);
    await prepare?.(page);
    const details = page.locator(selector).first();
    const summary = await details.locator('summary').first().elementHandle();
    expect(await click(details, 30)).toBeNull();
    expect(await summary.evaluate(({parentElement}) => (parentElement as HTMLDetailsElement).open)).toBe(true);
  });
}

test('a second click turns a movement around', async ({page}) => {
  await visit(page, '/docs/');
  const details = page.locator('details:has(#how-fast-is-it)');
  await details.evaluate((section) => {
    const summary = section.querySelector('summary');
    summary?.click();
    summary?.click();
    for (const animation of section.getAnimations()) animation.finish();
  });
  await expect(details).toHaveJSProperty('open', false);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a category of the sidebar opens', async ({page}) => {
    await page.goto('/docs/quickstart');
    const link = page
      .locator('.theme-doc-sidebar-menu details')
      .filter({hasText: 'Geohash'})
      .last()
      .getByText('Geohash');
    await expect(link).toBeHidden();
    await page.locator('.theme-doc-sidebar-menu').getByText('Comparisons', {exact: true}).click();
    await expect(link).toBeVisible();
  });
});

test('the browser’s own search finds a closed answer, and opens it', async ({page, context}) => {
  await visit(page, '/docs/');
  const question = 'details:not([open]):has(#how-fast-is-it)';
  const words = await page.locator(question).evaluate((details) => {
    const [, ...sentence] = details.querySelector('p')?.textContent.trim().split(/\s+/) ?? [];
    return sentence.slice(0, 7).join(' ');
  });
  // A link to a text searches as the browser's own box does, in a page of its own.
  const other = await context.newPage();
  await other.goto(`/docs/#:~:text=${encodeURIComponent(words)}`);
  await expect(other.locator('details[open]:has(#how-fast-is-it)')).toBeVisible();
});

test('the browser’s own search finds problems that the page fetches, when it is opened', async ({page}) => {
  await visit(page, '/docs/library/errors');
  const list = page.locator('.problem-group').first();
  const length = () => list.evaluate(({textContent}) => textContent.length);
  expect(await length()).toBeLessThan(200);
  await page.keyboard.press('Control+f');
  await expect.poll(length).toBeGreaterThan(5000);
  await expect(list).toHaveJSProperty('open', false);
});

test('in a browser whose search finds nothing in closed sections, they are opened for it', async ({page}) => {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'onbeforematch'));
  await visit(page, '/docs/');
  const question = page.locator('details:has(#how-fast-is-it)');
  await expect(question).toHaveJSProperty('open', false);
  await page.keyboard.press('Control+f');
  await expect(question).toHaveJSProperty('open', true);

  await visit(page, '/docs/library/errors');
  const fetched = page.locator('.problem-group details');
  await expect(fetched).toHaveCount(0);
  await page.keyboard.press('Control+f');
  await expect(fetched).not.toHaveCount(0);
  await expect(page.locator('.problem-group details:not([open])')).toHaveCount(0);
  await fetched.first().locator('summary').click();
  await expect(fetched.first()).toHaveJSProperty('open', false);
});

test('the browser’s own search finds the code of a figure and of the explorer, when it is opened', async ({page}) => {
  for (const [path, ready, code] of [
    ['/docs/?figure=neighbors,k=1', openFigure, '[data-figure="neighbors"] details'],
    ['/?q=8928308280fffff#explorer', untilReady, '#explorer details:has(> summary:text-is("Code"))'],
  ] as const) {
    await visit(page, path);
    await ready(page);
    await expect(page.locator(code)).not.toContainText('h3');
    await page.keyboard.press('Control+f');
    await expect(page.locator(code)).toContainText('h3');
    await expect(page.locator(code)).toHaveJSProperty('open', false);
  }
});
