import type {Tasks} from './index';
import {TaskSupervisor} from './supervisor';

/**
 * Starts the worker that does the tasks of a build; see `TaskSupervisor`.
 *
 * @param file - `worker.ts`, bundled
 */
export function startTasks(file: string): Tasks {
  const supervisor = new TaskSupervisor(file);
  return {
    drawFigure: (...args) => supervisor.call('drawFigure', args),
    globeData: () => supervisor.call('globeData', []),
    largestCities: () => supervisor.call('largestCities', []),
    runLiveExample: (...args) => supervisor.call('runLiveExample', args),
    topologyOf: (...args) => supervisor.call('topologyOf', args),
    valueText: (...args) => supervisor.call('valueText', args),
  };
}
