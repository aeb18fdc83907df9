/**
 * The explorer without WebGL, where a drawing takes the place of the moving map: all that both have in common, which a
 * browser does sooner without drawing a map. The moving one is in `map.spec.ts`.
 */
import {cellToParent, gridDisk, gridRing, latLngToCell, polygonToCells} from 'h3-js';
import type {Page} from '@playwright/test';
import {allowClipboard, clipboardText} from './support/clipboard';
import {
  detailOf,
  expectSelection,
  explorerButton,
  inputBox,
  openExplorer,
  pushDown,
  selection,
  unfold,
} from './support/explorer';
import {fillAtOnce} from './support/fillAtOnce';
import {hold} from './support/hold';
import {expect, test, visit, weekly} from './support/test';

const cell = '8928308280fffff';

const open = (page: Page, query = '') => openExplorer(page, query, 'static');

/** A square of a degree, or more, in California. */
const ringTo = (east: number) => [
  [-123, 37],
  [east, 37],
  [east, 38],
  [-123, 38],
  [-123, 37],
];
const squareTo = (east: number) => JSON.stringify({type: 'Polygon', coordinates: [ringTo(east)]});

test('has at most 25 controls, reads what is pasted, and names what it cannot read', async ({page}) => {
  await open(page);
  const controls = page.locator('#explorer').locator('button, input, select, textarea, summary, a[href], [role=tab]');
  expect(await controls.filter({visible: true}).count()).toBeLessThanOrEqual(25);
  const text = `${cell}\n0x8928308283bffff, 617700169958293503\nPOINT (200 95)\n37.77, -122.41`;
  await fillAtOnce(inputBox(page), text);
  const found = page.locator('#explorer');
  await expect(found).toContainText('2 cells, 1 geometry (1 duplicate skipped)');
  await expect(found.getByRole('listitem').filter({hasText: 'Line 3'})).toContainText('latitude 95 is outside ±90');
  await expect(inputBox(page)).toHaveValue(text);
  await expect(detailOf(page, 'Cells')).toHaveText('2');
});

test('gives a drawing where WebGL is missing, opens on a link, and copies a detail', async ({page}) => {
  await allowClipboard(page);
  await open(page, `?q=${gridDisk(cell, 1).join(',')}`);
  await expect(page.getByText('it needs WebGL')).toBeVisible();
  await expect(detailOf(page, 'Cells')).toHaveText('7');
  await page.locator('figure [data-value="0"]').first().click();
  await expect(detailOf(page, 'Index')).toHaveText(cell);
  await unfold(page, 'Details');
  await page.getByRole('button', {name: 'Copy decimal'}).click();
  expect(await clipboardText(page)).toBe('617700169958293503');
  await expect(page.getByRole('status').filter({hasText: `${cell} · res 9 · 0.109398 km² selected`})).toBeAttached();
});

test('goes back and forward, and takes only data from the address', async ({page}) => {
  await open(page);
  await fillAtOnce(inputBox(page), cell);
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(cell);
  await explorerButton(page, 'Children').click();
  await expect.poll(() => selection(page).length).toBe(7);
  await page.goBack();
  await expect(detailOf(page, 'Index')).toHaveText(cell);
  await page.goForward();
  await expect(detailOf(page, 'Cells')).toHaveText('7');
  await visit(page, '/?sel=javascript:alert(1)&res=99&at=999,0,1&show=<script>&z=AAAA');
  await page.locator('#explorer').scrollIntoViewIfNeeded();
  await expect(inputBox(page)).toHaveValue('', {timeout: 120_000});
  await expect(page.locator('#explorer [data-label]')).toHaveCount(0);
});

test('takes files up to 50 MB, and says that no link holds a large one', async ({page}) => {
  await open(page);
  const chooser = page.getByTestId('explorer-file');
  // The file is too large for the box, but has few rows, which are soon drawn.
  const rows = gridDisk(cell, 28).map((one, at) => `${one},${String(at * 7919).repeat(90)}`);
  const large = Buffer.from(['h3,text', ...rows].join('\n'));
  const found = page.getByText(`${rows.length.toLocaleString('en-US')} cells`, {exact: true});
  await chooser.setInputFiles({name: 'large.csv', mimeType: 'text/csv', buffer: large});
  await expect(found).toBeVisible({timeout: 120_000});
  await expect(inputBox(page)).not.toBeEditable();
  await expect(page.getByText('This view is too large for a link, and a reload loses it.')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await expect(explorerButton(page, 'Copy the link')).toBeHidden();
  await explorerButton(page, 'Clear the box').click();
  await expect(explorerButton(page, 'Copy the link')).toBeVisible();
  await chooser.setInputFiles({name: 'cells.csv', mimeType: 'text/csv', buffer: Buffer.from(`h3,n\n${cell},1\n`)});
  await expect(detailOf(page, 'Index')).toHaveText(cell);
  // The page creates the file itself, because it takes seconds to send one there.
  await chooser.evaluate((input: HTMLInputElement) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(50_000_001)], 'huge.csv', {type: 'text/csv'}));
    input.files = transfer.files;
    input.dispatchEvent(new Event('change', {bubbles: true}));
  });
  await expect(page.getByText('but the limit is 50 MB')).toBeVisible();
  await expect(inputBox(page)).toHaveValue(`h3,n\n${cell},1\n`);
});

