import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {runJobs, type Job} from '../../scripts/lib/jobs';

/** A job that prints its name in two parts, and ends as told. */
const job = (name: string, code = 0, rest: Partial<Job> = {}): Job => ({
  name,
  command: [
    process.execPath,
    '-e',
    `console.log('${name} begins'); console.error('${name} ends'); process.exit(${code})`,
  ],
  ...rest,
});

async function run(jobs: readonly Job[], atOnce = 2) {
  const printed: string[] = [];
  const results = await runJobs(jobs, {atOnce, env: process.env, print: (text) => printed.push(text)});
  return {printed, states: Object.fromEntries(results.map(({name, state}) => [name, state]))};
}

test('each job is run, and its output stays together', async () => {
  const {printed, states} = await run([job('a'), job('b'), job('c', 3)]);
  expect(states).toEqual({a: 'succeeded', b: 'succeeded', c: 'failed'});
  expect(printed.map((text) => text.replace(/\d+ s/, '0 s')).sort()).toEqual([
    '\n> a: done after 0 s\na begins\na ends',
    '\n> b: done after 0 s\nb begins\nb ends',
    '\n> c: FAILED after 0 s\nc begins\nc ends',
  ]);
});

test('a job waits for the one that it needs, and is skipped when that fails', async () => {
  const {printed, states} = await run([job('late', 0, {after: ['early']}), job('early')]);
  expect(states).toEqual({late: 'succeeded', early: 'succeeded'});
  expect(printed[0]).toContain('early');
  expect((await run([job('late', 0, {after: ['early']}), job('early', 1)])).states).toEqual({
    late: 'skipped',
    early: 'failed',
  });
});

test('no more jobs run at once than allowed, and one that fails keeps no other from starting', async () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'jobs-')), 'done');
  const node = (name: string, code: string): Job => ({name, command: [process.execPath, '-e', code]});
  // Beside the first job, the second one would end before there is a file.
  const first = `for (let at = 0; at < 1e9; at++); fs.writeFileSync('${file}', ''); process.exit(1)`;
  const {states} = await run([node('a', first), node('b', `fs.statSync('${file}')`)], 1);
  expect(states).toEqual({a: 'failed', b: 'succeeded'});
});

test('a program that does not exist is a failure that names it', async () => {
  const {printed, states} = await run([{name: 'a', command: ['no-such-program']}]);
  expect(states).toEqual({a: 'failed'});
  expect(printed[0]).toContain('no-such-program');
});
