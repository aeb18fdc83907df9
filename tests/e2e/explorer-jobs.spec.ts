/** What people come to the explorer for, each job with the fewest steps. */
import type {Page} from '@playwright/test';
import {detailOf, explorerButton, mapCanvas, openExplorer} from './support/explorer';
import {expect, test} from './support/test';

/** Clicks the map at a share of its width and height. */
async function clickMap(page: Page, x: number, y: number): Promise<void> {
  const {width, height} = (await mapCanvas(page).boundingBox()) ?? {width: 0, height: 0};
  await mapCanvas(page).click({position: {x: x * width, y: y * height}});
}

test('draws a rectangle and a circle, edits them, fills them, and measures', async ({page}) => {
  await openExplorer(page, '?at=37.7767,-122.4185,12&res=8&map=flat');
  await explorerButton(page, 'Draw and measure').click();
  await explorerButton(page, 'Rectangle').click();
  await clickMap(page, 0.3, 0.3);
  await clickMap(page, 0.5, 0.5);
  const drawn = page.getByRole('list', {name: 'Drawn shapes'});
  await expect(drawn.getByRole('listitem')).toHaveCount(1);
  await expect(drawn).toContainText('km²');
  const before = await drawn.textContent();

  await test.step('drags a corner', async () => {
    await explorerButton(page, 'Edit').click();
    const {x, y, width, height} = (await mapCanvas(page).boundingBox()) ?? {x: 0, y: 0, width: 0, height: 0};
    await page.mouse.move(x + 0.5 * width, y + 0.5 * height);
    await page.mouse.down();
    await page.mouse.move(x + 0.6 * width, y + 0.55 * height, {steps: 4});
    await page.mouse.up();
    await expect.poll(() => drawn.textContent()).not.toBe(before);
  });

  await test.step('fills what was drawn with the cells of h3-js', async () => {
    await explorerButton(page, 'Draw and measure').click();
    await explorerButton(page, 'Cover with cells').click();
    await expect(detailOf(page, 'Cells')).toHaveText(/^\d{2,3}$/);
    await expect(detailOf(page, 'Resolutions')).toHaveText(/^9 /);
  });

  await test.step('draws by keyboard, and survives a reload', async () => {
    await explorerButton(page, 'Draw and measure').click();
    await explorerButton(page, 'Circle').click();
    await mapCanvas(page).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('spinbutton', {name: 'Radius in meters'}).fill('500');
    await explorerButton(page, 'Add the circle').click();
    await expect(drawn.getByRole('listitem')).toHaveCount(2);
    await expect(drawn.getByRole('listitem').last()).toContainText('0.78');
    await expect.poll(() => new URL(page.url()).searchParams.has('draw')).toBe(true);
  });

  await test.step('measures a path with its grid distance', async () => {
    await explorerButton(page, 'Measure').click();
    await clickMap(page, 0.4, 0.4);
    await clickMap(page, 0.6, 0.4);
    await expect(page.getByText(/ km; grid distance \d+ at resolution 8/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(explorerButton(page, 'Measure')).toHaveAttribute('aria-pressed', 'false');
  });
});
