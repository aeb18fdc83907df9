/** What a newcomer wants on the first day, from the landing page: each takes at most three clicks or one search. */
import type {Page} from '@playwright/test';
import {expect, test, visit} from './support/test';

type Way = {readonly search: string} | {readonly clicks: readonly string[]};

interface Task {
  readonly task: string;
  readonly way: Way;
  /** The end of the address that has the answer. */
  readonly answer: RegExp;
  /** What is in view there. */
  readonly seen: string | RegExp;
}

const tasks: readonly Task[] = [
  {task: 'install for Python', way: {clicks: ['H3 in Python']}, answer: /installation#python$/, seen: 'pip install h3'},
  {task: 'a resolution for about 1 km²', way: {clicks: ['Resolutions']}, answer: /restable$/, seen: '0.737 km²'},
  {
    task: 'convert a polygon in Java',
    way: {search: 'polygon to cells java'},
    answer: /#polygontocells$/,
    seen: /polygonToCellAddresses\(/,
  },
  {task: 'understand error 5', way: {search: 'error 5'}, answer: /#e_cell_invalid$/, seen: 'E_CELL_INVALID (5)'},
  {task: 'neighbors of a cell', way: {search: 'neighbors of a cell'}, answer: /#griddisk$/, seen: 'gridDisk'},
  {task: 'what replaced kRing', way: {search: 'what replaced kRing'}, answer: /#griddisk$/, seen: 'gridDisk'},
  {
    task: 'meters between two cells',
    way: {search: 'distance in meters'},
    answer: /#greatcircledistance\w*$|#can-i-measure-distance-with-cells$/,
    seen: /greatCircleDistance/,
  },
  {task: 'a cell as GeoJSON', way: {search: 'cell to geojson'}, answer: /#celltoboundary$/, seen: 'cellToBoundary'},
  {task: 'install for DuckDB', way: {clicks: ['H3 in DuckDB']}, answer: /installation#duckdb$/, seen: /INSTALL h3/},
  {task: 'H3 or S2', way: {search: 'h3 vs s2'}, answer: /comparisons\/s2|#should-i-use-h3-s2-or-geohash$/, seen: /S2/},
  {
    task: 'take an index apart',
    way: {search: '8928308280fffff'},
    answer: /index\/cell\/?\?index=8928308280fffff#decode-an-index$/,
    seen: 'base cell',
  },
  {
    task: 'the order of coordinates',
    way: {search: 'is it lat lng'},
    answer: /#is-it-lat-lng-or-lng-lat$/,
    seen: /latitude/,
  },
  {task: 'H3 in Rust', way: {search: 'rust'}, answer: /bindings#rust$/, seen: /h3o/},
  {task: 'the license', way: {clicks: []}, answer: /\/$/, seen: 'Apache License 2.0'},
  {
    task: 'what changed in the last release',
    way: {search: 'changelog'},
    answer: /#what-each-release-asks-of-you$/,
    seen: /4\.5\.0/,
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

for (const {task, way, answer, seen} of tasks) {
  test(`a newcomer finds ${task}`, async ({page}) => {
    await visit(page, '/');
    if ('clicks' in way) expect(way.clicks.length).toBeLessThanOrEqual(3);
    await follow(page, way);
    await expect(page).toHaveURL((url) => answer.test(url.href.replace(/\?_highlight[^#]*/, '')));
    await expect(page.getByText(seen).and(page.locator(':visible')).first()).toBeInViewport();
  });
}
