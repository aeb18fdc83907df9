/** A stock Firefox, driven over WebDriver BiDi. */
import puppeteer, {type Browser, type KeyInput, type Page} from 'puppeteer-core';
import {expect, vi} from 'vitest';
import {ensureFirefox} from '../../scripts/lib/firefox';
import type {Engine, EnginePage} from './page';

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

/** What a test does in a page of Firefox. */
function readerOf(page: Page): EnginePage {
  const texts = (selector: string) =>
    page.$$eval(selector, (all) => all.map((one) => (one as HTMLElement).innerText)).catch(() => []);
  // A script that corrects the address interrupts the first load.
  const go = (address: string) => page.goto(address, {waitUntil: 'domcontentloaded'}).catch(() => null);
  return {
    go,
    async visit(address) {
      await go(address);
      await page.waitForSelector('html[data-has-hydrated="true"]');
    },
    click: (selector) => page.locator(selector).click(),
    type: (text) => page.keyboard.type(text),
    press: (key: KeyInput) => page.keyboard.press(key),
    async choose(selector, value) {
      await page.select(selector, value);
    },
    see: (selector, pattern) =>
      expect.poll(() => texts(selector), {timeout: patience}).toContainEqual(expect.stringMatching(pattern)),
    run: (script, ...args) => page.evaluate(`(function () {${script}}).apply(null, ${JSON.stringify(args)})`),
    until: (holds) =>
      vi.waitFor(async () => expect(await holds(), 'what was waited for').toBe(true), {timeout: patience}),
  };
}

/** Starts Firefox: each page that it opens has a context of its own. */
export async function startFirefox(): Promise<Engine> {
  const browser = await launchFirefox();
  return {
    async open() {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      page.setDefaultTimeout(patience);
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`console error: ${message.text()}`);
      });
      page.on('pageerror', (error) => {
        if (!isOfWebDriver(error)) errors.push(`uncaught error: ${String(error)}`);
      });
      return {page: readerOf(page), errors, close: () => context.close()};
    },
    close: () => browser.close(),
  };
}
