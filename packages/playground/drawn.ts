import {drawScene} from '@h3-docs/grid/h3/draw';
import {versions, type DocsVersion} from '@h3-docs/base/versions';
import {explanationOf} from './errorAddress';
import type {DrawnOutcome, PlacedOutcome} from './types';

/** An outcome of a version's example, with a drawing of what there is to draw on a map of land, and a link that explains its error. */
export function drawnOutcome(
  {scene, ...outcome}: PlacedOutcome,
  version: DocsVersion,
  land: Parameters<typeof drawScene>[1]['land'],
): DrawnOutcome {
  const {error} = outcome;
  const explanation = error && explanationOf(error, version);
  return {
    ...outcome,
    ...(explanation && {error: {...error, explanation}}),
    ...(scene && {drawing: drawScene(scene, {land, edge: versions[version].edge})}),
  };
}
