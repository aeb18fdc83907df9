import type {Locator, Page} from '@playwright/test';
import {figureOf, play, words} from './support/figures';
import {expect, test, visit, weekly} from './support/test';
import {livingFigures} from '../support/livingFigures';
import {violations} from './support/axe';
import {showMode} from './support/colorMode';

/** Drags a handle by a share of the drawing's width and height. */
async function dragHandle(page: Page, figure: Locator, name: string, x: number, y: number): Promise<void> {
  await figure.getByRole('slider', {name, exact: true}).hover();
  const from = await figure.getByRole('slider', {name, exact: true}).boundingBox();
  const drawing = await figure.locator('[data-open] svg').first().boundingBox();
  if (!from || !drawing) throw new Error('The handle is not visible.');
  const [startX, startY] = [from.x + from.width / 2, from.y + from.height / 2];
  await page.mouse.move(startX, startY);
  await page.mouse.down();
  await page.mouse.move(startX + x * drawing.width, startY + y * drawing.height, {steps: 4});
  await page.mouse.up();
}

test('a figure is still until it is pointed at, and nothing moves when it comes to life', async ({page}) => {
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
  await page.keyboard.press('Tab');
  await expect(figure.getByLabel('Distance k')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(words(figure)).toContainText('has 19 cells');
});

test('a state is opened in the explorer, and read as code in the reader’s language', async ({page}) => {
  await visit(page, '/docs/api/traversal?figure=disk,k=1,show=ring');
  const figure = figureOf(page, 'disk');
  // Old links have states, which aren't read any more.
  await expect(figure.getByRole('alert')).toHaveText(
    'This part of the link could not be read: “figure=disk,k=1,show=ring”.',
  );
  await figure.getByRole('button').click();
  await figure.getByRole('radio', {name: 'Ring'}).check();
  await figure.getByLabel('Distance k').fill('1');
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

test('polygonmodes: corners move, and too many cells are refused', async ({page}) => {
  const figure = await play(page, '/docs/api/regions', 'polygonmodes');
  await expect(words(figure)).toContainText('Center 12, Full 7, Overlapping 25, Overlapping bbox 35');
  await dragHandle(page, figure, 'Corner 1', 0.1, 0);
  await expect(words(figure)).not.toContainText('Center 12');
  await figure.getByRole('slider', {name: 'Corner 1', exact: true}).press('ArrowLeft');
  await figure.getByRole('slider', {name: 'Resolution', exact: true}).fill('12');
  await expect(words(figure)).toContainText('too many to draw here');
});

const textOf = async (figure: Locator) => (await words(figure).textContent()) ?? '';

/** In forced colors, the focus, handles, and chosen options of a figure are visible. */
async function expectForcedColors(page: Page, figure: Locator): Promise<void> {
  await page.emulateMedia({forcedColors: 'active'});
  const unseen = await figure.evaluate((element) => {
    const wrong: string[] = [];
    const {outlineStyle, outlineWidth} = getComputedStyle(document.activeElement ?? document.body);
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) wrong.push('the focus');
    for (const handle of element.querySelectorAll('[data-handle]')) {
      const {borderTopWidth, borderTopColor, backgroundColor} = getComputedStyle(handle, '::before');
      if (borderTopWidth !== '3px' || borderTopColor === backgroundColor) wrong.push('a handle');
    }
    for (const chosen of element.querySelectorAll('input:checked + span'))
      if (getComputedStyle(chosen).outlineStyle === 'none') wrong.push('a chosen option');
    // A halo would have the color of its text.
    for (const text of element.querySelectorAll('[data-open] svg text'))
      if (getComputedStyle(text).stroke !== 'none') wrong.push('a text');
    return wrong;
  });
  expect(unseen).toEqual([]);
  await page.emulateMedia({forcedColors: 'none'});
}

for (const {path, id, firstKey = 'ArrowRight'} of livingFigures) {
  test(`${id} is used by keyboard alone`, weekly, async ({page}) => {
    const figure = await play(page, path, id);
    const start = await textOf(figure);
    await page.keyboard.press(firstKey);
    await expect(words(figure)).not.toHaveText(start);
    await expectForcedColors(page, figure);

    // Tab reaches what every figure has.
    const reached = new Set<string>();
    const inside = () =>
      figure.evaluate((element) => {
        const {activeElement: focused} = document;
        return element.contains(focused) ? (focused?.getAttribute('aria-label') ?? focused?.textContent) : undefined;
      });
    for (let name = await inside(); name !== undefined; name = await inside()) {
      reached.add(name);
      await page.keyboard.press('Tab');
    }
    expect([...reached]).toContain('Reset');
    await figure.getByRole('button', {name: 'Reset'}).press('Enter');
    await expect(words(figure)).toHaveText(start);

    for (const code of await figure.getByText('Show the code').all()) await code.press('Enter');
    await page.setViewportSize({width: 320, height: 700});
    for (const mode of ['light', 'dark'] as const) {
      await showMode(page, mode);
      expect(await violations(page, `[data-figure="${id}"]`), mode).toEqual([]);
      expect(await figure.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)).toBe(0);
    }
  });
}
