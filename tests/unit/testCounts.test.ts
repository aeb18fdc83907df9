import {expect, test} from 'vitest';
import {countPlaywright, countVitest, total} from '../../scripts/lib/testCounts';

test('a Vitest file that does not load counts as a failure', () => {
  const failed = {status: 'failed', fullName: 'the map draws', failureMessages: ['Error: no map\n  at draw']};
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [
      {status: 'failed', assertionResults: [failed, {status: 'passed'}]},
      {status: 'failed', assertionResults: []},
      {status: 'passed', assertionResults: [{status: 'passed'}, {status: 'passed'}]},
    ],
  };
  expect(countVitest(report)).toEqual({passed: 3, failed: 2, failures: ['the map draws: Error: no map'], retried: []});
});

test('a Vitest test that did not end in time is said to be one', () => {
  const late = {status: 'failed', fullName: 'tiles', failureMessages: ['Error: STACK_TRACE_ERROR\n    at task']};
  const report = {numPassedTests: 0, numFailedTests: 1, testResults: [{status: 'failed', assertionResults: [late]}]};
  expect(countVitest(report).failures).toEqual(['tiles: it did not end in time']);
});

test('a Vitest test that passed when it was tried again is named', () => {
  const assertionResults = [
    {status: 'passed', fullName: 'the color mode lasts', failureMessages: ['Error: no answer']},
    {status: 'passed', fullName: 'search finds', failureMessages: []},
  ];
  const report = {numPassedTests: 2, numFailedTests: 0, testResults: [{status: 'passed', assertionResults}]};
  expect(countVitest(report)).toEqual({passed: 2, failed: 0, failures: [], retried: ['the color mode lasts']});
});

test('errors outside of Playwright tests count as failures, and a second try that passes is named', () => {
  const specs = [
    {file: 'map.spec.ts', title: 'draws', tests: [{status: 'flaky'}]},
    {file: 'map.spec.ts', title: 'moves', tests: [{status: 'expected'}]},
    {file: 'map.spec.ts', title: 'ends', tests: [{status: 'unexpected'}]},
  ];
  const report = {stats: {expected: 5, unexpected: 1, flaky: 1}, errors: [{}], suites: [{suites: [{specs}]}]};
  expect(countPlaywright(report)).toEqual({
    passed: 6,
    failed: 2,
    failures: ['map.spec.ts: ends'],
    retried: ['map.spec.ts: draws'],
  });
});

test('a report without numbers is an error, not a zero', () => {
  expect(() => countVitest({})).toThrow(/numPassedTests/);
  expect(() => countPlaywright({})).toThrow(/expected/);
});

test('totals add up', () => {
  expect(
    total([
      {passed: 1, failed: 0, failures: [], retried: []},
      {passed: 2, failed: 3, failures: ['b', 'c', 'd'], retried: ['a']},
    ]),
  ).toEqual({passed: 3, failed: 3, failures: ['b', 'c', 'd'], retried: ['a']});
});

test('two tests may need a second try; with a third, all of them count as failed', () => {
  const run = (retried: string[]) => total([{passed: 9, failed: 0, failures: [], retried}]);
  expect(run(['a', 'b'])).toMatchObject({passed: 9, failed: 0});
  expect(run(['a', 'b', 'c'])).toMatchObject({passed: 6, failed: 3});
});
