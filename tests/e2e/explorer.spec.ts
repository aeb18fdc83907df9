import {execFileSync} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {
  cellToChildren,
  cellToParent,
  getResolution,
  gridDisk,
  gridPathCells,
  gridRing,
  latLngToCell,
  polygonToCells,
} from 'h3-js';
import type {Page} from '@playwright/test';
import {startServer, type SiteServer} from '../../scripts/lib/staticServer';
import {violations} from './support/axe';
import {expect, test, visit} from './support/test';

const cell = '8928308280fffff';

/** Opens the explorer on a query and waits for its map. */
async function open(page: Page, query = '', map: 'ready' | 'static' = 'ready'): Promise<void> {
  await visit(page, `/${query}`);
  await page.locator('#explorer').scrollIntoViewIfNeeded();
  await page.locator(`[data-map=${map}]`).waitFor({timeout: 30_000});
}

const box = (page: Page) => page.getByRole('textbox', {name: 'Paste anything'});
const canvas = (page: Page) => page.locator('[data-map] canvas:not([aria-hidden])');
const button = (page: Page, name: string) => page.locator('#explorer').getByRole('button', {name, exact: true});
const selection = (page: Page) => new URL(page.url()).searchParams.get('sel')?.split('.') ?? [];

/** The value of a detail. */
const detail = (page: Page, label: string) => page.locator(`[data-label="${label}"] dd > :first-child`);

async function expectSelection(page: Page, cells: readonly string[]): Promise<void> {
  await expect.poll(() => selection(page).sort()).toEqual([...cells].sort());
}

/** Moves the explorer far below the fold, wherever the page has it. */
async function pushDown(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // Not in the sandbox that runs the page's examples.
    if (window.top !== window) return;
    document.addEventListener('DOMContentLoaded', () => {
      document.head.insertAdjacentHTML('beforeend', '<style>#explorer { margin-top: 4000px !important }</style>');
    });
  });
}

test('loads nothing of the map before it is seen, then without being asked', async ({page}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await pushDown(page);
  await visit(page, '/');
  await page.waitForTimeout(500);
  expect(requests.filter((url) => url.includes('/assets/map/'))).toEqual([]);
  await page.locator('#explorer').scrollIntoViewIfNeeded();
  await page.locator('[data-map=ready]').waitFor({timeout: 30_000});
  expect(requests.some((url) => url.includes('/assets/map/'))).toBe(true);
});

test('loads when it gets the focus', async ({page}) => {
  await pushDown(page);
  await visit(page, '/');
  await page.locator('#explorer-title a').evaluate((link) => link.focus({preventScroll: true}));
  await expect(page.locator('[data-explorer]')).toBeAttached({timeout: 30_000});
});

test('reads what is pasted, names what it cannot read and keeps the text', async ({page}) => {
  await open(page);
  const text = `${cell}\n0x8928308283bffff, 617700169958293503\nPOINT (200 95)\n37.77, -122.41`;
  await box(page).fill(text);
  const found = page.locator('#explorer');
  await expect(found).toContainText('2 cells, 1 geometry (1 duplicate skipped)');
  await expect(found.getByText('Line 3')).toContainText('latitude 95 is outside ±90');
  await expect(box(page)).toHaveValue(text);
  await expect(detail(page, 'Cells')).toHaveText('2');
});

test('opens on a link, shows every detail and copies it', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `?sel=${cell}`);
  await expect(detail(page, 'Index')).toHaveText(cell);
  await expect(detail(page, 'Decimal')).toHaveText('617700169958293503');
  await expect(detail(page, 'Resolution')).toHaveText('9');
  await expect(detail(page, 'Parents')).toHaveText(cellToParent(cell, 8));
  await page.getByRole('button', {name: 'Copy decimal'}).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('617700169958293503');
  await expect(page.getByRole('status').filter({hasText: `Cell ${cell} selected: a hexagon`})).toBeAttached();
});

