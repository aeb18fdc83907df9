import type {Tasks} from '.';
import {KeptResults} from './resultCache';
import type {TaskArguments, TaskName, TaskResult} from './messages';
import {TaskSupervisor} from './supervisor';

interface StartedTasks {
  readonly tasks: Tasks;
  /** Runs further tasks in a new worker, because the file has changed. */
  readonly restart: () => void;
}

/**
 * Starts the worker that does the tasks of a build (see `TaskSupervisor`), apart from those whose results are kept.
 *
 * @param file - `worker.ts`, bundled
 */
export function startTasks(file: string): StartedTasks {
  const supervisor = new TaskSupervisor(file);
  const kept = new KeptResults(file);
  process.once('exit', () => kept.write());
  const call = <Name extends TaskName>(name: Name, args: TaskArguments<Name>): Promise<TaskResult<Name>> =>
    kept.of(name, args, () => supervisor.call(name, args));
  const restart = () => {
    kept.renew();
    supervisor.restart();
  };
  const tasks: Tasks = {
    catalogueDocument: (...args) => call('catalogueDocument', args),
    drawFigure: (...args) => call('drawFigure', args),
    highlight: (...args) => call('highlight', args),
    largestCities: (...args) => call('largestCities', args),
    mapTiles: (...args) => call('mapTiles', args),
    namedPlaces: () => call('namedPlaces', []),
    runLiveExample: (...args) => call('runLiveExample', args),
    toMarkdown: (...args) => call('toMarkdown', args),
    topologyOf: (...args) => call('topologyOf', args),
    valueText: (...args) => call('valueText', args),
  };
  return {tasks, restart};
}
