import type {Page} from '@playwright/test';

/**
 * Ends what moves or changes its color: colors within a transition are not those that a reader sees. Movements without an
 * end go on.
 */
export async function endMovements(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  });
}
