/**
 * `npm run bench -- [--only PART] [--against DIR] [--lighthouse] [--grow [--factors 1,2,5]]`: what a first visit weighs
 * and how soon the next page is there, how long a cold build takes and how much memory, beside a stock Docusaurus, how fast search and live examples
 * answer, how fast the explorer draws, how soon figures come to life and follow their reader, and how long readers wait after
 * a touch. Prints tables; asserts nothing. `--only` names one part (`build`, `pages`, `search`, `live`, `explorer`, `figures`, `touch`, `lighthouse`,
 * `save`, or `grow`), which then measures the build that there is. `--against` names the folder of an older build, beside which pages,
 * live examples, touches, and the explorer are measured in the same run. `--lighthouse` adds the scores of Lighthouse, where it is installed.
 * `--only save` measures how soon the preview shows each kind of file, and `--grow` what a build costs when the content
 * grows; both work on copies of the site.
 */
import {rmSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {measureBuild} from './bench/coldBuild';
import {measureExplorer} from './bench/explorer';
import {measureFigures} from './bench/figures';
import {measureGrowth} from './bench/grow';
import {measureLighthouse} from './bench/lighthouse';
import {measureLiveExamples} from './bench/liveExamples';
import {measurePages} from './bench/pages';
import {measureSaves} from './bench/save';
import {measureSearch} from './bench/search';
import {stockSite} from './bench/stockSite';
import {measureTouches} from './bench/touch';
import {runScript} from './lib/runScript';

const kilobytes = (bytes: number) => Math.round(bytes / 1000);

async function benchBuild(): Promise<void> {
  for (const directory of ['build', '.docusaurus', 'node_modules/.cache'])
    rmSync(directory, {recursive: true, force: true});
  const build = await measureBuild('.');
  const stock = stockSite('build');
  try {
    const costs = {build, stock: await measureBuild(stock.dir, {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'})};
    console.log(`Builds from clean: this site, and a stock Docusaurus with the text of its ${stock.pages} pages`);
    console.table(
      Object.fromEntries(
        Object.entries(costs).map(([name, {seconds, processorSeconds, megabytes}]) => [
          name,
          {
            seconds: seconds.toFixed(1),
            'of processors': processorSeconds.toFixed(1),
            'peak memory, MB': Math.round(megabytes),
          },
        ]),
      ),
    );
    const times = (of: 'processorSeconds' | 'seconds') => (build[of] / costs.stock[of]).toFixed(2);
    console.log(
      `That is ${times('seconds')} times as long, and ${times('processorSeconds')} times the processor time.`,
    );
  } finally {
    stock.remove();
  }
}

async function benchPages(against: string | undefined): Promise<void> {
  const dirs = ['build', ...(against === undefined ? [] : [against])];
  const costs = await measurePages(dirs);
  console.log('First visit, gzip (1 KB = 1000 bytes), and milliseconds from a click to the heading of the next page,');
  console.log('with the processor slowed four times and the network of a phone');
  console.table(
    Object.fromEntries(
      Object.entries(costs).flatMap(([page, rows]) =>
        rows.map(({beforeAhead, withAhead, scripts, clickToHeading}, at) => [
          rows.length === 1 ? page : `${page} ${dirs[at]}`,
          {
            'KB before prefetches': kilobytes(beforeAhead),
            'KB with them': kilobytes(withAhead),
            'KB of scripts': kilobytes(scripts),
            'ms to the next heading': Math.round(clickToHeading),
          },
        ]),
      ),
    ),
  );
}

async function benchLighthouse(): Promise<void> {
  const results = await measureLighthouse('build');
  console.log('Lighthouse on its simulated phone: medians of three');
  console.table(results);
}

async function benchSearch(): Promise<void> {
  const latencies = await measureSearch('build');
  console.log('Search: milliseconds from key to results, processor slowed four times; what an empty page takes for it');
  console.table(latencies);
}

async function benchLive(against: string | undefined): Promise<void> {
  const [now, older] = await measureLiveExamples(['build', ...(against === undefined ? [] : [against])]);
  console.log('Live examples: milliseconds from the last key to the result, processor slowed four times');
  console.table({build: now, ...(older && {[against ?? '']: older})});
  if (!now || !older) return;
  const times = (one: number, other: number) => (one / other).toFixed(2);
  console.log(
    `That is ${times(now['one key'], older['one key'])} and ` +
      `${times(now['last of five keys'], older['last of five keys'])} times as long.`,
  );
}

async function benchExplorer(against: string | undefined): Promise<void> {
  const dirs = ['build', ...(against === undefined ? [] : [against])];
  const costs = await measureExplorer(dirs);
  console.log('The explorer, drawn by software where there is no graphics card');
  for (const [at, {pageBytes, explorerBytes, largest, drawing}] of costs.entries()) {
    console.log(
      `${dirs[at]}: the landing page has ${kilobytes(pageBytes)} KB, explorer and map add ${kilobytes(explorerBytes)}: ` +
        largest.map(({file, bytes}) => `${kilobytes(bytes)} ${file}`).join(', '),
    );
    console.table(
      drawing.map(({cells, seconds, framesPerSecond, heapMegabytes, peakMegabytes}) => ({
        cells,
        'seconds to draw': seconds.toFixed(1),
        'frames a second while panning': framesPerSecond.toFixed(0),
        'MB of objects': Math.round(heapMegabytes),
        'MB of the process, at most': Math.round(peakMegabytes),
      })),
    );
  }
  const [now, older] = costs;
  if (!now || !older) return;
  const ratios = now.drawing.map(({cells, seconds}, at) => {
    const ratio = seconds / (older.drawing[at]?.seconds ?? NaN);
    return `${cells} cells ${Number.isNaN(ratio) ? 'are refused by the older build' : ratio.toFixed(2)}`;
  });
  console.log(`Times as long as the older build: ${ratios.join('; ')}.`);
}

/** The targets for figures, in milliseconds: the time to come to life, and the work of a frame. */
const aims = {response: 300, frame: 16};

async function benchFigures(): Promise<void> {
  const rows = await measureFigures('build');
  console.log('Living figures, in milliseconds: from pointing until alive, and the processor time of a step');
  console.log(`(aims: the least until alive ${aims.response}, a step ${aims.frame})`);
  console.table(
    Object.fromEntries(
      Object.entries(rows).map(([id, {response, usualResponse, frame}]) => [
        id,
        {
          'least until alive': Math.round(response),
          'median until alive': Math.round(usualResponse),
          'a step': frame.toFixed(1),
          aims: response <= aims.response && frame <= aims.frame ? 'met' : 'missed',
        },
      ]),
    ),
  );
}

async function benchTouch(against: string | undefined): Promise<void> {
  const dirs = ['build', ...(against === undefined ? [] : [against])];
  const rows = await measureTouches(dirs);
  console.log(
    'Touches with the processor slowed four times: the longest wait for a frame in ms, the least of some visits,',
  );
  console.log('and the number of elements that the browser restyled');
  console.table(
    Object.fromEntries(
      Object.entries(rows).map(([touch, costs]) => [
        touch,
        Object.fromEntries(
          costs.flatMap((cost, at) => [
            [`ms, ${dirs[at]}`, cost?.wait ?? '–'],
            [`restyled, ${dirs[at]}`, cost?.restyled ?? '–'],
          ]),
        ),
      ]),
    ),
  );
}

async function benchSave(): Promise<void> {
  const saves = await measureSaves();
  console.log('Milliseconds from saving a file to the open page of the preview: the first time, and warm');
  const rows = Object.entries(saves).map(([kind, {first, warm}]) => [
    kind,
    {first: Math.round(first), warm: Math.round(warm)},
  ]);
  console.table(Object.fromEntries(rows));
}

async function benchGrowth(factors: string): Promise<void> {
  const costs = await measureGrowth(factors.split(',').map(Number));
  console.log('Builds from clean in which each page is there several times');
  const rows = Object.entries(costs).map(([factor, {pages, seconds, megabytes, warnings}]) => [
    factor,
    {pages, seconds: seconds.toFixed(1), 'peak memory, MB': Math.round(megabytes), warnings: warnings.length},
  ]);
  console.table(Object.fromEntries(rows));
  for (const [factor, {warnings}] of Object.entries(costs)) {
    for (const warning of warnings) console.log(`${factor}: ${warning}`);
  }
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      only: {type: 'string'},
      against: {type: 'string'},
      lighthouse: {type: 'boolean', default: false},
      grow: {type: 'boolean', default: false},
      factors: {type: 'string', default: '1,2,5'},
    },
  });
  const parts: Readonly<Record<string, () => Promise<void>>> = {
    build: benchBuild,
    pages: () => benchPages(values.against),
    search: benchSearch,
    live: () => benchLive(values.against),
    explorer: () => benchExplorer(values.against),
    figures: benchFigures,
    touch: () => benchTouch(values.against),
    lighthouse: benchLighthouse,
    save: benchSave,
    grow: () => benchGrowth(values.factors),
  };
  const only = values.only ?? (values.grow ? 'grow' : undefined);
  // These take long, and need to be asked for.
  const asked = ['touch', 'save', 'grow', 'lighthouse'];
  const chosen = Object.entries(parts).filter(
    ([name]) =>
      (name === 'lighthouse' && values.lighthouse) || (only === undefined ? !asked.includes(name) : name === only),
  );
  if (chosen.length === 0) {
    throw new Error(`--only is “${values.only}”. There are: ${Object.keys(parts).join(', ')}.`);
  }
  for (const [, run] of chosen) await run();
}

void runScript(main);
