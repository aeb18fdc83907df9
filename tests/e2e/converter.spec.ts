import type {Page} from '@playwright/test';
import {expect, test, visit, weekly} from './support/test';
import {violations} from './support/axe';
import {allowClipboard, clipboardText} from './support/clipboard';
import {fillAtOnce} from './support/fillAtOnce';

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

test('it converts pasted code by keyboard, marks changes, lists checks, and copies', async ({page}) => {
  await allowClipboard(page);
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
  await expect.poll(() => clipboardText(page)).toBe(converted);
  await expect(input).toHaveValue(code);
});

/** What Chromium reports of a worker that is ended while it loads its grammar. */
const endedWorker = /Failed to execute 'importScripts' on 'WorkerGlobalScope'/;

test('long code is converted beside the page, and can be cancelled', weekly, async ({page, allow}) => {
  allow.errors.push(endedWorker);
  await visit(page, address);
  const {box, input, convert} = partsOf(page);
  // As SQL, it would be a comment.
  await box.getByRole('combobox', {name: 'Language'}).selectOption('JavaScript or TypeScript');
  const slow = '-'.repeat(100_000);
  await fillAtOnce(input, slow);
  await convert.click();
  const converting = box.getByText('Converting 100,000 characters…');
  await expect(converting).toBeVisible();
  await box.getByRole('button', {name: 'Cancel'}).focus();
  await page.keyboard.press('Enter');
  await expect(box.getByText('You cancelled the conversion. Your code is unchanged.')).toBeVisible();
  await expect(input).toHaveValue(slow);
  // The focus is on the button that took the place of the other one.
  await page.keyboard.press('Enter');
  await expect(converting).toBeVisible();
});

test('the accessibility rules hold, and it fits 390 px, in both color modes', weekly, async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  for (const mode of ['light', 'dark']) {
    await visit(page, `${address}?docusaurus-theme=${mode}`);
    const {box, output} = partsOf(page);
    await box.getByRole('button', {name: 'Try an example'}).click();
    await expect(output).toContainText('gridDisk');
    // The changes are underlined, not only colored.
    await expect(output.locator('mark').first()).toHaveCSS('border-bottom-style', 'solid');
    expect(await violations(page, '[aria-label="Code converter"]')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
});
