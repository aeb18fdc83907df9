/** What a newcomer wants on the first day, from the landing page: each takes at most three clicks, and most one search. */
import type {Page} from '@playwright/test';
import {expect, pageTest as test, visit} from '../support/test';

/** A link by its name, or by how its name begins where that has a description; or something else by its role. */
type Click = string | RegExp | {readonly role: 'tab' | 'button'; readonly name: string};

interface Task {
  readonly task: string;
  readonly clicks: readonly Click[];
  /** What a newcomer types instead. */
  readonly search?: string;
  /** The end of the address that has the answer, and that of the search, where it differs. */
  readonly answer: RegExp;
  readonly found?: RegExp;
}

const tasks: readonly Task[] = [
  {task: 'install for Python', clicks: ['H3 in Python'], answer: /installation#python$/},
  {task: 'a resolution for about 1 km²', clicks: ['Resolutions'], answer: /restable$/},
  {
    task: 'convert a polygon in Java',
    clicks: ['API', 'Region functions', 'polygonToCells'],
    search: 'polygon to cells java',
    answer: /#polygontocells$/,
  },
  {
    task: 'understand error 5',
    clicks: ['API', 'Errors', 'E_CELL_INVALID'],
    search: 'error 5',
    answer: /#e_cell_invalid$/,
  },
  {
    task: 'what replaced kRing',
    clicks: [/^Migrate from 3\.x/, 'Functions in 3.x and 4.x'],
    search: 'what replaced kRing',
    answer: /migration-3\.x\/functions$/,
    found: /#griddisk$/,
  },
  {
    task: 'meters between two cells',
    clicks: ['API', 'Miscellaneous functions', 'greatCircleDistanceM'],
    search: 'distance in meters',
    answer: /#greatcircledistancem$/,
    found: /#greatcircledistance\w*$|#can-i-measure-distance-with-cells$/,
  },
  {
    task: 'the outline of a cell',
    clicks: ['API', 'cellToBoundary'],
    search: 'cell to geojson',
    answer: /#celltoboundary$/,
  },
  {task: 'install for DuckDB', clicks: ['H3 in DuckDB'], answer: /installation#duckdb$/},
  {
    task: 'H3 or S2',
    clicks: [/^Compare with S2/],
    search: 'h3 vs s2',
    answer: /comparisons\/s2$/,
    found: /comparisons\/s2|#should-i-use-h3-s2-or-geohash$/,
  },
  {
    task: 'take an index apart',
    clicks: ['About', 'Index structure', 'cell index'],
    search: '8928308280fffff',
    answer: /index\/cell$/,
    found: /index\/cell\/?\?index=8928308280fffff#decode-an-index$/,
  },
  {
    task: 'the neighbors of a cell',
    clicks: [/^Find neighbors and paths/, 'gridDisk'],
    search: 'neighbors of a cell',
    answer: /#griddisk$/,
  },
  {
    task: 'the order of coordinates',
    clicks: ['About', 'FAQ'],
    search: 'is it lat lng',
    answer: /#faq$/,
    found: /#is-it-lat-lng-or-lng-lat$/,
  },
  {
    task: 'H3 in Rust',
    clicks: ['PostgreSQL, Snowflake, BigQuery, Spark, Rust, and more', {role: 'tab', name: 'Rust (h3o)'}],
    search: 'rust',
    answer: /installation#engines$/,
    found: /bindings#rust$/,
  },
  {
    task: 'the license',
    clicks: ['Apache License 2.0'],
    search: 'license',
    answer: /#what-does-it-cost-and-may-i-use-it$/,
  },
  {
    task: 'what changed in the last release',
    clicks: [/^Release 4\./],
    search: 'changelog',
    answer: /#what-each-release-asks-of-you$/,
  },
];

async function click(page: Page, name: Click): Promise<void> {
  const [role, named] = typeof name === 'object' && 'role' in name ? [name.role, name.name] : (['link', name] as const);
  await page.getByRole(role, {name: named, exact: true}).filter({visible: true}).first().click();
}

async function search(page: Page, query: string): Promise<void> {
  const box = page.getByRole('combobox', {name: 'Search', exact: true});
  await box.click();
  await box.fill(query);
  await expect(page.locator(`[data-answers="${query}"]`)).toBeVisible();
  await page.keyboard.press('Enter');
}

/** The reader is where the answer is, and sees it. */
async function expectAnswer(page: Page, answer: RegExp): Promise<void> {
  await expect(page).toHaveURL((url) => answer.test(url.href.replace(/\?_highlight[^#]*/, '')));
  const {hash} = new URL(page.url());
  await expect(page.locator(hash === '' ? 'h1' : `[id="${hash.slice(1)}"]`)).toBeInViewport();
}

for (const {task, clicks, answer} of tasks) {
  test(`a newcomer finds ${task}`, async ({page}) => {
    expect(clicks.length).toBeLessThanOrEqual(3);
    await visit(page, '/');
    for (const name of clicks) await click(page, name);
    await expectAnswer(page, answer);
  });
}

for (const {task, search: query, answer, found = answer} of tasks) {
  if (query !== undefined)
    test(`a newcomer finds ${task} by search`, async ({page}) => {
      await visit(page, '/');
      await search(page, query);
      await expectAnswer(page, found);
    });
}
