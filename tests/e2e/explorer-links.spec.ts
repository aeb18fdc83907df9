/**
 * The explorer without WebGL, where a drawing takes the place of the moving map: all that both have in common, which a
 * browser does sooner without drawing a map. The moving one is in `map.spec.ts`.
 */
import {cellToParent, gridDisk, latLngToCell, polygonToCells} from 'h3-js';
import type {Page} from '@playwright/test';
import {allowClipboard, clipboardText, putOnClipboard} from './support/clipboard';
import {detailOf, expectSelection, explorerButton, inputBox, openExplorer, pushDown, unfold} from './support/explorer';
import {hold} from './support/hold';
import {fillAtOnce} from './support/fillAtOnce';
import {expect, test, visit, weekly} from './support/test';

const cell = '8928308280fffff';

const open = (page: Page, query = '') => openExplorer(page, query, 'static');

test('loads when it gets the focus', weekly, async ({page}) => {
  await pushDown(page);
  await visit(page, '/');
  await page.locator('#explorer-title a').evaluate((link) => link.focus({preventScroll: true}));
  await expect(page.locator('[data-explorer]')).toBeAttached({timeout: 120_000});
});

test('opens links to the explorer of h3geo.org, and says what of them it cannot read', weekly, async ({page}) => {
  const other = '8928308283bffff';
  await visit(page, `/#hex=${cell}`);
  await expect(page.getByRole('heading', {name: 'Explore cells'})).toBeInViewport();
  await expect(detailOf(page, 'Index')).toHaveText(cell);
  // From here on the address is ours.
  await expect(page).toHaveURL(`/?q=${cell}#explorer`);

  await page.evaluate((hash) => (window.location.hash = hash), `#hex=${cell}%2C%20${other},zzz&res=77`);
  await expect(detailOf(page, 'Cells')).toHaveText('2');
  await expect(page.locator('#explorer')).toContainText('could not be read: the resolution “77”');
  await expect(page.locator('#explorer').getByText('1 item could not be read')).toBeVisible();
  await expect(page.locator('#explorer').getByText('zzz').last()).toBeVisible();

  await visit(page, '/docs/quickstart');
  await page.goto('/#res=9&hex=37.77, -122.41');
  await expect(detailOf(page, 'Index')).toHaveText(latLngToCell(37.77, -122.41, 9));
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

test(
  'says near the box what of a link could not be read, shows the rest, and keeps the link',
  weekly,
  async ({page}) => {
    const cells = gridDisk(cell, 10);
    const notice = page.getByText('of the link could not be read');
    await page.clock.install();
    await open(page, `?q=${cell}&sel=zzz&res=99`);
    await expect(notice).toContainText('“zzz” in its selection, because that is not an H3 index; the resolution “99”');
    await expect(detailOf(page, 'Index')).toHaveText(cell);
    // Of itself nothing happens to the address.
    await page.clock.fastForward(5000);
    expect(new URL(page.url()).search).toBe(`?q=${cell}&sel=zzz&res=99`);
    await fillAtOnce(inputBox(page), cells.join('\n'));
    await expect(notice).toBeHidden();
    await expect.poll(() => new URL(page.url()).searchParams.get('z')?.length ?? 0).toBeGreaterThan(100);
    const whole = page.url();
    await page.goBack();
    await expect(notice).toBeVisible();
    // As a chat program cuts it off.
    await visit(page, whole.slice(0, -40));
    await page.locator('#explorer').scrollIntoViewIfNeeded();
    await expect(notice).toContainText('the end of its text, which is incomplete or damaged', {timeout: 120_000});
    expect(cells.join('\n').startsWith(await inputBox(page).inputValue())).toBe(true);
    expect((await inputBox(page).inputValue()).length).toBeGreaterThan(500);
    const long = `${cells.join('\n')}\n`.repeat(2);
    await visit(page, `/?q=${encodeURIComponent(long)}`);
    await page.locator('#explorer').scrollIntoViewIfNeeded();
    await expect(notice).toContainText('everything after the first 8,000 of its', {timeout: 120_000});
    expect(new URL(page.url()).searchParams.get('q')).toBe(long);
  },
);

test('works on a new file, not on the text before it, while the file is being read', weekly, async ({page}) => {
  await open(page);
  const ring = (east: number) => [
    [-123, 37],
    [east, 37],
    [east, 38],
    [-123, 38],
    [-123, 37],
  ];
  const polygon = (east: number) => JSON.stringify({type: 'Polygon', coordinates: [ring(east)]});
  await fillAtOnce(inputBox(page), polygon(-122));
  const cover = explorerButton(page, 'Fill with cells');
  await expect(cover).toBeVisible();
  const release = await hold(page, '**/assets/js/*.js');
  await page
    .getByTestId('explorer-file')
    .setInputFiles({name: 'other.geojson', mimeType: 'text/plain', buffer: Buffer.from(polygon(-121))});
  // Not the resolution that is suggested: another one would be for the new polygon.
  await page.getByRole('spinbutton', {name: 'res'}).first().fill('7');
  await cover.click();
  const waits = page.getByText('“Fill with cells” starts when the new input has been read.');
  await expect(waits).toBeVisible();
  release();
  const count = polygonToCells([ring(-121)], 7, true).length;
  await expect(detailOf(page, 'Cells')).toHaveText(count.toLocaleString('en-US'));
  await expect(waits).toBeHidden();
});

test('goes to where the reader is only when asked, and says why it cannot', weekly, async ({page, context}) => {
  await open(page);
  await page.getByRole('textbox', {name: 'Go to an index, coordinates, or a city'}).fill('nowhere');
  await explorerButton(page, 'Go').click();
  await expect(page.getByText('“nowhere” is not among the')).toBeVisible();
  await context.grantPermissions([]);
  await explorerButton(page, 'Where am I?').click();
  await expect(page.getByText('blocks location access for this site')).toBeVisible();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({latitude: -33.8568, longitude: 151.2153});
  await explorerButton(page, 'Where am I?').click();
  await expectSelection(page, [latLngToCell(-33.8568, 151.2153, 9)]);
});

test('leaves the clipboard alone where there is nothing to copy', weekly, async ({page}) => {
  await allowClipboard(page);
  await open(page, '?q=11928308280fffff');
  await putOnClipboard(page, 'kept');
  await unfold(page, 'More formats');
  await page.getByRole('combobox', {name: 'Export as'}).selectOption({label: 'Outline, WKT'});
  await explorerButton(page, 'Copy').click();
  await expect(page.getByText('there are no cells, and only cells have an outline')).toBeVisible();
  await expect(explorerButton(page, 'Copy')).toBeVisible();
  expect(await clipboardText(page)).toBe('kept');
});
