import {existsSync, readFileSync} from 'node:fs';
import {chromium, type Browser, type CDPSession, type Page} from '@playwright/test';
import {chromiumArgs, ensureChromium, webGlArgs} from '../lib/chromium';
import {startServer} from '../lib/staticServer';
import {cellFile} from './cellFile';

/**
 * What a table of cells with values costs: seconds until the map is still again, frames a second while the keys pan
 * over it, the megabytes of the page's own objects after a collection of garbage, and the most megabytes that its process
 * has had. The last are NaN where the system doesn't say; all are NaN for a build that refuses so many cells.
 */
export interface DrawTime {
  readonly cells: number;
  readonly seconds: number;
  readonly framesPerSecond: number;
  readonly heapMegabytes: number;
  readonly peakMegabytes: number;
}

/** How fast the explorer draws, and the bytes (gzip) of the page before it is seen and of what it then loads. */
export interface ExplorerCost {
  readonly pageBytes: number;
  readonly explorerBytes: number;
  /** The files that the explorer loads, the largest first. */
  readonly largest: readonly {readonly file: string; readonly bytes: number}[];
  readonly drawing: readonly DrawTime[];
}

const COUNTS = [1000, 50_000, 200_000] as const;
const PAN_MS = 3000;
const BASEMAP_MS = 2000;
const LARGEST = 8;
const SETTLE_MS = 240_000;

/** Frames a second while the arrow keys pan the map. */
async function panning(page: Page): Promise<number> {
  await page.locator('[data-map] canvas:not([aria-hidden])').focus();
  // Passed as text, because tsx would insert helpers into a function, and the page doesn't have them.
  const frames = page.evaluate<number>(`new Promise((resolve) => {
    const start = performance.now();
    let seen = 0;
    const count = () => {
      seen++;
      const passed = performance.now() - start;
      if (passed < ${PAN_MS}) requestAnimationFrame(count);
      else resolve((seen * 1000) / passed);
    };
    requestAnimationFrame(count);
  })`);
  for (let at = 0; at < PAN_MS / 300; at++) {
    await page.keyboard.press(at % 2 === 0 ? 'ArrowRight' : 'ArrowDown');
    await page.waitForTimeout(250);
  }
  return await frames;
}

/** Seconds until the input says how many cells it read and the map has drawn all it has; NaN when it refuses them. */
async function settled(page: Page, count: number, act: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await act();
  const read = page.getByText(`${count.toLocaleString('en-US')} cells`, {exact: true});
  const refused = page.getByText('but the limit is');
  await read.or(refused).first().waitFor({timeout: SETTLE_MS});
  if (await refused.isVisible()) return NaN;
  await page.locator('[data-map] [data-still]').waitFor({timeout: SETTLE_MS});
  return (performance.now() - start) / 1000;
}

/** The most megabytes that the process of a page has had; NaN where the system doesn't say. */
async function peakOf(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const {processInfo} = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const peaks = processInfo
    .filter(({type}) => type === 'renderer')
    .map(({id}) => `/proc/${id}/status`)
    .filter((file) => existsSync(file))
    .map((file) => Number(/VmHWM:\s*(\d+) kB/.exec(readFileSync(file, 'utf8'))?.[1] ?? NaN) / 1000);
  return peaks.length > 0 ? Math.max(...peaks) : NaN;
}

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  const {usedSize} = await session.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}

/** Opens the page with a map that is still; the browser has no other page. */
async function open(browser: Browser, address: string) {
  const context = await browser.newContext({viewport: {width: 1350, height: 120}});
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const files = new Map<string, string>();
  const loaded: {file: string; bytes: number}[] = [];
  session.on('Network.responseReceived', ({requestId, response}) => files.set(requestId, response.url));
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    loaded.push({file: (files.get(requestId) ?? '').replace(address, ''), bytes: encodedDataLength});
  });
  await page.goto(address, {waitUntil: 'networkidle'});
  const before = loaded.length;
  await page.setViewportSize({width: 1350, height: 900});
  await page.locator('#explorer').scrollIntoViewIfNeeded();
  await page.locator('[data-map=ready]').waitFor();
  // The basemap and its names come after the map: it is still once all is drawn.
  await page.waitForTimeout(BASEMAP_MS);
  await page.locator('[data-map] [data-still]').waitFor();
  return {context, page, session, before: loaded.slice(0, before), after: loaded.slice(before)};
}

const sum = (list: readonly {readonly bytes: number}[]) => list.reduce((total, {bytes}) => total + bytes, 0);

async function drawTime(address: string, cells: number): Promise<DrawTime> {
  // A browser of its own: its process has the peak of this table alone.
  const browser = await chromium.launch({executablePath: ensureChromium(), args: [...chromiumArgs, ...webGlArgs]});
  try {
    const {page, session} = await open(browser, address);
    const seconds = await settled(page, cells, () => page.getByTestId('explorer-file').setInputFiles(cellFile(cells)));
    if (Number.isNaN(seconds)) {
      return {cells, seconds, framesPerSecond: NaN, heapMegabytes: NaN, peakMegabytes: NaN};
    }
    const framesPerSecond = await panning(page);
    const peakMegabytes = await peakOf(browser);
    return {cells, seconds, framesPerSecond, heapMegabytes: await heapOf(session), peakMegabytes};
  } finally {
    await browser.close();
  }
}

async function openOnce(address: string): ReturnType<typeof open> {
  const browser = await chromium.launch({executablePath: ensureChromium(), args: [...chromiumArgs, ...webGlArgs]});
  try {
    return await open(browser, address);
  } finally {
    await browser.close();
  }
}

async function measure(address: string): Promise<ExplorerCost> {
  const {before, after} = await openOnce(address);
  const largest = after.toSorted((a, b) => b.bytes - a.bytes).slice(0, LARGEST);
  const drawing: DrawTime[] = [];
  for (const cells of COUNTS) drawing.push(await drawTime(address, cells));
  return {pageBytes: sum(before), explorerBytes: sum(after), largest, drawing};
}

/**
 * Measures the explorer on the built sites in `dirs`, one after the other. Software WebGL is slower than any graphics
 * card: compare builds of one run only.
 */
export async function measureExplorer(dirs: readonly string[]): Promise<ExplorerCost[]> {
  const costs: ExplorerCost[] = [];
  for (const dir of dirs) {
    const server = await startServer({dir, port: 0});
    try {
      costs.push(await measure(server.address));
    } finally {
      await server.close();
    }
  }
  return costs;
}
