/**
 * `npm run bench -- [--only PART] [--against DIR] [--lighthouse]`: what a first visit weighs and how soon the next page
 * is there, how long a cold build takes and how much memory, how fast search and live examples answer, how fast the
 * explorer draws, and how soon figures come to life and follow their reader. Prints tables; asserts nothing. `--only` names one part (`build`, `pages`, `search`, `live`, `explorer`,
 * `figures`, or `lighthouse`), which then measures the build that there is. `--against` names the folder of an older build, beside
 * which pages and live examples are measured in the same run. `--lighthouse` adds the scores of Lighthouse, where it is
 * installed.
 */
import {spawn} from 'node:child_process';
import {readFileSync, rmSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {measureExplorer} from './bench/explorer';
import {measureFigures} from './bench/figures';
import {measureLighthouse} from './bench/lighthouse';
import {measureLiveExamples} from './bench/liveExamples';
import {measurePages} from './bench/pages';
import {measureSearch} from './bench/search';

const MEMORY_SAMPLE_MS = 100;

/** The resident memory of a process in MB, where the system tells (Linux); 0 elsewhere. */
function residentMegabytes(pid: number): number {
  try {
    const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kilobytes ?? 0) / 1024;
  } catch {
    // No /proc here, or the process has just ended.
    return 0;
  }
}

/** Builds from clean; seconds, and the most memory that the build's process had at one time. */
async function coldBuild(): Promise<{seconds: number; megabytes: number}> {
  for (const directory of ['build', '.docusaurus', 'node_modules/.cache'])
    rmSync(directory, {recursive: true, force: true});
  const start = performance.now();
  const build = spawn(process.execPath, ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'], {
    stdio: 'ignore',
  });
  let megabytes = 0;
  const sampler = setInterval(
    () => (megabytes = Math.max(megabytes, residentMegabytes(build.pid ?? 0))),
    MEMORY_SAMPLE_MS,
  );
  const code = await new Promise<number | null>((resolve) => build.on('exit', resolve));
  clearInterval(sampler);
  if (code !== 0) throw new Error(`The build ended with exit code ${code}. Run 'npm run build' to see why.`);
  return {seconds: (performance.now() - start) / 1000, megabytes};
}

const kilobytes = (bytes: number) => Math.round(bytes / 1000);

async function benchBuild(): Promise<void> {
  const {seconds, megabytes} = await coldBuild();
  console.log('Build from clean');
  console.table({build: {seconds: seconds.toFixed(1), 'peak memory, MB': Math.round(megabytes)}});
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
  console.log('Lighthouse on its simulated phone: medians of five');
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

async function benchExplorer(): Promise<void> {
  const {pageBytes, explorerBytes, drawing} = await measureExplorer('build');
  console.log('The explorer, drawn by software where there is no graphics card');
  console.table({'landing page, KB': kilobytes(pageBytes), 'explorer and map, KB': kilobytes(explorerBytes)});
  console.table(
    drawing.map(({cells, seconds, framesPerSecond}) => ({
      cells,
      'seconds to draw': seconds.toFixed(1),
      'frames a second while panning': framesPerSecond.toFixed(0),
    })),
  );
}

/** What figures aim at, in milliseconds: coming to life, and the work of a frame. */
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

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {only: {type: 'string'}, against: {type: 'string'}, lighthouse: {type: 'boolean', default: false}},
  });
  const parts: Readonly<Record<string, () => Promise<void>>> = {
    build: benchBuild,
    pages: () => benchPages(values.against),
    search: benchSearch,
    live: () => benchLive(values.against),
    explorer: benchExplorer,
    figures: benchFigures,
    lighthouse: benchLighthouse,
  };
  const chosen = Object.entries(parts).filter(([name]) =>
    name === 'lighthouse'
      ? values.lighthouse || values.only === name
      : values.only === undefined || name === values.only,
  );
  if (chosen.length === 0) {
    throw new Error(`--only is “${values.only}”. There are: ${Object.keys(parts).join(', ')}.`);
  }
  for (const [, run] of chosen) await run();
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
