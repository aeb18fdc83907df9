import type {DeferredTasks} from '@h3-docs/base/node/tasks';
import type * as all from './tasks';

/**
 * Computations for pages, each a pure function of values. The build runs them in a worker (`start.ts`); tests call the
 * functions directly.
 */
export type Tasks = DeferredTasks<typeof all>;

/** The options of a remark plugin that has something computed. */
export interface TaskOptions {
  readonly tasks: Tasks;
}
