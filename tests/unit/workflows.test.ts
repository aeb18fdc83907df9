import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import project from '../../package.json';

interface Step {
  readonly run?: string;
  readonly uses?: string;
  readonly env?: Readonly<Record<string, string>>;
}
interface Job {
  readonly 'timeout-minutes'?: number;
  readonly strategy?: {readonly matrix?: {readonly node?: readonly number[]}};
  readonly steps: readonly Step[];
}
interface Workflow {
  readonly permissions: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

const folder = '.github/workflows';
const files = readdirSync(folder);

test.each(files)('%s runs scripts of package.json and actions pinned by commit', (file) => {
  const source = readFileSync(path.join(folder, file), 'utf8');
  const workflow = parse(source) as Workflow;
  expect(workflow.permissions).toEqual({contents: 'read'});
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps);
  const commands = steps.flatMap(({run}) => (run === undefined ? [] : [run]));
  const scripts = commands.flatMap(
    (command) =>
      /^npm (?:run )?([\w:-]+)/.exec(command)?.[1] ??
      (/^npx (?:tsx scripts\/|linkinator )/.test(command) ? [] : [`unknown: ${command}`]),
  );
  expect(['ci', ...Object.keys(project.scripts)]).toEqual(expect.arrayContaining(scripts));
  const actions = steps.flatMap(({uses}) => uses ?? []);
  expect(actions.filter((action) => !/^[\w/-]+@[0-9a-f]{40}$/.test(action))).toEqual([]);
  // The release that a commit stands for is written beside it, for people and for Renovate.
  expect(source.match(/uses: .+/g)).toEqual(source.match(/uses: \S+@[0-9a-f]{40} # v\d+\.\d+\.\d+/g));
  for (const job of jobs) expect(job['timeout-minutes']).toBeGreaterThan(0);
});

test('all tests run once a week, and none is tried again', () => {
  const {jobs} = parse(readFileSync(path.join(folder, 'scheduled.yml'), 'utf8')) as Workflow;
  expect(jobs['full-test']?.steps.map(({run}) => run)).toContain('npm run test:all');
  expect(project.scripts['test:all']).toBe('tsx scripts/test.ts --all');
  for (const file of ['playwright.config.ts', 'vitest.config.mts'])
    expect(readFileSync(file, 'utf8')).not.toMatch(/\bretr(?:y|ies)\b/);
});

test('the releases of Node.js are the same in all places', () => {
  const developed = readFileSync('.nvmrc', 'utf8').trim();
  const {jobs} = parse(readFileSync(path.join(folder, 'pull-request.yml'), 'utf8')) as Workflow;
  const tested = jobs.build?.strategy?.matrix?.node ?? [];
  expect(tested).toContain(Number(developed));
  expect(tested.filter((major) => !project.engines.node.includes(String(major)))).toEqual([]);
  const others = tested.filter((major) => String(major) !== developed);
  for (const file of ['README.md', 'CONTRIBUTING.md']) {
    const text = readFileSync(file, 'utf8');
    expect(text).toContain(`Node ${developed}`);
    for (const major of others) expect(text).toContain(`Node ${major} works too`);
  }
  // The types are those of the oldest release, so that no code needs a newer one.
  expect(project.devDependencies['@types/node'].split('.')[0]).toBe(/\d+/.exec(project.engines.node)?.[0]);
});

test('a deployed site leads its editors to the repository and the branch that it was built from', () => {
  const {jobs} = parse(readFileSync(path.join(folder, 'deploy.yml'), 'utf8')) as Workflow;
  const build = jobs.build?.steps.find(({run}) => run === 'npm run build');
  expect(build?.env?.EDIT_URL).toBe(
    "${{ vars.EDIT_URL || format('{0}/{1}/edit/{2}/', github.server_url, github.repository, github.ref_name) }}",
  );
});
