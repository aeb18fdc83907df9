import type {Locator, Page} from '@playwright/test';

import {violations} from '../support/axe';
import {expect, pageTest as test, visit} from '../support/test';

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

const mode = (chooser: Locator, name: string) => chooser.getByRole('radio', {name}).check();
const answer = (chooser: Locator) => chooser.getByRole('status').filter({visible: true}).filter({hasText: /./}).first();

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
