import type {WorkerMessage} from '@h3-docs/ui/runInWorker';
import {readText} from '../input/read';
import {needsProjections} from '../input/reference';
import {runJob, type Job, type ResultOf} from './jobs';
import {buffersOf, packContent} from './packed';

const post = (message: WorkerMessage<ResultOf<Job>>, transfer: Transferable[] = []) => {
  self.postMessage(message, {transfer});
};

/** Does any job; the code that reads files is loaded for it. */
async function run(job: Job): Promise<ResultOf<Job>> {
  if (job.type !== 'read') return runJob(job, (done) => post({type: 'progress', done}));
  const {input, choices} = job;
  if (typeof input !== 'string') return await (await import('../files/content')).readFile(input, choices);
  if (choices ?? needsProjections(input)) (await import('../input/projections')).provide();
  return {content: packContent(readText(input, {...(choices && {choices})}))};
}

self.addEventListener('message', (event: MessageEvent<Job>) => {
  run(event.data).then(
    (result) => {
      post({type: 'done', result}, 'content' in result ? buffersOf(result.content) : []);
    },
    (error: unknown) => post({type: 'failed', why: error instanceof Error ? error.message : String(error)}),
  );
});

post({type: 'up'});
