import {expect, test} from 'vitest';
import {countPlaywright, countVitest, total} from '../../scripts/lib/testCounts';

test('a Vitest file that does not load counts as a failure', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [
      {status: 'failed', assertionResults: [{status: 'failed'}, {status: 'passed'}]},
      {status: 'failed', assertionResults: []},
      {status: 'passed', assertionResults: [{status: 'passed'}, {status: 'passed'}]},
    ],
  };
  expect(countVitest(report)).toEqual({passed: 3, failed: 2});
});

test('errors outside of Playwright tests count as failures, a second try that passes as a pass', () => {
  expect(countPlaywright({stats: {expected: 5, unexpected: 1, flaky: 1}, errors: [{}]})).toEqual({
    passed: 6,
    failed: 2,
  });
});

test('a report without numbers is an error, not a zero', () => {
  expect(() => countVitest({})).toThrow(/numPassedTests/);
  expect(() => countPlaywright({})).toThrow(/expected/);
});

test('totals add up', () => {
  expect(
    total([
      {passed: 1, failed: 0},
      {passed: 2, failed: 3},
    ]),
  ).toEqual({passed: 3, failed: 3});
});
