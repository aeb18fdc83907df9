import {runJob, type Job, type JobMessage} from './jobs';

const post = (message: JobMessage) => {
  self.postMessage(message);
};

self.addEventListener('message', (event: MessageEvent<Job>) => {
  post({type: 'done', result: runJob(event.data, (done) => post({type: 'progress', done}))});
});

post({type: 'up'});
