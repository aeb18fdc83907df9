import type {Locator, Page} from '@playwright/test';
import {startServer} from '../../scripts/lib/staticServer';
import {saveData} from './support/connection';
import {hold} from './support/hold';
import {expect, hydrated, test, visit, weekly} from './support/test';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

/** The scripts of a page that hold its own code: all but the two that every page starts with. */
const routeCode = /\/assets\/js\/(?!main\.|runtime~main\.)[^/]+\.js$/;
/** All scripts of the site. */
const scripts = '**/assets/js/*.js';
const failureBox = (page: Page) => page.getByRole('alert').filter({hasText: 'ChunkLoadError'});
const missingScriptsBox = (page: Page) =>
  page.getByRole('alert').filter({hasText: 'The scripts of this page could not be started.'});

/** Expects of a page that runs none of its scripts that nothing is hidden behind them, and no button does nothing. */
async function expectAsWithoutJavaScript(page: Page): Promise<void> {
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.locator('button:visible')).toHaveText(['Retry']);
  await expect(page.locator('input:visible, textarea:visible')).toHaveCount(0);
  await expect(page.getByText('Loading...').filter({visible: true})).toHaveCount(0);
  const panels = page.getByRole('tabpanel', {includeHidden: true});
  await expect(panels.filter({visible: true})).toHaveCount(await panels.count());
}

/** Presses Retry in a box, and waits until the page is alive and the box is gone. */
async function retry(box: Locator): Promise<void> {
  await box.getByRole('button', {name: 'Retry'}).click();
  await hydrated(box.page());
  await expect(box).toHaveCount(0);
}

/** Every load of a document, from the moment of the call. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

test('a page whose code fails to load keeps its text; a red box names the error, Retry helps', async ({
  page,
  allow,
}) => {
  allow.errors.push(/ERR_FAILED|ChunkLoadError/);
  await page.route(routeCode, (route) => route.abort());
  const loads = countLoads(page);
  await page.goto('/docs/quickstart');
  await expect(failureBox(page)).toBeVisible();
  await expect(failureBox(page)).toHaveCSS('background-color', 'rgb(179, 38, 30)');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  // The box stands above the text, as wide as the text, and nothing is pushed out of the page.
  for (const width of [390, 1350]) {
    await page.setViewportSize({width, height: 800});
    const [box, article] = [await failureBox(page).boundingBox(), await page.locator('article').boundingBox()];
    if (!box || !article) throw new Error('The box or the text is not there.');
    expect(box.y + box.height, `${width} px`).toBeLessThanOrEqual(article.y);
    expect(box.width, `${width} px`).toBeGreaterThanOrEqual(article.width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  expect(loads()).toBe(1);
  await page.unroute(routeCode);
  await retry(failureBox(page));
});

test('a lazy part that fails to load shows a red box; Retry fetches it, and typed text stays', async ({
  page,
  allow,
}) => {
  allow.errors.push(/net::ERR_FAILED/);
  await visit(page, '/docs/library/index/cell');
  await page.route(scripts, (route) => route.abort());
  const decoder = page.getByRole('group', {name: 'Index decoder'});
  await decoder.getByRole('textbox').fill('8009fffffffffff');
  await expect(failureBox(page)).toHaveCSS('background-color', 'rgb(179, 38, 30)');
  // The box of before is there until the second request begins.
  const failedAgain = page.waitForEvent('requestfailed');
  await failureBox(page).getByRole('button', {name: 'Retry'}).click();
  await failedAgain;
  await expect(failureBox(page)).toBeVisible();
  await page.unroute(scripts);
  const release = await hold(page, scripts);
  await failureBox(page).getByRole('button', {name: 'Retry'}).click();
  await expect(decoder.getByText('Loading…')).toBeVisible();
  release();
  await expect(decoder.getByText('Valid: a cell of resolution 0.')).toBeVisible();
  await expect(decoder.getByRole('textbox')).toHaveValue('8009fffffffffff');
});

test('a route that fails to preload reloads the page once, also without storage', async ({page, allow}) => {
  allow.errors.push(/ERR_FAILED|ChunkLoadError/);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  await saveData(page);
  await visit(page, '/docs/installation');
  await page.route(routeCode, (route) => route.abort());
  const loads = countLoads(page);
  await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Quickstart'}).click();
  await expect(failureBox(page)).toBeVisible();
  await expect(page).toHaveURL(/\/docs\/quickstart\/?$/);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect(loads()).toBe(1);
  await page.unroute(routeCode);
  await failureBox(page).getByRole('button', {name: 'Retry'}).click();
  await hydrated(page);
  expect(loads(), 'one reload by the page, one by its reader').toBe(2);
});

/** Code of a browser that is newer than the reader's. Files that come empty are in `tests/engines/all/journeys.test.ts`. */
const unknown = {contentType: 'text/javascript', body: 'const syntax = 1 ?|> 2;'};

