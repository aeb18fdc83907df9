import {chromium, type Page} from '@playwright/test';
import {chromiumArgs, ensureChromium} from '../lib/chromium';
import {startServer} from '../lib/staticServer';

/** Time from a key to the results that answer it, in milliseconds; each key's is the median of several first visits. */
export interface SearchLatency {
  readonly keys: number;
  readonly p50: number;
  readonly p95: number;
  readonly slowest: number;
  /** How often a visit, while typing, did not answer for more than 50 ms: the browser's own "long tasks", the median. */
  readonly 'long tasks': number;
}

/** One visit: the milliseconds of each key, in the order of typing, and the number of long tasks. */
interface Visit {
  readonly times: readonly number[];
  readonly longTasks: number;
}

/** What is typed, key by key: names, other languages' spellings, a slip, a 3.x name, a code, a question. */
const queries = [
  'gridDisk',
  'latlng_to_cell',
  'gridDsik',
  'kRing',
  'E_PENTAGON',
  'how big is a cell',
  'polygon',
] as const;
const slowdown = 4;
/** Whatever else the machine does adds to a key's time at random: the median of some visits leaves it out. */
const visits = 5;

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1);
  return Math.round((sorted[place] ?? Number.NaN) * 10) / 10;
}

/**
 * Types one key into the focused box and waits for the results of what the box then holds. The clock starts with the
 * browser's own time of the key press and stops when the results are laid out on the page.
 */
async function timeKey(page: Page, key: string): Promise<number> {
  // Listening is in place before the key is pressed: both take different ways into the browser.
  const time = await page.evaluateHandle(() => {
    const box = document.querySelector<HTMLInputElement>('[role=search] input');
    if (!box) throw new Error('The page has no search box.');
    const result = new Promise<number>((resolve) => {
      box.addEventListener(
        'keydown',
        ({timeStamp}) => {
          const before = box.value;
          const watch = new MutationObserver(() => {
            const answer = document.querySelector(`[data-answers="${CSS.escape(box.value)}"]`);
            if (box.value === before || !answer) return;
            watch.disconnect();
            // Laying the list out is part of it; waiting for the screen's next refresh is not.
            answer.getBoundingClientRect();
            resolve(performance.now() - timeStamp);
          });
          watch.observe(document.body, {subtree: true, childList: true, attributes: true});
        },
        {once: true},
      );
    });
    return {result};
  });
  await page.keyboard.press(key === ' ' ? 'Space' : key);
  return time.evaluate(({result}) => result);
}

/** A box, a worker that gives back what it gets, and nothing else: its time is what the browser takes on this machine. */
const emptyPage = `
  <div role="search"><input role="combobox" aria-label="Search"></div>
  <div data-answers="">Answer</div>
  <script>
    const box = document.querySelector('input');
    const worker = new Worker(URL.createObjectURL(new Blob(['onmessage = ({data}) => postMessage(data)'])));
    worker.onmessage = ({data}) => box.parentElement.nextElementSibling.setAttribute('data-answers', data);
    box.oninput = () => worker.postMessage(box.value);
  </script>`;

/** Opens the page in a browser of its own, as a first visitor has it, and types all queries. */
async function visit(open: (page: Page) => Promise<unknown>): Promise<Visit> {
  const browser = await chromium.launch({executablePath: ensureChromium(), args: chromiumArgs});
  try {
    const page = await browser.newPage();
    // tsx names functions through a helper of its own, which functions sent to the page miss there.
    await page.addInitScript('globalThis.__name = (named) => named');
    await open(page);
    const box = page.getByRole('combobox', {name: /search/i});
    await box.click();
    await page.locator('[data-answers]').waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    const longTasks = await page.evaluateHandle(() => {
      const seen: PerformanceEntry[] = [];
      new PerformanceObserver((list) => seen.push(...list.getEntries())).observe({type: 'longtask'});
      return seen;
    });
    const times: number[] = [];
    for (const query of queries) {
      for (const key of query) times.push(await timeKey(page, key));
      await box.fill('');
      await page.locator('[data-answers=""]').waitFor();
    }
    return {times, longTasks: await longTasks.evaluate((seen) => seen.length)};
  } finally {
    await browser.close();
  }
}

async function measure(open: (page: Page) => Promise<unknown>): Promise<SearchLatency> {
  const all: Visit[] = [];
  while (all.length < visits) all.push(await visit(open));
  const keys = all[0]?.times ?? [];
  const times = keys.map((_time, key) =>
    percentile(
      all.map((one) => one.times[key] ?? Number.NaN),
      0.5,
    ),
  );
  return {
    keys: times.length,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    slowest: percentile(times, 1),
    'long tasks': percentile(
      all.map(({longTasks}) => longTasks),
      0.5,
    ),
  };
}

/**
 * Measures search as a reader on a slow machine has it: a Chromium with its processor slowed four times, on the built
 * site in `dir`, and beside it on a page that has nothing to search. Needs a build.
 */
export async function measureSearch(dir: string): Promise<{search: SearchLatency; 'empty page': SearchLatency}> {
  const server = await startServer({dir, port: 0});
  try {
    return {
      search: await measure((page) => page.goto(`${server.address}/docs/`)),
      'empty page': await measure((page) => page.setContent(emptyPage)),
    };
  } finally {
    await server.close();
  }
}
