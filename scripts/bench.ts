/**
 * `npm run bench -- [--only build|pages|touch]`: how long a cold build takes and how much memory, beside a stock Docusaurus;
 * what a first visit weighs and how soon the next page is there; and, where it is named, how long readers wait after a touch.
 * Prints tables; asserts nothing. `--only pages` and `--only touch` measure the build that there is.
 */
import {rmSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {measureBuild, type BuildCost} from './bench/coldBuild';
import {measurePages} from './bench/pages';
import {stockSite} from './bench/stockSite';
import {measureTouches} from './bench/touch';
import {runScript} from './lib/runScript';

const costRow = ({seconds, processorSeconds, megabytes}: BuildCost) => ({
  seconds: seconds.toFixed(1),
  'of processors': processorSeconds.toFixed(1),
  'peak memory, MB': Math.round(megabytes),
});

function benchBuild(): void {
  for (const directory of ['build', '.docusaurus', 'node_modules/.cache'])
    rmSync(directory, {recursive: true, force: true});
  const own = measureBuild('.');
  const {dir, pages, remove} = stockSite('build');
  try {
    const stock = measureBuild(dir, {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'});
    console.log(`Builds from clean: this site, and a stock Docusaurus with the text of its ${pages} pages`);
    console.table({build: costRow(own), stock: costRow(stock)});
    const times = (of: 'processorSeconds' | 'seconds') => (own[of] / stock[of]).toFixed(2);
    console.log(
      `That is ${times('seconds')} times as long, and ${times('processorSeconds')} times the processor time.`,
    );
  } finally {
    remove();
  }
}

async function benchPages(): Promise<void> {
  const rows = await measurePages();
  console.log('First visit, gzip (1 KB = 1000 bytes), and milliseconds from a click to the heading of the next page,');
  console.log('with the processor slowed four times and the network of a phone');
  console.table(rows);
}

async function benchTouch(): Promise<void> {
  const waits = await measureTouches();
  console.log(
    'Touches with the processor slowed four times: the longest wait for a frame in ms, the least of some visits',
  );
  console.table(waits);
}

async function main(): Promise<void> {
  const {only} = parseArgs({options: {only: {type: 'string'}}}).values;
  const parts: Readonly<Record<string, () => Promise<void> | void>> = {
    build: benchBuild,
    pages: benchPages,
    touch: benchTouch,
  };
  // Touches take long, and need to be asked for.
  const chosen = Object.entries(parts).filter(([name]) => (only === undefined ? name !== 'touch' : name === only));
  if (chosen.length === 0) throw new Error(`--only is “${only}”. There are: ${Object.keys(parts).join(', ')}.`);
  for (const [, run] of chosen) await run();
}

void runScript(main);