test('selects by click, adds by shift-click, shows the index on hover', async ({page}) => {
  await open(page, '?at=37.7767,-122.4185,13&res=9');
  const map = canvas(page);
  const {width, height} = (await map.boundingBox()) ?? {width: 0, height: 0};
  const middle = {x: width / 2, y: height / 2};
  const under = latLngToCell(37.7767, -122.4185, 9);
  await map.hover({position: middle});
  await expect(page.locator('[data-explorer] output').last()).toHaveText(under);
  await map.click({position: middle});
  await expectSelection(page, [under]);
  await map.click({position: {x: width / 2 + 120, y: height / 2}, modifiers: ['Shift']});
  await expect.poll(() => selection(page).length).toBe(2);
  expect(selection(page)).toContain(under);
  await button(page, 'Path').click();
  await expect.poll(() => selection(page).length).toBeGreaterThanOrEqual(2);
});

test('does each operation in one click, and previews it', async ({page}) => {
  await open(page, `?sel=${cell}`);
  await canvas(page).waitFor();
  await page.waitForTimeout(1000);
  await page.locator('[data-map] [data-still]').waitFor();
  const before = await canvas(page).screenshot();
  const isAsBefore = async () => (await canvas(page).screenshot()).equals(before);
  await button(page, 'Neighbors').hover();
  await expect.poll(isAsBefore).toBe(false);
  await page.getByRole('spinbutton', {name: 'k'}).hover();
  await expect.poll(isAsBefore, 'the preview goes with the pointer').toBe(true);
  const expected: readonly (readonly [string, readonly string[]])[] = [
    ['Parent', [cellToParent(cell, 8)]],
    ['Children', cellToChildren(cell, 10)],
    ['Neighbors', gridRing(cell, 1)],
    ['Ring', gridRing(cell, 2)],
    ['Disk', gridDisk(cell, 2)],
  ];
  test.slow();
  for (const [name, cells] of expected) {
    await page.getByRole('spinbutton', {name: 'k'}).fill('2');
    await button(page, name).click();
    await expectSelection(page, cells);
    await page.goBack();
    await expect(detail(page, 'Index')).toHaveText(cell);
  }
});

test('finds the path between two cells, and says when there is none', async ({page}) => {
  const near = gridDisk(cell, 4).at(-1) ?? '';
  await open(page, `?sel=${cell}.${near}`);
  await button(page, 'Path').click();
  await expectSelection(page, gridPathCells(cell, near));
  await visit(page, `/?sel=${cell}.${latLngToCell(0, 0, 9)}`);
  await page.locator('#explorer').scrollIntoViewIfNeeded();
  await button(page, 'Path').click();
  await expect(page.getByText('H3 found no path')).toBeVisible();
});

test('goes back and forward, and takes only data from the address', async ({page}) => {
  await open(page);
  await box(page).fill(cell);
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(cell);
  await button(page, 'Children').click();
  await expect.poll(() => selection(page).length).toBe(7);
  await page.goBack();
  await expect(detail(page, 'Index')).toHaveText(cell);
  await page.goForward();
  await expect(detail(page, 'Cells')).toHaveText('7');
  await visit(page, '/?sel=javascript:alert(1)&res=99&at=999,0,1&show=<script>&z=AAAA');
  await page.locator('#explorer').scrollIntoViewIfNeeded();
  await expect(page.getByText('Click a cell on the map')).toBeVisible({timeout: 30_000});
});

test('goes back however soon after a step', async ({page}) => {
  await open(page, `?sel=${cell}`);
  await expect(detail(page, 'Index')).toHaveText(cell);
  await page.evaluate((first) => {
    const replace = window.history.replaceState.bind(window.history);
    window.history.replaceState = (...entry) => {
      replace(...entry);
      // Where the map comes to rest is written too, and is no step.
      if (new URLSearchParams(window.location.search).get('sel') === first) return;
      window.history.replaceState = replace;
      window.history.back();
    };
  }, cell);
  await button(page, 'Neighbors').click();
  await page.waitForTimeout(1500);
  await expect(detail(page, 'Index')).toHaveText(cell);
  await expectSelection(page, [cell]);
});

