import type {WorkerMessage} from '@h3-docs/ui/runInWorker';
import {needsProjections} from '../input/reference';
import {runJob, type Job, type ResultOf} from './jobs';
import {buffersOf} from './packed';

const post = (message: WorkerMessage<ResultOf<Job>>, transfer: Transferable[] = []) => {
  self.postMessage(message, {transfer});
};

/** Does any job; the code that reads files is loaded for it. */
async function run(job: Job): Promise<ResultOf<Job>> {
  if (job.type === 'read' && (job.choices ?? needsProjections(job.text)))
    (await import('../input/projections')).provide();
  if (job.type !== 'file') return runJob(job, (done) => post({type: 'progress', done}));
  const {readFile} = await import('../files/content');
  return await readFile(job, job.choices);
}

self.addEventListener('message', (event: MessageEvent<Job>) => {
  run(event.data).then(
    (result) => {
      const content = 'content' in result ? result.content : result;
      post({type: 'done', result}, 'points' in content ? buffersOf(content) : []);
    },
    (error: unknown) => post({type: 'failed', why: error instanceof Error ? error.message : String(error)}),
  );
});

post({type: 'up'});
