/**
 * `npm test`: runs `npm run check`, builds the site, and runs every test against it. The last line is the sum over all
 * suites, `N passed, N failed`; the exit code is 0 only when nothing failed and every suite ran.
 */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {ensureChromium} from './lib/chromium';
import {ensureFirefox} from './lib/firefox';
import {countPlaywright, countVitest, total, type Count} from './lib/testCounts';

const scratch = mkdtempSync(path.join(tmpdir(), 'h3-docs-test-'));

/** Tests describe the site as it is built by default, whatever the shell of the person who runs them has set. */
const environment: NodeJS.ProcessEnv = {...process.env, CI: 'true'};
for (const setting of ['SITE_URL', 'BASE_URL', 'EDIT_URL', 'MAPBOX_ACCESS_TOKEN'])
  Reflect.deleteProperty(environment, setting);

function runCommand(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): boolean {
  console.log(`\n> ${args.join(' ')}`);
  return spawnSync(command, args, {stdio: 'inherit', env: {...environment, ...env}}).status === 0;
}

function run(args: readonly string[], env: NodeJS.ProcessEnv = {}): boolean {
  return runCommand('npx', ['--no-install', ...args], env);
}

/** Runs one suite and counts its tests; one that crashed or ran nothing counts as a failure of its own. */
function suite(name: string, args: readonly string[], report: string, count: (json: unknown) => Count): Count {
  const ok = run(args, {PLAYWRIGHT_JSON_OUTPUT_NAME: report});
  let counted: Count = {passed: 0, failed: 0, retried: []};
  try {
    counted = count(JSON.parse(readFileSync(report, 'utf8')));
  } catch (error) {
    console.error(`The ${name} suite left no report:`, error);
  }
  if (counted.failed === 0 && (!ok || counted.passed === 0)) {
    console.error(`The ${name} suite ${ok ? 'ran no test' : 'crashed'}.`);
    return {...counted, failed: 1};
  }
  return counted;
}

async function runAll(): Promise<Count> {
  if (!runCommand('npm', ['run', 'check'])) return {passed: 0, failed: 1, retried: []};
  environment.CHROME_PATH = ensureChromium();
  environment.FIREFOX_PATH = await ensureFirefox();
  if (!run(['docusaurus', 'build'])) return {passed: 0, failed: 1, retried: []};
  const counts = ['unit', 'content', 'build', 'firefox'].map((project) => {
    const report = path.join(scratch, `${project}.json`);
    // By default Vitest leaves one of two processors idle. The other two suites start programs that use both.
    const workers = project === 'unit' || project === 'content' ? ['--maxWorkers=2'] : [];
    const args = ['vitest', 'run', '--project', project, ...workers];
    return suite(
      project,
      [...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      report,
      countVitest,
    );
  });
  const isRecorded = runCommand('npm', ['run', 'examples:check']);
  counts.push({passed: isRecorded ? 1 : 0, failed: isRecorded ? 0 : 1, retried: []});
  const report = path.join(scratch, 'e2e.json');
  counts.push(suite('e2e', ['playwright', 'test', '--reporter=list,json'], report, countPlaywright));
  return total(counts);
}

async function main(): Promise<void> {
  let result: Count = {passed: 0, failed: 1, retried: []};
  try {
    result = await runAll();
  } catch (error) {
    console.error(error);
  } finally {
    rmSync(scratch, {recursive: true, force: true});
  }
  for (const title of result.retried) console.log(`Passed only when tried again: ${title}`);
  console.log(`${result.passed} passed, ${result.failed} failed`);
  process.exitCode = result.failed === 0 ? 0 : 1;
}

void main();
