import type {Page} from '@playwright/test';

/** A page in a state that authors look at. */
export interface LookedAt {
  readonly name: string;
  readonly path: string;
  /** What happens before the page is loaded. */
  readonly before?: (page: Page) => Promise<void>;
  /** What the reader does. The page is shown as it is afterwards. */
  readonly act?: (page: Page) => Promise<void>;
  /** The code of the page never runs. */
  readonly staysStatic?: true;
}

/** Brings an element to the top of the window. */
const to = (selector: string) => async (page: Page) => {
  const element = page.locator(selector).first();
  await element.waitFor({state: 'attached'});
  await element.evaluate((node) => node.scrollIntoView({block: 'start'}));
};

/** Puts code into the first live example of a page, and waits for its result. */
const edit = (code: string, result: string) => async (page: Page) => {
  const example = page.locator('.live-example').first();
  await example.scrollIntoViewIfNeeded();
  await page.mouse.move(5, 5);
  await example.getByRole('textbox').fill(code);
  await example.getByText(result).first().waitFor();
};

/** Shows the columns of all languages in the first table of names. */
const allLanguages = async (page: Page) => {
  await page.getByLabel('Language').first().selectOption('All languages');
  await to('.wide-table')(page);
};

/** Opens the search box and types a query. */
const search = (query: string) => async (page: Page) => {
  const box = page.getByRole('combobox').first();
  await box.click();
  await box.fill(query);
  await page.getByRole('option').first().waitFor();
};

/** Lets the code of a page fail to arrive. */
const withoutItsCode = async (page: Page) => {
  await page.route(/\/assets\/js\/(?!main\.|runtime~main\.)[^/]+\.js$/, (route) => route.abort());
};

/** Makes text larger, as a browser's setting for the size of text does. */
const enlarge = (percent: number) => async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', {fontSizes: {standard: 0.16 * percent}});
};

/** The states, from what a reader sees first to what few see. */
export const states: readonly LookedAt[] = [
  {name: 'Landing page', path: '/'},
  {name: 'Landing page, explorer', path: '/#explorer', act: to('#explorer')},
  {name: 'Landing page, uses', path: '/', act: to('#uses')},
  {name: 'Landing page, end', path: '/', act: to('#ways')},
  {name: 'About', path: '/docs/'},
  {name: 'FAQ', path: '/docs/#what-does-it-cost-and-may-i-use-it'},
  {name: 'Quickstart', path: '/docs/quickstart'},
  {name: 'Installation', path: '/docs/installation'},
  {name: 'Overview', path: '/docs/core-library/overview'},
  {name: 'Formulas', path: '/docs/core-library/coordsystems', act: to('.katex')},
  {name: 'Resolutions', path: '/docs/core-library/restable'},
  {name: 'Resolutions, table', path: '/docs/core-library/restable', act: to('.statistics, .markdown table')},
  {name: 'Bindings, matrix', path: '/docs/community/bindings', act: to('.wide-table')},
  {name: 'Reference', path: '/docs/api/regions'},
  {name: 'Reference, function', path: '/docs/api/traversal#griddisk'},
  {name: 'Reference, facts', path: '/docs/api/indexing', act: to('.api-facts')},
  {name: 'Reference, folded', path: '/docs/api/misc#cellaream2'},
  {name: 'Reference, list of functions', path: '/docs/api/hierarchy#all-functions'},
  {name: 'Types and constants', path: '/docs/api/misc#types-and-constants'},
  {name: 'Errors', path: '/docs/library/errors'},
  {name: 'Names in 3.x and 4.x', path: '/docs/library/migration-3.x/functions', act: to('.wide-table')},
  {name: 'Names, all languages', path: '/docs/library/migration-3.x/functions', act: allLanguages},
  {name: 'Decoder', path: '/docs/library/index/cell', act: to('#decode-an-index')},
  {name: 'Case', path: '/docs/highlights/flowmodel', act: to('figure')},
  {name: 'Comparison', path: '/docs/comparisons/s2'},
  {name: 'Page of 3.x', path: '/docs/3.x/api/traversal'},
  {name: 'End of a page', path: '/docs/highlights/joining', act: to('.pagination-nav')},
  {name: 'Edited example', path: '/docs/quickstart', act: edit('return 6 * 7', '42')},
  {name: 'Faulty example', path: '/docs/quickstart', act: edit('return h3.gridDisk(\n  2,\n', 'is missing')},
  {name: 'Search', path: '/docs/quickstart', act: search('neighbors')},
  {name: 'Not found', path: '/docs/griddisc'},
  {name: 'Code that did not arrive', path: '/docs/quickstart', before: withoutItsCode, staysStatic: true},
  {name: 'Text at 150 %', path: '/docs/api/indexing', before: enlarge(150)},
  {name: 'Text at 200 %', path: '/docs/quickstart', before: enlarge(200)},
];
