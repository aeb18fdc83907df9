import {chromium, type Browser, type Page} from '@playwright/test';
import {livingFigures} from '../lib/livingFigures';
import {chromiumArgs, ensureChromium} from '../lib/chromium';
import {startServer} from '../lib/staticServer';
import {median} from './median';

/** What a living figure takes, in milliseconds. */
export interface FigureTimes {
  /**
   * From pointing at the still figure until the living one has taken its place: the least of some visits, because
   * whatever else the machine does can only add to it.
   */
  readonly response: number;
  /** The same: the median. */
  readonly usualResponse: number;
  /** The processor time of the page for one step of its first handle or slider, with style, layout, and paint. */
  readonly frame: number;
}

const visits = 4;
/** Steps that warm the code up, and steps that are measured: there and back again. */
const [warmUp, steps] = [16, 64];

/** Points at a figure of a page; resolves to the time until it lives. The connection is warm, and the code isn't there. */
async function timeResponse(page: Page, id: string): Promise<number> {
  const drawing = page.locator(`[data-figure="${id}"] [role=img]`).first();
  await drawing.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  // Passed as text, because tsx would insert helpers into a function, and the page doesn't have them.
  const time = await page.evaluateHandle(`(() => {
    const figure = document.querySelector('[data-figure="${id}"]');
    const alive = new Promise((resolve) => {
      figure.addEventListener('pointerover', ({timeStamp}) => {
        const watch = new MutationObserver(() => {
          if (!figure.querySelector('[data-alive="true"]')) return;
          watch.disconnect();
          figure.getBoundingClientRect();
          resolve(performance.now() - timeStamp);
        });
        watch.observe(figure, {subtree: true, attributes: true});
      }, {once: true});
    });
    return {alive};
  })()`);
  await drawing.hover();
  return time.evaluate((started) => (started as {readonly alive: Promise<number>}).alive);
}

/** Steps of a figure that lives, one a frame: by an arrow key on its first handle, or else by its first slider. */
async function takeSteps(page: Page, id: string, count: number): Promise<void> {
  await page.evaluate(`(async () => {
    const figure = document.querySelector('[data-figure="${id}"]');
    // The globes turn by their slider.
    const first = '${id}' === 'icosahedron' ? null : figure.querySelector('[data-handle]');
    const slider = figure.querySelector('input[type=range]');
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
    for (let step = 0; step < ${count}; step += 1) {
      await new Promise(requestAnimationFrame);
      const there = step % 16 < 8;
      const handle = first && figure.querySelector('[data-handle]');
      if (handle) {
        handle.dispatchEvent(new KeyboardEvent('keydown', {key: there ? 'ArrowRight' : 'ArrowLeft', bubbles: true}));
        continue;
      }
      setValue.call(slider, String(Number(slider.value) + Number(slider.step || 1) * (there ? 1 : -1)));
      slider.dispatchEvent(new Event('input', {bubbles: true}));
    }
    await new Promise(requestAnimationFrame);
  })()`);
}

/** The processor time of a step of a figure. */
async function timeSteps(page: Page, id: string): Promise<number> {
  await page.locator(`[data-figure="${id}"] > button`).click();
  await page.locator(`[data-figure="${id}"] [data-testid=words]`).waitFor();
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  // Time that other programs take doesn't count.
  await session.send('Performance.enable', {timeDomain: 'threadTicks'});
  const taken = async () => {
    const {metrics} = await session.send('Performance.getMetrics');
    return (metrics.find(({name}) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  await takeSteps(page, id, warmUp);
  const before = await taken();
  await takeSteps(page, id, steps);
  return ((await taken()) - before) / steps;
}

async function openPage(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage({viewport: {width: 1350, height: 900}});
  await page.goto(address);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  return page;
}

/** Measures every living figure of a built site in Chromium, with the machine's own speed. */
export async function measureFigures(dir: string): Promise<Readonly<Record<string, FigureTimes>>> {
  const {address, close} = await startServer({dir, port: 0});
  const browser = await chromium.launch({executablePath: ensureChromium(), args: chromiumArgs});
  try {
    const rows: Record<string, FigureTimes> = {};
    for (const {path, id} of livingFigures) {
      const responses: number[] = [];
      let frame = Number.NaN;
      for (let visit = 0; visit < visits; visit += 1) {
        const page = await openPage(browser, address + path);
        responses.push(await timeResponse(page, id));
        if (visit === visits - 1) frame = await timeSteps(page, id);
        await page.close();
      }
      rows[id] = {response: Math.min(...responses), usualResponse: median(responses), frame};
    }
    return rows;
  } finally {
    await browser.close();
    await close();
  }
}
