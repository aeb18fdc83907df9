import {lookForNotFound} from './support/notFoundSeen';
import {startServer} from '../../scripts/lib/staticServer';
import {expect, hydrated, test, visit, weekly} from './support/test';

/** Addresses as people have saved them, and the path of the page that each means. */
const endings = [
  ['/docs/quickstart.html', '/docs/quickstart'],
  ['/docs/quickstart/index.html', '/docs/quickstart'],
  ['/docs/quickstart/index', '/docs/quickstart'],
  ['/docs/index', '/docs/'],
  ['/docs/library/index/cell.html', '/docs/library/index/cell'],
  ['/docs/library/index/cell/index', '/docs/library/index/cell'],
  ['/index', '/'],
] as const;

test('a path with an ending arrives on every host, and never shows “Page Not Found” first', async ({
  page,
  baseURL,
  allow,
}) => {
  const plain = await startServer({dir: process.env.SITE_DIR ?? 'build', port: 0, cleanUrls: false});
  allow.requests.push(new RegExp(`^${plain.address}/`));
  allow.errors.push(/status of 404/);
  const shown = await lookForNotFound(page);
  for (const host of [baseURL ?? '', plain.address]) {
    for (const [asked, meant] of endings) {
      await page.goto(`${host}${asked}?from=mail#here`);
      await page.waitForURL((url) => url.pathname.replace(/(.)\/$/, '$1') === meant.replace(/(.)\/$/, '$1'));
      expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('?from=mail#here');
      await hydrated(page);
      expect(shown, asked).toEqual([]);
    }
  }
  await visit(page, `${plain.address}/docs/no-such-page`);
  await expect.poll(() => shown, 'the look finds what is there').not.toEqual([]);
  await plain.close();
});

test('the not-found page suggests the page that the address most likely means', async ({page, allow}) => {
  allow.errors.push(/status of 404/);
  for (const [path, name, to] of [
    ['/docs/core-library/h3indexing', 'Structure of an index', '/docs/core-library/h3Indexing'],
    ['/docs/api/kring', 'gridDisk', '/docs/api/traversal#griddisk'],
  ] as const) {
    await visit(page, path);
    const suggestions = page.getByRole('status').filter({hasText: 'Did you mean'});
    await expect(suggestions.getByRole('link').first()).toHaveText(name);
    await expect(suggestions.getByRole('link').first()).toHaveAttribute('href', to);
  }
  await visit(page, '/wp-login.php');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
  await expect(page.getByRole('main').getByRole('link', {name: 'Quickstart'})).toBeVisible();
  await expect(page.getByText('Did you mean')).toHaveCount(0);
});

test('anchors that cannot be decoded and slashes too many leave the page as it is', async ({page}) => {
  await visit(page, '/docs/quickstart//?a=1#first');
  await expect.poll(() => page.url()).toMatch(/\/docs\/quickstart\?a=1#first$/);
  for (const hash of ['#100%', '#%E2%82']) {
    await page.evaluate((value) => (window.location.hash = value), hash);
    await expect(page).toHaveURL(`/docs/quickstart?a=1${hash}`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Quickstart');
  }
});

test('a link to a path with an ending shows the page at its own address', weekly, async ({page}) => {
  await visit(page, '/docs/installation');
  for (const [asked, meant] of endings) {
    await page.evaluate((path) => {
      window.history.pushState({}, '', `${path}?a=1#first`);
      window.dispatchEvent(new PopStateEvent('popstate', {state: {}}));
    }, asked);
    await page.waitForURL((url) => url.pathname === meant && url.search === '?a=1' && url.hash === '#first');
    await expect(page).not.toHaveTitle(/not found/i);
  }
});

test(
  'the not-found page names the version of the address, also one that cannot be decoded',
  weekly,
  async ({page, baseURL, allow}) => {
    allow.errors.push(/status of 404/);
    const version = page
      .getByRole('navigation', {name: 'Main'})
      .getByText(/^\d\.x$/)
      .first();
    for (const [path, name] of [
      ['/docs/no-such-page', '4.x'],
      ['/docs/3.x/no-such-page', '3.x'],
      ['//host/%E0%A4', '4.x'],
    ] as const) {
      await visit(page, (baseURL ?? '') + path);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
      await expect(version).toHaveText(name);
    }
  },
);
