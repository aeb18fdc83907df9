import {translate} from '@docusaurus/Translate';
import {runInWorker, type RunningJob} from '@h3-docs/ui/runInWorker';
import type {Job, ResultOf} from './jobs';

/**
 * Does a job in a worker of its own.
 *
 * @param progress - told how much is done, 0 to 1
 */
export function startJob<J extends Job>(
  job: J,
  progress: (done: number) => void = () => undefined,
): RunningJob<ResultOf<J>> {
  const start = () => new Worker(new URL('./worker.ts', import.meta.url));
  const advice =
    job.type === 'read' && typeof job.input !== 'string'
      ? translate({message: 'Save a part of the data as a smaller file.'})
      : translate({message: 'Try fewer cells or a coarser resolution.'});
  return runInWorker(start, job, {advice, progress});
}
