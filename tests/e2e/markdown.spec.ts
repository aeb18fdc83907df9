/** The copies of pages as Markdown, as a reader meets them. */
import {allowClipboard, clipboardText, putOnClipboard} from './support/clipboard';
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

test('when the copy of a page is not found, the button says so and the clipboard keeps its text', async ({
  page,
  allow,
}) => {
  allow.errors.push(/404/);
  await allowClipboard(page);
  await page.route('**/*.md', (route) => route.fulfill({status: 404, body: 'not here'}));
  await visit(page, '/docs/quickstart');
  await putOnClipboard(page, 'kept');
  await page.getByRole('button', {name: 'Copy as Markdown'}).click();
  await expect(page.getByRole('button', {name: 'Copying failed'})).toBeVisible();
  expect(await clipboardText(page)).toBe('kept');
});
