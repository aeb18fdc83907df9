/** A part that throws doesn't take the page. */
import {fault} from '../support/fault';
import {expect, test, visit} from './support/test';

test('a navbar that throws leaves the page, says why, and comes back', async ({page, allow}) => {
  fault({
    kind: 'Page',
    injected: 'a part of the navbar throws',
    reader: 'the page stays, a red box in the place of the navbar says why, and Retry brings it back',
  });
  allow.errors.push(/the box is broken/);
  await page.addInitScript(() => {
    // The search box reads it for its shortcut.
    const {userAgent} = navigator;
    Object.defineProperty(navigator, 'userAgent', {
      get() {
        if ('broken' in window) throw new Error('the box is broken');
        return userAgent;
      },
    });
  });
  await visit(page, '/docs/quickstart');
  await page.evaluate(() => Object.assign(window, {broken: true}));
  await page.getByRole('combobox', {name: 'Search'}).focus();
  const box = page.getByRole('alert').filter({hasText: 'the box is broken'});
  await expect(box).toBeInViewport();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Quickstart');
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.evaluate(() => Reflect.deleteProperty(window, 'broken'));
  await box.getByRole('button', {name: 'Retry'}).click();
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
  await expect(box).toHaveCount(0);
});

test('an announcement that throws is left out', async ({page, allow}) => {
  fault({
    kind: 'Page',
    injected: 'the announcement throws',
    reader: 'the page without the announcement',
  });
  // React's error number 418: the page in the browser differs from that of the server.
  allow.errors.push(/destructure|null|undefined|#418/);
  await page.route(/\/assets\/js\/main\.[^/]+\.js$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/("h3-announcement":\{"default":\[)(?=\{)/, '$1null,');
    await route.fulfill({response, body});
  });
  await visit(page, '/docs/quickstart');
  await expect(page.getByText('New to H3?')).toHaveCount(0);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Quickstart');
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Bindings'}).click();
  await expect(page).toHaveURL('/docs/community/bindings');
});

test('a fault outside the layout shows the page of a crash, with another try and a way out', async ({page, allow}) => {
  fault({
    kind: 'Page',
    injected: 'something outside the layout throws',
    reader: '“This page crashed” in the design of the site, with Try again and a link to the start page',
  });
  allow.errors.push(/the root is broken/);
  await page.addInitScript(() => {
    // The root of the site reads it when another page is asked for.
    Object.defineProperty(navigator, 'onLine', {
      get() {
        if ('broken' in window) throw new Error('the root is broken');
        return true;
      },
    });
  });
  await visit(page, '/docs/quickstart');
  await page.evaluate(() => Object.assign(window, {broken: true}));
  await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Installation'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed');
  await expect(page).toHaveTitle(/This page crashed/);
  await expect(page.getByRole('main')).toContainText('the root is broken');
  await page.evaluate(() => Reflect.deleteProperty(window, 'broken'));
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Installation');

  await page.evaluate(() => Object.assign(window, {broken: true}));
  await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Quickstart'}).click();
  await page.getByRole('link', {name: 'Go to the start page'}).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('This page crashed');
});
