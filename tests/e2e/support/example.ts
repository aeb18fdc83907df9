import {expect, type Locator, type Page} from '@playwright/test';
import {visit} from './test';

/** The first live example of a page, once it can be edited. */
export async function openExample(
  page: Page,
  address = '/docs/quickstart',
): Promise<{example: Locator; editor: Locator}> {
  await visit(page, address);
  const example = page.locator('.live-example').first();
  await example.scrollIntoViewIfNeeded();
  // The editor loads once the page is used: here, by its reader's pointer.
  await page.mouse.move(5, 5);
  const editor = example.getByRole('textbox');
  await expect(editor).toBeVisible();
  return {example, editor};
}
