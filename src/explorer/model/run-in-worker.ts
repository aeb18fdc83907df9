import type {Job, JobMessage} from './jobs';
import type {Outcome} from './operations';

/** A job under way. Cancelling ends its worker at once, whatever it is doing. */
export interface RunningJob {
  readonly outcome: Promise<Outcome | 'cancelled'>;
  readonly cancel: () => void;
}

/**
 * Does a job in a worker of its own.
 *
 * @param progress - told how much is done, 0 to 1
 */
export function runInWorker(job: Job, progress: (done: number) => void): RunningJob {
  let worker: Worker;
  try {
    worker = new Worker(new URL('./worker.ts', import.meta.url));
  } catch (error) {
    const reason = `This browser did not start the worker: ${error instanceof Error ? error.message : String(error)}`;
    return {outcome: Promise.resolve({ok: false, reason}), cancel: () => undefined};
  }
  let cancel: () => void = () => worker.terminate();
  const outcome = new Promise<Outcome | 'cancelled'>((resolve) => {
    cancel = () => {
      worker.terminate();
      resolve('cancelled');
    };
    worker.addEventListener('message', ({data}: MessageEvent<JobMessage>) => {
      if (data.type === 'progress') {
        progress(data.done);
        return;
      }
      worker.terminate();
      resolve(data.outcome);
    });
    worker.addEventListener('error', (event) => {
      worker.terminate();
      resolve({ok: false, reason: `The worker failed: ${event.message || 'it could not be loaded'}`});
    });
  });
  worker.postMessage(job);
  return {outcome, cancel: () => cancel()};
}