test('without its main scripts, a page works as without JavaScript until Retry revives it', async ({page, allow}) => {
  const cases = [
    [/\/assets\/js\/main\./, undefined, /main/],
    [/\/assets\/js\/runtime~main\./, undefined, /runtime/],
    [/\/assets\/js\/main\./, unknown, /SyntaxError/],
  ] as const;
  allow.errors.push(/ERR_FAILED|SyntaxError|Unexpected token|^$/);
  for (const [files, answer, said] of cases) {
    await page.route(files, (route) => (answer ? route.fulfill(answer) : route.abort()));
    const loads = countLoads(page);
    for (const path of ['/docs/api/indexing', '/', '/docs/quickstart']) {
      await page.goto(path);
      await expect(missingScriptsBox(page)).toHaveCSS('background-color', 'rgb(179, 38, 30)');
      await expect(missingScriptsBox(page)).toContainText(said);
      await expectAsWithoutJavaScript(page);
    }
    await page.unroute(files);
    await retry(missingScriptsBox(page));
    await expect(page.getByRole('tabpanel', {includeHidden: true}).filter({visible: false}).first()).toBeAttached();
    await expect(page.getByRole('tab').first()).toBeVisible();
    // A script that came is not asked for again: Retry loads the page.
    expect(loads()).toBe(answer ? 4 : 3);
  }
});

test('an old page whose scripts a deployment removed is replaced by the new one on Retry', async ({page, allow}) => {
  allow.errors.push(/404/, /MIME type/);
  const isPage = /\/docs\/quickstart$/;
  await page.route(isPage, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/\/(main|runtime~main)\.\w+\.js/g, '/$1.before.js');
    await route.fulfill({response, body});
  });
  await page.goto('/docs/quickstart');
  await expect(missingScriptsBox(page)).toBeVisible();
  await page.unroute(isPage);
  // The first try asks for the same scripts, the second for the page.
  await missingScriptsBox(page).getByRole('button', {name: 'Retry'}).click();
  await expect(missingScriptsBox(page)).toContainText('before.js');
  await retry(missingScriptsBox(page));
});

test('offline, a page whose code is missing leaves the old one and opens once online', async ({
  page,
  context,
  allow,
}) => {
  allow.errors.push(/ERR_INTERNET_DISCONNECTED|ChunkLoadError/);
  await saveData(page);
  await visit(page, '/docs/installation');
  await context.setOffline(true);
  const loads = countLoads(page);
  const offlineBox = page.getByRole('alert').filter({hasText: 'You are offline. The page loads when'});
  await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Quickstart'}).click();
  await expect(offlineBox).toBeInViewport();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/Installation/i);
  await offlineBox.getByRole('button', {name: 'Retry'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/Installation/i);
  expect(loads()).toBe(0);
  // Back on the page whose code is there, nothing is missing.
  await page.goBack();
  await expect(offlineBox).toHaveCount(0);
  await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Quickstart'}).click();
  await expect(offlineBox).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/Quickstart/i);
  await hydrated(page);
  await expect(offlineBox).toHaveCount(0);
});

test('served at another base URL than it was built for, the home page says so', async ({page, allow}) => {
  const wrong = await startServer({dir: process.env.SITE_DIR ?? 'build', port: 0, base: '/wrong/'});
  allow.requests.push(/^http:\/\/127\.0\.0\.1/);
  allow.errors.push(/404/, /MIME type/);
  await page.goto(`${wrong.address}/`);
  const banner = page.getByRole('alert').filter({hasText: 'Your site did not load properly'});
  await expect(banner).toBeVisible();
  await expect(banner).toContainText('built for the base URL /, but this page was opened at /wrong/');
  await page.goto(`${wrong.address}/docs/quickstart`);
  await expect(page.locator('main')).toBeVisible();
  await expect(banner).toHaveCount(0);
  await wrong.close();
  await visit(page, '/');
  await expect(banner).toHaveCount(0);
});

test('however much is missing, one red box says so, and one Retry loads it', async ({page, allow}) => {
  allow.errors.push(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  const parts = /\/assets\/(?!js\/|css\/|prose\/).*\.(?:svg|json|txt|html)$|\/assets\/(?:code|figures)\//;
  for (const path of ['/docs/api/indexing', '/docs/core-library/overview'] as const) {
    await visit(page, '/docs/quickstart');
    await page.route(parts, (route) => route.abort());
    const link = page.locator(`a[href="${path}"]`).first();
    await link.evaluate((element: HTMLElement) => element.click());
    await expect(page.getByRole('alert')).toHaveCount(1);
    await expect(page.getByRole('alert')).toContainText('This part of the page could not be loaded.');
    await expect(page.getByText('This part could not be loaded.').first()).toBeAttached();
    await page.unroute(parts);
    await page.getByRole('alert').getByRole('button', {name: 'Retry'}).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByText('This part could not be loaded.')).toHaveCount(0);
  }
});

test(
  'parts that failed offline come by themselves once the browser is online',
  weekly,
  async ({page, context, allow}) => {
    allow.errors.push(/ERR_INTERNET_DISCONNECTED/);
    await visit(page, '/docs/quickstart');
    const link = page.locator('a[href$="/docs/api/indexing"]').first();
    await link.hover();
    await page.evaluate(async () => {
      await window.docusaurus.preload('/docs/api/indexing');
    });
    await context.setOffline(true);
    await link.click();
    await expect(page.getByRole('alert')).toHaveCount(1);
    await expect(page.getByRole('alert')).toContainText('You are offline.');
    await context.setOffline(false);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.locator('pre').first()).toContainText(/\w/);
  },
);

test('the site opened as a file says that it has to be served', weekly, async ({page, allow}) => {
  allow.requests.push(/^file:/);
  allow.errors.push(/file:/, /ERR_FILE_NOT_FOUND/, /CORS/);
  await page.goto(pathToFileURL(path.resolve(process.env.SITE_DIR ?? 'build', 'index.html')).href);
  await expect(page.getByRole('alert')).toContainText('Serve it over HTTP: npm run serve');
  await expect(page.getByRole('alert')).not.toContainText('BASE_URL');
});
