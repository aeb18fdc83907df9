/**
 * The explorer without WebGL, where a drawing takes the place of the moving map: all that both have in common, which a
 * browser does sooner without drawing a map. The moving one is in `map.spec.ts`.
 */
import {cellToParent, latLngToCell, polygonToCells} from 'h3-js';
import type {Page} from '@playwright/test';
import {detailOf, expectSelection, explorerButton, inputBox, openExplorer, pushDown} from './support/explorer';
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
