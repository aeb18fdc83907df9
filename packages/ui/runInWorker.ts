import {translate} from '@docusaurus/Translate';

/** A worker that has not reported its start by then counts as failed, because its file may fail without an event. */
const START_LIMIT_MS = 20_000;

/** The messages of a worker: when it has started, while it works, and at its end. `why` is the text of an error. */
export type WorkerMessage<Result> =
  | {readonly type: 'up'}
  | {readonly type: 'progress'; readonly done: number}
  | {readonly type: 'done'; readonly result: Result}
  | {readonly type: 'failed'; readonly why: string};

/** How a job ended; `broken` says in words what became of a job without a result. */
export type JobEnd<Result> = Result | 'cancelled' | {readonly broken: string};

/** A job under way. Cancelling ends its worker at once, whatever it is doing. */
export interface RunningJob<Result> {
  readonly end: Promise<JobEnd<Result>>;
  readonly cancel: () => void;
}

interface WorkerOptions {
  /** What a reader can do after a crash, as a sentence. */
  readonly advice: string;
  /** Told how much is done, 0 to 1. */
  readonly progress?: (done: number) => void;
}

/**
 * Does a job in a worker of its own, which ends with it. The promise never rejects.
 *
 * @param start - creates the worker, whose code sends `WorkerMessage`s
 * @param job - what the worker is sent
 */
export function runInWorker<Result>(
  start: () => Worker,
  job: unknown,
  {advice, progress}: WorkerOptions,
): RunningJob<Result> {
  let worker: Worker;
  try {
    worker = start();
  } catch (error) {
    const broken = notStarted(error instanceof Error ? error.message : String(error));
    return {end: Promise.resolve({broken}), cancel: () => undefined};
  }
  let cancel: () => void = () => undefined;
  const end = new Promise<JobEnd<Result>>((resolve) => {
    let up = false;
    const finish = (how: JobEnd<Result>) => {
      clearTimeout(late);
      worker.terminate();
      resolve(how);
    };
    const late = setTimeout(
      () => finish({broken: notStarted(translate({message: 'it did not respond'}))}),
      START_LIMIT_MS,
    );
    cancel = () => finish('cancelled');
    worker.addEventListener('message', ({data}: MessageEvent<WorkerMessage<Result>>) => {
      if (data.type === 'progress') progress?.(data.done);
      else if (data.type === 'done') finish(data.result);
      else if (data.type === 'failed') finish({broken: data.why});
      else {
        up = true;
        clearTimeout(late);
      }
    });
    // Without a message when the file could not be loaded.
    worker.addEventListener('error', ({message}: Partial<ErrorEvent>) => {
      finish({broken: up ? crashed(message, advice) : notStarted(message)});
    });
  });
  worker.postMessage(job);
  return {end, cancel: () => cancel()};
}

/** Some browsers leave the message of an error event empty. */
const nonEmpty = (message: string | undefined) => (message === '' ? undefined : message);

function notStarted(why: string | undefined): string {
  return translate(
    {
      message:
        'This step needs a web worker, but the browser could not start it: {why}. The connection, a browser extension, or a policy may prevent it.',
    },
    {why: nonEmpty(why) ?? translate({message: 'its file could not be loaded'})},
  );
}

function crashed(why: string | undefined, advice: string): string {
  return translate(
    {message: 'The web worker for this step crashed: {why}. {advice}'},
    {why: nonEmpty(why) ?? translate({message: 'it gave no reason'}), advice},
  );
}
