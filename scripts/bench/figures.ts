import {chromium, type Browser, type Page} from '@playwright/test';
import {livingFigures} from '../../tests/support/livingFigures';
import {chromiumArgs, ensureChromium} from '../lib/chromium';
import {startServer} from '../lib/staticServer';
import {median} from './median';

/** What a living figure takes, in milliseconds. */
export interface FigureTimes {
  /** From pointing at the still figure until the living one has taken its place: the median of three visits. */
  readonly response: number;
  /** Scripts, style, and layout of one step of its first handle or slider: the median. */
  readonly frame: number;
  /** What nineteen of twenty steps take at most. */
  readonly longFrame: number;
}

const visits = 3;
const steps = 80;

/** Points at a figure of a page; resolves to the time until it lives. The connection is warm, and the code isn't there. */
async function timeResponse(page: Page, id: string): Promise<number> {
  const drawing = page.locator(`[data-figure="${id}"] [role=img]`).first();
  await drawing.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  // As text: tsx would put helpers into a function that the page does not have.
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

/** The times of steps of a figure that lives: by an arrow key on its first handle, or else by its first slider. */
async function timeSteps(page: Page, id: string): Promise<number[]> {
  await page.locator(`[data-figure="${id}"] > button`).click();
  await page.locator(`[data-figure="${id}"] [data-testid=words]`).waitFor();
  await page.waitForLoadState('networkidle');
  return page.evaluate<number[]>(`(async () => {
    const figure = document.querySelector('[data-figure="${id}"]');
    // The globes turn by their slider.
    const handle = '${id}' === 'icosahedron' ? null : figure.querySelector('[data-handle]');
    const slider = figure.querySelector('input[type=range]');
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
    const times = [];
    for (let step = 0; step < ${steps}; step += 1) {
      await new Promise(requestAnimationFrame);
      const there = step % 16 < 8;
      const start = performance.now();
      if (handle) {
        const target = figure.querySelector('[data-handle]');
        target.dispatchEvent(new KeyboardEvent('keydown', {key: there ? 'ArrowRight' : 'ArrowLeft', bubbles: true}));
      } else {
        const by = Number(slider.step || 1) * (there ? 1 : -1);
        setValue.call(slider, String(Number(slider.value) + by));
        slider.dispatchEvent(new Event('input', {bubbles: true}));
      }
      // React does what is urgent before the next task.
      await new Promise((resolve) => queueMicrotask(() => queueMicrotask(resolve)));
      figure.getBoundingClientRect();
      times.push(performance.now() - start);
    }
    return times;
  })()`);
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
      let times: number[] = [];
      for (let visit = 0; visit < visits; visit += 1) {
        const page = await openPage(browser, address + path);
        responses.push(await timeResponse(page, id));
        if (visit === visits - 1) times = await timeSteps(page, id);
        await page.close();
      }
      // The first steps warm the code up.
      const warm = times.slice(8).toSorted((a, b) => a - b);
      rows[id] = {
        response: median(responses),
        frame: median(warm),
        longFrame: warm[Math.floor(warm.length * 0.95)] ?? NaN,
      };
    }
    return rows;
  } finally {
    await browser.close();
    await close();
  }
}
