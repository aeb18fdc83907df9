import type {Locator, Page} from '@playwright/test';

/** The two files of the search index. */
export const files = /\/(search-doc|lunr-index)-\d+\.json$/;

export const box = (page: Page): Locator => page.getByRole('combobox', {name: 'Search', exact: true});
export const options = (page: Page): Locator => page.getByRole('listbox', {name: 'Search results'}).getByRole('option');

/** The words that the browser has marked, in order. */
export const markedWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => Array.from(CSS.highlights.get('h3-search') ?? [], (range) => (range as Range).toString()));
