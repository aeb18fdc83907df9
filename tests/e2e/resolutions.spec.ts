import type {Locator, Page} from '@playwright/test';
import budgets from '../data/budgets.json' with {type: 'json'};
import {allowClipboard, clipboardText} from './support/clipboard';
import {violations} from './support/axe';
import {expect, pageTest as test, visit} from './support/test';
import {weigh} from './support/weight';

const current = '/docs/core-library/restable';
const old = '/docs/3.x/core-library/restable';

/** Brings a part into view as a reader does, by scrolling, and waits until it has come alive. */
async function wake(page: Page, heading: string, part: Locator): Promise<Locator> {
  await page.mouse.wheel(0, 10);
  await page.locator(`h2#${heading}`).scrollIntoViewIfNeeded();
  await expect(part).toBeVisible();
  await part.scrollIntoViewIfNeeded();
  return part;
}

const chooserOn = (page: Page) =>
  wake(
    page,
    'which-resolution-do-i-need',
    page.getByTestId('resolution-chooser').getByRole('radio', {name: 'Search radius'}),
  ).then(() => page.getByTestId('resolution-chooser'));
const tableOn = (page: Page) =>
  wake(
    page,
    'statistics-per-resolution',
    page.getByRole('region', {name: /^Area of the cells/}).getByRole('button', {name: 'Average'}),
  ).then(() => page.getByRole('region', {name: /of the cells of each resolution/}));

/** The texts of a column, from the top. */
const column = (table: Locator, number: number) =>
  table.locator('tbody tr').evaluateAll((rows, at) => rows.map((row) => row.children[at]?.textContent ?? ''), number);

const mode = (chooser: Locator, name: string) => chooser.getByRole('radio', {name}).check();
const answer = (chooser: Locator) => chooser.getByRole('status').filter({visible: true}).filter({hasText: /./}).first();

test('the first visit stays within the budget of pages, and loads neither the chooser nor the table', async ({
  page,
}) => {
  const {total, scripts, files} = await weigh(page, current);
  const detail = JSON.stringify(Object.entries(files).sort(([, a], [, b]) => b - a));
  expect(scripts, detail).toBeLessThanOrEqual(budgets.rich.scripts);
  expect(total, detail).toBeLessThanOrEqual(budgets.rich.total);
  await expect(page.getByRole('radio')).toHaveCount(0);
});

test('the statistics sort by each column, and say by which', async ({page}) => {
  await visit(page, current);
  const table = await tableOn(page);
  expect(await column(table, 0)).toEqual(Array.from({length: 16}, (_, index) => String(index)));
  await table.getByRole('button', {name: 'Average'}).click();
  await expect(table.getByRole('columnheader', {name: 'Average'})).toHaveAttribute('aria-sort', 'ascending');
  await expect(table.getByRole('columnheader', {name: 'Res'})).not.toHaveAttribute('aria-sort');
  expect((await column(table, 0))[0]).toBe('15');
  await table.getByRole('button', {name: 'Average'}).click();
  await expect(table.getByRole('columnheader', {name: 'Average'})).toHaveAttribute('aria-sort', 'descending');
  expect((await column(table, 0))[0]).toBe('0');
});

test('the statistics change measure, cells and units, and are copied as CSV', async ({page}) => {
  await allowClipboard(page);
  await visit(page, current);
  const table = await tableOn(page);
  expect((await column(table, 1))[0]).toBe('4,357,449 km²');
  await page.getByLabel('Units').selectOption('mi');
  expect((await column(table, 1))[0]).toBe('1,682,421 mi²');
  await page.getByLabel('Cells', {exact: true}).selectOption('pentagons');
  expect(new Set(await column(table, 7))).toEqual(new Set(['12']));
  await page.getByRole('group', {name: 'Measure'}).getByRole('radio', {name: 'Edge length'}).check();
  await expect(
    page.getByRole('region', {name: 'Edge length of the cells of each resolution, pentagons only'}),
  ).toBeVisible();
  await page.getByRole('button', {name: 'Copy as CSV'}).click();
  await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
  const [header, first] = (await clipboardText(page)).split(/\r?\n/);
  expect(header).toBe(
    'resolution,edge_mean_mi,edge_min_mi,edge_max_mi,edge_standard_deviation_mi,relative_standard_deviation,max_by_min,cells',
  );
  expect(first).toMatch(/^0,755\.\d+,755\.\d+,755\.\d+,0,0,1(\.0+\d*)?,12$/);
});

test('the file with all numbers can be downloaded', async ({page, request}) => {
  await visit(page, current);
  const link = page.getByRole('link', {name: 'resolution-statistics.csv'});
  const text = await (await request.get((await link.getAttribute('href')) ?? '')).text();
  expect(text.split('\r\n')).toHaveLength(18);
});

