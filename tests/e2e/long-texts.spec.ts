import type {Page} from '@playwright/test';
import {allowClipboard, paste} from './support/clipboard';
import {openExample} from './support/example';
import {inputBox, openExplorer} from './support/explorer';
import {expect, test, weekly} from './support/test';

/** Two kinds of fields. All others get their limit by the same hook (`packages/ui/tests/field-limit.test.ts`). */
for (const [name, open, most, limit] of [
  ['a live example', async (page: Page) => (await openExample(page)).editor, 50_000, '50,000 characters'],
  ['the explorer', (page: Page) => openExplorer(page, '', 'static').then(() => inputBox(page)), 1_000_000, '1 MB'],
] as const) {
  test(`the field of ${name} refuses a paste that is too long, and keeps its text`, weekly, async ({page}) => {
    await allowClipboard(page);
    const field = await open(page);
    await field.fill('12');
    await paste(page, '7'.repeat(most));
    await expect(page.getByText(`this field takes at most ${limit}. Its content is unchanged.`)).toBeVisible();
    await paste(page, '34');
    await expect(field).toHaveValue('1234');
    await expect(page.getByText('this field takes at most')).toBeHidden();
  });
}
