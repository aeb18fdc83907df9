import type {WorkerMessage} from '@h3-docs/ui/runInWorker';
import {convertCode} from './convertCode';
import type {Answer, Request} from './types';

const post = (message: WorkerMessage<Answer>) => {
  self.postMessage(message);
};

self.addEventListener('message', ({data}: MessageEvent<Request>) => {
  convertCode(data).then(
    (result) => post({type: 'done', result}),
    (error: unknown) => post({type: 'failed', why: String(error)}),
  );
});

post({type: 'up'});
