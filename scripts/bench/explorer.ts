/**
 * How fast the explorer draws: seconds from giving it a file of 1,000, 10,000 and 50,000 cells until the map is still again, frames
 * a second while panning over them, and the bytes that the explorer adds to a page. Needs a built site in `build/` (or
 * the folder in `SITE_DIR`). Software WebGL is slower than any graphics card: compare runs of one machine only.
 */
import {chromium, type Page} from '@playwright/test';
import {gridDisk, latLngToCell} from 'h3-js';
import {chromiumArgs, ensureChromium} from '../lib/chromium';
import {startServer} from '../lib/staticServer';

const COUNTS = [1000, 10_000, 50_000] as const;
const PAN_MS = 3000;

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

async function main(): Promise<void> {
  const server = await startServer({dir: process.env.SITE_DIR ?? 'build', port: 0});
  const browser = await chromium.launch({executablePath: ensureChromium(), args: chromiumArgs});
  try {
    const context = await browser.newContext({viewport: {width: 1350, height: 900}});
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    let bytes = 0;
    session.on('Network.loadingFinished', ({encodedDataLength}) => {
      bytes += encodedDataLength;
    });
    await page.setViewportSize({width: 1350, height: 120});
    await page.goto(server.address, {waitUntil: 'networkidle'});
    const first = bytes;
    await page.setViewportSize({width: 1350, height: 900});
    await page.locator('#explorer').scrollIntoViewIfNeeded();
    await page.locator('[data-map=ready]').waitFor();
    await page.waitForLoadState('networkidle');
    console.log(
      `page before the explorer: ${Math.round(first / 1000)} KB; the explorer with its map: ${Math.round((bytes - first) / 1000)} KB (gzip)`,
    );
    for (const count of COUNTS) {
      const cells = patch(count).join('\n');
      const seconds = await settled(page, count, () =>
        page
          .getByTestId('explorer-file')
          .setInputFiles({name: 'cells.txt', mimeType: 'text/plain', buffer: Buffer.from(cells)}),
      );
      const rate = await panning(page);
      console.log(
        `${count.toLocaleString('en-US')} cells: drawn in ${seconds.toFixed(1)} s, ${rate.toFixed(0)} frames a second while panning`,
      );
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

void main();