test('says near the box what of a link could not be read, shows the rest, and keeps the link', async ({page}) => {
  const cells = gridDisk(cell, 10);
  const notice = page.getByText('The explorer could not read all of this link');
  await open(page, `?q=${cell}&sel=zzz&res=99`);
  await expect(notice).toContainText('the resolution “99”; “zzz” in its selection, because that is not an H3 index');
  await expect(detail(page, 'Index')).toHaveText(cell);
  // Of itself nothing happens to the address.
  await page.waitForTimeout(1000);
  expect(new URL(page.url()).search).toBe(`?q=${cell}&sel=zzz&res=99`);
  await box(page).fill(cells.join('\n'));
  await expect(notice).toBeHidden();
  await expect.poll(() => new URL(page.url()).searchParams.get('z')?.length ?? 0).toBeGreaterThan(100);
  const whole = page.url();
  await page.goBack();
  await expect(notice).toBeVisible();
  // As a chat program cuts it off.
  await visit(page, whole.slice(0, -40));
  await page.locator('#explorer').scrollIntoViewIfNeeded();
  await expect(notice).toContainText('the end of its text, which is incomplete or damaged', {timeout: 30_000});
  expect(cells.join('\n').startsWith(await box(page).inputValue())).toBe(true);
  expect((await box(page).inputValue()).length).toBeGreaterThan(500);
  const long = `${cells.join('\n')}\n`.repeat(2);
  await visit(page, `/?q=${encodeURIComponent(long)}`);
  await page.locator('#explorer').scrollIntoViewIfNeeded();
  await expect(notice).toContainText('everything after the first 8,000 of its', {timeout: 30_000});
  expect(new URL(page.url()).searchParams.get('q')).toBe(long);
});

test('compresses long lists into the address, and offers a file for what does not fit', async ({page}) => {
  test.slow();
  await open(page);
  await box(page).fill(gridDisk(cell, 10).join('\n'));
  await expect.poll(() => new URL(page.url()).searchParams.get('z')?.length ?? 0).toBeGreaterThan(100);
  await page.reload();
  await page.locator('#explorer').scrollIntoViewIfNeeded();
  await expect(box(page)).toHaveValue(gridDisk(cell, 10).join('\n'), {timeout: 30_000});
  const many = gridDisk(cell, 90);
  // Typing that much is slow for a browser; a file is not.
  const chooser = page.getByTestId('explorer-file');
  await chooser.setInputFiles({name: 'many.txt', mimeType: 'text/plain', buffer: Buffer.from(many.join('\n'))});
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Save the view').click()]);
  const saved = await file.path();
  await visit(page, '/');
  await page.locator('#explorer').scrollIntoViewIfNeeded();
  await page
    .getByTestId('explorer-file')
    .setInputFiles({name: 'view.json', mimeType: 'application/json', buffer: readFileSync(saved)});
  await expect(detail(page, 'Cells')).toHaveText(many.length.toLocaleString('en-US'));
});

test('takes files up to 1 MB', async ({page}) => {
  await open(page);
  const chooser = page.getByTestId('explorer-file');
  await chooser.setInputFiles({name: 'cells.csv', mimeType: 'text/csv', buffer: Buffer.from(`h3,n\n${cell},1\n`)});
  await expect(detail(page, 'Index')).toHaveText(cell);
  await chooser.setInputFiles({name: 'large.csv', mimeType: 'text/csv', buffer: Buffer.alloc(1_000_001, 'x')});
  await expect(page.getByText('but the limit is 1 MB')).toBeVisible();
  await expect(box(page)).toHaveValue(`h3,n\n${cell},1\n`);
});

test('keeps the text when a file has none to give, and takes one that is dropped on the map', async ({page}) => {
  await open(page);
  await box(page).fill(cell);
  const chooser = page.getByTestId('explorer-file');
  for (const [name, bytes, said] of [
    ['empty.csv', [], 'empty.csv is empty'],
    ['image.png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d], 'image.png is not a text file'],
  ] as const) {
    await chooser.setInputFiles({name, mimeType: 'text/plain', buffer: Buffer.from(bytes)});
    await expect(page.getByText(said)).toBeVisible();
    await expect(box(page)).toHaveValue(cell);
  }
  const neighbor = gridRing(cell, 1)[0] ?? '';
  const files = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'dropped.txt', {type: 'text/plain'}));
    return transfer;
  }, neighbor);
  await page.locator('[data-map]').dispatchEvent('dragover', {dataTransfer: files});
  await expect(page.locator('[data-dragging=true]')).toBeVisible();
  await page.locator('[data-map]').dispatchEvent('drop', {dataTransfer: files});
  await expect(box(page)).toHaveValue(neighbor);
  await expect(page.getByText('is not a text file')).toBeHidden();
});

