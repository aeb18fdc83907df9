import {chromium, type Browser, type Page} from '@playwright/test';
import {gridDisk, latLngToCell} from 'h3-js';
import {chromiumArgs, ensureChromium, webGlArgs} from '../lib/chromium';
import {startServer} from '../lib/staticServer';

type Step = (page: Page) => Promise<void>;

interface Journey {
  readonly path: string;
  readonly width?: number;
  /** What is done before, without measuring. */
  readonly before?: Step;
  /** Touches by name, one after the other on the same page. */
  readonly touches: Readonly<Record<string, Step>>;
}

const slowdown = 4;
const runs = 3;
const phone = 390;
/** How long what a touch has started is waited for, in milliseconds. */
const settle = 900;
/** How long an element is waited for, in milliseconds. */
const missing = 3000;
/** How long a page is read before it is touched, in milliseconds. */
const reading = 4000;

const tap =
  (selector: string, index = 0): Step =>
  async (page) => {
    await page.locator(selector).nth(index).click({timeout: missing});
  };
const type =
  (text: string): Step =>
  async (page) => {
    for (const key of text) await page.keyboard.type(key, {delay: 90});
  };
const press =
  (key: string, times = 1): Step =>
  async (page) => {
    for (let time = 0; time < times; time += 1) await page.keyboard.press(key, {delay: 120});
  };
const both =
  (...steps: readonly Step[]): Step =>
  async (page) => {
    for (const step of steps) await step(page);
  };
const show =
  (selector: string): Step =>
  async (page) => {
    await page.locator(selector).first().scrollIntoViewIfNeeded();
    await page.waitForTimeout(settle);
  };
