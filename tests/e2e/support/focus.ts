import type {Page} from '@playwright/test';

/** What a reader could use in the page that is open: fields, buttons, links, what opens, and what takes the focus. */
const usable = 'a[href], button, input, select, textarea, summary, [tabindex="0"], [contenteditable=true]';

/** What the page keeps of the way of the focus. */
interface Way {
  readonly seen: Set<Element>;
  /** How often the focus came to the first stop. */
  rounds: number;
  /** What was never focused. */
  left: readonly HTMLElement[];
}

/** No page has so many stops: a way that is longer goes in a circle without the first stop. */
const mostPresses = 4000;

/** Presses Tab until the focus is at the first stop for the second time. */
async function goRound(page: Page): Promise<void> {
  for (let presses = 0; presses < mostPresses; presses += 25) {
    // So many at once that few messages go to the browser.
    for (let press = 0; press < 25; press++) await page.keyboard.press('Tab');
    if ((await page.evaluate(() => (window as unknown as Way).rounds)) > 1) return;
  }
}

/**
 * Goes through the page that is open by Tab, from its top to its end.
 *
 * @returns what is in view of readers and can be used, but was never focused: its first characters of HTML
 */
export async function neverFocused(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    const way: Way = {seen: new Set(), rounds: 0, left: []};
    const [first] = document.querySelectorAll('a[href]');
    Object.assign(window, way);
    document.addEventListener(
      'focusin',
      ({target}) => {
        way.seen.add(target as Element);
        if (target === first) Object.assign(window, {rounds: (window as unknown as Way).rounds + 1});
      },
      true,
    );
  });
  await goRound(page);
  const never: string[] = [];
  for (const [at, html] of (await missed(page)).entries()) {
    // What the focus itself has brought or replaced was not there before: is it on the way now?
    await page.evaluate((place) => (window as unknown as Way).left[place]?.focus(), at);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    const isReached = await page.evaluate((place) => {
      const element = (window as unknown as Way).left[place];
      return element?.isConnected === false || document.activeElement === element;
    }, at);
    if (!isReached) never.push(html);
  }
  return never;
}

/** What could be used and was not focused, which the page keeps. */
const missed = (page: Page): Promise<string[]> =>
  page.evaluate((selector) => {
    const {seen} = window as unknown as Way;
    const isGrouped = (element: Element) =>
      // One of a group takes the focus: a tab, an option, or a radio button.
      element.matches('[role=tab], [role=option], input[type=radio], [tabindex="-1"]');
    const left = [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => element.checkVisibility({visibilityProperty: true}) && !element.closest('[inert]'))
      .filter((element) => !element.matches(':disabled') && element.getClientRects().length > 0)
      .filter((element) => !isGrouped(element) && !seen.has(element));
    Object.assign(window, {left});
    return left.map((element) => element.outerHTML.slice(0, 120));
  }, usable);
