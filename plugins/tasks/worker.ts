import {parentPort} from 'node:worker_threads';
import {expose} from 'comlink';
import nodeEndpoint from 'comlink/dist/umd/node-adapter';
import * as tasks from './tasks';

if (!parentPort) throw new Error('This file is the worker that `start.ts` starts.');
expose(tasks, nodeEndpoint(parentPort));