const read: Step = (page) => page.waitForTimeout(reading);
/** Moves a handle of a figure along a line with the button down. */
const drag: Step = async (page) => {
  const box = await page.locator('[data-alive=true] [data-handle]').first().boundingBox();
  if (!box) throw new Error('There is no handle to drag.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 30, {steps: 12});
  await page.mouse.up();
};

/** Opens the explorer of the landing page, and waits until its map is drawn. */
const explorer = both(show('#explorer'), (page) => page.locator('[data-map=ready]').waitFor(), read);
/** Gives the explorer a file with 5,000 cells in one patch, and waits until they are drawn. */
const cells: Step = async (page) => {
  const patch = gridDisk(latLngToCell(46.5, 9.5, 8), 41).slice(0, 5000);
  const buffer = Buffer.from(['h3,value', ...patch.map((cell, at) => `${cell},${at % 1000}`)].join('\n'));
  await page.getByTestId('explorer-file').setInputFiles({name: 'cells.csv', mimeType: 'text/csv', buffer});
  await page.getByText('5,000 cells', {exact: true}).first().waitFor();
  await read(page);
  await page.locator('[data-map] canvas:not([aria-hidden])').focus();
};

const colorMode = {'color mode': tap('button[aria-label*="mode" i]')};
const menu = {'menu of a phone': tap('.navbar__toggle'), 'menu closes': tap('.navbar-sidebar__close')};
const field = '[role=group] :is(input[type=text], textarea)';
const question = tap('details summary:has(h4)', 2);

const journeys: readonly Journey[] = [
  {path: '/docs/api/traversal', touches: colorMode},
  {path: '/docs/quickstart', touches: colorMode},
  {path: '/', touches: colorMode},
  {path: '/docs/api/traversal', width: phone, touches: menu},
  {path: '/docs/quickstart', width: phone, touches: menu},
  {
    path: '/docs/api/traversal',
    before: show('[role=tab]'),
    touches: {
      'language tab': tap('[role=tab]:has-text("Python")'),
      'table of contents': tap('.table-of-contents__link', 3),
    },
  },
  {
    path: '/docs/quickstart',
    touches: {
      'sidebar category': tap('.menu__list .menu__link--sublist', 1),
      'to another page': tap('.menu__link:has-text("Installation")'),
      back: async (page) => {
        await page.goBack();
      },
    },
  },
  {
    path: '/docs/quickstart',
    touches: {
      'search box': tap('[role=search] input'),
      'search keys': type('polygon to cells'),
      'search closes': press('Escape'),
    },
  },
  {
    path: '/docs/quickstart',
    touches: {
      'edit an example': tap('.live-example button:has-text("Edit")'),
      'keys in an example': type('// hello'),
    },
  },
  {
    path: '/docs/',
    before: both(tap('text=Drag the dot to another place'), read),
    touches: {'figure by keyboard': press('ArrowRight', 6), 'figure dragged': drag},
  },
  {
    path: '/docs/',
    width: phone,
    before: show('details summary h4'),
    touches: {'question opens': question, 'question closes': question},
  },
  {
    path: '/docs/library/index/cell',
    before: show(field),
    touches: {'keys in the decoder': both(tap(field), type('8928308280fffff'))},
  },
  {
    path: '/docs/core-library/restable',
    before: show('[data-testid=resolution-chooser]'),
    touches: {'keys in the chooser': both(tap(field), type('500'))},
  },
  {
    path: '/docs/library/migrating-3.x',
    before: show(field),
    touches: {'keys in the converter': both(tap(field), type('h3.kRing(h, 1)'))},
  },
  {
    path: '/',
    before: explorer,
    touches: {'keys in the explorer': both(tap('#explorer textarea'), type('37.77, -122.41'))},
  },
  {path: '/', before: both(explorer, cells), touches: {'5,000 cells panned': press('ArrowRight', 6)}},
];

/** Passed to the page as text, because tsx would insert helpers into a function. */
const noteWaits = `
  globalThis.waits = [];
  new PerformanceObserver((list) => {
    for (const {interactionId, duration} of list.getEntries()) if (interactionId) waits.push(Math.round(duration));
  }).observe({type: 'event', durationThreshold: 16, buffered: true});
`;

/** The longest wait since this was last asked, in milliseconds: what Interaction to Next Paint is made of. */
const longestWait = (page: Page) =>
  page.evaluate(() => Math.max(0, ...(globalThis as unknown as {waits: number[]}).waits.splice(0)));

/** The wait after each touch of a journey; what a page lacks ends the journey with a message. */
async function travel(browser: Browser, address: string, journey: Journey): Promise<Record<string, number>> {
  const {path, width = 1350, before, touches} = journey;
  const context = await browser.newContext({viewport: {width, height: 844}, hasTouch: width === phone});
  const waits: Record<string, number> = {};
  try {
    const page = await context.newPage();
    await page.addInitScript(noteWaits);
    await page.goto(address + path);
    await read(page);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    await before?.(page);
    await longestWait(page);
    for (const [name, touch] of Object.entries(touches)) {
      await touch(page);
      await page.waitForTimeout(settle);
      waits[`${name}, ${path}`] = await longestWait(page);
    }
  } catch (error) {
    console.error(`${path}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
  } finally {
    await context.close();
  }
  return waits;
}

/**
 * Touches pages of `build/` as readers do, with the processor slowed down four times.
 *
 * @returns the longest wait for a frame after each touch in milliseconds, the least of some visits
 */
export async function measureTouches(): Promise<Record<string, number>> {
  const {address, close} = await startServer({dir: 'build', port: 0});
  const browser = await chromium.launch({executablePath: ensureChromium(), args: [...chromiumArgs, ...webGlArgs]});
  try {
    const least: Record<string, number> = {};
    for (const journey of journeys) {
      for (let run = 0; run < runs; run += 1) {
        for (const [name, wait] of Object.entries(await travel(browser, address, journey)))
          least[name] = Math.min(wait, least[name] ?? Infinity);
      }
    }
    return least;
  } finally {
    await browser.close();
    await close();
  }
}