test('copies a link to what is seen, which opens on the explorer', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `?sel=${cell}`);
  await box(page).fill('37.77, -122.41');
  // The address itself follows only when typing rests.
  await button(page, 'Copy the link to this view').click();
  await expect(button(page, 'Copied')).toBeVisible();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(link.searchParams.get('q')).toBe('37.77, -122.41');
  expect(link.searchParams.get('sel')).toBeNull();
  expect(link.hash).toBe('#explorer');
});

for (const width of [1350, 390]) {
  test(`arrives on a link without moving anything, at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    await page.addInitScript(() => {
      const total = window as unknown as {shift: number};
      total.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) total.shift += (entry as unknown as {value: number}).value;
      }).observe({type: 'layout-shift', buffered: true});
    });
    await visit(page, `/?q=${cell}#explorer`);
    await page.locator('[data-map=ready]').waitFor({timeout: 30_000});
    await expect(detail(page, 'Index')).toHaveText(cell);
    expect(await page.evaluate(() => (window as unknown as {shift: number}).shift)).toBeLessThan(0.01);
  });
}

test('covers polygons in a worker, with progress that can be cancelled', async ({page}) => {
  await open(page);
  const ring = [
    [-123, 37],
    [-122, 37],
    [-122, 38],
    [-123, 38],
    [-123, 37],
  ];
  await box(page).fill(JSON.stringify({type: 'Polygon', coordinates: [ring]}));
  const resolution = page.getByRole('spinbutton', {name: 'res'}).first();
  await resolution.fill('7');
  await button(page, 'Cover with cells').click();
  const count = polygonToCells([ring], 7, true).length;
  await expect(detail(page, 'Cells')).toHaveText(count.toLocaleString('en-US'));
  await resolution.fill('10');
  await button(page, 'Cover with cells').click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await button(page, 'Cancel').click();
  await expect(page.getByRole('progressbar')).toBeHidden();
  await expect(detail(page, 'Cells')).toHaveText(count.toLocaleString('en-US'));
});

test('offers a coarser resolution, with the true count, for more than 200,000 cells', async ({page}) => {
  await open(page, `?sel=${cellToParent(cell, 5)}`);
  await page.getByRole('spinbutton', {name: 'res'}).fill('12');
  await button(page, 'Uncompact').click();
  await expect(page.getByText('The result would have 823,543 indexes, but the limit is 200,000')).toBeVisible();
  await button(page, 'Use resolution 11').click();
  await expect(detail(page, 'Cells')).toHaveText('117,649', {timeout: 30_000});
});

test('freezes the grid, shows pentagons, goes flat, and remembers all of it', async ({page}) => {
  await open(page, '?at=37.77,-122.41,9');
  const output = page.locator('output[aria-label="Grid resolution"]');
  const shown = 'res 6';
  // A starved page says what fits the whole Earth until the map has told its view.
  await expect(output).toHaveText(shown);
  await button(page, 'Freeze').click();
  await page.getByRole('button', {name: 'Zoom out'}).click();
  await page.waitForTimeout(800);
  await expect(output).toHaveText(shown);
  await button(page, 'Pentagons').click();
  await button(page, 'Flat').click();
  await expect.poll(() => page.url()).toContain('map=flat');
  await page.reload();
  await page.locator('#explorer').scrollIntoViewIfNeeded();
  await expect(button(page, 'Pentagons')).toHaveAttribute('aria-pressed', 'true', {timeout: 30_000});
  await expect(button(page, 'Flat')).toHaveAttribute('aria-pressed', 'true');
  await expect(button(page, 'Frozen')).toBeVisible();
});

test('goes to coordinates, and to where the reader is only when asked', async ({page, context}) => {
  await open(page);
  await page.getByRole('textbox', {name: 'Go to latitude, longitude'}).fill('48°51′30″N 2°17′40″E');
  await button(page, 'Go').click();
  await expectSelection(page, [latLngToCell(48 + 51.5 / 60, 2 + 17 / 60 + 40 / 3600, 9)]);
  await page.getByRole('textbox', {name: 'Go to latitude, longitude'}).fill('nowhere');
  await button(page, 'Go').click();
  await expect(page.getByText('contains no index and no coordinates')).toBeVisible();
  await context.grantPermissions([]);
  await button(page, 'Where am I').click();
  await expect(page.getByText('blocks location access for this site')).toBeVisible();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({latitude: -33.8568, longitude: 151.2153});
  await button(page, 'Where am I').click();
  await expectSelection(page, [latLngToCell(-33.8568, 151.2153, 9)]);
});

