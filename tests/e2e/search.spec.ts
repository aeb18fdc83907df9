// cspell:ignore celltochildren
import type {Page} from '@playwright/test';
import {comesIntoPlace} from './support/anchors';
import {hold} from './support/hold';
import {follow} from './support/quiet';
import {box, files, markedWords, options} from './support/search';
import {expect, test, visit} from './support/test';

/** Opens the box and types; resolves when the results for the whole text are shown. */
async function searchFor(page: Page, text: string): Promise<void> {
  await box(page).click();
  await box(page).fill(text);
  await expect(page.locator(`[data-answers="${text}"]`)).toBeVisible();
}

test('nothing of search is loaded before it is used; then the two files, then the code', async ({page}) => {
  const traffic = follow(page);
  await visit(page, '/docs/library/terminology');
  await traffic.quiet();
  const before = traffic.paths();
  expect(before.filter((path) => files.test(path))).toEqual([]);
  expect(page.workers()).toEqual([]);
  await box(page).focus();
  await expect(box(page)).toHaveAttribute('placeholder', /^Search/);
  const asked = traffic
    .paths()
    .slice(before.length)
    .filter((path) => files.test(path) || path.endsWith('.js'));
  expect(asked.map((path) => files.test(path)).slice(0, 3)).toEqual([true, true, false]);
  const [one, other] = asked.map((path) => /\d{10,}/.exec(path)?.[0]);
  expect(one).toBe(other);
  await box(page).fill('quickstart');
  await expect(options(page).first()).toBeVisible();
});

test.describe('on a Mac', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17 Safari/605.1.15',
  });

  test('the box reads Loading..., then Search and the shortcut', async ({page}) => {
    const release = await hold(page, /\/assets\/js\//);
    await page.goto('/docs/', {waitUntil: 'commit'});
    await expect(box(page)).toHaveAttribute('placeholder', 'Loading...');
    await expect(box(page)).toBeDisabled();
    release();
    await expect(box(page)).toHaveAttribute('placeholder', 'Search ⌘K');
  });
});

test('what is typed while the index loads is kept, and searched when it is there', async ({page}) => {
  const release = await hold(page, files);
  await visit(page, '/docs/');
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveAttribute('placeholder', 'Loading...');
  await page.keyboard.type('installation');
  await expect(box(page)).toHaveValue('installation');
  await expect(page.getByText('Loading...').filter({visible: true})).toBeVisible();
  await expect(options(page)).toHaveCount(0);
  release();
  await expect(options(page).first()).toContainText('nstallation');
  await expect(box(page)).toHaveValue('installation');
  await expect(box(page)).toHaveAttribute('placeholder', /^Search /);
});

test('says so when the files cannot be fetched, and tries again on the next use', async ({page, allow}) => {
  allow.errors.push(/net::ERR_FAILED/);
  await page.route(files, (route) => route.abort());
  await visit(page, '/docs/');
  await box(page).click();
  await expect(page.getByRole('alert').filter({hasText: 'Search could not be loaded'})).toBeVisible();
  await page.getByRole('link', {name: 'API', exact: true}).first().click();
  await expect(page).toHaveURL(/\/docs\/api\/indexing/);
  await page.unroute(files);
  await searchFor(page, 'quickstart');
  await expect(options(page).first()).toHaveAttribute('href', /^\/docs\/quickstart/);
});

test('works by keyboard, and tells screen readers what happens', async ({page}) => {
  await visit(page, '/docs/');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('group', {name: 'Start here'}).getByRole('link', {name: 'All functions'})).toBeVisible();
  await page.keyboard.type('cell');
  await expect(page.locator('[data-answers="cell"]')).toBeVisible();
  const count = await options(page).count();
  expect(count).toBeGreaterThan(2);
  expect(count).toBeLessThanOrEqual(8);
  await expect(page.getByRole('status').filter({hasText: `${count} results for “cell”`})).toHaveCount(1);
  const chosen = async () => {
    const id = await box(page).getAttribute('aria-activedescendant');
    const selected = page.locator('[role=option][aria-selected=true]');
    await expect(selected).toHaveCount(1);
    await expect(selected).toHaveAttribute('id', id ?? 'no active descendant');
    return options(page).evaluateAll((all) => all.findIndex((option) => option.ariaSelected === 'true'));
  };
  expect(await chosen()).toBe(0);
  for (const [key, place] of [
    ['ArrowDown', 1],
    ['ArrowUp', 0],
    ['ArrowUp', count - 1],
    ['ArrowDown', 0],
    ['End', count - 1],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    expect(await chosen(), key).toBe(place);
  }
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveValue('');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.type('zzqqxx');
  await expect(page.getByRole('status').filter({hasText: 'No results for “zzqqxx”'})).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(box(page)).not.toBeFocused();
});

test('choosing a result goes there and marks the words, over a reload, until cleared', async ({page}) => {
  await visit(page, '/docs/community/bindings');
  await searchFor(page, 'installation');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/installation\/?\?_highlight=installation/);
  await expect(box(page)).toHaveValue('');
  await expect.poll(() => markedWords(page)).toContainEqual(expect.stringMatching(/^installation$/i));
  const article = await page.locator('article').innerHTML();
  expect(article).not.toContain('<mark');
  await page.reload();
  await expect.poll(() => markedWords(page)).toContainEqual(expect.stringMatching(/^installation$/i));
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/docs\/installation\/?$/);
  await page.getByRole('button', {name: 'Clear highlight'}).click();
  await expect(page).toHaveURL(/\/docs\/installation\/?$/);
  expect(await markedWords(page)).toEqual([]);
  await expect(page.getByRole('button', {name: 'Clear highlight'})).toHaveCount(0);
  await page.goBack();
  await page.goForward();
  expect(await markedWords(page)).toEqual([]);
});

test("the result's heading is in view below the navbar, and focus is there", async ({page}) => {
  await visit(page, '/404.html');
  await searchFor(page, 'cellToChildren');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/api\/hierarchy/);
  await expect(page.locator('h2#celltochildren')).toBeFocused();
  expect(await comesIntoPlace(page, 'celltochildren')).toBe(true);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test('the box opens over the whole screen and a tap chooses', async ({page}) => {
    await visit(page, '/docs/');
    await expect(box(page)).toBeInViewport({ratio: 1});
    // The first tap reaches the box at its edges, too.
    const {width, height} = (await box(page).boundingBox()) ?? {width: 0, height: 0};
    await box(page).tap({position: {x: 0.1 * width, y: height / 2}});
    await expect(box(page)).toBeFocused();
    await box(page).fill('installation');
    const first = options(page).first();
    await expect(first).toBeInViewport({ratio: 1});
    expect((await first.boundingBox())?.width).toBeGreaterThan(340);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.getByRole('button', {name: 'Cancel'}).tap();
    await expect(options(page)).toHaveCount(0);
    await box(page).tap();
    await box(page).fill('installation');
    await options(page).first().tap();
    await expect(page).toHaveURL(/\/docs\/installation/);
    await expect(page.getByRole('button', {name: 'Clear highlight'})).toBeInViewport({ratio: 1});
  });
});
