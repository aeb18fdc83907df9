import type * as all from './tasks';

type Deferred<Task> = Task extends (...args: infer Arguments) => infer Result
  ? (...args: Arguments) => Result | Promise<Result>
  : never;

/**
 * What pages have computed, each a pure function of values: in the worker that the build starts for it (`start.ts`), or
 * in tests the functions themselves.
 */
export type Tasks = {readonly [Name in keyof typeof all]: Deferred<(typeof all)[Name]>};

/** The options of a remark plugin that has something computed. */
export interface TaskOptions {
  readonly tasks: Tasks;
}
