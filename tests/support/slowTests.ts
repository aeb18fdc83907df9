import {DotReporter, type TestModule} from 'vitest/node';

/** Dots, and behind them a note on each test that takes more than 1 % of a suite of more than a hundred tests. */
export default class extends DotReporter {
  override onTestRunEnd(...[modules, ...end]: Parameters<DotReporter['onTestRunEnd']>): void {
    super.onTestRunEnd(modules, ...end);
    const tests = modules.flatMap((module: TestModule) => [...module.children.allTests()]);
    const times = tests.map((test) => test.diagnostic()?.duration ?? 0);
    const percent = times.reduce((sum, time) => sum + time, 0) / 100;
    for (const [at, {fullName, module}] of tests.entries())
      if (tests.length > 100 && (times[at] ?? 0) > percent)
        this.log(`${((times[at] ?? 0) / percent).toFixed(1)} % of the time: ${module.relativeModuleId} > ${fullName}`);
  }
}
