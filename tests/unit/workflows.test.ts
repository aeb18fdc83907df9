import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import project from '../../package.json';

interface Step {
  readonly run?: string;
  readonly uses?: string;
}
interface Workflow {
  readonly permissions: unknown;
  readonly jobs: Readonly<Record<string, {readonly 'timeout-minutes'?: number; readonly steps: readonly Step[]}>>;
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
    (command) => /^npm (?:run )?([\w:-]+)/.exec(command)?.[1] ?? [`not npm: ${command}`],
  );
  expect(['ci', ...Object.keys(project.scripts)]).toEqual(expect.arrayContaining(scripts));
  const actions = steps.flatMap(({uses}) => uses ?? []);
  expect(actions.filter((action) => !/^[\w/-]+@[0-9a-f]{40}$/.test(action))).toEqual([]);
  // The release that a commit stands for is written beside it, for people and for Renovate.
  expect(source.match(/uses: .+/g)).toEqual(source.match(/uses: \S+@[0-9a-f]{40} # v\d+\.\d+\.\d+/g));
  for (const job of jobs) expect(job['timeout-minutes']).toBeGreaterThan(0);
});
