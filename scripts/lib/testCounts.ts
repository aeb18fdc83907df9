/** How many tests of a suite, or of all of them, passed and failed. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** The numbers of the JSON reports of Vitest and of Playwright, as far as they are needed here. */
interface Report {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly stats?: {readonly expected: number; readonly unexpected: number; readonly flaky: number};
}

/**
 * Counts the tests of a suite. One that ends with an error although no test failed, that left no report, or that ran no
 * test counts as a failure of its own.
 *
 * @param report - the JSON report, or undefined if there is none
 * @param ok - whether the program of the suite ended without an error
 */
export function countSuite(report: unknown, ok: boolean): Count {
  const {numPassedTests = 0, numFailedTests = 0, stats} = (report ?? {}) as Report;
  const passed = stats ? stats.expected : numPassedTests;
  const failed = stats ? stats.unexpected + stats.flaky : numFailedTests;
  return {passed, failed: failed === 0 && (!ok || passed === 0) ? 1 : failed};
}
