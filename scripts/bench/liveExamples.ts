import {chromium, type Browser, type CDPSession, type Page} from '@playwright/test';
import {chromiumArgs, ensureChromium} from '../lib/chromium';
import {startServer} from '../lib/staticServer';
import {median} from './median';

/** Milliseconds from the last key that is typed into a live example to its result: medians. */
export interface LiveLatency {
  /** After a rest, in which whatever is started ahead has come up. */
  readonly 'one key': number;
  /** After four keys that have each been run, because the reader types slowly. */
  readonly 'last of five keys': number;
}

type Scenario = keyof LiveLatency;

const slowdown = 4;
/** Whatever else the machine does adds to a time at random: the median of many leaves it out. */
const samples = 12;
const slowTypingMs = 300;
const restMs = 1500;
const example = '.live-example:has(textarea)';

/** A page of a build, with a live example that is being edited. */
interface Visit {
  readonly page: Page;
  readonly times: Record<Scenario, number[]>;
}

async function throttle(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
}

async function openVisit(browser: Browser, address: string): Promise<Visit> {
  const page = await browser.newPage({viewport: {width: 1350, height: 900}});
  await page.goto(`${address}/docs/quickstart`);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  const first = page.locator('.live-example').first();
  await first.scrollIntoViewIfNeeded();
  await first.hover();
  const editor = page.locator(`${example} textarea`).first();
  await editor.fill('return "ready"');
  await page.getByText('"ready"', {exact: true}).waitFor({timeout: 60_000});
  await throttle(await page.context().newCDPSession(page));
  // The frame of the sandbox may have a process of its own.
  for (const frame of page.frames().filter((one) => one !== page.mainFrame())) {
    const session = await page
      .context()
      .newCDPSession(frame)
      .catch(() => undefined);
    if (session) await throttle(session);
  }
  return {page, times: {'one key': [], 'last of five keys': []}};
}

/** Presses a key in the focused editor; resolves to the time until the result of all its code is laid out. */
async function timeKey(page: Page, key: string, expected: string): Promise<number> {
  // Passed as text, because tsx would insert helpers into a function, and the page doesn't have them.
  const time = await page.evaluateHandle(`(() => {
    const root = document.querySelector('${example}');
    const result = new Promise((resolve) => {
      root.querySelector('textarea').addEventListener('keydown', ({timeStamp}) => {
        const watch = new MutationObserver(() => {
          const shown = [...root.querySelectorAll('pre')].some((pre) => pre.textContent.trim() === '${expected}');
          if (!shown) return;
          watch.disconnect();
          root.getBoundingClientRect();
          resolve(performance.now() - timeStamp);
        });
        watch.observe(root, {subtree: true, childList: true, characterData: true, attributes: true});
      }, {once: true});
    });
    return {result};
  })()`);
  await page.keyboard.press(key);
  return time.evaluate((started) => (started as {readonly result: Promise<number>}).result);
}

async function sample({page, times}: Visit, scenario: Scenario, number: number): Promise<void> {
  // A result that no earlier sample had, so that none is taken for another one.
  const before = `${number + 11}`;
  const editor = page.locator(`${example} textarea`).first();
  await editor.fill(`return ${before}`);
  await page
    .locator(`${example} pre`)
    .filter({hasText: new RegExp(`^${before}\\s*$`)})
    .first()
    .waitFor();
  await editor.press('End');
  await page.waitForTimeout(restMs);
  const keys = scenario === 'one key' ? '7' : '12347';
  for (const key of keys.slice(0, -1)) {
    await page.keyboard.press(key);
    await page.waitForTimeout(slowTypingMs);
  }
  times[scenario].push(await timeKey(page, '7', `${before}${keys}`));
}

/**
 * Measures live examples on built sites, with the processor slowed four times. The builds take turns, key by key, so
 * that whatever else the machine does slows all of them.
 *
 * @param dirs - folders with builds
 * @returns the medians for each of them
 */
export async function measureLiveExamples(dirs: readonly string[]): Promise<LiveLatency[]> {
  const servers = await Promise.all(dirs.map((dir) => startServer({dir, port: 0})));
  const browsers: Browser[] = [];
  try {
    const visits: Visit[] = [];
    for (const {address} of servers) {
      const browser = await chromium.launch({executablePath: ensureChromium(), args: chromiumArgs});
      browsers.push(browser);
      visits.push(await openVisit(browser, address));
    }
    for (let number = 0; number < samples; number += 1) {
      for (const scenario of ['one key', 'last of five keys'] as const) {
        // Each goes first in its turn.
        const turns = number % 2 === 0 ? visits : visits.toReversed();
        for (const visit of turns) await sample(visit, scenario, number);
      }
    }
    return visits.map(({times}) => ({
      'one key': Math.round(median(times['one key'])),
      'last of five keys': Math.round(median(times['last of five keys'])),
    }));
  } finally {
    await Promise.all(browsers.map((browser) => browser.close()));
    await Promise.all(servers.map((server) => server.close()));
  }
}
