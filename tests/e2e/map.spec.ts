/** The moving map of the explorer, drawn by software WebGL. What it shares with the static one is in `explorer.spec.ts`. */
import type {Page} from '@playwright/test';
import {latLngToCell} from 'h3-js';
import {describeHover} from '@h3-docs/explorer/model/describe';
import budgets from '../data/budgets.json' with {type: 'json'};
import {
  detailOf,
  expectSelection,
  explorerButton,
  mapCanvas,
  openExplorer,
  pushDown,
  selection,
  pixelsOf,
  showMap,
  selectedPixels,
} from './support/explorer';
import {violations} from './support/axe';
import {follow} from './support/quiet';
import {Reader} from './support/reader';
import {expect, test, visit, weekly} from './support/test';
import {watchShifts} from './support/shifts';

const cell = '8928308280fffff';

test('loads nothing of the map before it is seen, then what its first view needs', async ({page}) => {
  const traffic = follow(page);
  await pushDown(page);
  await visit(page, '/');
  await traffic.quiet();
  expect(traffic.paths().filter((path) => path.includes('/assets/map/'))).toEqual([]);
  const before = new Set(traffic.finished);
  await showMap(page);
  await traffic.quiet();
  expect(traffic.paths().some((path) => /\/assets\/map\/\w+\/high-\d+\.json$/.test(path))).toBe(true);
  const ofMap = await page.evaluate(() =>
    Array.from(document.styleSheets, (sheet) => {
      // The rules of a style sheet from another origin can't be read.
      const rules = sheet.href?.startsWith(window.location.origin) ? Array.from(sheet.cssRules) : [];
      return rules.some(({cssText}) => cssText.startsWith('.maplibregl-map')) ? sheet.href : null;
    }).filter((href) => href !== null),
  );
  expect(ofMap, 'the style sheet of the map, which is local').toHaveLength(1);
  // A first scroll also fetches fonts and figures, on any page.
  const added = traffic.finished.filter(
    (request) => !before.has(request) && /^http(?!.*\/assets\/(fonts|figures)\/)/.test(request.url()),
  );
  const files = await Promise.all(
    added.map(async (request) => [new URL(request.url()).pathname, (await request.sizes()).responseBodySize] as const),
  );
  const bytes = files.reduce((sum, [, size]) => sum + size, 0);
  expect(bytes, JSON.stringify(files)).toBeLessThanOrEqual(budgets.firstMap);
});

test('selects by click, adds by shift-click, looks at a cell beside several, shows the index on hover', async ({
  page,
}) => {
  await openExplorer(page, '?at=37.7767,-122.4185,13&res=9');
  const map = mapCanvas(page);
  const {width, height} = (await map.boundingBox()) ?? {width: 0, height: 0};
  const middle = {x: width / 2, y: height / 2};
  const under = latLngToCell(37.7767, -122.4185, 9);
  await map.hover({position: middle});
  await expect(hoverText(page)).toHaveText(describeHover(under));
  await map.click({position: middle});
  await expectSelection(page, [under]);
  await map.click({position: {x: width / 2 + 120, y: height / 2}, modifiers: ['Shift']});
  await expect.poll(() => selection(page).length).toBe(2);
  expect(selection(page)).toContain(under);
  await map.click({position: {x: width / 2 - 120, y: height / 2}});
  await explorerButton(page, 'Select only this one').click();
  await expect.poll(() => selection(page).length).toBe(1);
  expect(selection(page)).not.toContain(under);
  await explorerButton(page, 'Undo').click();
  await expect.poll(() => selection(page).length).toBe(2);
});

test('lets the page scroll past the map, and zooms with Ctrl', async ({page}) => {
  await openExplorer(page, '?at=37.77,-122.41,9');
  await expect(page.getByRole('button', {name: 'Enter fullscreen'})).toBeVisible();
  const zoom = () => new URL(page.url()).searchParams.get('at')?.split(',')[2];
  const before = await page.evaluate(() => window.scrollY);
  await mapCanvas(page).hover();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before + 100);
  await expect(page.getByText('Use Ctrl + scroll to zoom the map')).toBeAttached();
  expect(zoom()).toBe('9');
  await mapCanvas(page).hover();
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -300);
  await page.keyboard.up('Control');
  await expect.poll(zoom).not.toBe('9');
});

