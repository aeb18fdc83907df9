/** What people come to the explorer for, on the moving map and on a phone; the other jobs are in `explorer-few-actions.spec.ts`. */
import type {Page} from '@playwright/test';
import * as h3 from 'h3-js';
import {violations} from './support/axe';
import {fillAtOnce} from './support/fillAtOnce';
import {allowClipboard} from './support/clipboard';
import {
  detailOf,
  expectSelection,
  explorerButton,
  inputBox,
  mapCanvas,
  openExplorer,
  selectedPixels,
  unfold,
} from './support/explorer';
import {Reader} from './support/reader';
import {expect, test, weekly} from './support/test';

const cell = '8928308280fffff';

/** Clicks the map at a share of its width and height. */
async function clickMap(page: Page, x: number, y: number): Promise<void> {
  const {width, height} = (await mapCanvas(page).boundingBox()) ?? {width: 0, height: 0};
  await mapCanvas(page).click({position: {x: x * width, y: y * height}});
}

test('draws a rectangle and a polygon, and fills them', weekly, async ({page}) => {
  await openExplorer(page, '?at=37.7767,-122.4185,12&res=8&map=flat');
  await explorerButton(page, 'Draw an area').click();
  await explorerButton(page, 'Rectangle').click();
  await clickMap(page, 0.3, 0.3);
  await clickMap(page, 0.5, 0.5);
  const found = page.getByRole('button', {name: 'Fill with cells'});
  await expect(found).toBeVisible();

  await test.step('fills what was drawn with the cells of h3-js', async () => {
    await explorerButton(page, 'Draw an area').click();
    await found.click();
    await expect(detailOf(page, 'Cells')).toHaveText(/^\d{2,3}$/);
  });

  await test.step('draws by keyboard, and survives a reload', async () => {
    await explorerButton(page, 'Draw an area').click();
    await explorerButton(page, 'Polygon').click();
    await mapCanvas(page).focus();
    await page.keyboard.press('Enter');
    await clickMap(page, 0.6, 0.4);
    await clickMap(page, 0.6, 0.6);
    await explorerButton(page, 'Finish').click();
    await expect.poll(() => new URL(page.url()).searchParams.has('z')).toBe(true);
  });
});

test.describe('on a phone', weekly, () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test('has the map and the panel below each other, and is used by touch', async ({page, context}) => {
    await allowClipboard(page);
    await openExplorer(page, `?at=37.7767,-122.4185,13&res=9`);
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

    await test.step('gives each target 44 px', async () => {
      for (const title of ['More formats', 'Details']) await unfold(page, title);
      expect(await smallTargets(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      expect(await violations(page, '#explorer')).toEqual([]);
    });
  });

  test('has the neighbors of a pasted cell one touch away', async ({page}) => {
    await openExplorer(page);
    const reader = new Reader(page, true);
    await reader.job('The neighbors of a cell that one has, from the map', 2, async () => {
      await reader.paste(cell);
      const onMap = page.getByRole('group', {name: 'The index on the map'});
      await expect(onMap).toContainText(cell);
      await reader.does(() => onMap.getByRole('button', {name: 'Neighbors'}).tap());
      await expectSelection(page, h3.gridRing(cell, 1));
    });
  });

  test('shows the map with the cells that were made', async ({page}) => {
    await openExplorer(page);
    const zoom = () => Number(new URL(page.url()).searchParams.get('at')?.split(',')[2]);
    await fillAtOnce(inputBox(page), cell);
    // The cell fills the map; the disk around it needs the view of a coarser zoom.
    await expect.poll(zoom).toBeGreaterThan(13);
    await explorerButton(page, 'Disk').tap();
    await expectSelection(page, h3.gridDisk(cell, 1));
    await expect.poll(zoom).toBeLessThanOrEqual(13);
    await expect(mapCanvas(page)).toBeInViewport({ratio: 1});
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
        ? [
            `${[element.textContent, element.getAttribute('aria-label'), element.tagName].find(Boolean)}: ${width} × ${height}`,
          ]
        : [];
    });
  });
