import type * as all from './tasks';

export type TaskName = keyof typeof all;
export type TaskArguments<Name extends TaskName> = Parameters<(typeof all)[Name]>;
export type TaskResult<Name extends TaskName> = Awaited<ReturnType<(typeof all)[Name]>>;

/** A request to the worker. */
export interface TaskRequest {
  readonly id: number;
  readonly name: TaskName;
  readonly args: readonly unknown[];
}

/** An error on its way between threads, which keep no classes and no names of one's own. */
export interface SentError {
  readonly name: string;
  readonly message: string;
  readonly stack?: string;
}

/** What the worker answers to each request: that it begins, then how it ended. */
export type TaskAnswer =
  | {readonly id: number; readonly begins: true}
  | {readonly id: number; readonly value: unknown}
  | {readonly id: number; readonly error: SentError};

/** An error as a message can carry it. */
export function sendError(thrown: unknown): SentError {
  if (!(thrown instanceof Error)) return {name: 'Error', message: String(thrown)};
  return {name: thrown.name, message: thrown.message, stack: thrown.stack};
}

/** The error of a message, with the stack that it had in the worker. */
export function receiveError({name, message, stack}: SentError): Error {
  return Object.assign(new Error(message), {name, stack});
}