test('is used by keyboard alone, the map too', async ({page}) => {
  await openExplorer(page, '?at=37.7767,-122.4185,13&res=9');
  await mapCanvas(page).focus();
  await page.keyboard.press('Enter');
  const start = latLngToCell(37.7767, -122.4185, 9);
  await expectSelection(page, [start]);
  await page.keyboard.press('Shift+Enter');
  await expectSelection(page, []);
  await page.keyboard.press('Shift+Enter');
  await expectSelection(page, [start]);
  await page.keyboard.press('Escape');
  await expectSelection(page, []);
});

/** Six squares beside each other around the Gulf of Guinea, with numbers and names. */
const squares = ['id,people,land,wkt']
  .concat(
    Array.from({length: 6}, (_, at) => {
      const [west, east] = [at - 3, at - 2];
      return `${at},${10 ** at},${at < 3 ? 'west' : 'east'},"POLYGON((${west} -3,${east} -3,${east} 3,${west} 3,${west} -3))"`;
    }),
  )
  .join('\n');

/** How many pixels of the map have a color. */
const pixelsIn = async (page: Page, color: string) =>
  (await pixelsOf(page, color)).reduce((sum, pixels) => sum + pixels);

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
  await reader.job('Go to the shape of a row', 2, async () => {
    await reader.opens(/^Rows$/);
    await reader.does(() =>
      page.getByRole('region', {name: 'Rows'}).getByRole('rowheader').nth(0).getByRole('button').click(),
    );
    await expect(page.locator('[data-label=people] dd > :first-child')).toHaveText('1');
  });
});

for (const width of [1350, 390]) {
  test(`arrives on a link without moving anything, at ${width} px`, weekly, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    const shifts = await watchShifts(page);
    await visit(page, `/?q=${cell}#explorer`);
    await showMap(page);
    await expect(detailOf(page, 'Index')).toHaveText(cell);
    expect(await shifts()).toBeLessThan(0.01);
  });
}

test('freezes the grid, shows pentagons, goes flat, and remembers all of it', weekly, async ({page}) => {
  await openExplorer(page, '?at=37.77,-122.41,9');
  const grid = explorerButton(page, 'Grid res 6');
  // A starved page says what fits the whole Earth until the map has told its view.
  await grid.click();
  const zoom = () => Number(new URL(page.url()).searchParams.get('at')?.split(',')[2]);
  await page.getByRole('button', {name: 'Zoom out'}).click();
  // The address follows when the map has come to rest.
  await expect.poll(zoom).toBeLessThan(9);
  await expect(grid).toBeVisible();
  await explorerButton(page, 'Flat map').click();
  await expect.poll(() => page.url()).toContain('map=flat');
  await page.reload();
  await showMap(page);
  await expect(explorerButton(page, 'Flat map')).toHaveAttribute('aria-pressed', 'true', {timeout: 120_000});
  await expect(grid).toHaveAttribute('aria-pressed', 'true');
});

test('draws cells over a pole and over the antimeridian, on both sides', weekly, async ({page}) => {
  for (const [center, at] of [
    [latLngToCell(90, 0, 2), '89.9,0,3'],
    [latLngToCell(0, 180, 3), '0,180,5'],
  ] as const) {
    await openExplorer(page, `?at=${at}&res=1&sel=${center}`);
    // The middle of the map is on the meridian that leads to the pole, or on the antimeridian.
    await expect.poll(async () => Math.min(...(await selectedPixels(page))), {message: at}).toBeGreaterThan(20);
    await mapCanvas(page).press('Escape');
    await expect.poll(() => selectedPixels(page), {message: `nothing is selected at ${at}`}).toEqual([0, 0]);
  }
});

test('fits the screen with its heading', weekly, async ({page}) => {
  for (const height of [720, 800, 900, 1080]) {
    await page.setViewportSize({width: 1350, height});
    await visit(page, '/#explorer');
    await page.locator('[data-map=ready]').waitFor({timeout: 120_000});
    const box = await page.locator('[data-explorer]').boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0), `${height} px`).toBeLessThanOrEqual(height);
  }
});