test('the chooser keeps its height when it comes, at any width', async ({page}) => {
  for (const width of [1350, 1250, 1130, 1100, 996, 640, 500, 390, 320]) {
    await page.setViewportSize({width, height: 400});
    await visit(page, current);
    const place = page.getByTestId('resolution-chooser');
    const before = await place.boundingBox();
    await place.scrollIntoViewIfNeeded();
    await expect(place.getByRole('img')).toBeVisible();
    expect((await place.boundingBox())?.height, `${width} px`).toBe(before?.height);
  }
});

test('the chooser answers by search radius and draws the disk', async ({page}) => {
  await visit(page, current);
  const chooser = await chooserOn(page);
  await expect(answer(chooser)).toContainText('Resolution 9, k = 3');
  await expect(chooser.getByText('gridDisk(latLngToCell(lat, lng, 9), 3)')).toBeVisible();
  await expect(chooser.getByRole('img', {name: /A map of Paris with the 37 cells of resolution 9/})).toBeVisible();
  await chooser.getByLabel('Radius', {exact: true}).fill('20');
  await chooser.getByLabel('Unit').filter({visible: true}).selectOption('km');
  await expect(answer(chooser)).toContainText('Resolution 5, k = 3');
  await chooser.getByLabel('Maximum number of cells').filter({visible: true}).selectOption('1000');
  await expect(answer(chooser)).toContainText(/Resolution 7, k = 1\d/);
});

test('the chooser answers by area and by edge, with the cells that keep to it', async ({page}) => {
  await visit(page, current);
  const chooser = await chooserOn(page);
  await mode(chooser, 'Cell area');
  await chooser.getByLabel('Desired area of a cell').fill('10');
  await chooser.getByLabel('Unit').filter({visible: true}).selectOption('ha');
  await expect(answer(chooser)).toContainText('Resolution 9');
  await expect(answer(chooser)).toContainText('From resolution 10 on, no cell is larger than you asked for.');
  await expect(chooser.getByRole('img', {name: /A map of Paris with its cell of resolution 9/})).toBeVisible();
  await mode(chooser, 'Edge length');
  await chooser.getByLabel('Desired length of an edge').fill('25');
  await expect(answer(chooser)).toContainText('Resolution 4');
});

test('the chooser counts the cells of a country and of a pasted polygon, exactly where they are few', async ({
  page,
}) => {
  await visit(page, current);
  const chooser = await chooserOn(page);
  await mode(chooser, 'Number of cells');
  await chooser.getByLabel('Area to cover').selectOption('Japan');
  await expect(answer(chooser)).toContainText('Resolution 7');
  await expect(answer(chooser)).toContainText(
    /370,\d{3} km² has about 81,\d{3} cells. Counted exactly, 81,\d{3} cells have their center inside/,
  );
  await chooser.getByLabel('Area to cover').selectOption('a pasted polygon');
  await expect(chooser.getByText('Paste a polygon as GeoJSON or WKT.')).toBeVisible();
  await chooser.getByLabel('GeoJSON or WKT').fill('POLYGON((13.1 52.4, 13.7 52.4, 13.7 52.7');
  await expect(chooser.getByRole('alert').filter({visible: true})).toContainText('Line 1');
  await chooser.getByLabel('GeoJSON or WKT').fill('POLYGON((13.1 52.4, 13.7 52.4, 13.7 52.7, 13.1 52.7, 13.1 52.4))');
  await chooser.getByLabel('Maximum number of cells').filter({visible: true}).fill('5,000');
  await expect(answer(chooser)).toContainText('Resolution 8');
  await expect(answer(chooser)).toContainText('Counted exactly, 2,064 cells');
});

test('when the worker that counts cannot be loaded, the chooser says so with a Retry', async ({page, allow}) => {
  allow.errors.push(/ERR_FAILED/);
  await visit(page, current);
  const chooser = await chooserOn(page);
  await mode(chooser, 'Number of cells');
  await expect(answer(chooser)).toContainText('Counted exactly');
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await chooser.getByLabel('Area to cover').selectOption('Japan');
  await expect(answer(chooser)).toContainText('The cells could not be counted exactly');
  await expect(answer(chooser).getByRole('alert')).toContainText('the browser could not start it');
  await page.unroute('**/assets/js/*.js');
  await answer(chooser).getByRole('button', {name: 'Retry'}).click();
  await expect(answer(chooser)).toContainText(/Counted exactly, 81,\d{3} cells/);
});

