/**
 * `npm run bench -- [--only PART] [--against DIR]`: what a first visit weighs, how long a cold build takes and how much
 * memory, how fast search and live examples answer, and how fast the explorer draws. Prints tables; asserts nothing.
 * `--only` names one part (`build`, `weight`, `search`, `live` or `explorer`), which then measures the build that there
 * is. `--against` names the folder of an older build, beside which live examples are measured in the same run.
 */
import {spawn} from 'node:child_process';
import {readFileSync, rmSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import {weigh} from '../tests/e2e/support/weight';
import {measureExplorer} from './bench/explorer';
import {measureLiveExamples} from './bench/liveExamples';
import {measureSearch} from './bench/search';
import {chromiumArgs, ensureChromium} from './lib/chromium';
import {startServer} from './lib/staticServer';

const PAGES = [
  '/',
  '/docs/',
  '/docs/core-library/overview',
  '/docs/core-library/usage',
  '/docs/api/traversal',
] as const;
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

async function pageWeights(): Promise<Record<string, {totalKB: number; scriptsKB: number}>> {
  const server = await startServer({dir: 'build', port: 0});
  const browser = await chromium.launch({executablePath: ensureChromium(), args: chromiumArgs});
  try {
    const rows: Record<string, {totalKB: number; scriptsKB: number}> = {};
    for (const path of PAGES) {
      const context = await browser.newContext({baseURL: server.address, viewport: {width: 1350, height: 940}});
      const {total, scripts} = await weigh(await context.newPage(), path);
      rows[path] = {totalKB: kilobytes(total), scriptsKB: kilobytes(scripts)};
      await context.close();
    }
    return rows;
  } finally {
    await browser.close();
    await server.close();
  }
}

async function benchBuild(): Promise<void> {
  const {seconds, megabytes} = await coldBuild();
  console.log('Build from clean');
  console.table({build: {seconds: seconds.toFixed(1), 'peak memory, MB': Math.round(megabytes)}});
}

async function benchWeight(): Promise<void> {
  console.log('First visit, gzip, prefetches apart (1 KB = 1000 bytes)');
  console.table(await pageWeights());
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

async function main(): Promise<void> {
  const {values} = parseArgs({options: {only: {type: 'string'}, against: {type: 'string'}}});
  const parts: Readonly<Record<string, () => Promise<void>>> = {
    build: benchBuild,
    weight: benchWeight,
    search: benchSearch,
    live: () => benchLive(values.against),
    explorer: benchExplorer,
  };
  const chosen = Object.entries(parts).filter(([name]) => values.only === undefined || name === values.only);
  if (chosen.length === 0) {
    throw new Error(`--only is “${values.only}”. There are: ${Object.keys(parts).join(', ')}.`);
  }
  for (const [, run] of chosen) await run();
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
