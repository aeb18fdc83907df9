import type {Page} from '@playwright/test';
import {startServer} from '../../scripts/lib/staticServer';
import {expect, hydrated, test, visit} from './support/test';
import {fault} from '../support/fault';

/** The scripts of a page that hold its own code: all but the two that every page starts with. */
const routeCode = /\/assets\/js\/(?!main\.|runtime~main\.)[^/]+\.js$/;
const allCode = /\/assets\/js\/[^/]+\.js$/;
const failureBox = (page: Page) => page.getByRole('alert').filter({hasText: 'ChunkLoadError'});

/** Every load of a document, from the moment of the call. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

test('when the code of a page fails to load its text stays, a red box gives the error, and Retry helps', async ({
  page,
  allow,
}) => {
  fault({
    kind: 'Network',
    injected: 'the scripts of a page do not arrive',
    reader: 'the text stays, a red box gives the error, and Retry loads the page',
  });
  allow.errors.push(/ERR_FAILED|ChunkLoadError/);
  await page.route(routeCode, (route) => route.abort());
  const loads = countLoads(page);
  await page.goto('/docs/quickstart');
  await expect(failureBox(page)).toBeVisible();
  await expect(failureBox(page)).toHaveCSS('background-color', 'rgb(179, 38, 30)');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect(loads()).toBe(1);
  await page.unroute(routeCode);
  await failureBox(page).getByRole('button', {name: 'Retry'}).click();
  await hydrated(page);
  await expect(failureBox(page)).toHaveCount(0);
});

test('a route that fails to preload reloads the page once, also without storage', async ({page, allow}) => {
  fault({
    kind: 'Network',
    injected: 'the code of the next page cannot be fetched ahead',
    reader: 'the page reloads once and shows the next page',
  });
  allow.errors.push(/ERR_FAILED|ChunkLoadError/);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  // Without the chunks that links in view have fetched ahead, the navigation has to ask for them.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}});
  });
  await visit(page, '/docs/installation');
  await page.route(routeCode, (route) => route.abort());
  const loads = countLoads(page);
  await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Quickstart'}).click();
  await expect(failureBox(page)).toBeVisible();
  await expect(page).toHaveURL(/\/docs\/quickstart\/?$/);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(loads()).toBe(1);
  await page.unroute(routeCode);
  await failureBox(page).getByRole('button', {name: 'Retry'}).click();
  await hydrated(page);
});

test('when no code arrives at all every text can be read and links lead on', async ({page, allow}) => {
  fault({
    kind: 'Network',
    injected: 'no script arrives at all',
    reader: 'all text can be read and links lead on',
  });
  allow.errors.push(/ERR_FAILED/);
  await page.route(allCode, (route) => route.abort());
  for (const path of ['/', '/docs/quickstart', '/docs/api/indexing']) {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.locator('h1').first()).toBeVisible();
    await expect(page.getByText('Your site did not load properly')).toBeHidden();
  }
  await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Quickstart'}).click();
  await page.waitForURL(/\/docs\/quickstart\/?$/);
});

test('served at another base URL than it was built for, the home page says so', async ({page, allow}) => {
  fault({
    kind: 'Settings',
    injected: 'the site is served at another base URL than it was built for',
    reader: 'a banner on the home page names the base URL',
  });
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
