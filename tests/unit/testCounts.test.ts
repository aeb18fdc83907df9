import {expect, test} from 'vitest';
import {countSuite} from '../../scripts/lib/testCounts';

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
