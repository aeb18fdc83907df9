import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import {chromiumArgs, ensureChromium} from '../lib/chromium';
import {executableNamedBy, inPath, isExecutable} from '../lib/executables';
import {startServer} from '../lib/staticServer';
import {median} from './median';

/** What Lighthouse says of a page on its simulated phone: medians. */
export interface LighthouseResult {
  /** 0 to 100. */
  readonly performance: number;
  /** Milliseconds. */
  readonly 'largest paint, ms': number;
  readonly 'blocking time, ms': number;
}

const pages = [
  '/',
  '/docs/',
  '/docs/quickstart',
  '/docs/core-library/overview',
  '/docs/core-library/usage',
  '/docs/core-library/restable',
  '/docs/api/indexing',
  '/docs/api/traversal',
  '/docs/api/misc',
  '/docs/library/errors',
  '/docs/community/bindings',
  '/docs/library/migration-3.x/functions',
] as const;
const runs = 3;

/** The parts of a Lighthouse report that are read here. */
interface Report {
  readonly categories: {readonly performance: {readonly score: number | null}};
  readonly audits: Readonly<Record<string, {readonly numericValue?: number}>>;
}

/** Where Lighthouse is: what `LIGHTHOUSE_PATH` names, else the project's own, else that of `PATH`. */
function findLighthouse(): string {
  const candidates = [path.resolve('node_modules/.bin/lighthouse'), ...inPath(['lighthouse'])];
  const found = executableNamedBy('LIGHTHOUSE_PATH') ?? candidates.find(isExecutable);
  if (found) return found;
  throw new Error(
    'Lighthouse is not installed. Install release 12 outside of the checkout, and name its program in LIGHTHOUSE_PATH: ' +
      'npm install --prefix ~/lighthouse lighthouse@12; ' +
      'LIGHTHOUSE_PATH=~/lighthouse/node_modules/.bin/lighthouse npm run bench -- --lighthouse',
  );
}

async function audit(lighthouse: string, url: string): Promise<Report> {
  const {stdout} = await promisify(execFile)(
    lighthouse,
    [
      ...[url, '--quiet', '--output=json', '--only-categories=performance'],
      `--chrome-flags=${['--headless=new', ...chromiumArgs].join(' ')}`,
    ],
    {env: {...process.env, CHROME_PATH: ensureChromium()}, maxBuffer: 100_000_000},
  );
  return JSON.parse(stdout) as Report;
}

function summarize(reports: readonly Report[]): LighthouseResult {
  const of = (id: string) => Math.round(median(reports.map(({audits}) => audits[id]?.numericValue ?? NaN)));
  return {
    performance: Math.round(100 * median(reports.map(({categories}) => categories.performance.score ?? NaN))),
    'largest paint, ms': of('largest-contentful-paint'),
    'blocking time, ms': of('total-blocking-time'),
  };
}

/**
 * Runs Lighthouse five times on each of seven pages, page after page, so that what else the machine does hits all alike.
 *
 * @param dir - the folder of a build
 * @returns the medians by path; rejects when Lighthouse is not installed
 */
export async function measureLighthouse(dir: string): Promise<Record<string, LighthouseResult>> {
  const lighthouse = findLighthouse();
  const server = await startServer({dir, port: 0});
  try {
    const reports = new Map<string, Report[]>(pages.map((page) => [page, []]));
    for (let run = 0; run < runs; run += 1) {
      for (const [page, list] of reports) list.push(await audit(lighthouse, server.address + page));
    }
    return Object.fromEntries(Array.from(reports, ([page, list]) => [page, summarize(list)]));
  } finally {
    await server.close();
  }
}
