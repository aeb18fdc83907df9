import {connectBy} from './support/connection';
import {follow} from './support/quiet';
import {expect, hydrated, test, visit} from './support/test';
import type {Page, Route} from '@playwright/test';

const scripts = '**/assets/js/*.js';

/** The links of the sidebar lead to other pages of the documentation without loading the site again. */
const sidebarLink = (page: Page, name: string) => page.locator('.theme-doc-sidebar-menu').getByRole('link', {name});

test('navigation scrolls to the top, or to the anchor of the address', async ({page}) => {
  await visit(page, '/docs/api/traversal');
  await page.evaluate(() => window.scrollTo(0, 1500));
  await page.waitForFunction(() => window.scrollY > 1000);
  await sidebarLink(page, 'Quickstart').click();
  await page.waitForURL('/docs/quickstart');
  await page.waitForFunction(() => window.scrollY === 0);

  await page.goto('/docs/api/traversal#griddisk');
  await hydrated(page);
  const heading = page.locator('#griddisk');
  await expect(heading).toBeInViewport();
  const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeLessThan(250);
  await page.goBack();
  await page.waitForURL('/docs/quickstart');
});

/** What the head of the document says, and the attributes of its root, in any order. */
const headOf = (page: Page) =>
  page.evaluate(() => ({
    tags: [...document.head.querySelectorAll('[data-rh]')].map(({outerHTML}) => outerHTML).sort(),
    root: [...document.documentElement.attributes].map(({name, value}) => `${name}=${value}`).sort(),
  }));

test('a page that is reached by a link has the head that its address gives', async ({page}) => {
  await visit(page, '/docs/installation');
  const first = await headOf(page);
  await sidebarLink(page, 'Quickstart').click();
  await expect(page).toHaveTitle(/quickstart/i);
  const reached = await headOf(page);
  await page.goBack();
  await expect(page).toHaveTitle(/install/i);
  expect(await headOf(page)).toEqual(first);
  await visit(page, '/docs/quickstart');
  expect(reached).toEqual(await headOf(page));
});

test('a progress bar appears when a route takes longer than 200 ms, and not before', async ({page}) => {
  const held: Route[] = [];
  let release = true;
  await page.clock.install();
  await page.route(scripts, async (route) => {
    if (release) await route.continue();
    else held.push(route);
  });
  await visit(page, '/docs/installation');
  release = false;
  await page.clock.pauseAt(Date.now() + 60_000);
  await sidebarLink(page, 'Quickstart').click();
  await expect.poll(() => held.length, 'the code of the next page is asked for').toBeGreaterThan(0);
  const bar = page.locator('#nprogress');
  await page.clock.runFor(190);
  await expect(bar).toHaveCount(0);
  // The press is painted first, for which a frame of at most 17 ms is waited.
  await page.clock.runFor(40);
  await expect(bar).toBeAttached();
  await page.clock.resume();
  release = true;
  await Promise.all(held.map((route) => route.continue()));
  await expect(page).toHaveTitle(/quickstart/i);
  await expect(bar).toHaveCount(0);
});

test('the first Tab reaches a link that skips to the content', async ({page}) => {
  await visit(page, '/docs/quickstart');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const inside = await page.evaluate(() => document.activeElement?.closest('nav.navbar') === null);
  expect(inside).toBe(true);
});

const ahead = (page: Page) => page.locator('link[rel=prefetch]');

const fast = {effectiveType: '4g', saveData: false};

test('a page is fetched ahead when its link is used, the next one when its link is seen', async ({page}) => {
  await connectBy(page, fast);
  const traffic = follow(page);
  await visit(page, '/docs/quickstart');
  await traffic.quiet();
  await expect(sidebarLink(page, 'About H3')).toBeInViewport();
  await expect(ahead(page)).toHaveCount(0);
  await sidebarLink(page, 'About H3').focus();
  await expect.poll(() => ahead(page).count()).toBeGreaterThan(0);
  const before = await ahead(page).count();
  await page.locator('.pagination-nav__link--next').scrollIntoViewIfNeeded();
  await expect.poll(() => ahead(page).count()).toBeGreaterThan(before);
});

test('a page that cannot be fetched ahead changes nothing, and a click leads to it', async ({page, allow}) => {
  allow.errors.push(/ERR_FAILED/);
  await connectBy(page, fast);
  let lost = false;
  await page.route(scripts, (route) => (lost ? route.abort() : route.continue()));
  await visit(page, '/docs/installation');
  let loads = 0;
  page.on('request', (request) => (loads += request.isNavigationRequest() ? 1 : 0));
  lost = true;
  const failed = page.waitForEvent('requestfailed');
  await sidebarLink(page, 'Quickstart').hover();
  await failed;
  await expect(page).toHaveURL('/docs/installation');
  lost = false;
  await sidebarLink(page, 'Quickstart').click();
  await page.waitForURL('/docs/quickstart');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Quickstart');
  expect(loads, 'documents loaded').toBe(0);
});

test('a link in the text is followed without a load, and new tabs are left to the browser', async ({page}) => {
  await connectBy(page, fast);
  await visit(page, '/docs/library/errors');
  const link = page.locator('.markdown a[href="/docs/api/inspection#isvalidcell"]:visible').first();
  await link.hover();
  await expect(ahead(page)).not.toHaveCount(0);

  const opened = page.context().waitForEvent('page');
  await link.click({modifiers: ['ControlOrMeta']});
  await (await opened).close();
  await expect(page).toHaveURL('/docs/library/errors');

  let loads = 0;
  page.on('request', (request) => (loads += request.isNavigationRequest() ? 1 : 0));
  await link.click();
  await page.waitForURL('/docs/api/inspection#isvalidcell');
  await expect(page.locator('#isvalidcell')).toBeInViewport();
  await page.goBack();
  await expect(link).toBeInViewport();
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault(), {capture: true}));
  await link.click();
  await expect(page).toHaveURL('/docs/library/errors');
  expect(loads, 'documents loaded').toBe(0);
});

test('no entry of the table of contents changes its place when another becomes the active one', async ({page}) => {
  for (const width of [1000, 1350]) {
    await page.setViewportSize({width, height: 900});
    await visit(page, '/docs/api/inspection');
    const moved = await page.locator('.table-of-contents').evaluate((list) => {
      const links = [...list.querySelectorAll('a')];
      const places = () => links.map((link) => link.getBoundingClientRect().top - list.getBoundingClientRect().top);
      const active = 'table-of-contents__link--active';
      for (const link of links) link.classList.remove(active);
      const before = places();
      return links.flatMap((link) => {
        link.classList.add(active);
        const after = places();
        link.classList.remove(active);
        return after.every((top, at) => top === before[at]) ? [] : [link.textContent];
      });
    });
    expect(moved, `${width} px`).toEqual([]);
  }
});
