import type {Job, JobMessage, ResultOf} from './jobs';

/** A worker that has not said by then that it is up will not: its file may fail without an event. */
const START_LIMIT_MS = 20_000;

/** How a job ended; `broken` says in words what became of a worker that returned no result. */
export type JobEnd<J extends Job> = ResultOf<J> | 'cancelled' | {readonly broken: string};

/** A job under way. Cancelling ends its worker at once, whatever it is doing. */
export interface RunningJob<J extends Job> {
  readonly end: Promise<JobEnd<J>>;
  readonly cancel: () => void;
}

/**
 * Does a job in a worker of its own.
 *
 * @param progress - told how much is done, 0 to 1
 */
export function runInWorker<J extends Job>(job: J, progress: (done: number) => void): RunningJob<J> {
  let worker: Worker;
  try {
    worker = new Worker(new URL('./worker.ts', import.meta.url));
  } catch (error) {
    const broken = notStarted(error instanceof Error ? error.message : String(error));
    return {end: Promise.resolve({broken}), cancel: () => undefined};
  }
  let cancel: () => void = () => undefined;
  const end = new Promise<JobEnd<J>>((resolve) => {
    let up = false;
    const finish = (how: JobEnd<J>) => {
      clearTimeout(late);
      worker.terminate();
      resolve(how);
    };
    const late = setTimeout(() => finish({broken: notStarted('it did not respond')}), START_LIMIT_MS);
    cancel = () => finish('cancelled');
    worker.addEventListener('message', ({data}: MessageEvent<JobMessage>) => {
      if (data.type === 'progress') progress(data.done);
      else if (data.type === 'done') finish(data.result as ResultOf<J>);
      else {
        up = true;
        clearTimeout(late);
      }
    });
    // Without a message when the file could not be loaded.
    worker.addEventListener('error', ({message}: Partial<ErrorEvent>) => {
      finish({broken: up ? crashed(message) : notStarted(message)});
    });
  });
  worker.postMessage(job);
  return {end, cancel: () => cancel()};
}

/** Some browsers leave the message of an error event empty. */
const nonEmpty = (message: string | undefined) => (message === '' ? undefined : message);

function notStarted(why: string | undefined): string {
  return (
    `This step needs a web worker, but the browser could not start it: ${nonEmpty(why) ?? 'its file could not be loaded'}. ` +
    'The connection, a browser extension, or a policy may prevent it.'
  );
}

function crashed(why: string | undefined): string {
  return `The web worker for this step crashed: ${nonEmpty(why) ?? 'it gave no reason'}. Try fewer cells or a coarser resolution.`;
}