test('is used by keyboard alone, the map too', async ({page}) => {
  await open(page, '?at=37.7767,-122.4185,13&res=9');
  await canvas(page).focus();
  await page.keyboard.press('Enter');
  const start = latLngToCell(37.7767, -122.4185, 9);
  await expectSelection(page, [start]);
  await page.keyboard.press('Alt+ArrowRight');
  await expect.poll(() => gridRing(start, 1).includes(selection(page)[0] ?? '')).toBe(true);
  const [neighbor = ''] = selection(page);
  await page.keyboard.press('Shift+Enter');
  await expectSelection(page, [neighbor, start]);
  await page.keyboard.press('Shift+Enter');
  await expectSelection(page, [neighbor]);
  await page.keyboard.press('PageUp');
  await expectSelection(page, [cellToParent(neighbor, 8)]);
  await page.keyboard.press('PageDown');
  await expect.poll(() => getResolution(selection(page)[0] ?? cell)).toBe(9);
  await page.keyboard.press('Escape');
  await expectSelection(page, []);
});

test('leaves the clipboard alone where there is nothing to copy', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '?q=11928308280fffff');
  await page.evaluate(() => navigator.clipboard.writeText('kept'));
  await page.getByRole('combobox', {name: 'Export as'}).selectOption({label: 'Outline, WKT'});
  await button(page, 'Copy').click();
  await expect(page.getByText('there are no cells, and only cells have an outline')).toBeVisible();
  await expect(button(page, 'Copy')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('kept');
});

test('exports what is selected', async ({page}) => {
  await open(page, `?sel=${gridDisk(cell, 1).join('.')}`);
  await page.getByRole('combobox', {name: 'Export as'}).selectOption({label: 'Outline, GeoJSON'});
  const [outline] = await Promise.all([page.waitForEvent('download'), button(page, 'Download').click()]);
  const geometry: unknown = JSON.parse(readFileSync(await outline.path(), 'utf8'));
  expect(geometry).toMatchObject({type: 'MultiPolygon'});
  await page.getByRole('combobox', {name: 'Export as'}).selectOption({label: 'Python'});
  const [code] = await Promise.all([page.waitForEvent('download'), button(page, 'Download').click()]);
  expect(readFileSync(await code.path(), 'utf8')).toContain(`'${cell}'`);
});

for (const mode of ['light', 'dark']) {
  test(`meets WCAG in ${mode} mode`, async ({page}) => {
    await open(page, `?docusaurus-theme=${mode}&q=${cell}%0Abanana`);
    await expect(detail(page, 'Index')).toHaveText(cell);
    expect(await violations(page, '#explorer')).toEqual([]);
  });
}

test('fits a phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, `?sel=${cell}`);
  await expect(detail(page, 'Index')).toHaveText(cell);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expect(button(page, 'Disk')).toBeVisible();
});

test('adds cells by touch alone', async ({browser, baseURL}) => {
  const context = await browser.newContext({baseURL, viewport: {width: 390, height: 844}, hasTouch: true});
  const page = await context.newPage();
  await open(page, `?at=37.7767,-122.4185,13&res=9&sel=${latLngToCell(37.7767, -122.4185, 9)}`);
  await button(page, 'Add more').tap();
  const {width, height} = (await canvas(page).boundingBox()) ?? {width: 0, height: 0};
  await canvas(page).tap({position: {x: width / 2 + 120, y: height / 2}});
  await expect.poll(() => selection(page).length).toBe(2);
  await button(page, 'Path').tap();
  await expect.poll(() => selection(page).length).toBeGreaterThan(2);
  await context.close();
});

