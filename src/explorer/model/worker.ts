import type {WorkerMessage} from '../../ui/runInWorker';
import {runJob, type Job, type ResultOf} from './jobs';

const post = (message: WorkerMessage<ResultOf<Job>>) => {
  self.postMessage(message);
};

self.addEventListener('message', (event: MessageEvent<Job>) => {
  post({type: 'done', result: runJob(event.data, (done) => post({type: 'progress', done}))});
});

post({type: 'up'});
