/** Rows and colors of tables and shapes on the moving map, and the explorer in full screen. */
import type {Page} from '@playwright/test';
import {detailOf, inputBox, mapCanvas, openExplorer, pixelsOf} from './support/explorer';
import {violations} from './support/axe';
import {Reader} from './support/reader';
import {fillAtOnce} from './support/fillAtOnce';
import {expect, test} from './support/test';

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

/** How many pixels of the map have a color. */
async function pixelsIn(page: Page, color: string): Promise<number> {
  await page
    .locator('[data-map]')
    .evaluate((map, value) => (map as HTMLElement).style.setProperty('--sought', value), color);
  const [left = 0, right = 0] = await pixelsOf(page, '--sought');
  return left + right;
}

const hoverText = (page: Page) => page.locator('[data-explorer] output').last();

test('colors shapes by a property, and shows the row under the pointer and of what is selected', async ({page}) => {
  await openExplorer(page, '?map=flat');
  const reader = new Reader(page);
  await reader.job('Color polygons by a number', 2, async () => {
    await reader.paste(squares);
    await reader.choose('Color by', 'people');
    await expect(page.getByRole('list', {name: 'Legend of people'}).getByRole('listitem')).toHaveCount(6);
    await expect.poll(() => pixelsIn(page, '#0c2c84')).toBeGreaterThan(500);
    await expect.poll(() => pixelsIn(page, '#c7e9b4')).toBeGreaterThan(500);
  });
  await reader.job('Color polygons by a text', 1, async () => {
    await reader.choose('Color by', 'land');
    await expect(page.getByRole('list', {name: 'Legend of land'}).getByRole('listitem')).toHaveText([/east/, /west/]);
    await expect.poll(() => pixelsIn(page, '#0072b2')).toBeGreaterThan(1500);
  });
  const {width, height} = (await mapCanvas(page).boundingBox()) ?? {width: 0, height: 0};
  await mapCanvas(page).hover({position: {x: 0.52 * width, y: height / 2}});
  await expect(hoverText(page)).toContainText('people 1000 · land east');
  await reader.job('Read the row of a shape', 1, async () => {
    await reader.clickMap([0.48, 0.5]);
    await expect(page.locator('[data-label=people] dd > :first-child')).toHaveText('100');
    await expect(page.locator('[data-label=land] dd > :first-child')).toHaveText('west');
    expect(await violations(page, '#explorer')).toEqual([]);
  });
  await reader.job('Go to the shape of a row', 3, async () => {
    await reader.opens(/^Rows$/);
    await reader.press('people');
    await reader.does(() =>
      page.getByRole('region', {name: 'Rows'}).getByRole('rowheader').nth(0).getByRole('button').click(),
    );
    await expect(page.locator('[data-label=people] dd > :first-child')).toHaveText('1');
  });
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test('fills the screen with the map and its panels', async ({page}) => {
    await openExplorer(page, '?at=37.7767,-122.4185,13&res=9');
    await page.getByRole('button', {name: 'Enter fullscreen'}).tap();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement?.hasAttribute('data-explorer'))).toBe(true);
    await fillAtOnce(inputBox(page), '8928308280fffff');
    await expect(detailOf(page, 'Index')).toHaveText('8928308280fffff');
    const box = (await page.locator('[data-explorer]').boundingBox()) ?? {y: 0, height: 0};
    expect(Math.abs(box.y + box.height - (await page.evaluate(() => window.innerHeight)))).toBeLessThan(2);
    expect(await violations(page, '#explorer')).toEqual([]);
    await page.getByRole('button', {name: 'Exit fullscreen'}).tap();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
  });
});
