import path from 'node:path';
import {drawnOutcome} from '../drawn';
import {illustrate} from '../illustrate';
import type {DrawnOutcome, LiveFlags} from '../types';
import {geography} from '@h3-docs/grid/node/geography';
import {checkedRun} from './check';
import {libraryOf} from '@h3-docs/grid/node/libraries';
import type {Example} from './run';

/**
 * What running a live example gives, drawn unless its flags say `nodraw`.
 *
 * @param example - its file as an absolute path
 * @throws ExampleError naming file and line when the example throws and its flags do not say so, or the other way round
 */
export function runLiveExample(example: Example, flags: LiveFlags): DrawnOutcome {
  const file = path.relative(process.cwd(), example.file);
  const {outcome, value, inputs} = checkedRun({...example, file}, flags);
  const placing = flags.nodraw ? null : {h3: libraryOf(example.version).api, inputs};
  return drawnOutcome(illustrate(outcome, value, placing), example.version, geography);
}
