import type {Page} from '@playwright/test';

/** Lets the site use the clipboard. */
export async function allowClipboard(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
}

/** The text on the clipboard. */
export const clipboardText = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

/** Pastes a text where the focus is. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('ControlOrMeta+V');
}
