/**
 * The explorer without WebGL, where a drawing takes the place of the moving map: all that both have in common, which a
 * browser does sooner without drawing a map. The moving one is in `map.spec.ts`.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {
  cellToLatLng,
  cellToParent,
  gridDisk,
  gridPathCells,
  latLngToCell,
  POLYGON_TO_CELLS_FLAGS,
  polygonToCells,
  polygonToCellsExperimental,
} from 'h3-js';
import type {Page} from '@playwright/test';
import {allowClipboard, clipboardText, putOnClipboard} from '../support/clipboard';
import {
  detailOf,
  expectSelection,
  explorerButton,
  inputBox,
  openExplorer,
  pushDown,
  selection,
  pressIn,
  unfold,
} from '../support/explorer';
import {hold} from '../support/hold';
import {fillAtOnce} from '../support/fillAtOnce';
import {expect, test, visit} from '../support/test';

const cell = '8928308280fffff';

const open = (page: Page, query = '') => openExplorer(page, query, 'static');

test('loads when it gets the focus', async ({page}) => {
  await pushDown(page);
  await visit(page, '/');
  await page.locator('#explorer-title a').evaluate((link) => link.focus({preventScroll: true}));
  await expect(page.locator('[data-explorer]')).toBeAttached({timeout: 120_000});
});

test('swaps latitude and longitude with one click where they look swapped', async ({page}) => {
  await open(page);
  for (const [pasted, swapped] of [
    ['-122.41, 37.77\n-73.98, 40.75', '37.77, -122.41\n40.75, -73.98'],
    ['{"type": "Point", "coordinates": [37.77, -122.41]}', '{"type": "Point", "coordinates": [-122.41, 37.77]}'],
    ['name,lat,lng\nA,-122.41,37.77', 'name,lng,lat\nA,-122.41,37.77'],
    ['LINESTRING (37.77 -122.41, 38 -122)', 'LINESTRING (-122.41 37.77, -122 38)'],
  ] as const) {
    await fillAtOnce(inputBox(page), pasted);
    await explorerButton(page, 'Swap latitude and longitude').click();
    await expect(inputBox(page)).toHaveValue(swapped);
    await expect(page.getByText('could not be read')).toBeHidden();
  }
});

test('opens links to the explorer of h3geo.org, and says what of them it cannot read', async ({page}) => {
  const other = '8928308283bffff';
  await visit(page, `/#hex=${cell}`);
  await expect(page.getByRole('heading', {name: 'Explore cells'})).toBeInViewport();
  await expect(detailOf(page, 'Index')).toHaveText(cell);
  // From here on the address is ours.
  await expect(page).toHaveURL(`/?q=${cell}#explorer`);

  await page.evaluate((hash) => (window.location.hash = hash), `#hex=${cell}%2C%20${other},zzz&res=77`);
  await expect(detailOf(page, 'Cells')).toHaveText('2');
  await expect(page.locator('#explorer')).toContainText('could not be read: the resolution “77”');
  await expect(page.locator('#explorer').getByText('1 item could not be read')).toBeVisible();
  await expect(page.locator('#explorer').getByText('zzz').last()).toBeVisible();

  await visit(page, '/docs/quickstart');
  await page.goto('/#res=9&hex=37.77, -122.41');
  await expect(detailOf(page, 'Index')).toHaveText(latLngToCell(37.77, -122.41, 9));
});

test('finds the path between two cells, and says when there is none', async ({page}) => {
  const near = gridDisk(cell, 4).at(-1) ?? '';
  await open(page, `?sel=${cell}.${near}`);
  await pressIn(page, 'More operations', 'Path');
  await expectSelection(page, gridPathCells(cell, near));
  await visit(page, `/?sel=${cell}.${latLngToCell(0, 0, 9)}`);
  await page.locator('#explorer').scrollIntoViewIfNeeded();
  await pressIn(page, 'More operations', 'Path');
  await expect(page.getByText('H3 found no path')).toBeVisible();
});

test('a link that comes before the address has followed what was typed is not lost', async ({page}) => {
  await open(page);
  await fillAtOnce(inputBox(page), cell);
  await expect(detailOf(page, 'Resolution')).toBeVisible();
  const parent = cellToParent(cell, 4);
  await page.evaluate((path) => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, `/?q=${parent}`);
  await expect(inputBox(page)).toHaveValue(parent);
  await fillAtOnce(inputBox(page), cellToParent(cell, 3));
  await expect(page).toHaveURL(new RegExp(`q=${cellToParent(cell, 3)}`));
  await page.goBack();
  await expect(inputBox(page)).toHaveValue(parent);
});

test('says near the box what of a link could not be read, shows the rest, and keeps the link', async ({page}) => {
  const cells = gridDisk(cell, 10);
  const notice = page.getByText('of the link could not be read');
  await page.clock.install();
  await open(page, `?q=${cell}&sel=zzz&res=99`);
  await expect(notice).toContainText('the resolution “99”; “zzz” in its selection, because that is not an H3 index');
  await expect(detailOf(page, 'Index')).toHaveText(cell);
  // Of itself nothing happens to the address.
  await page.clock.fastForward(5000);
  expect(new URL(page.url()).search).toBe(`?q=${cell}&sel=zzz&res=99`);
  await fillAtOnce(inputBox(page), cells.join('\n'));
  await expect(notice).toBeHidden();
  await expect.poll(() => new URL(page.url()).searchParams.get('z')?.length ?? 0).toBeGreaterThan(100);
  const whole = page.url();
  await page.goBack();
  await expect(notice).toBeVisible();
  // As a chat program cuts it off.
  await visit(page, whole.slice(0, -40));
  await page.locator('#explorer').scrollIntoViewIfNeeded();
  await expect(notice).toContainText('the end of its text, which is incomplete or damaged', {timeout: 120_000});
  expect(cells.join('\n').startsWith(await inputBox(page).inputValue())).toBe(true);
  expect((await inputBox(page).inputValue()).length).toBeGreaterThan(500);
  const long = `${cells.join('\n')}\n`.repeat(2);
  await visit(page, `/?q=${encodeURIComponent(long)}`);
  await page.locator('#explorer').scrollIntoViewIfNeeded();
  await expect(notice).toContainText('everything after the first 8,000 of its', {timeout: 120_000});
  expect(new URL(page.url()).searchParams.get('q')).toBe(long);
});

test('compresses long lists into the address, and offers a file for what does not fit', async ({page}) => {
  await open(page);
  await fillAtOnce(inputBox(page), gridDisk(cell, 10).join('\n'));
  await expect.poll(() => new URL(page.url()).searchParams.get('z')?.length ?? 0).toBeGreaterThan(100);
  await page.reload();
  await page.locator('#explorer').scrollIntoViewIfNeeded();
  await expect(inputBox(page)).toHaveValue(gridDisk(cell, 10).join('\n'), {timeout: 120_000});
  const many = gridDisk(cell, 90);
  // Typing that much is slow for a browser; a file is not.
  const chooser = page.getByTestId('explorer-file');
  await chooser.setInputFiles({name: 'many.txt', mimeType: 'text/plain', buffer: Buffer.from(many.join('\n'))});
  const [file] = await Promise.all([page.waitForEvent('download'), explorerButton(page, 'Save the view').click()]);
  const saved = await file.path();
  await visit(page, '/');
  await page.locator('#explorer').scrollIntoViewIfNeeded();
  await page
    .getByTestId('explorer-file')
    .setInputFiles({name: 'view.json', mimeType: 'application/json', buffer: readFileSync(saved)});
  await expect(detailOf(page, 'Cells')).toHaveText(many.length.toLocaleString('en-US'));
});

test('works on a new file, not on the text before it, while the file is being read', async ({page}) => {
  await open(page);
  const ring = (east: number) => [
    [-123, 37],
    [east, 37],
    [east, 38],
    [-123, 38],
    [-123, 37],
  ];
  const polygon = (east: number) => JSON.stringify({type: 'Polygon', coordinates: [ring(east)]});
  await fillAtOnce(inputBox(page), polygon(-122));
  const cover = explorerButton(page, 'Fill with cells');
  await expect(cover).toBeVisible();
  const release = await hold(page, '**/assets/js/*.js');
  await page
    .getByTestId('explorer-file')
    .setInputFiles({name: 'other.geojson', mimeType: 'text/plain', buffer: Buffer.from(polygon(-121))});
  // Not the resolution that is suggested: another one would be for the new polygon.
  await page.getByRole('spinbutton', {name: 'res'}).first().fill('7');
  await cover.click();
  const waits = page.getByText('“Fill with cells” starts when the new input has been read.');
  await expect(waits).toBeVisible();
  release();
  const count = polygonToCells([ring(-121)], 7, true).length;
  await expect(detailOf(page, 'Cells')).toHaveText(count.toLocaleString('en-US'));
  await expect(waits).toBeHidden();
});

test('keeps what was set for the geometries while a long text takes their place', async ({page}) => {
  await open(page);
  await fillAtOnce(inputBox(page), 'POLYGON ((-123 37, -122 37, -122 38, -123 38, -123 37))');
  const cover = explorerButton(page, 'Fill with cells');
  await expect(cover).toBeVisible();
  // Longer than what is read where it is typed.
  const south = Array.from({length: 4001}, (_, step) => [-123 + step / 4000, 37]);
  const ring = [...south, [-122, 38], [-123, 38], [-123, 37]];
  const text = JSON.stringify({type: 'Polygon', coordinates: [ring]});
  expect(text.length).toBeGreaterThan(50_000);
  await page
    .getByTestId('explorer-file')
    .setInputFiles({name: 'long.geojson', mimeType: 'text/plain', buffer: Buffer.from(text)});
  await page.getByRole('spinbutton', {name: 'res'}).first().fill('6');
  await unfold(page, 'Which cells');
  await page.getByRole('combobox', {name: 'Cells of a polygon', exact: true}).selectOption('that fit inside');
  await cover.click();
  const inside = polygonToCellsExperimental([ring], 6, POLYGON_TO_CELLS_FLAGS.containmentFull, true);
  await expect(page.getByText('Reading')).toHaveCount(0);
  await expect(detailOf(page, 'Cells')).toHaveText(inside.length.toLocaleString('en-US'));
});

test('offers a coarser resolution, with the true count, for more than 200,000 cells', async ({page}) => {
  await open(page, `?sel=${cellToParent(cell, 5)}`);
  await unfold(page, 'More operations');
  await page.getByRole('spinbutton', {name: 'res'}).fill('12');
  await pressIn(page, 'More operations', 'Uncompact');
  await expect(page.getByText('The result would have 823,543 indexes, but the limit is 200,000')).toBeVisible();
  await explorerButton(page, 'Use resolution 11').click();
  await expect(detailOf(page, 'Cells')).toHaveText('117,649', {timeout: 120_000});
});

test('goes to coordinates, and to where the reader is only when asked', async ({page, context}) => {
  await open(page);
  await page.getByRole('textbox', {name: 'Go to an index, coordinates, or a city'}).fill('48°51′30″N 2°17′40″E');
  await explorerButton(page, 'Go').click();
  await expectSelection(page, [latLngToCell(48 + 51.5 / 60, 2 + 17 / 60 + 40 / 3600, 9)]);
  await page.getByRole('textbox', {name: 'Go to an index, coordinates, or a city'}).fill('nowhere');
  await explorerButton(page, 'Go').click();
  await expect(page.getByText('“nowhere” is not among the')).toBeVisible();
  await page.getByRole('textbox', {name: 'Go to an index, coordinates, or a city'}).fill('reykjavik');
  await explorerButton(page, 'Go').click();
  await expect.poll(() => cellToLatLng(selection(page)[0] ?? '').map(Math.round)).toEqual([64, -22]);
  await page.getByRole('textbox', {name: 'Go to an index, coordinates, or a city'}).fill('H3Index: 872830828ffffff');
  await explorerButton(page, 'Go').click();
  await expectSelection(page, ['872830828ffffff']);
  await context.grantPermissions([]);
  await explorerButton(page, 'Where am I?').click();
  await expect(page.getByText('blocks location access for this site')).toBeVisible();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({latitude: -33.8568, longitude: 151.2153});
  await explorerButton(page, 'Where am I?').click();
  await expectSelection(page, [latLngToCell(-33.8568, 151.2153, 9)]);
});

test('leaves the clipboard alone where there is nothing to copy', async ({page}) => {
  await allowClipboard(page);
  await open(page, '?q=11928308280fffff');
  await putOnClipboard(page, 'kept');
  await unfold(page, 'More formats');
  await page.getByRole('combobox', {name: 'Export as'}).selectOption({label: 'Outline, WKT'});
  await explorerButton(page, 'Copy').click();
  await expect(page.getByText('there are no cells, and only cells have an outline')).toBeVisible();
  await expect(explorerButton(page, 'Copy')).toBeVisible();
  expect(await clipboardText(page)).toBe('kept');
});

test('has no code of mapbox-gl when it is built without a token', () => {
  const dir = path.join(process.env.SITE_DIR ?? 'build', 'assets/js');
  const scripts = readdirSync(dir).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  for (const name of scripts)
    expect(readFileSync(path.join(dir, name), 'utf8')).not.toMatch(/api\.mapbox\.com|events\.mapbox\.com/);
});

test('colors cells by a column, sorts their rows, and shows the place of a row', async ({page}) => {
  await open(page);
  const rows = gridDisk(cell, 2).map((index, at) => `${index},${at},${at % 2 === 0 ? 'even' : 'odd'}`);
  await fillAtOnce(inputBox(page), `h3,sales,kind\n${rows.join('\n')}`);
  await page.getByRole('combobox', {name: 'Color by'}).selectOption('sales');
  const legend = page.getByRole('list', {name: 'Legend of sales'});
  await expect(legend.getByRole('listitem')).toHaveCount(6);
  await expect(legend).toContainText('0 to 2 (3)');
  await unfold(page, 'Rows and filter');
  const table = page.getByRole('region', {name: 'Rows'});
  await table.getByRole('button', {name: 'sales'}).click();
  await table.getByRole('button', {name: 'sales'}).click();
  await expect(table.locator('tbody tr').first()).toContainText('18');
  await table.locator('tbody tr').first().getByRole('button').click();
  await expect(detailOf(page, 'Index')).toHaveText(gridDisk(cell, 2).at(-1) ?? '');
  await page.getByRole('combobox', {name: 'Color by'}).selectOption('kind');
  await expect(page.getByRole('list', {name: 'Legend of kind'})).toContainText('even (10)');
  // The address follows a moment later: a reload before that has the state before the last step.
  await expect.poll(() => new URL(page.url()).searchParams.get('by')).toBe('kind');
  await page.reload();
  await page.locator('#explorer').scrollIntoViewIfNeeded();
  await expect(page.getByRole('list', {name: 'Legend of kind'})).toContainText('odd (9)');
});
