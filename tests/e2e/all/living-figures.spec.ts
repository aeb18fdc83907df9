import type {Locator, Page} from '@playwright/test';
import {figureOf, play, pointOf, words} from '../support/figures';
import {expect, pageTest as test, visit} from '../support/test';

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

test('neighbors: the origin is dragged, the disk grows, and the words follow', async ({page}) => {
  await visit(page, '/docs/');
  const figure = figureOf(page, 'neighbors');
  await figure.getByRole('img').hover();
  await expect(figure.getByRole('slider', {name: 'Origin'})).toBeVisible();
  await dragHandle(page, figure, 'Origin', 0.2, 0);
  await expect(words(figure)).not.toContainText('871fb4674ffffff');
  await expect(words(figure)).toContainText(
    /^The disk of radius 1 around the resolution 7 cell 87[0-9a-f]{13} has 7 cells\./,
  );
  await figure.getByLabel('Distance k').fill('3');
  await expect(words(figure)).toContainText('has 37 cells. The formula 3 × 3 × 4 + 1 gives the same number.');
  await figure.getByRole('radio', {name: 'Ring'}).check();
  await expect(words(figure)).toContainText('has 18 cells. The formula 6 × 3 gives the same number.');
  await figure.getByRole('button', {name: 'Undo'}).click();
  await expect(words(figure)).toContainText('has 37 cells');
  await figure.getByRole('button', {name: 'Go to the nearest pentagon'}).click();
  await expect(words(figure)).toContainText(
    /pentagon 87[0-9a-f]{13} has 31 cells\. The formula 3 × 3 × 4 \+ 1 gives 37, but a pentagon/,
  );
  await figure.getByRole('button', {name: 'Reset'}).click();
  await expect(words(figure)).toContainText('cell 871fb4674ffffff has 7 cells');
});

test('a link that names no state or no figure of the page is said and ignored', async ({page}) => {
  await visit(page, '/docs/?figure=neighbors,k=99');
  const figure = figureOf(page, 'neighbors');
  await expect(figure.getByRole('alert')).toHaveText('This part of the link could not be read: “k=99”.');
  await expect(words(figure)).toContainText('has 7 cells');
  await visit(page, '/docs/?figure=nothing');
  await expect(figure.getByRole('alert')).toHaveText(
    'This part of the link could not be read: a figure “nothing”, which this page doesn’t have.',
  );
});

test('path: both ends move, and a pentagon between them is an error that the words name', async ({page}) => {
  const figure = await play(page, '/docs/api/traversal', 'path');
  await expect(words(figure)).toContainText('has 19 cells, and the grid distance is 18.');
  await dragHandle(page, figure, 'Destination', -0.2, 0);
  await expect(words(figure)).not.toContainText('has 19 cells');
  await figure.getByRole('slider', {name: 'Origin'}).press('Shift+ArrowLeft');
  await figure.getByRole('radio', {name: 'Path and straight line'}).check();
  await figure.getByRole('slider', {name: 'Resolution', exact: true}).fill('9');
  await expect(words(figure)).toContainText('A path of more than 600 cells is not drawn.');
  await figure.getByRole('button', {name: 'Reset'}).click();
  await figure.getByRole('button', {name: 'Cross the nearest pentagon'}).click();
  await expect(words(figure)).toContainText('H3 returns E_FAILED');
});

test('parentchild: a point leaves its parent, and pentagons have fewer descendants', async ({page}) => {
  const figure = await play(page, '/docs/api/hierarchy', 'parentchild');
  await expect(words(figure)).toContainText(/has 7 children of resolution 6, which cover about 9\d\.\d% of it/);
  await expect(words(figure)).toContainText('belongs to another parent, 851969cbfffffff');
  await figure.getByLabel('Resolutions finer').fill('3');
  await expect(words(figure)).toContainText('has 343 descendants of resolution 8');
  await dragHandle(page, figure, 'Point', -0.1, 0.1);
  await expect(words(figure)).toContainText('one of these ');
  await figure.getByRole('slider', {name: 'Point'}).press('Control+z');
  await expect(words(figure)).toContainText('belongs to another parent');
  await figure.getByRole('button', {name: 'Go to the nearest pentagon'}).click();
  await expect(words(figure)).toContainText('has 286 descendants of resolution 8');
});

test('localij: the pointer and the arrow keys read coordinates, and a pentagon leaves cells blank', async ({page}) => {
  const figure = await play(page, '/docs/core-library/coordsystems', 'localij');
  await expect(words(figure)).toContainText('has the offset i = 0, j = 0');
  await figure.locator('[data-open] svg').hover({position: {x: 20, y: 180}});
  await expect(words(figure)).not.toContainText('i = 0, j = 0');
  await figure.getByRole('slider', {name: 'Cell'}).focus();
  const before = await words(figure).textContent();
  await page.keyboard.press('ArrowUp');
  await expect(words(figure)).not.toHaveText(before ?? '');
  await figure.getByRole('button', {name: 'Put the origin beside a pentagon'}).click();
  await expect(words(figure)).toContainText(/\d+ cells are blank, because they have no coordinates/);
});

