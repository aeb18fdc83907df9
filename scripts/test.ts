/**
 * `npm test`: looks at types and borders, builds the site, and runs the tests. `npm run test:all` adds what a change
 * seldom breaks: builds of changed copies, all pages in each look, all of Firefox and WebKit, long searches, and examples
 * of other languages. Three jobs run at a time, for two processors; each prints its output when it ends. The last line is
 * the sum over all suites, `N passed, N failed`; the exit code is 0 only when nothing failed and every suite ran.
 */
import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {runJobs, type Job, type JobResult} from './lib/jobs';
import {countSuite, type Count} from './lib/testCounts';

const all = process.argv.includes('--all');
const scratch = mkdtempSync(path.join(tmpdir(), 'h3-docs-test-'));
const reportOf = (suite: string) => path.join(scratch, `${suite}.json`);

/** Tests describe the site as it is built by default, whatever the shell of the person who runs them has set. */
const environment: NodeJS.ProcessEnv = {...process.env, CI: 'true', PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf('e2e')};
for (const setting of ['SITE_URL', 'BASE_URL', 'EDIT_URL', 'MAPBOX_ACCESS_TOKEN', 'H3_DOCS_LONG'])
  Reflect.deleteProperty(environment, setting);
if (all) environment.H3_DOCS_LONG = '1';

const run = (name: string, tool: string, ...args: readonly string[]): Job => ({
  name,
  command: [`node_modules/.bin/${tool}`, ...args],
});

/** Projects of Vitest as one job, whose processor is its own. */
function vitest(name: string, projects: readonly string[], after: readonly string[] = []): Job {
  const reporters = ['--reporter=tests/support/slowTests.ts', '--reporter=json', `--outputFile.json=${reportOf(name)}`];
  const chosen = projects.flatMap((project) => ['--project', project]);
  return {...run(name, 'vitest', 'run', ...chosen, '--maxWorkers=1', ...reporters), after};
}

const site = run('site', 'docusaurus', 'build');
const browsers = run('browsers', 'tsx', 'scripts/browsers.ts');
const both = [site.name, browsers.name];

/** In the order in which they start: what others wait for, then the longest. */
const jobs: readonly Job[] = [
  browsers,
  site,
  vitest('unit', all ? ['unit', 'work'] : ['unit']),
  {...run('e2e', 'playwright', 'test'), after: both},
  vitest('content', ['content'], [site.name]),
  vitest('engines', ['firefox', 'webkit'], both),
  run('types', 'tsx', 'scripts/check.ts', 'types', 'borders'),
  ...(all ? [vitest('rehearsals', ['build'], both), run('examples', 'tsx', 'scripts/check-examples.ts')] : []),
];
const suites = new Set(['unit', 'e2e', 'content', 'engines', 'rehearsals']);

/** What a job adds to the last line. A job that isn't a suite counts only if it failed. */
function countJob({name, state}: JobResult): Count {
  if (!suites.has(name) || state === 'skipped') return {passed: 0, failed: state === 'succeeded' ? 0 : 1};
  const report: unknown = existsSync(reportOf(name)) ? JSON.parse(readFileSync(reportOf(name), 'utf8')) : undefined;
  return countSuite(report, state === 'succeeded');
}

async function main(): Promise<void> {
  try {
    const results = await runJobs(jobs, {atOnce: 3, env: environment, print: console.log});
    console.log(`\n${results.map(({name, state, seconds}) => `${name}: ${state} after ${seconds} s`).join('\n')}\n`);
    const counts = results.map(countJob);
    const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
    console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
    process.exitCode = sum('failed') === 0 ? 0 : 1;
  } finally {
    rmSync(scratch, {recursive: true, force: true});
  }
}

void main();
