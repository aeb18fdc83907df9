import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {runJobs, type Job} from '../../scripts/lib/jobs';
import {countSuite} from '../../scripts/lib/testCounts';

const folder = mkdtempSync(path.join(tmpdir(), 'jobs-'));

/** A job that prints its name in two parts, and ends as told. */
const job = (name: string, code = 0, ...after: readonly string[]): Job => ({
  name,
  command: ['sh', '-c', `echo ${name} begins; echo ${name} ends >&2; exit ${code}`],
  after,
});
const shell = (name: string, script: string): Job => ({name, command: ['sh', '-c', `cd ${folder} && ${script}`]});

const runs: readonly (readonly [what: string, jobs: readonly Job[], states: object, printed: RegExp, most?: number])[] =
  [
    [
      'the output of each job stays together',
      [job('a'), job('b'), job('c', 3)],
      {a: 'succeeded', b: 'succeeded', c: 'failed'},
      /^(?=.*> a: done after \d+ s\na begins\na ends)(?=.*> b: done after \d+ s\nb begins\nb ends).*> c: FAILED after \d+ s\nc begins\nc ends/s,
    ],
    [
      'a job waits for the one that it needs',
      [job('b', 0, 'a'), job('a')],
      {b: 'succeeded', a: 'succeeded'},
      /a: .*b: /s,
    ],
    [
      'a job is skipped when one fails that it needs',
      [job('b', 0, 'a'), job('a', 1)],
      {b: 'skipped', a: 'failed'},
      /a: /,
    ],
    [
      'no more jobs run at once than allowed, and one that fails keeps no other from starting',
      // Beside the first job, the second one would end before there is a file.
      [
        shell('a', 'for at in $(seq 50000); do [ -e b ] && exit 1; done; touch a; exit 1'),
        shell('b', 'touch b; [ -e a ]'),
      ],
      {a: 'failed', b: 'succeeded'},
      /a: .*b: /s,
      1,
    ],
    [
      'a program that does not exist is a failure that names it',
      [{name: 'a', command: ['no-such-program']}],
      {a: 'failed'},
      /no-such-program/,
    ],
  ];

test.for(runs)('%s', async ([, jobs, states, printed, atOnce = 2]) => {
  const texts: string[] = [];
  const results = await runJobs(jobs, {atOnce, env: process.env, print: (text) => texts.push(text)});
  expect(Object.fromEntries(results.map(({name, state}) => [name, state]))).toEqual(states);
  expect(texts.join('')).toMatch(printed);
});

const vitest = {numPassedTests: 3, numFailedTests: 0};

test.each([
  ['a suite of Vitest', vitest, true, {passed: 3, failed: 0}],
  ['failures', {...vitest, numFailedTests: 2}, false, {passed: 3, failed: 2}],
  ['a file that does not load, by the exit code', vitest, false, {passed: 3, failed: 1}],
  ['a suite without a test', {numPassedTests: 0, numFailedTests: 0}, true, {passed: 0, failed: 1}],
  ['a suite without a report', undefined, false, {passed: 0, failed: 1}],
  ['browser tests', {stats: {expected: 5, unexpected: 1, flaky: 1}}, false, {passed: 5, failed: 2}],
  ['browser tests over their budget', {stats: {expected: 5, unexpected: 0, flaky: 0}}, false, {passed: 5, failed: 1}],
])('counts %s', (_what, report, ok, count) => {
  expect(countSuite(report, ok)).toEqual(count);
});
