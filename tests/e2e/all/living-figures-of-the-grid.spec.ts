/** Figures about the grid that a reader plays with: indexes, edges, corners, areas, other systems, and data in cells. */
import type {Locator} from '@playwright/test';
import {figureOf, play, pointOf, words} from '../support/figures';
import {expect, pageTest as test, visit} from '../support/test';

/** Clicks a point of the drawing, as shares of its width and height. */
async function clickAt(figure: Locator, x: number, y: number): Promise<void> {
  const {drawing, position} = await pointOf(figure, x, y);
  await drawing.click({position});
}

/** Moves the pointer to a point of the drawing. */
async function hoverAt(figure: Locator, x: number, y: number): Promise<void> {
  const {drawing, position} = await pointOf(figure, x, y);
  await drawing.hover({position});
}

test('the bits of a cell: a switched bit leads elsewhere, or to no cell, and the words say why', async ({page}) => {
  const figure = await play(page, '/docs/library/index/cell', 'bitlayout');
  const bit = figure.getByRole('slider', {name: 'Chosen bit, Enter switches it'});
  await expect(bit).toBeFocused();
  await expect(words(figure)).toContainText('89283082803ffff is a valid cell of resolution 9 in base cell 20.');
  await page.keyboard.press('Enter');
  await expect(words(figure)).toContainText('89293082803ffff is a valid cell of resolution 9 in base cell 20.');
  await expect(bit).toHaveAttribute('aria-valuetext', 'Bit 44 is 1, in digit 1');
  await figure.getByRole('slider', {name: 'Resolution', exact: true}).fill('10');
  await expect(words(figure)).toContainText('not a valid cell: digit 10 is 7, but resolution 10 uses this digit');
  await figure.getByRole('button', {name: 'Fit the digits to the resolution'}).click();
  await expect(words(figure)).toContainText('8a2930828007fff is a valid cell of resolution 10');
  await figure.getByRole('button', {name: 'Reset'}).click();
  // The high bit, by pointer.
  await clickAt(figure, 0.066, 0.07);
  await expect(words(figure)).toContainText('its high bit is 1, not 0');
  // The handle is on the bit now, and a click on it switches the bit back.
  await bit.click();
  await expect(words(figure)).toContainText('89283082803ffff is a valid cell of resolution 9');
});

test('edges and vertexes: direction, owner, and the cells on both sides are said', async ({page}) => {
  const edges = await play(page, '/docs/library/index/directededge', 'edges');
  await edges.getByRole('slider', {name: 'Direction', exact: true}).fill('3');
  await expect(words(edges)).toContainText(
    'The directed edge 1361f05837ffffff leads in direction 3 from the cell 861f05837ffffff to 861f05817ffffff.',
  );
  await hoverAt(edges, 0.5, 0.15);
  await expect(words(edges)).toContainText('in direction 4 from the cell 861f05837ffffff');
  const vertexes = await play(page, '/docs/library/index/vertex', 'vertexes');
  await vertexes.getByRole('slider', {name: 'Vertex', exact: true}).fill('2');
  await expect(words(vertexes)).toContainText('Vertex 2 of the cell 86088661fffffff is');
  await expect(words(vertexes)).toContainText('Its owner is 860886617ffffff.');
  await vertexes.getByRole('button', {name: 'Go to the nearest pentagon'}).click();
  await expect(words(vertexes)).toContainText('of the pentagon');
});

test('follow a point: each step has its values, and the last one the index', async ({page}) => {
  const figure = await play(page, '/docs/core-library/latLngToCellDesc', 'face');
  const step = figure.getByRole('slider', {name: 'Step', exact: true});
  await step.fill('1');
  await expect(words(figure)).toContainText('The point therefore lies on face 7.');
  await step.fill('3');
  await expect(words(figure)).toContainText('The cell is (0, 1897, 6083).');
  await step.fill('4');
  await expect(words(figure)).toContainText('the cell (0, 1897, 6083) has the parent (56, 0, 2065).');
  await step.fill('5');
  await expect(words(figure)).toContainText('The index is 89283082803ffff.');
  await figure.getByRole('button', {name: 'Pentagon'}).click();
  await expect(words(figure)).toContainText('Base cell 14 is a pentagon and has no direction 1');
  await step.fill('2');
  const point = figure.getByRole('slider', {name: 'Point'});
  const before = await point.getAttribute('aria-valuetext');
  await point.focus();
  await page.keyboard.press('ArrowUp');
  await expect(point).not.toHaveAttribute('aria-valuetext', before ?? '');
});

test('follow a point: it moves by itself, step by step where motion is unwanted', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  const figure = await play(page, '/docs/core-library/latLngToCellDesc', 'face');
  await expect(words(figure)).toContainText('Step 2 of 5');
  await figure.getByRole('button', {name: 'Next step'}).click();
  await expect(words(figure)).toContainText('Step 3 of 5');
  await expect(figure.getByRole('button', {name: 'Play'})).toHaveCount(0);
});

