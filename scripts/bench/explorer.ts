import {chromium, type Browser, type Page} from '@playwright/test';
import {gridDisk, latLngToCell} from 'h3-js';
import {chromiumArgs, ensureChromium, webGlArgs} from '../lib/chromium';
import {startServer} from '../lib/staticServer';

/** What a patch of cells costs: seconds until the map is still again, and frames a second while the keys pan over it. */
export interface DrawTime {
  readonly cells: number;
  readonly seconds: number;
  readonly framesPerSecond: number;
}

/** How fast the explorer draws, and the bytes (gzip) of the page before it is seen and of what it then loads. */
export interface ExplorerCost {
  readonly pageBytes: number;
  readonly explorerBytes: number;
  readonly drawing: readonly DrawTime[];
}

const COUNTS = [1000, 10_000, 50_000] as const;
const PAN_MS = 3000;
const BASEMAP_MS = 2000;

/** The given number of cells in one patch, small enough that the whole patch is in view. */
function patch(count: number): string[] {
  const k = Math.ceil(Math.sqrt(count / 3));
  return gridDisk(latLngToCell(46.5, 9.5, 8), k).slice(0, count);
}

/** Frames a second while the arrow keys pan the map. */
async function panning(page: Page): Promise<number> {
  await page.locator('[data-map] canvas:not([aria-hidden])').focus();
  // As text: tsx would put helpers into a function that the page does not have.
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

/** Seconds until the input says how many cells it read and the map has drawn all it has. */
async function settled(page: Page, count: number, act: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await act();
  await page.getByText(`${count.toLocaleString('en-US')} cells`, {exact: true}).waitFor({timeout: 120_000});
  await page.locator('[data-map] [data-still]').waitFor({timeout: 120_000});
  return (performance.now() - start) / 1000;
}

async function measure(browser: Browser, address: string): Promise<ExplorerCost> {
  const context = await browser.newContext({viewport: {width: 1350, height: 900}});
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({encodedDataLength}) => {
    bytes += encodedDataLength;
  });
  await page.setViewportSize({width: 1350, height: 120});
  await page.goto(address, {waitUntil: 'networkidle'});
  const pageBytes = bytes;
  await page.setViewportSize({width: 1350, height: 900});
  await page.locator('#explorer').scrollIntoViewIfNeeded();
  await page.locator('[data-map=ready]').waitFor();
  // The basemap and its names come after the map: it is still once all is drawn.
  await page.waitForTimeout(BASEMAP_MS);
  await page.locator('[data-map] [data-still]').waitFor();
  const explorerBytes = bytes - pageBytes;
  const drawing: DrawTime[] = [];
  for (const cells of COUNTS) {
    const buffer = Buffer.from(patch(cells).join('\n'));
    const file = {name: 'cells.txt', mimeType: 'text/plain', buffer};
    const seconds = await settled(page, cells, () => page.getByTestId('explorer-file').setInputFiles(file));
    drawing.push({cells, seconds, framesPerSecond: await panning(page)});
  }
  return {pageBytes, explorerBytes, drawing};
}

/**
 * Measures the explorer on the built site in `dir`. Software WebGL is slower than any graphics card: compare runs of
 * one machine only. Needs a build.
 */
export async function measureExplorer(dir = 'build'): Promise<ExplorerCost> {
  const server = await startServer({dir, port: 0});
  const browser = await chromium.launch({executablePath: ensureChromium(), args: [...chromiumArgs, ...webGlArgs]});
  try {
    return await measure(browser, server.address);
  } finally {
    await browser.close();
    await server.close();
  }
}
