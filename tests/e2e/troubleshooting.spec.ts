import {expect, test, visit} from './support/test';

test('the reference leads to the problems of a function, and the keyboard from there to a problem', async ({page}) => {
  await visit(page, '/docs/api/indexing');
  await page.locator('#latlngtocell ~ details > summary').first().click();
  await page.getByRole('link', {name: /^Known problems of latLngToCell \(\d+\)$/}).click();
  const filter = page.getByRole('searchbox', {name: 'Filter by a message, function, or stack'});
  await expect(filter).toHaveValue('latLngToCell');
  const status = page.getByRole('status').filter({hasText: /^\d+ entries$/});
  await expect(status).toBeVisible();
  await filter.fill('EPSG:3857 projection');
  await expect(page).toHaveURL(/problems=EPSG/);
  await filter.press('Tab');
  await expect(page.getByRole('link', {name: /Coordinates in EPSG:3857/})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#problem-projected-coordinates')).toBeInViewport();
});

test('the sidebar shows the page, and Tab reaches each stack of the list', async ({page}) => {
  await visit(page, '/docs/library/errors');
  await expect(page.locator('.menu__link--active', {hasText: 'Errors'})).toBeInViewport();
  const stacks = page.locator('.problem-group > summary');
  await stacks.first().focus();
  await page.keyboard.press('Tab');
  await expect(stacks.nth(1)).toBeFocused();
});

test('old anchors of problems lead to where these are now', async ({page}) => {
  for (const [old, now] of [
    ['/docs/api/regions#problem-is-geojson', '/docs/library/errors#problem-is-geojson'],
    ['/docs/api/indexing#problem-cite', '/docs/#problem-cite'],
    ['/docs/community/bindings#problem-that-is-gone', '/docs/library/errors#troubleshooting'],
  ] as const) {
    await page.goto(old);
    await page.waitForURL(`**${now}`);
    await expect(page.locator(now.replace(/.*#/, '#'))).toBeInViewport();
  }
});
