/** Every section that opens and closes: questions, lists of functions, categories and dropdowns of menus, contents. */
import type {Locator, Page} from '@playwright/test';
import {durationOf} from '@h3-docs/ui/collapse';
import {expect, test, visit, weekly} from './support/test';

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

const phone = 390;
const sections: readonly (readonly [string, string, number, string, ((page: Page) => Promise<void>)?])[] = [
  ['a group of questions', '/docs/', 1350, '.question-group:not([open])'],
  ['a category of the menu', '/docs/quickstart', phone, '.navbar-sidebar details:not([open])', openMenu],
  ['a list of problems', '/docs/library/errors', 1350, '.problem-group'],
  ['the contents on a phone', '/docs/api/traversal', phone, '.theme-doc-toc-mobile'],
];

for (const [name, path, width, selector, prepare] of sections) {
  test(`${name} moves as long as its height asks, and not where motion is reduced`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    await visit(page, path);
    await prepare?.(page);
    const handle = await page.locator(selector).first().elementHandle();
    await handle.evaluate((element) => element.setAttribute('data-tested', ''));
    const details = page.locator('[data-tested]');
    for (const opens of [true, false]) {
      const movement = await click(details);
      expect(movement?.duration).toBe(durationOf(Math.abs((movement?.to ?? 0) - (movement?.from ?? 0))));
      expect((movement?.to ?? 0) > (movement?.from ?? 0)).toBe(opens);
      await expect(details).toHaveJSProperty('open', opens);
    }
    await page.emulateMedia({reducedMotion: 'reduce'});
    expect(await click(details, 30)).toBeNull();
    await expect(details).toHaveJSProperty('open', true);
  });
}

test('what is collapsed on the screen is open on paper', async ({page}) => {
  const shown = () =>
    page.locator('[data-closed]').evaluateAll((sections) =>
      sections
        // The list of functions is for finding one's way on a screen.
        .filter((section) => section.checkVisibility())
        .map((section) =>
          [...section.querySelectorAll<HTMLElement>(':scope > :not(summary)')].some((part) => {
            if (!part.checkVisibility() || part.innerText.trim() === '') return false;
            // What is fetched when it is asked for has its address.
            const link = part.querySelector('[data-on-paper]');
            return !link || getComputedStyle(link, '::after').content.includes('https://');
          }),
        ),
    );
  for (const path of ['/docs/', '/docs/api/indexing', '/docs/library/errors']) {
    await visit(page, path);
    const closed = page.locator('.markdown details:not([open])');
    await closed.evaluateAll((all) => all.forEach((section) => section.setAttribute('data-closed', '')));
    expect(new Set(await shown()), path).toEqual(new Set([false]));
    await page.emulateMedia({media: 'print'});
    expect(new Set(await shown()), path).toEqual(new Set([true]));
    await page.emulateMedia({media: null});
  }
});

test('the search of the browser finds what is collapsed, and opens it', async ({page}) => {
  // An address that names a text searches as the reader does with Ctrl+F.
  await page.goto('/docs/#:~:text=benchmarks');
  await expect(page.locator('.question:has(#how-fast-is-it)')).toHaveJSProperty('open', true);
});

test('the search of the browser finds problems that were not fetched before', weekly, async ({page}) => {
  await visit(page, '/docs/library/errors');
  const fetched = page.locator('.problem-group details');
  await expect(fetched).toHaveCount(0);
  await page.keyboard.press('Control+f');
  await expect(fetched).not.toHaveCount(0);
});
