import {chromium, type Browser, type CDPSession, type Page} from '@playwright/test';
import {chromiumArgs, ensureChromium, webGlArgs} from '../lib/chromium';
import {startServer} from '../lib/staticServer';
import {cellFile} from './cellFile';

/** What one touch of a page costs. */
export interface TouchCost {
  /** The longest time from an event until the next frame, in milliseconds: what Interaction to Next Paint is made of. */
  readonly wait: number;
  /** How many elements the browser restyled, which doesn't depend on what else the machine does. */
  readonly restyled: number;
}

/** A touch, for each of the builds: the least of all runs. Undefined where a build lacks what is touched. */
export type TouchRow = readonly (TouchCost | undefined)[];

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
/** How long an element is waited for that another build may not have, in milliseconds. */
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
/** Moves along a line with the button down. */
const drag =
  (selector: string): Step =>
  async (page) => {
    const box = await page.locator(selector).first().boundingBox();
    if (!box) throw new Error(`There is no ${selector} to drag.`);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 60, y + 30, {steps: 12});
    await page.mouse.up();
  };

/** Opens the explorer of the landing page, and waits until its map is drawn. */
const explorer = both(
  show('#explorer'),
  async (page) => {
    await page.locator('[data-map=ready]').waitFor();
  },
  (page) => page.waitForTimeout(reading),
);
/** Gives the explorer a file with so many cells, and waits until they are drawn. */
const cells =
  (count: number): Step =>
  async (page) => {
    await page.getByTestId('explorer-file').setInputFiles(cellFile(count));
    await page
      .getByText(`${count.toLocaleString('en-US')} cells`, {exact: true})
      .first()
      .waitFor();
    await page.waitForTimeout(reading);
    await page.locator('[data-map] canvas:not([aria-hidden])').focus();
  };

const mode = 'button[aria-label*="mode" i], button[title*="mode" i]';
const searchBox = '[role=search] input, .navbar__search-input, input[type=search]';
const dot = 'text=Drag the dot to another place';
const chooserField = 'main [role=group] input[inputmode=decimal]';
const converterField = 'main [role=group] textarea';
const modeTwice = {'color mode': tap(mode), 'color mode, again': tap(mode)};
const menu = {
  'menu of a phone': tap('.navbar__toggle'),
  'menu closes': tap('.navbar-sidebar__close'),
  'menu of a phone, again': tap('.navbar__toggle'),
};

const journeys: readonly Journey[] = [
  {path: '/docs/api/traversal', touches: modeTwice},
  {path: '/docs/quickstart', touches: modeTwice},
  {path: '/', touches: modeTwice},
  {path: '/docs/api/traversal', width: phone, touches: menu},
  {path: '/docs/quickstart', width: phone, touches: menu},
  {
    path: '/docs/api/traversal',
    before: show('[role=tab]'),
    touches: {
      'language tab': tap('[role=tab]:has-text("Python")'),
      'language tab, again': tap('[role=tab]:has-text("Java")'),
    },
  },
  {
    path: '/docs/quickstart',
    touches: {
      'sidebar category': tap('.menu__list .menu__link--sublist', 1),
      'sidebar category, again': tap('.menu__list .menu__link--sublist', 2),
    },
  },
  {
    path: '/docs/quickstart',
    touches: {
      'to another page': tap('.menu__link:has-text("Installation")'),
      'to a third page': tap('.menu__link:has-text("Quickstart")'),
      back: async (page) => {
        await page.goBack();
      },
    },
  },
  {
    path: '/docs/api/traversal',
    touches: {
      'table of contents': tap('.table-of-contents__link', 3),
      'table of contents, again': tap('.table-of-contents__link', 6),
    },
  },
  {
    path: '/docs/quickstart',
    touches: {'search box': tap(searchBox), 'search keys': type('polygon to cells'), 'search closes': press('Escape')},
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
    before: both(tap(dot), (page) => page.waitForTimeout(reading)),
    touches: {'figure by keyboard': press('ArrowRight', 6), 'figure dragged': drag('[data-alive=true] [data-handle]')},
  },
  {
    path: '/docs/',
    width: phone,
    before: show('details summary h4'),
    touches: {
      'question opens': tap('details summary:has(h4)', 2),
      'question closes': tap('details summary:has(h4)', 2),
    },
  },
  {
    path: '/docs/library/index/cell',
    before: show('main input'),
    touches: {'keys in the decoder': both(tap('main input'), type('8928308280fffff'))},
  },
  {
    path: '/docs/core-library/restable',
    before: show('[data-testid=resolution-chooser]'),
    touches: {'keys in the chooser': both(tap(chooserField), type('500'))},
  },
  {
    path: '/docs/library/migrating-3.x',
    before: show(converterField),
    touches: {'keys in the converter': both(tap(converterField), type('h3.kRing(h, 1)'))},
  },
  {
    path: '/',
    before: explorer,
    touches: {'keys in the explorer': both(tap('#explorer textarea'), type('37.77, -122.41'))},
  },
  {path: '/', before: both(explorer, cells(5000)), touches: {'5,000 cells panned': press('ArrowRight', 6)}},
];

