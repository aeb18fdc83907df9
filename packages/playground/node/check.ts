import {isPromise} from 'node:util/types';
import {errorText} from '../errors';
import type {LiveFlags, Outcome} from '../types';
import {runExample, type Example, type ExampleRun} from './run';

/** An outcome that an example must not have: it threw, did not throw though its fence says so, or is a promise. */
class ExampleError extends Error {
  constructor(
    {file, line}: Pick<Example, 'file' | 'line'>,
    problem: string,
    readonly outcome: Outcome,
  ) {
    super(`${file}:${line}: ${problem}`);
    this.name = 'ExampleError';
  }
}

/**
 * Runs an example and checks the outcome against its flags.
 *
 * @throws ExampleError naming file and line when it throws without `throws`, does not throw with it, or is asynchronous
 */
export function checkedRun(example: Example, flags: Pick<LiveFlags, 'throws'>): ExampleRun {
  const run = runExample(example);
  const {error} = run.outcome;
  if (error && !flags.throws) {
    const at = {file: example.file, line: example.line + (error.line ?? 0)};
    throw new ExampleError(at, `the live example throws ${errorText(error)}`, run.outcome);
  }
  if (!error && flags.throws)
    throw new ExampleError(example, "the live example is marked 'throws' but does not throw", run.outcome);
  if (isPromise(run.value)) {
    const problem =
      'the live example returns a promise; its result is what it returns at once, so write it without async and await';
    throw new ExampleError(example, problem, run.outcome);
  }
  return run;
}
