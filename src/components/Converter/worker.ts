import type {Conversion} from '../../converter/types';
import type {WorkerMessage} from '../../ui/runInWorker';
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
