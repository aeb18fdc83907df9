/** What the tests in a stock Firefox share: the browser, driven over WebDriver BiDi, and the built site to visit. */
import {existsSync} from 'node:fs';
import puppeteer, {type Browser, type Page} from 'puppeteer-core';
import {expect, test as base} from 'vitest';
import {ensureFirefox} from '../../scripts/lib/firefox';
import {startServer} from '../../scripts/lib/staticServer';

/** How long a test waits for what a page should do, in milliseconds. A busy machine takes long; nothing waits longer than it must. */
const patience = 120_000;

/** Starts a Firefox without a window. It has no WebGL, as on a machine without a graphics card, wherever it runs. */
async function launchFirefox(): Promise<Browser> {
  return puppeteer.launch({
    browser: 'firefox',
    executablePath: await ensureFirefox(),
    headless: true,
    defaultViewport: {width: 1350, height: 900},
    extraPrefsFirefox: {'webgl.disabled': true},
    timeout: 120_000,
    protocolTimeout: 120_000,
  });
}

/**
 * Whether Firefox reports an error of its own WebDriver as one of the page: on a busy machine, a script of the driver looks
 * at a document that is gone. An error of the page's own scripts names the place where it was thrown.
 */
const isOfWebDriver = (error: unknown): boolean =>
  error instanceof Error &&
  error.message.includes('Permission denied to access property') &&
  !error.stack?.includes('\n    at ');

interface Fixtures {
  /** One browser for the tests of a file. */
  readonly firefox: Browser;
  /** The address of the built site, without a trailing slash. */
  readonly site: string;
  /** Console errors and uncaught errors that a test provokes, which otherwise fail it. */
  readonly allowed: RegExp[];
  /** A page of a browser that has never been on the site. */
  readonly page: Page;
}

/** Vitest's `test` with a page of Firefox; an error that the test does not allow fails it. */
export const test = base.extend<Fixtures>({
  firefox: [
    // eslint-disable-next-line no-empty-pattern -- Vitest reads a fixture's dependencies from this pattern
    async ({}, use) => {
      const browser = await launchFirefox();
      await use(browser);
      await browser.close();
    },
    {scope: 'file'},
  ],
  site: [
    // eslint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      const dir = process.env.SITE_DIR ?? 'build';
      if (!existsSync(`${dir}/index.html`)) throw new Error(`There is no built site in ${dir}/: run npm run build.`);
      const server = await startServer({dir, port: 0});
      await use(server.address);
      await server.close();
    },
    {scope: 'file'},
  ],
  // eslint-disable-next-line no-empty-pattern -- as above
  allowed: async ({}, use) => {
    await use([]);
  },
  page: async ({firefox, allowed}, use) => {
    const context = await firefox.createBrowserContext();
    const page = await context.newPage();
    page.setDefaultTimeout(patience);
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`console error: ${message.text()}`);
    });
    page.on('pageerror', (error) => {
      if (!isOfWebDriver(error)) errors.push(`uncaught error: ${String(error)}`);
    });
    await use(page);
    await context.close();
    // One text, so that a failure names each error.
    expect(errors.filter((text) => !allowed.some((pattern) => pattern.test(text))).join('\n')).toBe('');
  },
});

/** Opens an address and waits until React has taken the page over, so that clicks and keys reach its handlers. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address, {waitUntil: 'domcontentloaded'});
  await page.waitForSelector('html[data-has-hydrated="true"]');
}

/**
 * Replaces the code in the editor of the first live example, by keys as a reader does. `fill` sets the text by a script, and
 * React may restore the old text while the machine is busy.
 */
export async function typeCode(page: Page, code: string): Promise<void> {
  const editor = '.live-example textarea';
  // The editor loads when it is asked for.
  if ((await page.$(editor)) === null) await page.locator('.live-example button[aria-label^="Edit and run"]').click();
  await page.locator(editor).click();
  await page.keyboard.down('Control');
  await page.keyboard.press('a');
  await page.keyboard.up('Control');
  await page.keyboard.type(code);
}

/** Waits until a pattern fits the text of an element that a selector fits, and returns that text. */
export async function findText(page: Page, selector: string, pattern: RegExp): Promise<string> {
  const read = () =>
    page.$$eval(selector, (elements) => elements.map((element) => (element as HTMLElement).innerText)).catch(() => []);
  await expect.poll(read, {timeout: patience}).toContainEqual(expect.stringMatching(pattern));
  return (await read()).find((text) => pattern.test(text)) ?? '';
}
