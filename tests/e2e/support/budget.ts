import type {Reporter, Suite, TestCase, TestResult} from '@playwright/test/reporter';

/** What the browser tests of `npm test` may be at most: each starts a page, which takes seconds of a processor. */
const most = {tests: 150, loads: 300} as const;

/** Fails a run of more tests, or of more loads of pages (which `support/test.ts` counts), than `npm test` may have. */
export default class Budget implements Reporter {
  private tests = 0;
  private loads = 0;

  onBegin(_config: unknown, suite: Suite): void {
    this.tests = suite.allTests().length;
  }

  onTestEnd(_test: TestCase, {annotations}: TestResult): void {
    for (const {type, description} of annotations) if (type === 'loads') this.loads += Number(description);
  }

  onEnd(): Promise<{status: 'failed'} | undefined> {
    const {tests, loads} = this;
    console.log(`${tests} browser tests, ${loads} page loads.`);
    if (tests <= most.tests && loads <= most.loads) return Promise.resolve(undefined);
    console.log(`npm test may have ${most.tests} and ${most.loads}: join tests, or mark some as weekly.`);
    return Promise.resolve({status: 'failed'});
  }
}
