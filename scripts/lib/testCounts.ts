/** How many tests of a suite, or of all of them, passed and failed. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
}

function numberAt(json: unknown, key: string): number {
  const value = typeof json === 'object' && json !== null ? (json as Record<string, unknown>)[key] : undefined;
  if (typeof value !== 'number') throw new Error(`The report has no number "${key}".`);
  return value;
}

/** Reads Vitest's JSON report. A test file that could not even be loaded has no test: it counts as one failure. */
export function countVitest(json: unknown): Count {
  const files = (json as {testResults?: {status: string; assertionResults: {status: string}[]}[]}).testResults ?? [];
  const unloaded = files.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  return {passed: numberAt(json, 'numPassedTests'), failed: numberAt(json, 'numFailedTests') + unloaded};
}

/** Reads Playwright's JSON report. Errors outside of tests (a file that does not load, a setup that throws) count too. */
export function countPlaywright(json: unknown): Count {
  const {stats, errors = []} = json as {stats?: unknown; errors?: unknown[]};
  return {
    // A test that passed when it was tried again is counted as passed: the list report names it.
    passed: numberAt(stats, 'expected') + numberAt(stats, 'flaky'),
    failed: numberAt(stats, 'unexpected') + errors.length,
  };
}

/** The sum of several counts. */
export function total(counts: readonly Count[]): Count {
  return counts.reduce((sum, count) => ({passed: sum.passed + count.passed, failed: sum.failed + count.failed}), {
    passed: 0,
    failed: 0,
  });
}