test('the chooser answers by storage', async ({page}) => {
  await visit(page, current);
  const chooser = await chooserOn(page);
  await mode(chooser, 'Storage');
  await expect(answer(chooser)).toContainText('Resolution 7');
  await chooser.getByLabel('Available storage').fill('20');
  await chooser.getByLabel('One row for every cell of').selectOption('the whole Earth');
  await expect(answer(chooser)).toContainText('691,776,122 rows need 11.1 GB');
});

test('bad input gets an answer in words, and what was typed stays', async ({page}) => {
  await visit(page, current);
  const chooser = await chooserOn(page);
  const radius = chooser.getByLabel('Radius', {exact: true});
  for (const [typed, said] of [
    ['', 'Type the radius.'],
    ['half', '“half” is not a number.'],
    ['-5', 'Type a number above 0 for the radius.'],
    ['1,5', 'Write decimals with a point: 1.5.'],
    ['99999999', 'Type at most'],
  ] as const) {
    await radius.fill(typed);
    await expect(chooser.getByRole('alert').filter({visible: true})).toContainText(said);
    await expect(radius).toHaveAttribute('aria-invalid', 'true');
  }
  await chooser.getByLabel(/^Place \(/).fill('Atlantis');
  await expect(chooser.getByText(/is not among the [\d,]+ largest places/)).toBeVisible();
  await mode(chooser, 'Storage');
  await mode(chooser, 'Search radius');
  await expect(radius).toHaveValue('99999999');
  await radius.fill('500');
  await chooser.getByLabel(/^Place \(/).fill('-33.86, 151.21');
  await expect(chooser.getByRole('img', {name: /A map of -33.86, 151.21/})).toBeVisible();
});

test('the pages of 3.x have the same parts, under the names of 3.x', async ({page}) => {
  await visit(page, old);
  const chooser = await chooserOn(page);
  await expect(chooser.getByText('kRing(geoToH3(lat, lng, 9), 3)')).toBeVisible();
  await tableOn(page);
});

test('a reader who comes from another page gets the table, too', async ({page}) => {
  await visit(page, '/docs/core-library/overview');
  await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Resolutions'}).click();
  await page.waitForURL(current);
  await expect(
    page.getByRole('region', {name: /^Area of the cells/}).getByRole('button', {name: 'Average'}),
  ).toBeVisible();
});

for (const dark of [false, true]) {
  test(`axe finds nothing after all parts were used, on a phone, in ${dark ? 'dark' : 'light'} mode`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 844});
    await visit(page, current);
    if (dark) await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    const chooser = await chooserOn(page);
    for (const name of ['Cell area', 'Number of cells', 'Storage', 'Edge length', 'Search radius']) {
      await mode(chooser, name);
      await expect(answer(chooser)).toContainText('Resolution');
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${name} is wider than the phone`).toBeLessThanOrEqual(0);
    }
    await chooser.getByLabel('Radius', {exact: true}).fill('x');
    const table = await tableOn(page);
    const first = table.getByRole('rowheader').first();
    const before = await first.boundingBox();
    await table.evaluate((element) => element.scrollBy(200, 0));
    expect((await first.boundingBox())?.x).toBe(before?.x);
    // Below the first column, axe would take the rest of a title for a small target.
    await table.evaluate((element) => element.scrollTo(0, 0));
    expect(await violations(page)).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('all numbers are on the page, and nothing that needs a program', async ({page}) => {
    await page.goto(current);
    const area = page.getByRole('region', {name: 'Area of the cells of each resolution, hexagons only'});
    await expect(area.locator('tbody tr')).toHaveCount(16);
    await expect(area).toContainText('4,357,449 km²');
    for (const measure of ['Edge length', 'Inner diameter', 'Outer diameter']) {
      await page.locator('summary', {hasText: measure}).click();
      const table = page.getByRole('region', {name: `${measure} of the cells of each resolution, hexagons only`});
      await expect(table.locator('tbody tr')).toHaveCount(16);
    }
    await expect(page.getByText('res 9, k = 3 (37 cells)')).toBeVisible();
    await expect(page.getByTestId('resolution-chooser')).toBeHidden();
    await expect(page.getByRole('img', {name: /A map of the world, colored by the area/})).toBeVisible();
  });
});

for (const width of [390, 1200, 1280, 1350]) {
  test(`the tables of the chooser fit at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await visit(page, current);
    const chooser = await chooserOn(page);
    for (const name of ['Cell area', 'Edge length']) {
      await mode(chooser, name);
      const cut = await chooser
        .getByRole('table')
        .filter({visible: true})
        .first()
        .evaluate((table) => table.scrollWidth - table.clientWidth);
      expect(cut, name).toBeLessThanOrEqual(0);
    }
  });
}
