import type {WorkerMessage} from '@h3-docs/ui/runInWorker';
import {runJob, type Job, type ResultOf} from './jobs';

const post = (message: WorkerMessage<ResultOf<Job>>) => {
  self.postMessage(message);
};

/** Does any job; the code that decodes Parquet is loaded for it. */
async function run(job: Job): Promise<ResultOf<Job>> {
  if (job.type !== 'parquet') return runJob(job, (done) => post({type: 'progress', done}));
  const {parquetToCsv} = await import('./parquet');
  return await parquetToCsv(job.name, job.bytes);
}

self.addEventListener('message', (event: MessageEvent<Job>) => {
  run(event.data).then(
    (result) => post({type: 'done', result}),
    (error: unknown) => post({type: 'failed', why: error instanceof Error ? error.message : String(error)}),
  );
});

post({type: 'up'});
