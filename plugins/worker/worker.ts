import {setImmediate as nextTurn} from 'node:timers/promises';
import {parentPort} from 'node:worker_threads';
import {sendError, type TaskAnswer, type TaskRequest} from './messages';
import * as tasks from './tasks';

if (!parentPort) throw new Error('This file is the worker that `start.ts` starts.');
const port = parentPort;

const say = (answer: TaskAnswer) => port.postMessage(answer);

/** The reasons of rejected promises that a task left behind. */
let leftBehind: unknown[] = [];
process.on('unhandledRejection', (reason) => leftBehind.push(reason));

async function run({name, args}: TaskRequest): Promise<unknown> {
  leftBehind = [];
  try {
    return await (tasks[name] as (...values: readonly unknown[]) => unknown)(...args);
  } finally {
    // Node reports an unhandled rejection only after the task has ended.
    await nextTurn();
  }
}

async function answer(request: TaskRequest): Promise<void> {
  const {id} = request;
  say({id, begins: true});
  try {
    const value = await run(request);
    const [reason] = leftBehind;
    if (leftBehind.length > 0) throw new Error(`it leaves a promise behind that fails: ${sendError(reason).message}`);
    say({id, value});
  } catch (error) {
    say({id, error: sendError(error)});
  }
}

let last = Promise.resolve();
port.on('message', (request: TaskRequest) => {
  // Tasks run one after the other, so that each failure belongs to one task.
  last = last.then(() => answer(request));
});