test('follow a cell: a digit leads to a child, with the values on the way', async ({page}) => {
  const figure = await play(page, '/docs/core-library/cellToLatLngDesc', 'digits');
  await figure.getByRole('slider', {name: 'Digit', exact: true}).fill('4');
  await expect(words(figure)).toContainText('Digit 4 of the cell 8828308281fffff is its child 89283082813ffff.');
  await expect(words(figure)).toContainText('The child lies on face 7.');
  await figure.getByRole('button', {name: 'Go to the nearest pentagon'}).click();
  await figure.getByRole('slider', {name: 'Digit', exact: true}).fill('1');
  await expect(words(figure)).toContainText('It has no child with digit 1.');
});

test('corners: a cell that leaves the edge of a face loses its extra vertex', async ({page}) => {
  const figure = await play(page, '/docs/core-library/cellToBoundaryDesc', 'distortion');
  await expect(words(figure)).toContainText('The outline has 7 vertices.');
  await figure.getByRole('radio', {name: 'Show'}).check();
  await expect(words(figure)).toContainText('In the substrate grid, corner 0 is (221, 76, 0) on face 4');
  await clickAt(figure, 0.85, 0.5);
  await expect(words(figure)).toContainText('The outline has 6 vertices.');
  await figure.getByRole('button', {name: 'Go to the nearest edge'}).click();
  await expect(words(figure)).toContainText(/The outline has [78] vertices\./);
});

test('areas: the pointer shows the area of its cell, and the keyboard another', async ({page}) => {
  const figure = await play(page, '/docs/core-library/restable', 'areamap');
  await expect(words(figure)).toContainText('11,060 km², 89.3% of the average hexagon’s area.');
  await hoverAt(figure, 0.55, 0.6);
  await expect(words(figure)).not.toContainText('11,060 km²');
  await figure.getByRole('slider', {name: 'Latitude', exact: true}).fill('65');
  await figure.getByRole('slider', {name: 'Longitude', exact: true}).fill('11');
  await expect(words(figure)).toContainText('The first area is 1.00 times the pinned area.');
});

test('systems compared: one place in H3 and S2', async ({page}) => {
  await visit(page, '/docs/comparisons/s2?figure=grid-2');
  const figure = figureOf(page, 'grid-2');
  await expect(words(figure)).toContainText('S2 (level 12) has a cell of');
  await expect(words(figure)).toContainText('which touches 8 cells');
  await figure.getByRole('radio', {name: 'H3'}).check();
  await expect(words(figure)).toContainText(/H3 \(resolution \d\) has a cell of .* which touches 6 cells/);
  const before = await words(figure).textContent();
  await clickAt(figure, 0.9, 0.9);
  await expect(words(figure)).not.toHaveText(before ?? '');
});

test('S2’s library is loaded only for the comparison with it', async ({page}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const figure = await play(page, '/docs/comparisons/geohash', 'grid');
  await expect(figure.getByRole('radio', {name: 'Geohash'})).toBeVisible();
  await expect(figure.getByRole('radio', {name: 'S2'})).toHaveCount(0);
  expect(fetched.filter((url) => url.includes('figure-s2'))).toEqual([]);
});

test('countries: the country at a place, and the cell of H3 that is most like it', async ({page}) => {
  await visit(page, '/docs/comparisons/admin?figure=grid-2');
  const figure = figureOf(page, 'grid-2');
  await expect(words(figure)).toContainText('The country is Switzerland.');
  await expect(words(figure)).toContainText(/H3 \(resolution \d\) has a cell of/);
});

test('earthquakes: days and resolutions change the map, the table, and the words', async ({page}) => {
  const figure = await play(page, '/docs/highlights/aggregation', 'quakes');
  await expect(words(figure)).toContainText('In the whole week,');
  await figure.getByRole('slider', {name: 'Day', exact: true}).fill('1');
  await expect(words(figure)).toContainText('On January 31,');
  await figure.getByRole('button', {name: 'Choose the busiest cell'}).click();
  await expect(words(figure)).toContainText('The chosen cell');
  await figure.getByRole('slider', {name: 'Resolution', exact: true}).fill('2');
  await expect(words(figure)).toContainText('of resolution 2 on this map. The busiest cell');
});

test('flights: more flows, and those of a chosen cell', async ({page}) => {
  const figure = await play(page, '/docs/highlights/flowmodel', 'flows');
  await expect(words(figure)).toContainText('The map shows the 80 largest flows');
  await figure.getByRole('button', {name: 'Start with the largest flow'}).click();
  await expect(words(figure)).toContainText('The map shows the largest flow with');
  await figure.getByRole('button', {name: 'Choose the busiest cell'}).click();
  await expect(words(figure)).toContainText('From the chosen cell');
});
