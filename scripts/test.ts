/**
 * `npm test`: runs what `npm run check` does, builds the site, and runs every test against it. Three jobs run at a time,
 * for two processors, because jobs that drive a browser or a build wait now and then. The output of each is printed when
 * it ends. Browser tests, which start several programs, come last and by themselves. The last line is the sum over all
 * suites, `N passed, N failed`; the exit code is 0 only when nothing failed and every suite ran.
 */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {checks} from './lib/checks';
import {runJobs, type Job, type JobResult} from './lib/jobs';
import {countPlaywright, countVitest, total, type Count} from './lib/testCounts';
import {whyNoWebKit} from './lib/webkit';

const scratch = mkdtempSync(path.join(tmpdir(), 'h3-docs-test-'));

/** Tests describe the site as it is built by default, whatever the shell of the person who runs them has set. */
const environment: NodeJS.ProcessEnv = {...process.env, CI: 'true'};
for (const setting of ['SITE_URL', 'BASE_URL', 'EDIT_URL', 'MAPBOX_ACCESS_TOKEN'])
  Reflect.deleteProperty(environment, setting);

const reportOf = (name: string) => path.join(scratch, `${name}.json`);

const site: Job = {name: 'site', command: ['npx', '--no-install', 'docusaurus', 'build']};
/** An installation mostly waits, so it runs beside other jobs. */
const browsers: Job = {name: 'browsers', command: ['npx', '--no-install', 'tsx', 'scripts/browsers.ts']};

/** What tests of the built site need. */
const siteAndBrowsers = [site.name, browsers.name];

/**
 * The projects of Vitest, and the jobs that must be done before each. `content`, `firefox`, and `webkit` read `build/`;
 * `build` takes over what that build computed.
 */
const before = {
  unit: [],
  work: [],
  build: siteAndBrowsers,
  content: [site.name],
  firefox: siteAndBrowsers,
  webkit: siteAndBrowsers,
};
type Project = keyof typeof before;
const isProject = (name: string): name is Project => name in before;

function projectJob(project: Project): Job {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(project)}`];
  // Another job has the other processor.
  const args = ['vitest', 'run', '--project', project, '--maxWorkers=1', ...reporters];
  return {
    name: project,
    command: ['npx', '--no-install', ...args],
    after: before[project],
    ...(project === 'webkit' && {whyNot: whyNoWebKit}),
  };
}

const examples: Job = {name: 'examples', command: ['npm', 'run', '--silent', 'examples:check']};

/** The longest first, so that none is left over at the end. A check that fails keeps no test from running. */
function allJobs(): readonly Job[] {
  const [unit, build, ...others] = (['unit', 'build', 'content', 'firefox', 'webkit', 'work'] as const).map(projectJob);
  const [lint, ...checksLeft] = checks;
  return [browsers, unit, lint, site, build, ...checksLeft, ...others, examples].filter((job) => job !== undefined);
}

/** Counts the tests of a suite; one that crashed or ran nothing counts as a failure of its own. */
function countSuite(name: string, ok: boolean, count: (json: unknown) => Count): Count {
  let counted: Count = {passed: 0, failed: 0, failures: [], retried: []};
  try {
    counted = count(JSON.parse(readFileSync(reportOf(name), 'utf8')));
  } catch (error) {
    console.error(`The ${name} suite left no report:`, error);
  }
  if (counted.failed === 0 && (!ok || counted.passed === 0)) {
    console.error(`The ${name} suite ${ok ? 'ran no test' : 'crashed'}.`);
    return {...counted, failed: 1};
  }
  return counted;
}

/**
 * Counts the tests of a suite. The examples count as one test, and any other job counts only if it failed. A skipped job
 * counts nothing, because the failure before it is counted.
 */
function countJob({name, state}: JobResult): Count {
  const ok = state === 'succeeded';
  if (state === 'left out') return {passed: 0, failed: 0, failures: [], retried: []};
  if (isProject(name) && state !== 'skipped') return countSuite(name, ok, countVitest);
  if (!ok) console.error(`${name}: ${state}`);
  return {passed: ok && name === examples.name ? 1 : 0, failed: state === 'failed' ? 1 : 0, failures: [], retried: []};
}

async function runAll(): Promise<Count> {
  const results = await runJobs(allJobs(), {atOnce: 3, env: environment, print: console.log});
  const counts = results.map(countJob);
  if (results.some(({name, state}) => siteAndBrowsers.includes(name) && state === 'failed')) return total(counts);
  console.log('\n> e2e');
  const {status} = spawnSync('npx', ['--no-install', 'playwright', 'test', '--reporter=list,json'], {
    stdio: 'inherit',
    env: {...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf('e2e')},
  });
  const browser = countSuite('e2e', status === 0, countPlaywright);
  console.log(`\n${results.map(({name, state, seconds}) => `${name}: ${state} after ${seconds} s`).join('\n')}\n`);
  return total([...counts, browser]);
}

async function main(): Promise<void> {
  let result: Count = {passed: 0, failed: 1, failures: [], retried: []};
  try {
    result = await runAll();
  } catch (error) {
    console.error(error);
  } finally {
    rmSync(scratch, {recursive: true, force: true});
  }
  for (const title of result.failures) console.log(`Failed: ${title}`);
  for (const title of result.retried) console.log(`Passed only when tried again: ${title}`);
  console.log(`${result.passed} passed, ${result.failed} failed`);
  process.exitCode = result.failed === 0 ? 0 : 1;
}

void main();
