import type {Page} from '@playwright/test';

/**
 * Shows the open page in a color mode, as far as styles do. Waits for the ends of transitions, because the colors
 * within one are not those that a reader sees.
 */
export async function showMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.evaluate(async (theme) => {
    document.documentElement.dataset.theme = theme;
    const ends = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(ends.map(({finished}) => finished));
  }, mode);
}
