/** How many tests of a suite, or of all of them, passed and failed. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  /** The titles of the tests that failed, with the first line of their error where the report has it. */
  readonly failures: readonly string[];
  /** The titles of tests that passed only when they were tried again. */
  readonly retried: readonly string[];
}

/** How many tests of a run may pass only when they are tried again. */
const MOST_RETRIED = 2;

function numberAt(json: unknown, key: string): number {
  const value = typeof json === 'object' && json !== null ? (json as Record<string, unknown>)[key] : undefined;
  if (typeof value !== 'number') throw new Error(`The report has no number "${key}".`);
  return value;
}

/** A file in Vitest's report. */
interface VitestFile {
  readonly status: string;
  readonly assertionResults: readonly {
    readonly status: string;
    readonly fullName: string;
    /** A test that passed has some when it failed before, and was tried again. */
    readonly failureMessages?: readonly string[];
  }[];
}

/** The first line of an error. Vitest's report has no words for a test that did not end in time. */
function firstLine(message: string): string {
  const [line = ''] = message.split('\n', 1);
  return line.endsWith('STACK_TRACE_ERROR') ? 'it did not end in time' : line;
}

/** Reads Vitest's JSON report. A test file that could not even be loaded has no test: it counts as one failure. */
export function countVitest(json: unknown): Count {
  const files = (json as {testResults?: readonly VitestFile[]}).testResults ?? [];
  const tests = files.flatMap((file) => file.assertionResults);
  const retried = tests.filter(({status, failureMessages = []}) => status === 'passed' && failureMessages.length > 0);
  const unloaded = files.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  return {
    passed: numberAt(json, 'numPassedTests'),
    failed: numberAt(json, 'numFailedTests') + unloaded,
    failures: tests
      .filter(({status}) => status === 'failed')
      .map(({fullName, failureMessages: [message = ''] = []}) => `${fullName}: ${firstLine(message)}`),
    retried: retried.map(({fullName}) => fullName),
  };
}

/** A part of Playwright's report: a file, or a group of tests in it. */
interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly {readonly status: string}[];
  }[];
}

/** The titles of the tests that ended in one way. */
function endedAs(end: 'flaky' | 'unexpected', {suites = [], specs = []}: PlaywrightSuite): string[] {
  const found = specs.filter(({tests}) => tests.some(({status}) => status === end));
  return [...found.map(({file, title}) => `${file}: ${title}`), ...suites.flatMap((suite) => endedAs(end, suite))];
}

/** Reads Playwright's JSON report. Errors outside of tests (a file that does not load, a setup that throws) count too. */
export function countPlaywright(json: unknown): Count {
  const {stats, errors = []} = json as {stats?: unknown; errors?: unknown[]};
  return {
    passed: numberAt(stats, 'expected') + numberAt(stats, 'flaky'),
    failed: numberAt(stats, 'unexpected') + errors.length,
    failures: endedAs('unexpected', json as PlaywrightSuite),
    retried: endedAs('flaky', json as PlaywrightSuite),
  };
}

/** The sum of several counts. When more tests were tried again than a run may have, those count as failed. */
export function total(counts: readonly Count[]): Count {
  const retried = counts.flatMap((count) => count.retried);
  const refused = retried.length > MOST_RETRIED ? retried.length : 0;
  const sum = (key: 'passed' | 'failed') => counts.reduce((all, count) => all + count[key], 0);
  const failures = counts.flatMap((count) => count.failures);
  return {passed: sum('passed') - refused, failed: sum('failed') + refused, failures, retried};
}
