/** Offline copies: a service worker that readers ask for. */
import type {Page} from '@playwright/test';
import {fault} from '../support/fault';
import {violations} from './support/axe';
import {openExample} from './support/example';
import {openExplorer} from './support/explorer';
import type * as Control from '@h3-docs/offline/control';
import {
  controlScript,
  deploy,
  deploySmall,
  keepDocs,
  offlineButton,
  openPanel,
  panel,
  status,
  traces,
  type Deployment,
} from './support/offline';
import {follow} from './support/quiet';
import {expect, test as base, visit} from './support/test';

declare global {
  interface Window {
    /** What `controlScript` sets. */
    readonly offline: typeof Control;
  }
}

const nothing = {workers: 0, caches: []};
const notice = (page: Page) => page.getByText('Your offline copy is now the newest edition of these docs.');

/** Tests that change the deployment have one to themselves. */
const test = base.extend<{site: Deployment}>({
  site: async ({allow}, use) => {
    const site = await deploy();
    allow.requests.push(new RegExp(`^${site.address}/`));
    await use(site);
    await site.close();
  },
});

/** Marks two pages, as those of a new deployment. */
async function publishNext(site: Deployment): Promise<void> {
  for (const file of ['docs/quickstart/index.html', '404.html']) {
    site.edit(file, (html) => html.replace('</head>', '<meta name="edition" content="next"></head>'));
  }
  await site.publish();
}

const markOfNext = (page: Page) => page.locator('meta[name=edition][content=next]');

test('nothing is registered or stored before the reader asks for it', async ({page}) => {
  const traffic = follow(page);
  await visit(page, '/');
  await page.getByRole('combobox', {name: 'Search', exact: true}).click();
  await page.getByRole('group', {name: 'Offline copy'}).getByRole('button').click();
  await expect(page.getByRole('button', {name: /^Keep 4\.x \(\d+\.\d MB\)$/})).toBeVisible();
  await openPanel(page);
  await expect(status(page)).toContainText(/take \d+\.\d MB, counted after compression with gzip/);
  expect(await traces(page)).toEqual(nothing);
  expect(traffic.paths()).not.toContain('/sw.js');
  expect(await violations(page, '[aria-label="Offline copy"]')).toEqual([]);
});

test('a kept copy has everything of 4.x without a network, 3.x on request, and is removed whole', async ({
  page,
  context,
  allow,
}) => {
  // What the browser says of addresses that aren't in the copy, and of the CDN of formulas.
  allow.errors.push(/ERR_INTERNET_DISCONNECTED|status of (404|503)/);
  await keepDocs(page);
  await context.setOffline(true);
  for (const path of ['/docs/api/indexing', '/docs/api/indexing/', '/docs', '/docs/library/errors/index.html']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    expect(response?.headers()['content-security-policy']).toContain("default-src 'self'");
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  }
  const {example, editor} = await openExample(page);
  await editor.fill('return h3.getResolution("8928308280fffff") * 7');
  await expect(example).toContainText('63');
  await page.getByRole('combobox', {name: 'Search', exact: true}).fill('grid disk');
  await page.getByRole('option').first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Traversal functions');
  await openExplorer(page, '?at=37.7767,-122.4185,13&res=9');
  const missing = await page.goto('/docs/no-such-page');
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole('heading', {name: 'Page not found'})).toBeVisible();
  const former = await page.goto('/docs/3.x/quickstart');
  expect(former?.status()).toBe(503);
  await expect(page.getByRole('heading')).toHaveText('3.x is not in your offline copy');
  expect((await page.goto('/docs/quickstart.md'))?.headers()['content-type']).toBe('text/markdown; charset=utf-8');

  await context.setOffline(false);
  await visit(page, '/docs/installation');
  await offlineButton(page, /^Add 3\.x \(\d+\.\d MB\)$/).click();
  await expect(status(page)).toContainText('Your browser keeps 4.x and 3.x', {timeout: 120_000});
  await context.setOffline(true);
  await visit(page, '/docs/3.x/quickstart');
  await expect(page.locator('.live-example').first()).toBeVisible();
  await context.setOffline(false);
  await visit(page, '/docs/installation');
  await offlineButton(page, 'Remove').click();
  await expect(status(page)).toContainText('Nothing has been stored so far.');
  expect(await traces(page)).toEqual(nothing);
});

test('a new deployment replaces the copy as a whole, and every tab is told', async ({page, context, site, allow}) => {
  allow.errors.push(/status of 404/);
  await keepDocs(page, site.address);
  const other = await context.newPage();
  await visit(other, `${site.address}/docs/`);
  await publishNext(site);
  // The browser looks for a new deployment when a page is opened; this one is still of the copy.
  await visit(page, `${site.address}/docs/quickstart`);
  await expect(notice(page)).toBeVisible({timeout: 120_000});
  await expect(notice(other)).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', {name: 'Reload'}).click();
  await expect(markOfNext(page)).toBeAttached();
  await page.goto(`${site.address}/docs/no-such-page`);
  await expect(markOfNext(page)).toBeAttached();
  expect((await traces(page)).workers).toBe(1);
  // The former copy serves the code of the other tab until that is closed.
  expect((await traces(page)).caches).toHaveLength(2);
  await other.close();
  await visit(page, `${site.address}/docs/quickstart`);
  await expect.poll(async () => (await traces(page)).caches.length).toBe(1);
});

