/**
 * `npm run bench -- [--only build|pages|touch] [--against DIR]`: how long a cold build takes and how much memory, beside a
 * stock Docusaurus; what a first visit weighs and how soon the next page is there; and, where it is named, how long readers
 * wait after a touch. Prints tables; asserts nothing. `--only` measures the build that there is. `--against` names the folder
 * of an older build, beside which pages and touches are measured in the same run.
 */
import {rmSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {measureBuild} from './bench/coldBuild';
import {measurePages} from './bench/pages';
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

async function benchPages(dirs: readonly string[]): Promise<void> {
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

async function benchTouch(dirs: readonly string[]): Promise<void> {
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

async function main(): Promise<void> {
  const {values} = parseArgs({options: {only: {type: 'string'}, against: {type: 'string'}}});
  const dirs = ['build', ...(values.against === undefined ? [] : [values.against])];
  const parts: Readonly<Record<string, () => Promise<void>>> = {
    build: benchBuild,
    pages: () => benchPages(dirs),
    touch: () => benchTouch(dirs),
  };
  const {only} = values;
  // Touches take long, and need to be asked for.
  const chosen = Object.entries(parts).filter(([name]) => (only === undefined ? name !== 'touch' : name === only));
  if (chosen.length === 0) throw new Error(`--only is “${only}”. There are: ${Object.keys(parts).join(', ')}.`);
  for (const [, run] of chosen) await run();
}

void runScript(main);
