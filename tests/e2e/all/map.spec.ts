/** The moving map of the explorer, drawn by software WebGL. What it shares with the static one is in `explorer.spec.ts`. */
import {latLngToCell} from 'h3-js';

import {allowClipboard, clipboardText} from '../support/clipboard';

import {violations} from '../support/axe';
import {
  detailOf,
  expectSelection,
  explorerButton,
  mapCanvas,
  openExplorer,
  selectedPixels,
  selection,
  showMap,
  pressIn,
  unfold,
} from '../support/explorer';

import {watchShifts} from '../support/shifts';
import {expect, test, visit} from '../support/test';

const cell = '8928308280fffff';

test('copies the index of a clicked cell when asked to', async ({page}) => {
  await allowClipboard(page);
  await openExplorer(page, '?at=37.7767,-122.4185,13&res=9');
  await pressIn(page, 'Map tools', 'Click to copy');
  const {width, height} = (await mapCanvas(page).boundingBox()) ?? {width: 0, height: 0};
  await mapCanvas(page).click({position: {x: width / 2, y: height / 2}});
  const under = latLngToCell(37.7767, -122.4185, 9);
  await expect(page.getByRole('status').filter({hasText: `Copied ${under}`})).toBeAttached();
  expect(await clipboardText(page)).toBe(under);
  // Browsers leave the clipboard out where a host has no HTTPS.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', {value: undefined}));
  await mapCanvas(page).click({position: {x: width / 2, y: height / 2}});
  await expect(page.getByRole('status').filter({hasText: 'Copying failed'})).toBeAttached();
});

test('draws no grid of another resolution around data', async ({page}) => {
  await openExplorer(page, `?q=${cell}`);
  await expect(page.locator('output[aria-label="Grid resolution"]')).toHaveText('res 9');
});

test('goes back however soon after a step', async ({page}) => {
  await page.clock.install();
  await openExplorer(page, `?sel=${cell}`);
  await expect(detailOf(page, 'Index')).toHaveText(cell);
  await page.evaluate((first) => {
    const replace = window.history.replaceState.bind(window.history);
    window.history.replaceState = (...entry) => {
      replace(...entry);
      // Where the map comes to rest is written too, and is no step.
      if (new URLSearchParams(window.location.search).get('sel') === first) return;
      window.history.replaceState = replace;
      window.history.back();
    };
  }, cell);
  await explorerButton(page, 'Neighbors').click();
  await expectSelection(page, [cell]);
  // Whatever the step still wants to write comes now.
  await page.clock.fastForward(5000);
  await expect(detailOf(page, 'Index')).toHaveText(cell);
  await expectSelection(page, [cell]);
});

for (const width of [1350, 390]) {
  test(`arrives on a link without moving anything, at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    const shifts = await watchShifts(page);
    await visit(page, `/?q=${cell}#explorer`);
    await showMap(page);
    await expect(detailOf(page, 'Index')).toHaveText(cell);
    expect(await shifts()).toBeLessThan(0.01);
  });
}

test('freezes the grid, shows pentagons, goes flat, and remembers all of it', async ({page}) => {
  await openExplorer(page, '?at=37.77,-122.41,9');
  const output = page.locator('output[aria-label="Grid resolution"]');
  const shown = 'res 6';
  // A starved page says what fits the whole Earth until the map has told its view.
  await expect(output).toHaveText(shown);
  await pressIn(page, 'Map tools', 'Freeze the grid');
  const zoom = () => Number(new URL(page.url()).searchParams.get('at')?.split(',')[2]);
  await page.getByRole('button', {name: 'Zoom out'}).click();
  // The address follows when the map has come to rest.
  await expect.poll(zoom).toBeLessThan(9);
  await expect(output).toHaveText(shown);
  await pressIn(page, 'Map tools', 'Flat map');
  await expect.poll(() => page.url()).toContain('map=flat');
  await page.reload();
  await showMap(page);
  await unfold(page, 'Map tools');
  await expect(explorerButton(page, 'Flat map')).toHaveAttribute('aria-pressed', 'true', {timeout: 120_000});
  await expect(explorerButton(page, 'Freeze the grid')).toHaveAttribute('aria-pressed', 'true');
});

for (const mode of ['light', 'dark']) {
  test(`meets WCAG in ${mode} mode`, async ({page}) => {
    await openExplorer(page, `?docusaurus-theme=${mode}&q=${cell}%0Abanana`);
    await expect(detailOf(page, 'Index')).toHaveText(cell);
    expect(await violations(page, '#explorer')).toEqual([]);
  });
}

test('adds cells by touch alone', async ({browser, baseURL}) => {
  const context = await browser.newContext({baseURL, viewport: {width: 390, height: 844}, hasTouch: true});
  const page = await context.newPage();
  await openExplorer(page, `?at=37.7767,-122.4185,13&res=9&sel=${latLngToCell(37.7767, -122.4185, 9)}`);
  await explorerButton(page, 'Add more').tap();
  const {width, height} = (await mapCanvas(page).boundingBox()) ?? {width: 0, height: 0};
  await mapCanvas(page).tap({position: {x: width / 2 + 120, y: height / 2}});
  await expect.poll(() => selection(page).length).toBe(2);
  await pressIn(page, 'More operations', 'Path');
  await expect.poll(() => selection(page).length).toBeGreaterThan(2);
  await context.close();
});

test('draws cells over a pole and over the antimeridian, on both sides', async ({page}) => {
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

test('previews an operation while the pointer is on its button', async ({page}) => {
  await openExplorer(page, `?sel=${cell}`);
  const drawn = async () => (await selectedPixels(page)).reduce((sum, count) => sum + count, 0);
  await expect.poll(drawn).toBeGreaterThan(20);
  const before = await drawn();
  await explorerButton(page, 'Neighbors').hover();
  await expect.poll(drawn).toBeGreaterThan(before * 1.3);
  await page.getByRole('spinbutton', {name: 'k'}).hover();
  await expect.poll(drawn, 'the preview goes with the pointer').toBeLessThan(before * 1.1);
});

test('fits the screen with its heading', async ({page}) => {
  for (const height of [720, 800, 900, 1080]) {
    await page.setViewportSize({width: 1350, height});
    await visit(page, '/#explorer');
    await page.locator('[data-map=ready]').waitFor({timeout: 120_000});
    const box = await page.locator('[data-explorer]').boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0), `${height} px`).toBeLessThanOrEqual(height);
  }
});