test('draws cells over the poles and the antimeridian', async ({page}) => {
  const pole = latLngToCell(90, 0, 2);
  for (const [center, at] of [
    [pole, '89.9,0,3'],
    [latLngToCell(0, 180, 3), '0,180,5'],
  ] as const) {
    await open(page, `?at=${at}&res=1`);
    await page.waitForTimeout(1500);
    const empty = await canvas(page).screenshot();
    await open(page, `?at=${at}&res=1&sel=${center}`);
    await page.waitForTimeout(1500);
    expect((await canvas(page).screenshot()).equals(empty)).toBe(false);
  }
});

test('gives a drawing and the same details where WebGL is missing', async ({page}) => {
  await page.addInitScript(() => {
    const original = Reflect.get(HTMLCanvasElement.prototype, 'getContext') as (...args: unknown[]) => unknown;
    Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
      value(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
        return kind.startsWith('webgl') ? null : Reflect.apply(original, this, [kind, ...rest]);
      },
    });
  });
  await open(page, `?q=${gridDisk(cell, 1).join(',')}`, 'static');
  await expect(page.getByText('it needs WebGL')).toBeVisible();
  await expect(detail(page, 'Cells')).toHaveText('7');
  await page.locator('figure [data-value="0"]').first().click();
  await expect(detail(page, 'Index')).toHaveText(cell);
});

test('has no code of mapbox-gl when it is built without a token', () => {
  const dir = path.join(process.env.SITE_DIR ?? 'build', 'assets/js');
  const scripts = readdirSync(dir).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  for (const name of scripts)
    expect(readFileSync(path.join(dir, name), 'utf8')).not.toMatch(/api\.mapbox\.com|events\.mapbox\.com/);
});

test.describe('built with a token', () => {
  const out = mkdtempSync(path.join(tmpdir(), 'h3-token-'));
  let server: SiteServer;

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    execFileSync('npx', ['docusaurus', 'build', '--out-dir', out], {
      env: {
        ...process.env,
        MAPBOX_ACCESS_TOKEN: 'pk.test.token',
        // Neither shares its files nor the bundler's cache with the site under test.
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus/with-token',
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      },
      stdio: 'pipe',
    });
    server = await startServer({dir: out, port: 0});
  });

  test.afterAll(async () => {
    await server.close();
    rmSync(out, {recursive: true});
  });

  test('draws over Mapbox streets, whose style follows the color mode where the map is', async ({browser}) => {
    const page = await browser.newPage({viewport: {width: 1350, height: 900}});
    const styles: string[] = [];
    await page.route(/mapbox\.com/, (route) => {
      const style = /styles\/v1\/mapbox\/([a-z]+)/.exec(route.request().url())?.[1];
      if (style) styles.push(style);
      return route.fulfill({
        json: style ? {version: 8, sources: {}, layers: []} : {},
        headers: {'access-control-allow-origin': '*'},
      });
    });
    await page.goto(`${server.address}/?sel=${cell}`);
    await page.locator('#explorer').scrollIntoViewIfNeeded();
    await page.locator('[data-map=ready]').waitFor({timeout: 40_000});
    expect(styles).toEqual(['streets']);
    await page
      .getByRole('button', {name: /dark and light mode/i})
      .first()
      .click();
    await expect.poll(() => styles).toEqual(['streets', 'dark']);
    await page.locator('[data-map=ready]').waitFor({timeout: 40_000});
    await expect(page.getByText('Mapbox refused to serve its street map')).toBeHidden();
    await expect(detail(page, 'Index')).toHaveText(cell);
    await page.close();
  });

  test('falls back to the embedded map, with a notice, when Mapbox refuses the token', async ({browser}) => {
    const page = await browser.newPage();
    const asked: string[] = [];
    await page.route(/mapbox\.com/, (route) => {
      asked.push(route.request().url());
      return route.fulfill({
        status: 401,
        json: {message: 'Not Authorized - Invalid Token'},
        headers: {'access-control-allow-origin': '*'},
      });
    });
    await page.goto(`${server.address}/?sel=${cell}`);
    await page.locator('#explorer').scrollIntoViewIfNeeded();
    await page.locator('[data-map=ready]').waitFor({timeout: 40_000});
    await expect(page.getByText('Mapbox refused to serve its street map')).toBeVisible();
    await expect(page.getByText('GeoNames')).toBeVisible();
    await expect(detail(page, 'Index')).toHaveText(cell);
    expect(asked.some((url) => url.includes('api.mapbox.com'))).toBe(true);
    await page.close();
  });
});
