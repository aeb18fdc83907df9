import type {Page} from '@playwright/test';

/** What a reader could use in the page that is open: fields, buttons, links, what opens, and what takes the focus. */
const usable = 'a[href], button, input, select, textarea, summary, [tabindex="0"], [contenteditable=true]';

/** One of a group takes the focus: a tab, an option, or a radio button. */
const grouped = '[role=tab], [role=option], input[type=radio], [tabindex="-1"], :disabled, [inert] *';

/** No page has so many stops: a way that is longer goes in a circle without the first stop. */
const mostPresses = 4000;

/**
 * Goes through the page that is open by Tab, from its top to its end.
 *
 * @returns what is in view of readers and can be used, but was never focused: its first characters of HTML
 */
export async function neverFocused(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    const [first] = document.querySelectorAll('a[href]');
    let rounds = 0;
    document.addEventListener('focusin', ({target}) => {
      (target as Element).setAttribute('data-focused', '');
      if (target === first) document.documentElement.dataset.rounds = String(++rounds);
    });
  });
  const twice = page.locator('html[data-rounds="2"]');
  for (let presses = 0; presses < mostPresses && (await twice.count()) === 0; presses += 25) {
    // So many at once that few messages go to the browser.
    for (let press = 0; press < 25; press++) await page.keyboard.press('Tab');
  }
  const never: string[] = [];
  const left = page.locator(`:is(${usable}):not(:is(${grouped}), [data-focused])`).filter({visible: true});
  for (const element of await left.elementHandles()) {
    // What the focus itself has brought or replaced was not there before: is it on the way now?
    await element.evaluate((node) => (node as HTMLElement).focus());
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    const missed = await element.evaluate((node) =>
      document.activeElement === node || !node.isConnected ? '' : (node as Element).outerHTML.slice(0, 120),
    );
    if (missed !== '') never.push(missed);
  }
  return never;
}
