import type {Tasks} from './index';
import {TaskSupervisor} from './supervisor';

interface StartedTasks {
  readonly tasks: Tasks;
  /** Runs further tasks in a new worker, because the file has changed. */
  readonly restart: () => void;
}

/**
 * Starts the worker that does the tasks of a build; see `TaskSupervisor`.
 *
 * @param file - `worker.ts`, bundled
 */
export function startTasks(file: string): StartedTasks {
  const supervisor = new TaskSupervisor(file);
  const tasks: Tasks = {
    catalogueDocument: (...args) => supervisor.call('catalogueDocument', args),
    drawFigure: (...args) => supervisor.call('drawFigure', args),
    globeData: () => supervisor.call('globeData', []),
    largestCities: (...args) => supervisor.call('largestCities', args),
    mapTiles: (...args) => supervisor.call('mapTiles', args),
    namedPlaces: () => supervisor.call('namedPlaces', []),
    renderLiveJsx: (...args) => supervisor.call('renderLiveJsx', args),
    runLiveExample: (...args) => supervisor.call('runLiveExample', args),
    toMarkdown: (...args) => supervisor.call('toMarkdown', args),
    topologyOf: (...args) => supervisor.call('topologyOf', args),
    valueText: (...args) => supervisor.call('valueText', args),
  };
  return {tasks, restart: () => supervisor.restart()};
}