test('an update with a file that fails leaves the old copy as it is, and says so', async ({
  page,
  context,
  site,
  allow,
}) => {
  fault({
    kind: 'Offline copy',
    injected: 'a new deployment lacks one of its files',
    reader: 'the old copy stays whole, and the panel names the file',
  });
  allow.errors.push(/status of 404|ERR_INTERNET_DISCONNECTED/);
  await keepDocs(page, site.address);
  await publishNext(site);
  site.drop('404.html');
  await visit(page, `${site.address}/docs/installation`);
  await expect(status(page)).toContainText('The site has a newer edition.');
  await offlineButton(page, 'Update').click();
  await expect(panel(page).getByRole('alert')).toHaveText(
    'The newer edition was not stored. Your copy is the same as before. The server doesn’t have one of the files. File: /404.html',
    {timeout: 120_000},
  );
  await context.setOffline(true);
  await page.goto(`${site.address}/docs/quickstart`);
  await expect(markOfNext(page)).toHaveCount(0);
  expect((await traces(page)).caches).toHaveLength(1);
});

test('a file that belongs to another deployment ends the first attempt, and nothing is left', async ({page, site}) => {
  fault({
    kind: 'Offline copy',
    injected: 'a file changes on the server while it is stored',
    reader: 'the panel names the file, and nothing is kept',
  });
  site.edit('docs/quickstart/index.html', (html) => html.replace('</title>', ' (next)</title>'));
  await openPanel(page, site.address);
  await offlineButton(page, /^Keep 4\.x/).click();
  await expect(panel(page).getByRole('alert')).toContainText(
    'The copy was not stored. A file on the server belongs to another edition.',
    {timeout: 120_000},
  );
  expect(await traces(page)).toEqual(nothing);
});

test('full storage is said, before and while a copy is stored', async ({page}) => {
  fault({
    kind: 'Offline copy',
    injected: 'the browser’s storage is full',
    reader: 'a sentence says that there is not enough room, and nothing is kept',
  });
  const full = 'The copy was not stored. The browser doesn’t have enough space for the copy.';
  await openPanel(page);
  await page.evaluate(() => {
    navigator.storage.estimate = () => Promise.resolve({quota: 2_000_000, usage: 1_000_000});
  });
  await offlineButton(page, /^Keep 4\.x/).click();
  await expect(panel(page).getByRole('alert')).toContainText(full);
  await page.evaluate(() => {
    navigator.storage.estimate = () => Promise.resolve({});
    Cache.prototype.put = () => Promise.reject(new DOMException('Full.', 'QuotaExceededError'));
  });
  await offlineButton(page, /^Keep 4\.x/).click();
  await expect(panel(page).getByRole('alert')).toContainText(full);
  expect(await traces(page)).toEqual(nothing);
});

test('Cancel ends storing, and leaves nothing', async ({page}) => {
  await openPanel(page);
  await page.route('**/assets/map/*/high-*', () => undefined);
  await offlineButton(page, /^Keep 4\.x/).click();
  await expect(panel(page).getByRole('progressbar', {name: 'Stored'})).toBeVisible();
  await offlineButton(page, 'Cancel').click();
  await expect(panel(page).getByRole('alert')).toContainText('You canceled the download.');
  await expect(panel(page)).toBeFocused();
  expect(await traces(page)).toEqual(nothing);
});

test('a browser without service workers, or with blocked storage, says so in a sentence', async ({page}) => {
  fault({
    kind: 'Offline copy',
    injected: 'the browser has no service workers, or blocks storage',
    reader: 'a sentence says why no copy can be kept, and what helps',
  });
  await openPanel(page);
  await expect(status(page)).toContainText('Nothing has been stored so far.');
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });
  await openPanel(page);
  await expect(status(page)).toContainText('This browser, or its private mode, can’t keep an offline copy.');
  await expect(panel(page).getByRole('button')).toHaveCount(0);
});

test('blocked storage is said in a sentence', async ({page}) => {
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.getRegistration = () =>
      Promise.reject(new DOMException('Access is denied.', 'SecurityError'));
  });
  await openPanel(page);
  await expect(status(page)).toContainText('This browser blocks storage for this site.');
});

test('a site below a path keeps to that path', async ({page, context, allow}) => {
  const site = await deploySmall();
  allow.requests.push(new RegExp(`^${new URL(site.address).origin}/`));
  allow.errors.push(/status of (404|503)|ERR_INTERNET_DISCONNECTED/);
  await page.goto(`${site.address}/`);
  await page.addScriptTag({content: await controlScript()});
  const kept = await page.evaluate(async () => {
    await caches.open('another site');
    await window.offline.readState('/h3/');
    await window.offline.keep('/h3/', '4.x');
    return window.offline.getState();
  });
  expect(kept).toMatchObject({is: 'idle', copies: [{version: '4.x'}], failure: undefined});
  await context.setOffline(true);
  for (const path of ['/', '/docs/page', '/docs/page/', '/docs/page?q=1']) {
    expect((await page.goto(site.address + path))?.status()).toBe(200);
  }
  expect((await page.goto(`${site.address}/nowhere`))?.status()).toBe(404);
  await expect(page).toHaveTitle('404.html');
  expect((await page.goto(`${site.address}/docs/3.x`))?.status()).toBe(503);
  await expect(page.goto(`${new URL(site.address).origin}/outside`)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  await context.setOffline(false);
  await page.goto(`${site.address}/`);
  await page.addScriptTag({content: await controlScript()});
  await page.evaluate(async () => {
    await window.offline.readState('/h3/');
    await window.offline.remove('/h3/');
  });
  expect(await traces(page)).toEqual({workers: 0, caches: ['another site']});
  // The page is still the worker's, which has nothing anymore. It can be asked anew.
  await page.evaluate(() => window.offline.keep('/h3/', '4.x'));
  expect(await traces(page)).toMatchObject({workers: 1, caches: {length: 2}});
  await context.setOffline(true);
  expect((await page.goto(`${site.address}/docs/page`))?.status()).toBe(200);
  await site.close();
});
