import type * as all from './tasks';

type Deferred<Task> = Task extends (...args: infer Arguments) => infer Result
  ? (...args: Arguments) => Result | Promise<Awaited<Result>>
  : never;

/**
 * Computations for pages, each a pure function of values. The build runs them in a worker (`start.ts`); tests call the
 * functions directly.
 */
export type Tasks = {readonly [Name in keyof typeof all]: Deferred<(typeof all)[Name]>};

/** The options of a remark plugin that has something computed. */
export interface TaskOptions {
  readonly tasks: Tasks;
}
