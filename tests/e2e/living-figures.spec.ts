import type {Locator, Page} from '@playwright/test';
import {figureOf, play, pointOf, words} from './support/figures';
import {expect, pageTest as test, visit} from './support/test';

/** Drags a handle by a share of the drawing's width and height. */
async function dragHandle(page: Page, figure: Locator, name: string, x: number, y: number): Promise<void> {
  const handle = figure.getByRole('slider', {name, exact: true});
  const {position: by} = await pointOf(figure, x, y);
  const from = await handle.boundingBox();
  if (!from) throw new Error('The handle is not visible.');
  const [startX, startY] = [from.x + from.width / 2, from.y + from.height / 2];
  await page.mouse.move(startX, startY);
  await page.mouse.down();
  await page.mouse.move(startX + by.x, startY + by.y, {steps: 4});
  await page.mouse.up();
}

test('a figure is still until it is pointed at, and nothing on the page moves when it comes to life', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await visit(page, '/docs/');
  expect(fetched.filter((url) => url.includes('figure-'))).toEqual([]);
  const figure = figureOf(page, 'neighbors');
  await figure.evaluate((element) => element.scrollIntoView({block: 'center', behavior: 'instant'}));
  const before = await figure.boundingBox();
  // The group of the content is left out, and what it holds is kept, because the living figure has groups of its own.
  const still = await figure
    .getByRole('img')
    .evaluate((svg) =>
      Array.from(svg.children, (layer) => (layer.matches('.d-content') ? layer.innerHTML : layer.outerHTML)).join(''),
    );
  await figure.getByRole('img').hover();
  await expect(figure.getByRole('slider', {name: 'Origin'})).toBeVisible();
  expect(await figure.boundingBox()).toEqual(before);
  // The same shapes, in the same order: both are drawn by one function.
  const alive = await figure
    .locator('[data-open] svg')
    .evaluate((svg) => Array.from(svg.children, (layer) => layer.innerHTML).join(''));
  expect(alive).toBe(still);
});

test('neighbors: the keyboard alone does the same', async ({page}) => {
  const figure = await play(page, '/docs/', 'neighbors');
  const origin = figure.getByRole('slider', {name: 'Origin'});
  await expect(origin).toBeFocused();
  await expect(origin).toHaveAttribute('aria-valuetext', '48.858° north, 2.295° east');
  await page.keyboard.press('ArrowRight');
  await expect(words(figure)).not.toContainText('871fb4674ffffff');
  await expect(origin).not.toHaveAttribute('aria-valuetext', '48.858° north, 2.295° east');
  await page.keyboard.press('Control+z');
  await expect(words(figure)).toContainText('871fb4674ffffff');
  await page.keyboard.press('Tab');
  await expect(figure.getByLabel('Distance k')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(words(figure)).toContainText('has 19 cells');
});

test('a state can be linked, opened in the explorer, and read as code in the reader’s language', async ({page}) => {
  await visit(page, '/docs/api/traversal?figure=disk,k=1,show=ring');
  const figure = figureOf(page, 'disk');
  await expect(words(figure)).toContainText('has 6 cells');
  await figure.getByText('Show the code').click();
  await expect(figure.getByRole('group', {name: 'Code in JavaScript'})).toContainText('h3.gridRing(origin, 1)');
  await expect(figure.getByRole('link', {name: 'Open in the explorer'})).toHaveAttribute(
    'href',
    /^\/\?q=(87[0-9a-f]{13}\+){5}87[0-9a-f]{13}#explorer$/,
  );
  await page.getByRole('tab', {name: 'Python'}).first().click();
  await expect(figure.getByRole('group', {name: 'Code in Python'})).toContainText('h3.grid_ring(origin, 1)');
});

test('a figure whose code does not arrive stays still, says so, and can be tried again', async ({page, allow}) => {
  allow.errors.push(/ERR_FAILED|ChunkLoadError/);
  const code = '**/assets/js/figure-*.js';
  await page.route(code, (route) => route.abort());
  await visit(page, '/docs/');
  const figure = figureOf(page, 'neighbors');
  await figure.getByRole('button').click();
  await expect(figure.getByRole('alert')).toContainText('could not be loaded');
  await expect(figure.getByRole('img')).toBeVisible();
  await page.unroute(code);
  await figure.getByRole('button', {name: 'Retry'}).click();
  await expect(words(figure)).toBeVisible();
});

test('polygonmodes: corners move, a hole is cut, and the pole and the antimeridian are presets', async ({page}) => {
  const figure = await play(page, '/docs/api/regions', 'polygonmodes');
  await expect(words(figure)).toContainText(/Center 12 \(.* ms\), Full 7 .*, Overlapping 25 .*, Overlapping bbox 35/);
  await figure.getByRole('button', {name: 'Cut a hole'}).click();
  await expect(words(figure)).toContainText(/with a hole, by mode: Center 10 .*Full 0/);
  await dragHandle(page, figure, 'Corner 1', 0.1, 0);
  await expect(words(figure)).not.toContainText('Center 10');
  await figure.getByRole('slider', {name: 'Corner 1', exact: true}).press('ArrowLeft');
  await figure.getByRole('slider', {name: 'Resolution', exact: true}).fill('12');
  await expect(words(figure)).toContainText('too many to draw here');
  await figure.getByRole('button', {name: 'Cross the antimeridian'}).click();
  await expect(words(figure)).toContainText('Center 25');
  await figure.getByRole('button', {name: 'Surround the North Pole'}).click();
  await expect(words(figure)).toContainText('Center 0');
});
