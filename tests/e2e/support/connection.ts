import type {Page} from '@playwright/test';

/** Tells each page that is opened from now on what connection it has (`navigator.connection`). */
export async function connectBy(page: Page, connection: Record<string, unknown>): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', {value, configurable: true});
  }, connection);
}

/** Saves data on each page that is opened from now on: no code is fetched ahead, so a navigation has to ask for it. */
export const saveData = (page: Page): Promise<void> => connectBy(page, {effectiveType: '4g', saveData: true});
