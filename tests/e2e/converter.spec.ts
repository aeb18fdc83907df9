import type {Page} from '@playwright/test';

import {expect, pageTest as test, visit} from './support/test';

const address = '/docs/library/migrating-3.x';

const code = `import {geoToH3, kRing as ring} from 'h3-js';
// kRing stays in comments
const cell = geoToH3(lat, lng, 9);
if (cell === null) throw new Error('kRing');
export default ring(cell, 1);
`;

const converted = code
  .replace('{geoToH3, kRing as', '{latLngToCell, gridDisk as')
  .replace('geoToH3(lat', 'latLngToCell(lat');

/** The parts of the converter. */
function partsOf(page: Page) {
  const box = page.getByRole('group', {name: 'Code converter'});
  return {
    box,
    input: box.getByRole('textbox', {name: 'Your code for H3 3.x'}),
    convert: box.getByRole('button', {name: 'Convert to 4.x'}),
    output: box.getByRole('region', {name: 'Code for H3 4.x'}),
    copy: box.getByRole('button', {name: 'Copy the code for 4.x'}),
  };
}

test('it converts pasted code by keyboard, marks the changes, lists what to check, and copies', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, address);
  const {box, input, convert, output, copy} = partsOf(page);
  await expect(convert).toBeDisabled();
  await input.fill(code);
  await convert.focus();
  await page.keyboard.press('Enter');
  await expect(output).toHaveText(converted, {useInnerText: true});
  await expect(output.locator('mark')).toHaveText(['latLngToCell', 'gridDisk', 'latLngToCell']);
  await expect(box.getByRole('status').first()).toContainText('3 changes');
  await expect(box.getByRole('listitem').filter({hasText: 'looks for null'})).toContainText('line 4');
  await expect(box.getByRole('listitem').first().getByRole('link')).toHaveAttribute('href', /^\/docs\//);
  await copy.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(converted);
  await expect(input).toHaveValue(code);
});

test('nothing of it is fetched before it is used, and a failure keeps the text', async ({page, allow}) => {
  allow.errors.push(/ChunkLoadError|Failed to load resource|Loading chunk/);
  await visit(page, address);
  const {box, input, convert, output} = partsOf(page);
  await input.fill(code);
  await page.route('**/assets/js/**', (route) => route.abort());
  await convert.click();
  await expect(box.getByRole('alert')).toBeVisible();
  await expect(input).toHaveValue(code);
  await page.unroute('**/assets/js/**');
  await box.getByRole('button', {name: 'Retry'}).click();
  await expect(output).toContainText('latLngToCell');
});
