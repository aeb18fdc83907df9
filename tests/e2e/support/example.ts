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
  // The editor loads when the reader points at the example.
  await example.hover();
  const editor = example.getByRole('textbox');
  await expect(editor).toBeVisible();
  return {example, editor};
}
