import {Worker} from 'node:worker_threads';
import {wrap} from 'comlink';
import nodeEndpoint from 'comlink/dist/umd/node-adapter';
import type {Tasks} from './index';
import type * as all from './tasks';

/**
 * Starts the worker, which holds the process while it has something to do, and only then.
 *
 * @param file - `worker.ts`, bundled
 */
export function startTasks(file: string): Tasks {
  const worker = new Worker(file);
  const remote = wrap<typeof all>(nodeEndpoint(worker));
  let waiting = 0;
  const release = () => {
    if (waiting === 0) worker.unref();
  };
  worker.once('online', release);
  const held = async <Result>(result: Promise<Result>): Promise<Result> => {
    waiting++;
    worker.ref();
    try {
      return await result;
    } finally {
      waiting--;
      release();
    }
  };
  // Functions, because Docusaurus looks into options, and the worker would take any property for a task.
  return {
    drawFigure: (...args) => held(remote.drawFigure(...args)),
    globeData: () => held(remote.globeData()),
    largestCities: () => held(remote.largestCities()),
    runLiveExample: (...args) => held(remote.runLiveExample(...args)),
    topologyOf: (...args) => held(remote.topologyOf(...args)),
    valueText: (...args) => held(remote.valueText(...args)),
  };
}
