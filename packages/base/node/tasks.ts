/** A function that the build may run elsewhere: it answers later. */
export type Deferred<Task> = Task extends (...args: infer Arguments) => infer Result
  ? (...args: Arguments) => Result | Promise<Awaited<Result>>
  : never;

/** Functions that a plugin has computed, in a worker of the build or, in tests, at once. */
export type DeferredTasks<Functions> = {readonly [Name in keyof Functions]: Deferred<Functions[Name]>};
