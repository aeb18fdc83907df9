import {readFileSync} from 'node:fs';
import {startServer} from '../../scripts/lib/staticServer';
import {copySite, type SiteCopy} from '../support/siteCopy';
import {detailOf, showMap} from './support/explorer';
import {expect, test, visit, weekly} from './support/test';

let address: string;
/** Undoes what the setup did, the last first, as far as it came. */
const cleanUp: (() => Promise<void> | void)[] = [];
let out: string;
let output: string;

const cell = '8928308280fffff';

// One worker builds the copy and runs these tests one after the other.
test.describe.configure({mode: 'default'});

/** A copy of the site with faults. */
function faultyCopy(): SiteCopy {
  const copy = copySite(['docs/quickstart']);
  cleanUp.unshift(() => copy.remove());
  copy.write(
    'src/theme/NavbarItem/ComponentTypes.tsx',
    readFileSync('tests/support/faults/ComponentTypes.tsx', 'utf8'),
  );
  copy.edit('docusaurus.config.ts', (config) =>
    config.replace(
      "{type: 'localeDropdown'",
      "{type: 'custom-fragile', label: 'Fragile', position: 'left'}, {type: 'localeDropdown'",
    ),
  );
  copy.edit('packages/base/site.ts', (text) =>
    text.replace('followSystemColorMode: false', 'followSystemColorMode: true'),
  );
  copy.edit(
    'docs/quickstart.mdx',
    (text) =>
      `${text}\n[a lost file](./no-such-file.md), [a lost page](/docs/no-such-page),\n[a lost anchor](/docs/installation#no-such-anchor)\n\n` +
      // Text with code besides links is one string of markup for React, in which links are looked for again.
      'With `code`: [a lost page](/docs/no-such-page-in-text) and\n[a lost anchor](/docs/installation#no-such-anchor-in-text).\n' +
      '\n<a href="/docs/no-such-page-in-html">lost</a> <b id="in-raw-html">found</b> [here](#in-raw-html)\n' +
      '<a href="./highlights/ml.mdx">lost</a>\n',
  );
  return copy;
}

const settings = {MAPBOX_ACCESS_TOKEN: 'pk.test.token', SOURCE_DATE_EPOCH: '1700000000'};

/** A build takes a minute by itself, and ten beside others on a busy machine. */
const buildLimit = 900_000;

test.beforeAll(async () => {
  test.setTimeout(buildLimit);
  const copy = faultyCopy();
  ({output} = await copy.build(settings));
  out = copy.out;
  const server = await startServer({dir: out, port: 0});
  address = server.address;
  cleanUp.unshift(server.close);
});

test.beforeEach(({allow}) => {
  allow.requests.push(new RegExp(`^${address}/`));
});

test.afterAll(async () => {
  for (const step of cleanUp) await step();
});

test('the build fails on links that lead nowhere, and names the file and the line of each', weekly, () => {
  const line = readFileSync('docs/quickstart.mdx', 'utf8').split('\n').length + 1;
  for (const [below, broken] of [
    [0, 'no-such-page (no such page)'],
    [1, 'installation#no-such-anchor (no such anchor)'],
    [3, 'no-such-page-in-text (no such page)'],
    [4, 'installation#no-such-anchor-in-text (no such anchor)'],
    [6, 'no-such-page-in-html (no such page)'],
  ] as const)
    expect(output).toContain(`- docs/quickstart.mdx:${line + below}: /docs/${broken}`);
  expect(output).toContain(`- docs/quickstart.mdx:${line + 7}: ./highlights/ml.mdx (no such page)`);
  // The ids of raw HTML are there.
  expect(output).not.toContain('#in-raw-html');
});

test('a broken link to a Markdown file is a warning that names page and link', weekly, async ({page}) => {
  expect(output).toMatch(/WARNING.*\.\/no-such-file\.md.*docs\/quickstart\.mdx/);
  expect(output.match(/no-such-file/g)).toHaveLength(1);
  await page.goto(`${address}/docs/quickstart`);
  await expect(page.getByRole('link', {name: 'a lost file'})).toHaveAttribute('href', './no-such-file.md');
});

test('a navbar item that fails to render is named in the error', weekly, async ({page, allow}) => {
  allow.errors.push(/the item is broken/, /navbar item/);
  await visit(page, `${address}/docs/quickstart`);
  await page.evaluate(() => window.dispatchEvent(new Event('break-navbar')));
  const box = page.getByRole('alert').filter({hasText: 'A theme navbar item failed to render'});
  await expect(box).toContainText('"custom-fragile"');
  await expect(box).toContainText('the item is broken');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Quickstart');
  await box.getByRole('button', {name: 'Retry'}).click();
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
});

test('where the configuration says so, the color mode follows the system', weekly, async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await visit(page, `${address}/docs/quickstart`);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({colorScheme: 'light'});
  await expect(html).toHaveAttribute('data-theme', 'light');
});

test.describe('with a Mapbox token', weekly, () => {
  const headers = {'access-control-allow-origin': '*'};

  test('draws over Mapbox streets, whose style follows the color mode where the map is', async ({browser}) => {
    const page = await browser.newPage({viewport: {width: 1350, height: 900}});
    const styles: string[] = [];
    const reports: string[] = [];
    await page.route(/mapbox\.com/, (route) => {
      reports.push(route.request().postData() ?? '');
      const style = /styles\/v1\/mapbox\/([a-z]+)/.exec(route.request().url())?.[1];
      if (style) styles.push(style);
      return route.fulfill({json: style ? {version: 8, sources: {}, layers: []} : {}, headers});
    });
    await page.goto(`${address}/?sel=${cell}`);
    await showMap(page);
    expect(styles).toEqual(['streets']);
    // This copy follows the system.
    await page.emulateMedia({colorScheme: 'dark'});
    await expect.poll(() => styles).toEqual(['streets', 'dark']);
    await showMap(page);
    await expect(page.getByText('Mapbox refused to serve its street map')).toBeHidden();
    expect(reports.join(), 'reports of use are seen here').toContain('"event":');
    expect(reports.join()).not.toMatch(/performance/i);
    await expect(detailOf(page, 'Index')).toHaveText(cell);
    await page.close();
  });

  test('falls back to the embedded map, with a notice, when Mapbox refuses the token', async ({browser}) => {
    const page = await browser.newPage();
    const asked = page.waitForRequest(/api\.mapbox\.com/);
    await page.route(/mapbox\.com/, (route) => route.fulfill({status: 401, json: {message: 'Invalid Token'}, headers}));
    await page.goto(`${address}/?sel=${cell}`);
    await showMap(page);
    await expect(page.getByText('Mapbox refused to serve its street map')).toBeVisible();
    await expect(page.getByText('GeoNames')).toBeVisible();
    await expect(detailOf(page, 'Index')).toHaveText(cell);
    await asked;
    await page.close();
  });
});
