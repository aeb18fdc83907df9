import routes from '../data/routes.json' with {type: 'json'};
import {expect, test} from './support/test';

test.use({javaScriptEnabled: false});

const pages = [routes.landing, ...routes.current, ...routes['3.x']];

test('without JavaScript every page has its title, text and links, and no control that does nothing', async ({
  page,
}) => {
  test.setTimeout(180_000);
  for (const route of pages) {
    await page.goto(route);
    await expect(page.locator('h1').first(), route).toBeVisible();
    expect((await page.locator('main').innerText()).length, route).toBeGreaterThan(150);
    expect(await page.locator('.navbar a[href]').count(), route).toBeGreaterThan(4);
    // What is on the page but hidden from a reader without JavaScript: there is no way to bring it out.
    await expect(page.locator('main [role=tabpanel]:not(:visible)'), `hidden tabs on ${route}`).toHaveCount(0);
    await expect(page.locator('button:visible'), `buttons on ${route}`).toHaveCount(0);
    const searchBoxes = page.locator('.navbar input:visible, .navbar [role=searchbox]:visible');
    await expect(searchBoxes, `a search box on ${route}`).toHaveCount(0);
  }
});

test('without JavaScript a phone has the links of the navbar', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/docs/quickstart');
  for (const name of ['About', 'API', 'Bindings', 'Resolutions']) {
    await expect(page.locator('.navbar').getByRole('link', {name, exact: true})).toBeInViewport({ratio: 1});
  }
  await expect(page.getByRole('button')).toHaveCount(0);
});
