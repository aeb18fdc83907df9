/** What a visit asks the network for. */
import type {Request} from '@playwright/test';
import {katexCdn} from './support/katexCdn';
import {openExample} from './support/example';
import {expect, test, visit} from './support/test';

test('a visitor who uses every part asks for files of the site alone, and sends nothing', async ({page, baseURL}) => {
  const requests: Request[] = [];
  page.context().on('request', (request) => requests.push(request));
  const {example, editor} = await openExample(page);
  await editor.fill('return 6 * 7');
  await expect(example.locator('pre').last()).toHaveText('42');

  await page.locator('[role=search] input').first().fill('gridDisk');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/docs/api/**');

  await visit(page, '/docs/library/index/cell');
  await page.getByRole('textbox', {name: 'An index, in hexadecimal or decimal'}).fill('8009fffffffffff');
  await expect(page.getByRole('group', {name: 'Index decoder'}).getByRole('status').first()).toContainText(
    'resolution 0',
  );

  await visit(page, '/docs/library/migrating-3.x#convert-your-code');
  const converter = page.getByRole('group', {name: 'Code converter'});
  await converter.getByRole('textbox', {name: 'Your code for H3 3.x'}).fill('h3.geoToH3(1, 2, 3)');
  await converter.getByRole('button', {name: 'Convert to 4.x'}).click();
  await expect(converter.locator('pre')).toContainText('latLngToCell');
  // A form without a script would send its text by its address.
  await expect(page.locator('form')).not.toHaveCount(0);
  await expect(page.locator('form:is([action], [method=post])')).toHaveCount(0);

  await visit(page, '/?q=8928308280fffff#explorer');
  await expect(page.locator('#explorer [role=status]').filter({hasText: '1 cell'}).first()).toBeAttached();

  const asked = requests.filter((request) => request.url().startsWith('http'));
  expect(asked.length).toBeGreaterThan(50);
  const sent = asked.filter((request) => request.method() !== 'GET' || request.postData() !== null);
  expect(sent.map((request) => request.url())).toEqual([]);
  const elsewhere = asked.map((request) => request.url()).filter((url) => !url.startsWith(`${baseURL}/`));
  expect(elsewhere.filter((url) => !katexCdn.test(url))).toEqual([]);
});
