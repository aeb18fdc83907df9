/** What people come to the explorer for, on the moving map and on a phone; the other jobs are in `explorer-few-actions.spec.ts`. */
import type {Page} from '@playwright/test';
import * as h3 from 'h3-js';
import {violations} from './support/axe';
import {detailOf, expectSelection, mapCanvas, openExplorer, selectedPixels} from './support/explorer';
import {Reader} from './support/reader';
import {expect, test, weekly} from './support/test';

const cell = '8928308280fffff';

test('draws a polygon, fills it, and draws another one by keyboard', weekly, async ({page}) => {
  await openExplorer(page, '?at=37.7767,-122.4185,12&res=8&map=flat');
  const reader = new Reader(page);
  await reader.press('Draw an area');
  await reader.press('Polygon');
  for (const x of [0.3, 0.5]) await reader.clickMap([x, 0.3]);
  for (const x of [0.5, 0.3]) await reader.clickMap([x, 0.5]);
  await reader.press('Finish');
  await reader.press('Draw an area');
  await reader.press('Fill with cells');
  await expect(detailOf(page, 'Cells')).toHaveText(/^\d{2,3}$/);
  await reader.press('Draw an area');
  await reader.press('Polygon');
  await mapCanvas(page).focus();
  await page.keyboard.press('Enter');
  for (const y of [0.4, 0.6]) await reader.clickMap([0.6, y]);
  await reader.press('Finish');
  await expect.poll(() => new URL(page.url()).searchParams.has('z')).toBe(true);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test('has the map and the panel below each other, and is used by touch', weekly, async ({page, context}) => {
    await openExplorer(page, '?at=37.7767,-122.4185,13&res=9');
    const reader = new Reader(page, true);
    const under = h3.latLngToCell(37.7767, -122.4185, 9);
    await reader.job('29 A tap selects a cell', 1, async () => {
      await reader.clickMap([0.5, 0.5]);
      await expectSelection(page, [under]);
      await expect.poll(async () => Math.max(...(await selectedPixels(page)))).toBeGreaterThan(20);
    });
    await reader.job('29 A finger scrolls the page past the map', 1, async () => {
      const before = await page.evaluate(() => window.scrollY);
      const {x, y, width, height} = (await mapCanvas(page).boundingBox()) ?? {x: 0, y: 0, width: 0, height: 0};
      const client = await context.newCDPSession(page);
      const swipe = async () => {
        const at = (up: number) => ({touchPoints: [{x: x + width / 2, y: y + height / 2 - up}]});
        await client.send('Input.dispatchTouchEvent', {type: 'touchStart', ...at(0)});
        for (let up = 20; up <= 200; up += 20)
          await client.send('Input.dispatchTouchEvent', {type: 'touchMove', ...at(up)});
        await client.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
      };
      // A page that is still busy drops a gesture; a reader's finger tries again.
      await reader.does(() =>
        expect(async () => {
          await swipe();
          expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(before + 100);
        }).toPass(),
      );
    });

    for (const title of ['More formats', 'Details']) await reader.opens(title);
    expect(await smallTargets(page)).toEqual([]);
    expect(await violations(page, '#explorer')).toEqual([]);
  });

  test('has neighbors one touch away, shows what was made, and fills the screen', async ({page}) => {
    await openExplorer(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const zoom = () => Number(new URL(page.url()).searchParams.get('at')?.split(',')[2]);
    const reader = new Reader(page, true);
    await reader.job('The neighbors of a cell that one has, from the map', 2, async () => {
      await reader.paste(cell);
      // The cell fills the map; the disk around it needs the view of a coarser zoom.
      await expect.poll(zoom).toBeGreaterThan(13);
      const onMap = page.getByRole('group', {name: 'The index on the map'});
      await expect(onMap).toContainText(cell);
      await reader.does(() => onMap.getByRole('button', {name: 'Neighbors'}).tap());
      await expectSelection(page, h3.gridRing(cell, 1));
    });
    await expect.poll(zoom).toBeLessThanOrEqual(13);
    await expect(mapCanvas(page)).toBeInViewport({ratio: 1});

    await page.getByRole('button', {name: 'Enter fullscreen'}).tap();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement?.hasAttribute('data-explorer'))).toBe(true);
    await reader.paste('8928308283bffff');
    await expect(detailOf(page, 'Index')).toHaveText('8928308283bffff');
    const box = (await page.locator('[data-explorer]').boundingBox()) ?? {y: 0, height: 0};
    expect(Math.abs(box.y + box.height - (await page.evaluate(() => window.innerHeight)))).toBeLessThan(2);
    expect(await violations(page, '#explorer')).toEqual([]);
    await page.getByRole('button', {name: 'Exit fullscreen'}).tap();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
  });
});

/** What a finger could miss: everything in the explorer that is pressed and is less than 44 px wide or high. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const all = document.querySelectorAll('#explorer [data-explorer] :is(button, a, input, select, textarea, summary)');
    return [...all].flatMap((element) => {
      // A box is pressed by its label. Links within text are as high as the text.
      const target = element.matches('[type=checkbox]') ? (element.closest('label') ?? element) : element;
      const inText = element.closest('.maplibregl-ctrl-attrib-inner, p') !== null;
      const {width, height} = target.getBoundingClientRect();
      const shown = element.checkVisibility({visibilityProperty: true}) && width > 1;
      return shown && !inText && Math.min(width, height) < 43.5
        ? [`${element.outerHTML.slice(0, 120)}: ${width} × ${height}`]
        : [];
    });
  });
