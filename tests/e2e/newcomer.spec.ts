/** What a newcomer wants on the first day, from the landing page: each takes at most three clicks or one search. */
import type {Page} from '@playwright/test';
import {expect, test, visit} from './support/test';

type Way = {readonly search: string} | {readonly clicks: readonly string[]};

interface Task {
  readonly task: string;
  readonly way: Way;
  /** The end of the address that has the answer. */
  readonly answer: RegExp;
}

const tasks: readonly Task[] = [
  {task: 'install for Python', way: {clicks: ['H3 in Python']}, answer: /installation#python$/},
  {task: 'a resolution for about 1 km²', way: {clicks: ['Resolutions']}, answer: /restable$/},
  {
    task: 'convert a polygon in Java',
    way: {search: 'polygon to cells java'},
    answer: /#polygontocells$/,
  },
  {task: 'understand error 5', way: {search: 'error 5'}, answer: /#e_cell_invalid$/},
  {task: 'what replaced kRing', way: {search: 'what replaced kRing'}, answer: /#griddisk$/},
  {
    task: 'meters between two cells',
    way: {search: 'distance in meters'},
    answer: /#greatcircledistance\w*$|#can-i-measure-distance-with-cells$/,
  },
  {task: 'a cell as GeoJSON', way: {search: 'cell to geojson'}, answer: /#celltoboundary$/},
  {task: 'install for DuckDB', way: {clicks: ['H3 in DuckDB']}, answer: /installation#duckdb$/},
  {task: 'H3 or S2', way: {search: 'h3 vs s2'}, answer: /comparisons\/s2|#should-i-use-h3-s2-or-geohash$/},
  {
    task: 'take an index apart',
    way: {search: '8928308280fffff'},
    answer: /index\/cell\/?\?index=8928308280fffff#decode-an-index$/,
  },
  {task: 'the neighbors of a cell', way: {search: 'neighbors of a cell'}, answer: /#griddisk$/},
  {task: 'the order of coordinates', way: {search: 'is it lat lng'}, answer: /#is-it-lat-lng-or-lng-lat$/},
  {task: 'H3 in Rust', way: {search: 'rust'}, answer: /bindings#rust$/},
  {task: 'the license', way: {search: 'license'}, answer: /#what-does-it-cost-and-may-i-use-it$/},
  {
    task: 'what changed in the last release',
    way: {search: 'changelog'},
    answer: /#what-each-release-asks-of-you$/,
  },
];

async function follow(page: Page, way: Way): Promise<void> {
  if ('clicks' in way) {
    for (const name of way.clicks) await page.getByRole('link', {name, exact: true}).first().click();
    return;
  }
  const box = page.getByRole('combobox', {name: 'Search', exact: true});
  await box.click();
  await box.fill(way.search);
  await expect(page.locator(`[data-answers="${way.search}"]`)).toBeVisible();
  await page.keyboard.press('Enter');
}

for (const {task, way, answer} of tasks) {
  test(`a newcomer finds ${task}`, async ({page}) => {
    await visit(page, '/');
    expect('clicks' in way ? way.clicks.length : 1).toBeLessThanOrEqual(3);
    await follow(page, way);
    await expect(page).toHaveURL((url) => answer.test(url.href.replace(/\?_highlight[^#]*/, '')));
    const {hash} = new URL(page.url());
    await expect(page.locator(hash === '' ? 'h1' : `[id="${hash.slice(1)}"]`)).toBeInViewport();
  });
}

test('a newcomer sees the release, the license, and an install line at once', async ({page}) => {
  await visit(page, '/');
  await expect(page.getByText('Apache License 2.0').first()).toBeInViewport();
  await expect(page.getByText(/Release 4\./).first()).toBeInViewport();
  await expect(page.getByText('npm install h3-js').first()).toBeInViewport();
});
