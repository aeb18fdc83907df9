/** Columns, rows, and colors of tables, shapes, and layers on the moving map, and the explorer in full screen. */
import type {Page} from '@playwright/test';
import {inflateRawSync} from 'node:zlib';
import {explorerButton, inputBox, mapCanvas, openExplorer, unfold} from '../support/explorer';
import {violations} from '../support/axe';
import {Reader} from '../support/reader';
import {fillAtOnce} from '../support/fillAtOnce';
import {expect, test} from '../support/test';

/** The names and types of the columns in the address, which follows each choice a moment later. */
function columnsInAddress(page: Page): unknown {
  const packed = new URL(page.url()).searchParams.get('cols');
  return packed === null ? undefined : JSON.parse(inflateRawSync(Buffer.from(packed, 'base64url')).toString());
}

/** Six squares beside each other around the Gulf of Guinea, with numbers and names. */
const squares = JSON.stringify({
  type: 'FeatureCollection',
  features: Array.from({length: 6}, (_, at) => ({
    type: 'Feature',
    properties: {people: 10 ** at, land: at < 3 ? 'west' : 'east'},
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [at - 3, -3],
          [at - 2, -3],
          [at - 2, 3],
          [at - 3, 3],
          [at - 3, -3],
        ],
      ],
    },
  })),
});

const hoverText = (page: Page) => page.locator('[data-explorer] output').last();

test('lets the reader say what a column is, undoes it, and remembers it', async ({page}) => {
  await openExplorer(page, '?map=flat');
  const reader = new Reader(page);
  const place = page.getByRole('region', {name: 'Rows'}).getByRole('rowheader').nth(0);
  await reader.job('Read positions from columns whose names do not say so', 3, async () => {
    await reader.paste('east,north,code\n-122.4185,37.7767,007\n-122.4186,37.7768,008\n');
    await expect(page.getByText('No row says where it is')).toBeVisible();
    await reader.choose('Type of east', 'longitude');
    await reader.choose('Type of north', 'latitude');
    await expect(page.getByText('2 geometries', {exact: true})).toBeVisible();
    await unfold(page, 'Rows and filter');
    await expect(place).toHaveText('37.77670, -122.41850');
    expect(await violations(page, '#explorer')).toEqual([]);
  });
  await reader.job('Keep zeros, and put the column first', 4, async () => {
    await reader.choose('Type of code', 'text');
    await expect(page.getByRole('cell', {name: '007'})).toBeVisible();
    await reader.press('Move code up');
    await reader.press('Move code up');
    await expect(page.getByRole('list', {name: 'Columns'}).getByRole('listitem').first()).toContainText('code');
    // A reload before the address has the last choice would lose it.
    await expect
      .poll(() => columnsInAddress(page))
      .toEqual([
        {name: 'code', type: 'text'},
        {name: 'east', type: 'longitude'},
        {name: 'north', type: 'latitude'},
      ]);
  });
  await reader.job('Take all of it back', 1, async () => {
    await page.reload();
    await page.locator('#explorer').scrollIntoViewIfNeeded();
    await expect(page.getByText('2 geometries', {exact: true})).toBeVisible();
    await unfold(page, 'Rows and filter');
    await expect(page.getByRole('cell', {name: '007'})).toBeVisible();
    await page.getByText('Columns', {exact: true}).click();
    await reader.press('Detect the columns again');
    await expect(page.getByText('No row says where it is')).toBeVisible();
    await explorerButton(page, 'Undo').click();
    await expect(place).toHaveText('37.77670, -122.41850');
  });
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test('shows the box for pasting to a reader who comes with nothing, and the map after an example', async ({page}) => {
    await openExplorer(page, '?utm_source=friend');
    await expect(inputBox(page)).toBeInViewport({ratio: 1});
    await explorerButton(page, 'Fill Manhattan').tap();
    await expect(inputBox(page)).toBeHidden();
    await explorerButton(page, 'Input').tap();
    await fillAtOnce(inputBox(page), '8928308280fffff');
    await expect(inputBox(page)).toBeInViewport();
  });
});

test('a covering follows the rule for its values, and Undo goes back to the rule from before', async ({page}) => {
  await openExplorer(page, '?map=flat');
  const reader = new Reader(page);
  await reader.paste(squares);
  await reader.press('Fill with cells');
  await expect(page.getByText(/^\d+ cells selected$/).first()).toBeVisible();
  const hoverBesideMiddle = async () => {
    const {x, y, width, height} = (await mapCanvas(page).boundingBox()) ?? {x: 0, y: 0, width: 0, height: 0};
    await page.mouse.move(x + width * 0.5, y + height * 0.4);
    await page.mouse.move(x + width * 0.55, y + height * 0.5);
  };
  await hoverBesideMiddle();
  await expect(hoverText(page)).toContainText(/people 10+ /);
  await page.getByLabel('Where several rows share a cell, keep').first().selectOption('their mean');
  await expect(async () => {
    await hoverBesideMiddle();
    await expect(hoverText(page)).toContainText(/people \d*\.\d+/, {timeout: 1000});
  }).toPass();
  await explorerButton(page, 'Undo').first().click();
  await expect(page.getByText('The selected cells have values by the rule from before')).not.toHaveCount(0);
});