test('compact: cells are painted by pointer and keyboard, and counted in bytes', async ({page}) => {
  const figure = await play(page, '/docs/api/hierarchy', 'compact');
  const count = async () => Number(/^[\d,]+/.exec((await words(figure).textContent()) ?? '')?.[0].replace(',', ''));
  await expect(words(figure)).toContainText(/^\d+ cells of resolution 5 \([\d,]+ bytes\) compact into \d+ cells/);
  const before = await count();
  expect(before).toBeGreaterThan(100);
  await page.keyboard.press('Enter');
  expect(await count()).toBe(before - 1);
  await figure.getByRole('button', {name: 'Undo'}).click();
  await figure.getByRole('radio', {name: 'All cells'}).check();
  await expect(words(figure)).toContainText('The drawing shows all cells.');
  await figure.getByRole('button', {name: 'Remove all cells'}).click();
  await expect(words(figure)).toHaveText('No cell is painted.');
  const drawing = figure.locator('[data-open] svg');
  await drawing.scrollIntoViewIfNeeded();
  const box = await drawing.boundingBox();
  if (!box) throw new Error('The figure is not visible.');
  await page.mouse.move(box.x + 60, box.y + 200);
  await page.mouse.down();
  await page.mouse.move(box.x + 300, box.y + 200, {steps: 5});
  await page.mouse.up();
  await expect(words(figure)).toContainText(/^\d+ cells of resolution 5/);
  expect(await count()).toBeGreaterThan(8);
  await figure.getByRole('button', {name: 'Undo'}).click();
  await expect(words(figure)).toHaveText('No cell is painted.');
});

test('icosahedron: the globes turn, and a cell says its base cell, faces, and relatives', async ({page}) => {
  const figure = await play(page, '/docs/core-library/overview', 'icosahedron');
  await expect(words(figure)).toHaveText(
    'The left globe faces 2° north, 5° west, and the 122 cells of resolution 0 cover both globes.',
  );
  await page.keyboard.press('ArrowRight');
  await expect(words(figure)).toContainText('It has 6 neighbors.');
  // The handle is a ring around the cell: what lies under it is seen, also while the pointer is over it.
  const handle = figure.locator('[data-handle]');
  await handle.hover();
  const fill = await handle.evaluate((element) => getComputedStyle(element, '::before').backgroundColor);
  expect(fill).toBe('rgba(0, 0, 0, 0)');
  await figure.getByRole('radio', {name: 'Children'}).check();
  await expect(words(figure)).toContainText('It has 7 children.');
  await figure.getByRole('button', {name: 'Go to the nearest pentagon'}).click();
  await expect(words(figure)).toContainText(/is a pentagon of base cell 4 on faces .*It has 5 neighbors/);
  const drawing = figure.locator('[data-open] svg');
  await drawing.scrollIntoViewIfNeeded();
  const box = await drawing.boundingBox();
  if (!box) throw new Error('The figure is not visible.');
  await page.mouse.move(box.x + 60, box.y + 140);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 140, {steps: 3});
  await page.mouse.up();
  await expect(words(figure)).not.toContainText('faces 65° north, 11° east');
});

/** Every text that the words of a figure have had since the call. */
const textsSince = (figure: Locator) =>
  words(figure).evaluateHandle((element) => {
    const texts: (string | null)[] = [];
    new MutationObserver(() => texts.push(element.textContent)).observe(element, {
      subtree: true,
      characterData: true,
      childList: true,
    });
    return texts;
  });

/** Between the globes and the net. */
const onTheWay = /^(?:The globes are on their way to the net|The icosahedron is partly unfolded)/;

test('icosahedron: it unfolds into its net and back, and one undo takes the whole way', async ({page}) => {
  const figure = await play(page, '/docs/core-library/overview', 'icosahedron');
  const texts = await textsSince(figure);
  const unfold = figure.getByRole('button', {name: 'Unfold the icosahedron'});
  await expect(unfold).toHaveAttribute('aria-pressed', 'false');
  await unfold.press('Enter');
  await expect(words(figure)).toContainText('The net shows all 20 faces of the icosahedron, with face 8 in its middle');
  expect((await texts.jsonValue()).some((text) => text !== null && onTheWay.test(text))).toBe(true);
  await expect(unfold).toHaveAttribute('aria-pressed', 'true');
  // A place of the net is chosen.
  const {drawing, position} = await pointOf(figure, 0.5, 0.5);
  await drawing.click({position});
  await expect(words(figure)).toContainText(/is a (hexagon|pentagon) of base cell \d+ on faces? [\d, ]+\. It has/);
  await figure.getByRole('button', {name: 'Undo'}).click();
  await figure.getByRole('button', {name: 'Undo'}).click();
  await expect(words(figure)).toContainText('The left globe faces');
});

test('icosahedron: what the reader does ends the motion', async ({page}) => {
  const figure = await play(page, '/docs/core-library/overview', 'icosahedron');
  await figure.getByRole('slider', {name: 'Unfolded'}).fill('70');
  await expect(words(figure)).toContainText(onTheWay);
  await figure.evaluate(async (element) => {
    const frames = async (count: number) => {
      for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
    };
    element.querySelector<HTMLElement>('[aria-pressed]')?.click();
    await frames(3);
    element.querySelector<HTMLElement>('input[value="parent"]')?.click();
    await frames(150);
  });
  await expect(figure.getByRole('radio', {name: 'Parent'})).toBeChecked();
  await expect(words(figure)).toContainText(onTheWay);
});

test('icosahedron: where motion is unwanted, the net is there at once', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  const figure = await play(page, '/docs/core-library/overview', 'icosahedron');
  const texts = await textsSince(figure);
  const unfold = figure.getByRole('button', {name: 'Unfold the icosahedron'});
  await unfold.press('Enter');
  await expect(words(figure)).toContainText('The net shows all 20 faces');
  await unfold.press('Enter');
  await expect(words(figure)).toContainText('The left globe faces');
  expect((await texts.jsonValue()).filter((text) => text !== null && onTheWay.test(text))).toEqual([]);
});
