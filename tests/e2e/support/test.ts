import {test as base, type ConsoleMessage, type Page, type Request, type WebError} from '@playwright/test';
import {katexCdn} from './katexCdn';

/** What a test may do beyond the rules that hold for every page. */
export interface Allowances {
  /** Addresses outside the site that the page may ask for (a CDN that the test routes, say). */
  readonly requests: RegExp[];
  /** Console errors and uncaught page errors that the test provokes. */
  readonly errors: RegExp[];
}

/** What a page did against the rules, from the call of `watch` to that of `stop`. */
interface Watch {
  readonly broken: readonly string[];
  /** How many pages were loaded in the tab of the test. */
  readonly loads: () => number;
  readonly stop: () => void;
}

/** Watches a page for what no page of the site may do. */
function watch(page: Page, site: string, allow: Allowances): Watch {
  const broken: string[] = [];
  const context = page.context();
  const allowed = (patterns: RegExp[], text: string) => patterns.some((pattern) => pattern.test(text));
  let loads = 0;
  // The first request of another tab comes before its frame, so that only those of this one are counted.
  const onOwnRequest = (request: Request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  };
  const onRequest = (request: Request) => {
    const url = request.url();
    if (request.method() !== 'GET') broken.push(`${request.method()} ${url}`);
    if (request.postData() !== null) broken.push(`a request with a payload: ${url}`);
    const local = url.startsWith(`${site}/`) || /^(data|blob|about):/.test(url) || katexCdn.test(url);
    if (!local && !allowed(allow.requests, url)) broken.push(`a request that leaves the site: ${url}`);
  };
  const onConsole = (message: ConsoleMessage) => {
    const text = `${message.text()} (${message.location().url})`;
    // Most tests can't reach KaTeX's CDN. The styles of formulas then come from the site.
    const isLostCdn = katexCdn.test(message.location().url) && text.includes('net::ERR_NAME_NOT_RESOLVED');
    if (message.type() === 'error' && !isLostCdn && !allowed(allow.errors, text)) broken.push(`console error: ${text}`);
  };
  const onError = (error: WebError) => {
    const text = error.error().stack ?? error.error().message;
    if (!allowed(allow.errors, text)) broken.push(`uncaught error: ${text}`);
  };
  context.on('request', onRequest).on('console', onConsole).on('weberror', onError);
  page.on('request', onOwnRequest);
  const stop = () => {
    page.off('request', onOwnRequest);
    context.off('request', onRequest).off('console', onConsole).off('weberror', onError);
  };
  return {broken, loads: () => loads, stop};
}

/**
 * Playwright's `test` with the site's address as base URL, and with rules that hold on every page: each request is a
 * GET without payload that stays on the site (or asks KaTeX's CDN), and nothing reaches the console as an error. A test that provokes one
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
      const {broken, loads, stop} = watch(page, baseURL ?? '', allow);
      await use(undefined);
      stop();
      base.info().annotations.push({type: 'loads', description: String(loads())});
      base.expect(broken, 'what the page did against the rules').toEqual([]);
    },
    {auto: true},
  ],
});

export {expect} from '@playwright/test';

/** Marks a test that takes long and seldom fails: `npm run test:all` runs it, too. */
export const weekly = {tag: '@weekly'} as const;

/** Opens a page and waits until React has taken it over, so that clicks and keys reach its handlers. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Waits until React has hydrated the page: Docusaurus then marks the document. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}
