import type {Locator, Page} from '@playwright/test';
import {figureOf, play, pointOf, words} from './support/figures';
import {expect, pageTest as test, visit, weekly} from './support/test';
import {livingFigures} from '../support/livingFigures';
import {violations} from './support/axe';
import {showMode} from './support/colorMode';

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

/** The name that a screen reader says for what has the focus. */
const focusedName = (page: Page) =>
  page.evaluate(() => {
    const {activeElement: element} = document;
    const labels =
      element instanceof HTMLInputElement ? Array.from(element.labels ?? [], (label) => label.innerText) : [];
    return element?.getAttribute('aria-label') ?? labels[0] ?? element?.textContent;
  });

/** In forced colors, the focus, handles, and chosen options of a figure are visible. */
async function expectForcedColors(page: Page, figure: Locator): Promise<void> {
  await page.emulateMedia({forcedColors: 'active'});
  const outline = await page.evaluate(() => {
    const {outlineStyle, outlineWidth, outlineColor} = getComputedStyle(document.activeElement ?? document.body);
    return {outlineStyle, width: Number.parseFloat(outlineWidth), outlineColor};
  });
  expect(outline.outlineStyle).not.toBe('none');
  expect(outline.width).toBeGreaterThanOrEqual(2);
  for (const handle of await figure.locator('[data-handle]').all()) {
    const ring = await handle.evaluate((element) => {
      const {borderTopWidth, borderTopColor, backgroundColor} = getComputedStyle(element, '::before');
      return {width: Number.parseFloat(borderTopWidth), borderTopColor, backgroundColor};
    });
    expect(ring.width).toBe(3);
    expect(ring.borderTopColor).not.toBe(ring.backgroundColor);
  }
  // The drawing keeps the colors that have a meaning: lines differ from what is below them.
  const shapes = await figure.locator('[data-open] svg :is(path, rect, circle)').evaluateAll(
    (all) =>
      all.filter((shape) => {
        const {stroke, fill, fillOpacity} = getComputedStyle(shape);
        return stroke !== 'none' || (fill !== 'none' && fillOpacity !== '0');
      }).length,
  );
  expect(shapes).toBeGreaterThan(3);
  // A halo would have the color of its text.
  const strokes = await figure
    .locator('[data-open] svg text')
    .evaluateAll((all) => all.map((text) => getComputedStyle(text).stroke));
  expect(strokes.filter((stroke) => stroke !== 'none')).toEqual([]);
  for (const chosen of await figure.locator('input:checked + span').all()) {
    expect(await chosen.evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe('none');
  }
  await page.emulateMedia({forcedColors: 'none'});
}

/** On a narrow page, axe finds nothing in a figure that is alive and shows its code, in both modes, and nothing is too wide. */
async function expectAccessible(page: Page, figure: Locator, id: string): Promise<void> {
  await page.setViewportSize({width: 320, height: 700});
  for (const mode of ['light', 'dark'] as const) {
    await showMode(page, mode);
    expect(await violations(page, `[data-figure="${id}"]`), mode).toEqual([]);
    expect(await figure.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)).toBe(0);
  }
}

for (const {path, id, firstKey = 'ArrowRight'} of livingFigures) {
  test(`${id} is used by keyboard alone`, weekly, async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const figure = await play(page, path, id);
    const start = await textOf(figure);
    await page.keyboard.press(firstKey);
    await expect(words(figure)).not.toHaveText(start);
    const changed = await textOf(figure);

    await test.step('in forced colors, what has the focus and what is chosen is visible', () =>
      expectForcedColors(page, figure));

    // Tab reaches every control, and what it reaches is visibly focused.
    const reached = new Set<string>();
    const names = await figure.locator('[data-handle], button:enabled, input, a, summary').count();
    for (let tab = 0; tab < names + 1; tab++) {
      await page.keyboard.press('Tab');
      if (!(await figure.evaluate((element) => element.contains(document.activeElement)))) break;
      reached.add((await focusedName(page)) ?? '');
    }
    for (const name of ['Reset', 'Copy link']) expect([...reached]).toContain(name);

    await figure.getByRole('button', {name: 'Copy link'}).press('Enter');
    await expect(figure.getByRole('button', {name: 'Copied'})).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const {pathname, searchParams} = new URL(link);
    expect(pathname).toBe(path);
    expect(searchParams.get('figure')).toMatch(new RegExp(`^${id},[a-z]+=`, 'i'));

    await figure.getByRole('button', {name: 'Reset'}).press('Enter');
    await expect(words(figure)).toHaveText(start);
    await expect(figure.getByRole('button', {name: 'Reset'})).toBeDisabled();

    // The link shows the state again.
    await visit(page, link);
    await expect(words(figure)).toHaveText(changed);

    for (const code of await figure.getByText('Show the code').all()) await code.press('Enter');

    await test.step('on a narrow page, axe finds nothing in both modes', () => expectAccessible(page, figure, id));

    await visit(page, `${path}?figure=${id},nonsense=1`);
    await expect(figure.getByRole('alert')).toHaveText('This part of the link could not be read: “nonsense=1”.');
    await expect(words(figure)).toHaveText(start);
  });
}
