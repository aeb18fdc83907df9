/** The copies of pages as Markdown, as a reader meets them. */
import {allowClipboard, clipboardText} from './support/clipboard';
import {expect, test, visit} from './support/test';

test('a page can be copied and viewed as Markdown', async ({page}) => {
  await allowClipboard(page);
  await visit(page, '/docs/api/traversal');
  await page.getByRole('button', {name: 'Copy as Markdown'}).click();
  await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
  const copied = await clipboardText(page);
  expect(copied).toMatch(/^# Traversal functions\n\nSource: <.*\/docs\/api\/traversal>\n/);
  const address = await page.getByRole('link', {name: 'View as Markdown'}).getAttribute('href');
  expect(await (await page.request.get(address ?? '')).text()).toBe(copied);
});
