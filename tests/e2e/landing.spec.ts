import {expect, test, visit, weekly} from './support/test';

test('the first screen says what H3 is, how to install it, and where to go on', weekly, async ({page}) => {
  await visit(page, '/');
  for (const [width, height] of [
    [1350, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({width, height});
    const ways = page.getByRole('navigation', {name: 'Begin'});
    for (const part of [
      page.getByRole('heading', {level: 1}),
      page.getByText('open-source library'),
      page.getByText(/Release 4\./).first(),
      page.getByText('Apache License 2.0').first(),
      page.getByText('npm install h3-js').first(),
      page.getByText('latLngToCell(37.775').first(),
      ways.getByRole('link', {name: 'Quickstart'}),
      ways.getByRole('link', {name: 'API reference'}),
      ways.getByRole('link', {name: 'Explore a cell'}),
    ])
      await expect(part).toBeInViewport({ratio: 0.95});
    await expect(page.locator('main header svg').first()).toBeInViewport();
    await expect(page.getByRole('heading', {name: 'Explore cells'})).toBeInViewport({ratio: 0.3});
  }
});

test('the install line and the first call keep the chosen language', weekly, async ({page}) => {
  await visit(page, '/');
  await page.getByRole('tab', {name: 'Python', exact: true}).first().click();
  await page.reload();
  await expect(page.getByText('pip install h3').first()).toBeInViewport();
  await expect(page.getByText('h3.latlng_to_cell(').first()).toBeInViewport();
});
