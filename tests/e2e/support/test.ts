import {test as base, type Page} from '@playwright/test';
import {answerForKatexCdn, katexCdn} from './katexCdn';

/** What a test may do beyond the rules that hold for every page. */
export interface Allowances {
  /** Addresses outside the site that the page may ask for (a CDN that the test routes, say). */
  readonly requests: RegExp[];
  /** Console errors and uncaught page errors that the test provokes. */
  readonly errors: RegExp[];
}

/** Watches a page for what no page of the site may do, and returns what it saw. */
function watch(page: Page, site: string, allow: Allowances): string[] {
  const broken: string[] = [];
  const allowed = (patterns: RegExp[], text: string) => patterns.some((pattern) => pattern.test(text));
  page.context().on('request', (request) => {
    const url = request.url();
    if (request.method() !== 'GET') broken.push(`${request.method()} ${url}`);
    if (request.postData() !== null) broken.push(`a request with a payload: ${url}`);
    const local = url.startsWith(`${site}/`) || /^(data|blob|about):/.test(url) || katexCdn.test(url);
    if (!local && !allowed(allow.requests, url)) broken.push(`a request that leaves the site: ${url}`);
  });
  page.context().on('console', (message) => {
    const text = `${message.text()} (${message.location().url})`;
    if (message.type() === 'error' && !allowed(allow.errors, text)) broken.push(`console error: ${text}`);
  });
  page.context().on('weberror', (error) => {
    const text = error.error().stack ?? error.error().message;
    if (!allowed(allow.errors, text)) broken.push(`uncaught error: ${text}`);
  });
  return broken;
}

/**
 * Playwright's `test` with the site's address as base URL, and with rules that hold on every page: each request is a
 * GET without payload that stays on the site (or asks KaTeX's CDN, for which the test answers), and nothing reaches the console as an error. A test that provokes one
 * of these says so: `allow.errors.push(/ChunkLoadError/)`, `allow.requests.push(/^https:\/\/cdn\.example\//)`.
 */
export const test = base.extend<{allow: Allowances; rules: undefined}>({
  baseURL: async ({}, use) => {
    await use(process.env.SITE_UNDER_TEST ?? '');
  },

  allow: async ({}, use) => {
    await use({requests: [], errors: []});
  },
  rules: [
    async ({page, baseURL, allow}, use) => {
      await answerForKatexCdn(page.context());
      const broken = watch(page, baseURL ?? '', allow);
      await use(undefined);
      base.expect(broken, 'what the page did against the rules').toEqual([]);
    },
    {auto: true},
  ],
});

export {expect} from '@playwright/test';

/** Opens a page and waits until React has taken it over, so that clicks and keys reach its handlers. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Waits until React has hydrated the page: Docusaurus then marks the document. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}
