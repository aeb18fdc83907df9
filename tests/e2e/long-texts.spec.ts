/** Text that is too long for a field, and text that takes long to read. */
import type {Locator, Page} from '@playwright/test';
import {allowClipboard, paste} from './support/clipboard';
import {openExample} from './support/example';
import {inputBox} from './support/explorer';
import {expect, test, visit, weekly} from './support/test';

/** Opens the landing page at the explorer. */
async function openSection(page: Page): Promise<void> {
  await visit(page, '/');
  await page.locator('#explorer').scrollIntoViewIfNeeded();
}

/** One field of each kind. All others get their limit by the same hook (`packages/ui/tests/field-limit.test.ts`). */
const fields: readonly (readonly [string, (page: Page) => Promise<Locator>, most: number, limit: string])[] = [
  [
    'the search box',
    (page) => visit(page, '/docs/installation').then(() => page.locator('[role=search] input')),
    300,
    '300 characters',
  ],
  ['the code of a live example', async (page) => (await openExample(page)).editor, 50_000, '50,000 characters'],
  ['the box of the explorer', (page) => openSection(page).then(() => inputBox(page)), 1_000_000, '1 MB'],
];

for (const [name, open, most, limit] of fields) {
  test(`${name} refuses a paste that is too long, and keeps its text`, weekly, async ({page}) => {
    await allowClipboard(page);
    const field = await open(page);
    await field.fill('');
    await field.pressSequentially('12');
    await paste(page, '7'.repeat(most));
    await expect(page.getByText(`this field takes at most ${limit}. Its content is unchanged.`)).toBeVisible();
    await expect(field).toHaveValue('12');
    await paste(page, '34');
    await expect(field).toHaveValue('1234');
    await expect(page.getByText('this field takes at most')).toBeHidden();
  });
}
