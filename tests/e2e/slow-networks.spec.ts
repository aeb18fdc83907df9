/** On 2g, and in a browser that saves data, nothing is fetched that the reader doesn't ask for. */
import type {Page} from '@playwright/test';
import {connectBy} from './support/connection';

import {follow} from './support/quiet';
import {expect, test, visit} from './support/test';

const slow = {effectiveType: '2g', saveData: false} as const;
const saving = {effectiveType: '4g', saveData: true} as const;

/** Pages with each part that fetches: they all ask one function (`packages/base/dataSaver.ts`). */
const kinds = ['/', '/docs/quickstart', '/docs/core-library/restable', '/docs/api/indexing'] as const;

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

/** Does what readers do who only read: they point at each part, begin to touch it, bring the focus to it, press keys, and scroll. */
async function read(page: Page): Promise<void> {
  // Each event that a pointer and a focus cause, on all that could take it.
  await page.evaluate(() => {
    const elements = document.querySelectorAll<HTMLElement>(
      'a, button, input, textarea, summary, figure, [tabindex], [role=group], [role=application], .live-example, td',
    );
    for (const element of elements) {
      for (const type of ['touchstart', 'touchmove', 'touchcancel'])
        element.dispatchEvent(new Event(type, {bubbles: true}));
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

for (const [at, path] of kinds.entries()) {
  const [name, connection] = at % 2 === 0 ? (['2g', slow] as const) : (['data saver', saving] as const);

  test(`on ${name} nothing is fetched on ${path} that the reader doesn't ask for`, async ({page}) => {
    await page.clock.install();
    await connectBy(page, connection);
    const traffic = follow(page);
    await visit(page, path);
    await traffic.quiet();
    const before = traffic.paths().length;
    await page.clock.runFor(10_000);
    await read(page);
    await traffic.quiet();
    const more = traffic.paths().slice(before);
    expect(more.filter((asked) => !drawing.test(asked))).toEqual([]);
  });
}

test('on 2g, what the reader asks for comes by its button', async ({page}) => {
  await connectBy(page, slow);
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

  await visit(page, '/docs/core-library/restable');
  await page.getByRole('button', {name: 'Load the chooser'}).click();
  await expect(page.getByTestId('resolution-chooser').getByRole('combobox').first()).toBeVisible();
  await page.getByRole('button', {name: 'Choose a measure and units'}).click();
  await expect(page.locator('.statistics').getByRole('radio').first()).toBeAttached();

  await visit(page, '/');
  await page.getByRole('button', {name: 'Load the explorer'}).click();
  await expect(page.getByRole('textbox', {name: 'Paste anything'})).toBeVisible();
});