test('keeps the text when a file has none to give, and takes one that is dropped on the map', async ({page}) => {
  await open(page);
  await fillAtOnce(inputBox(page), cell);
  const chooser = page.getByTestId('explorer-file');
  for (const [name, bytes, said] of [
    ['empty.csv', [], 'empty.csv is empty'],
    [
      'image.png',
      [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d],
      'image.png has the format PNG, which isn’t read',
    ],
  ] as const) {
    await chooser.setInputFiles({name, mimeType: 'text/plain', buffer: Buffer.from(bytes)});
    await expect(page.getByText(said)).toBeVisible();
    await expect(inputBox(page)).toHaveValue(cell);
  }
  const neighbor = gridRing(cell, 1)[0] ?? '';
  const files = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'dropped.txt', {type: 'text/plain'}));
    return transfer;
  }, neighbor);
  await page.locator('[data-map]').dispatchEvent('dragover', {dataTransfer: files});
  await expect(page.locator('[data-dragging=true]')).toBeVisible();
  await page.locator('[data-map]').dispatchEvent('drop', {dataTransfer: files});
  await expect(inputBox(page)).toHaveValue(neighbor);
  await expect(page.getByText('which isn’t read')).toBeHidden();
});

test('covers polygons in a worker, with progress that can be cancelled', async ({page}) => {
  await open(page);
  await fillAtOnce(inputBox(page), squareTo(-122));
  const resolution = page.getByRole('spinbutton', {name: 'res'}).first();
  await resolution.fill('16');
  await expect(explorerButton(page, 'Fill with cells')).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('Type a whole number from 0 to 15.')).toBeVisible();
  await resolution.fill('7');
  await explorerButton(page, 'Fill with cells').click();
  const count = polygonToCells([ringTo(-122)], 7, true).length;
  await expect(detailOf(page, 'Cells')).toHaveText(count.toLocaleString('en-US'));
  await resolution.fill('10');
  await explorerButton(page, 'Fill with cells').click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await explorerButton(page, 'Cancel').click();
  await expect(page.getByRole('progressbar')).toBeHidden();
  await expect(detailOf(page, 'Cells')).toHaveText(count.toLocaleString('en-US'));
});

test('counts points per cell, colors the cells, and keeps the points for another count', async ({page}) => {
  await open(page);
  const text = 'lat,lng,n\n37.7767,-122.4185,1\n37.7768,-122.4186,3\n40.7,-74,5\n,,7';
  await fillAtOnce(inputBox(page), text);
  await page.getByRole('spinbutton', {name: 'res'}).first().fill('7');
  await explorerButton(page, 'Count per cell').click();
  await expectSelection(page, [latLngToCell(37.7767, -122.4185, 7), latLngToCell(40.7, -74, 7)]);
  await expect(page.getByRole('list', {name: 'Legend of count'})).toContainText('2');
  await expect(page.getByText('1 row was skipped, because it has no place.')).toBeVisible();
  await expect(inputBox(page)).toHaveValue(text);
  await unfold(page, 'Sum, mean, and more');
  await page.getByRole('combobox', {name: 'Of several rows, keep'}).selectOption('their mean');
  await explorerButton(page, 'Combine per cell').click();
  // The points keep their colors: 1, 3, and 5. The mean of the first two is the cell's.
  await expect(page.getByRole('list', {name: 'Legend of n'})).toContainText('2');
});

test('loads when it gets the focus', weekly, async ({page}) => {
  await pushDown(page);
  await visit(page, '/');
  await page.locator('#explorer-title a').evaluate((link) => link.focus({preventScroll: true}));
  await expect(page.locator('[data-explorer]')).toBeAttached({timeout: 120_000});
});

test('a link that comes before the address has followed what was typed is not lost', weekly, async ({page}) => {
  await open(page);
  await fillAtOnce(inputBox(page), cell);
  await expect(detailOf(page, 'Resolution')).toBeVisible();
  const parent = cellToParent(cell, 4);
  await page.evaluate((path) => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, `/?q=${parent}`);
  await expect(inputBox(page)).toHaveValue(parent);
  await fillAtOnce(inputBox(page), cellToParent(cell, 3));
  await expect(page).toHaveURL(new RegExp(`q=${cellToParent(cell, 3)}`));
  await page.goBack();
  await expect(inputBox(page)).toHaveValue(parent);
});

test('works on a new file, not on the text before it, when the file has been read', weekly, async ({page}) => {
  await open(page);
  await fillAtOnce(inputBox(page), squareTo(-122));
  const cover = explorerButton(page, 'Fill with cells');
  await expect(cover).toBeVisible();
  const release = await hold(page, '**/assets/js/*.js');
  await page
    .getByTestId('explorer-file')
    .setInputFiles({name: 'other.geojson', mimeType: 'text/plain', buffer: Buffer.from(squareTo(-121))});
  const waiting = page.locator('#explorer [inert]');
  await expect(waiting).toBeAttached();
  release();
  await expect(waiting).not.toBeAttached();
  await page.getByRole('spinbutton', {name: 'res'}).first().fill('7');
  await cover.click();
  const count = polygonToCells([ringTo(-121)], 7, true).length;
  await expect(detailOf(page, 'Cells')).toHaveText(count.toLocaleString('en-US'));
});

test('says why it goes to no place', weekly, async ({page}) => {
  await open(page);
  await page.getByRole('textbox', {name: 'Go to an index, coordinates, or a city'}).fill('nowhere');
  await explorerButton(page, 'Go').click();
  await expect(page.getByText('“nowhere” is not among the')).toBeVisible();
});
