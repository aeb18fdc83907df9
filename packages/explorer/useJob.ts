import {useCallback, useEffect, useRef, useState} from 'react';
import type {SelectionJob} from './model/jobs';
import type {Outcome} from './model/operate';
import {startJob} from './model/startJob';
import type {RunningJob} from '@h3-docs/ui/runInWorker';

interface JobRunner {
  /** How much of the job under way is done, 0 to 1; undefined when there is none. */
  readonly progress: number | undefined;
  /** Runs a job; `broken` is told in words why its worker gave no outcome. */
  readonly run: (job: SelectionJob, done: (outcome: Outcome) => void, broken: (why: string) => void) => void;
  readonly cancel: () => void;
}

/** Runs one job at a time in a worker; a new one ends the one before. */
export function useJob(): JobRunner {
  const [progress, setProgress] = useState<number>();
  const running = useRef<RunningJob<Outcome>>(undefined);

  const cancel = useCallback(() => {
    running.current?.cancel();
    running.current = undefined;
    setProgress(undefined);
  }, []);

  const run = useCallback(
    (job: SelectionJob, done: (outcome: Outcome) => void, broken: (why: string) => void) => {
      cancel();
      setProgress(0);
      const started = startJob(job, setProgress);
      running.current = started;
      void started.end.then((end) => {
        if (end === 'cancelled') return;
        running.current = undefined;
        setProgress(undefined);
        if ('broken' in end) broken(end.broken);
        else done(end);
      });
    },
    [cancel],
  );

  useEffect(() => cancel, [cancel]);

  return {progress, run, cancel};
}