/** What is read here of an event of Chromium's trace. */
interface TraceEvent {
  readonly name: string;
  readonly args?: {readonly elementCount?: number};
}

/** Notes each event and each restyling of the page; the functions read what was noted since they were last called. */
async function observe(page: Page, session: CDPSession): Promise<() => Promise<TouchCost>> {
  let restyled = 0;
  session.on('Tracing.dataCollected', ({value}) => {
    for (const {name, args} of value as unknown as readonly TraceEvent[])
      if (name === 'UpdateLayoutTree') restyled += args?.elementCount ?? 0;
  });
  const start = () =>
    session
      .send('Tracing.start', {transferMode: 'ReportEvents', categories: 'devtools.timeline'})
      .then(() => undefined);
  await start();
  return async () => {
    const ended = new Promise((done) => session.once('Tracing.tracingComplete', done));
    await session.send('Tracing.end');
    await ended;
    const waits = await page.evaluate(() => (globalThis as unknown as {waits: number[]}).waits.splice(0));
    const cost = {wait: Math.max(0, ...waits), restyled};
    restyled = 0;
    await start();
    return cost;
  };
}

/** Passed to the page as text, because tsx would insert helpers into a function. */
const noteWaits = `
  globalThis.waits = [];
  new PerformanceObserver((list) => {
    for (const {interactionId, duration} of list.getEntries()) if (interactionId) waits.push(Math.round(duration));
  }).observe({type: 'event', durationThreshold: 16, buffered: true});
`;

async function travel(
  browser: Browser,
  address: string,
  journey: Journey,
): Promise<Record<string, TouchCost | undefined>> {
  const width = journey.width ?? 1350;
  const context = await browser.newContext({viewport: {width, height: 844}, hasTouch: width === phone});
  try {
    const page = await context.newPage();
    await page.addInitScript(noteWaits);
    await page.goto(address + journey.path);
    await page.waitForTimeout(reading);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    const costs: Record<string, TouchCost | undefined> = {};
    try {
      await journey.before?.(page);
      const read = await observe(page, session);
      await read();
      for (const [name, touch] of Object.entries(journey.touches)) {
        await touch(page);
        await page.waitForTimeout(settle);
        costs[name] = await read();
      }
    } catch (error) {
      console.error(
        `${address}${journey.path}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
      );
    }
    return costs;
  } finally {
    await context.close();
  }
}

function least(one: TouchCost | undefined, other: TouchCost | undefined): TouchCost | undefined {
  if (!one || !other) return one ?? other;
  return {wait: Math.min(one.wait, other.wait), restyled: Math.min(one.restyled, other.restyled)};
}

/**
 * Touches pages of several builds as readers do, with the processor slowed down four times, a visit of one build after that of
 * another, so that what else the machine does hits all alike.
 *
 * @param dirs - the folders of the builds
 * @returns for each touch the costs, in the order of the folders
 */
export async function measureTouches(dirs: readonly string[]): Promise<Record<string, TouchRow>> {
  const servers = await Promise.all(dirs.map((dir) => startServer({dir, port: 0})));
  const browser = await chromium.launch({executablePath: ensureChromium(), args: [...chromiumArgs, ...webGlArgs]});
  try {
    const rows: Record<string, (TouchCost | undefined)[]> = {};
    for (const journey of journeys) {
      for (let run = 0; run < runs; run += 1) {
        for (const [at, {address}] of servers.entries()) {
          for (const [name, cost] of Object.entries(await travel(browser, address, journey))) {
            const row = (rows[`${name}, ${journey.path}`] ??= servers.map(() => undefined));
            row[at] = least(row[at], cost);
          }
        }
      }
    }
    return rows;
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => server.close()));
  }
}
