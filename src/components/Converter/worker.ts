import type {Conversion} from '@h3-docs/converter/types';
import type {WorkerMessage} from '@h3-docs/ui/runInWorker';
import {convertCode} from './convertCode';
import type {Request} from './types';

const post = (message: WorkerMessage<Conversion>) => {
  self.postMessage(message);
};

self.addEventListener('message', ({data}: MessageEvent<Request>) => {
  convertCode(data).then(
    (result) => post({type: 'done', result}),
    (error: unknown) => post({type: 'failed', why: String(error)}),
  );
});

post({type: 'up'});
