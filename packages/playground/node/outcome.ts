import path from 'node:path';
import {drawScene} from '@h3-docs/grid/h3/draw';
import {withExplanation} from '../errorAddress';
import {illustrate} from '../illustrate';
import type {DrawnOutcome, LiveFlags} from '../types';
import {geography} from '@h3-docs/grid/node/geography';
import {checkedRun} from './check';
import {versions} from '@h3-docs/base/versions';
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
  const {scene, ...text} = withExplanation(illustrate(outcome, value, placing), example.version);
  return scene ? {...text, drawing: drawScene(scene, {land: geography, edge: versions[example.version].edge})} : text;
}
