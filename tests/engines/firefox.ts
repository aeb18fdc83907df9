/** A stock Firefox, driven over WebDriver BiDi. */
import puppeteer from 'puppeteer-core';
import {ensureFirefox} from '../../scripts/lib/firefox';
import {pageOf, patience, type Engine} from './page';

/**
 * Whether Firefox reports an error of its own WebDriver as one of the page: on a busy machine, a script of the driver looks
 * at a document that is gone. An error of the page's own scripts names the place where it was thrown.
 */
const isOfWebDriver = (error: unknown): boolean =>
  error instanceof Error &&
  error.message.includes('Permission denied to access property') &&
  !error.stack?.includes('\n    at ');

/**
 * Starts a Firefox without a window, where each page that is opened has a context of its own. It has no WebGL, as on a
 * machine without a graphics card, wherever it runs.
 */
export async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: await ensureFirefox(),
    headless: true,
    defaultViewport: {width: 1350, height: 900},
    extraPrefsFirefox: {'webgl.disabled': true},
    timeout: patience,
    protocolTimeout: patience,
  });
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
      const reader = pageOf({
        // A script that corrects the address interrupts the first load.
        go: (address) => page.goto(address, {waitUntil: 'domcontentloaded'}).catch(() => null),
        run: (script, ...args) => page.evaluate(`(function () {${script}}).apply(null, ${JSON.stringify(args)})`),
        click: (selector) => page.locator(selector).click(),
        type: (text) => page.keyboard.type(text),
        press: (key) => page.keyboard.press(key),
      });
      return {page: reader, errors, close: () => context.close()};
    },
    close: () => browser.close(),
  };
}
