/** On 2g, and in a browser that saves data, nothing is fetched that the reader doesn't ask for. */
import type {Page} from '@playwright/test';
import {connectBy} from './support/connection';

import {figureOf, words} from './support/figures';
import {follow} from './support/quiet';
import {expect, test, visit} from './support/test';

const slow = {effectiveType: '2g', saveData: false} as const;
const saving = {effectiveType: '4g', saveData: true} as const;

/** One page of each kind. */
const kinds = [
  '/',
  '/docs/',
  '/docs/quickstart',
  '/docs/api/indexing',
  '/docs/core-library/overview',
  '/docs/core-library/restable',
  '/docs/core-library/latLngToCellDesc',
  '/docs/library/index/cell',
  '/docs/library/errors',
  '/docs/library/migrating-3.x',
  '/docs/library/migration-3.x/functions',
  '/docs/community/bindings',
  '/docs/community/libraries',
  '/docs/comparisons/geohash',
  '/docs/highlights/flowmodel',
  '/docs/3.x/quickstart',
  '/no-such-page',
] as const;

/** Drawings of the page itself, which its HTML leaves out and which come into view. */
const drawing = /^\/assets\/(?:figures|drawings)\//;

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({top, behavior: 'instant'});
      await new Promise((drawn) => requestAnimationFrame(drawn));
    }
  });
}

/** Does what readers do who only read: they point at each part, bring the focus to many, press other keys, and scroll. */
async function read(page: Page): Promise<void> {
  // Each event that a pointer and a focus cause, on all that could take it.
  await page.evaluate(() => {
    const elements = document.querySelectorAll<HTMLElement>(
      'a, button, input, textarea, summary, figure, [tabindex], [role=group], [role=application], .live-example, td',
    );
    for (const element of elements) {
      for (const type of ['pointerover', 'pointerenter', 'pointermove'])
        element.dispatchEvent(new PointerEvent(type, {bubbles: true, pointerType: 'mouse'}));
      element.dispatchEvent(new MouseEvent('mouseover', {bubbles: true}));
      element.focus({preventScroll: true});
      element.blur();
    }
    window.scrollTo(0, 0);
  });
  await page.mouse.move(600, 300);
  await page.mouse.move(700, 500);
  for (const key of ['Shift', 'Tab', 'Tab', 'ArrowDown', 'PageDown', 'End']) await page.keyboard.press(key);
  // What waits until a page has been read for a while.
  await page.clock.runFor(10_000);
  await scrollThrough(page);
  await page.clock.runFor(10_000);
}

/** Reads a page over a connection, and expects that the page fetches nothing while its reader does. */
async function expectNoFetch(
  page: Page,
  path: string,
  connection: Record<string, unknown>,
  reading: (page: Page) => Promise<void>,
): Promise<void> {
  await page.clock.install();
  await connectBy(page, connection);
  const traffic = follow(page);
  await visit(page, path);
  await traffic.quiet();
  const before = traffic.paths().length;
  await page.clock.runFor(10_000);
  await reading(page);
  await traffic.quiet();
  const more = traffic.paths().slice(before);
  expect(more.filter((asked) => !drawing.test(asked))).toEqual([]);
}

for (const [name, connection, paths] of [
  ['2g', slow, kinds],
  // Both go through one function, so a page with each part that fetches is enough.
  ['data saver', saving, ['/', '/docs/quickstart', '/docs/api/indexing', '/docs/core-library/restable']],
] as const) {
  for (const path of paths) {
    test(`on ${name} nothing is fetched on ${path} that the reader doesn't ask for`, async ({page, allow}) => {
      allow.errors.push(/status of 404/);
      await expectNoFetch(page, path, connection, read);
    });
  }
}

test.describe('on 2g, what the reader asks for comes', () => {
  test.beforeEach(({page}) => connectBy(page, slow));

  test('a live example by its button, and by a press on its code', async ({page}) => {
    await visit(page, '/docs/quickstart');
    const examples = page.locator('.live-example');
    await examples
      .nth(0)
      .getByRole('button', {name: /^Edit and run/})
      .click();
    await expect(examples.nth(0).getByRole('textbox')).toBeFocused();
    await expect(examples.nth(1).getByRole('textbox')).toHaveCount(0);
    await examples.nth(1).locator('.live-code pre[tabindex]').click();
    await expect(examples.nth(1).getByRole('textbox')).toBeVisible();
    await examples.nth(0).getByRole('textbox').fill('return 6 * 7');
    await expect(examples.nth(0)).toContainText('42');
  });

  test('a living figure, the decoder, the chooser, and the table of statistics', async ({page}) => {
    await visit(page, '/docs/core-library/overview');
    const figure = figureOf(page, 'icosahedron');
    await figure.getByRole('button').click();
    await expect(words(figure)).toBeVisible();

    await visit(page, '/docs/core-library/restable');
    await page.getByRole('button', {name: 'Load the chooser'}).click();
    await expect(page.getByTestId('resolution-chooser').getByRole('combobox').first()).toBeVisible();
    await page.getByRole('button', {name: 'Sort and convert this table'}).click();
    await expect(page.locator('.statistics').getByRole('radio').first()).toBeAttached();

    await visit(page, '/docs/library/index/cell');
    await page.getByRole('textbox', {name: /^An index/}).fill('8001fffffffffff');
    await expect(page.getByRole('group', {name: 'Index decoder'})).toContainText(/valid/i);
  });
});
