import type {Page} from '@playwright/test';
import {endMovements} from './movements';

/** Shows the open page in a color mode, as far as styles do, with the colors that it comes to. */
export async function showMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme;
  }, mode);
  await endMovements(page);
}
