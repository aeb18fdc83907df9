import landTopology from 'world-atlas/land-110m.json';
import type {Topology} from 'topojson-specification';
import {drawScene} from '@h3-docs/grid/h3/draw';
import {landData} from '@h3-docs/grid/h3/land';
import {versions, type DocsVersion} from '@h3-docs/base/versions';
import {withExplanation} from './errorAddress';
import type {DrawnOutcome, PlacedOutcome} from './types';

const land = landData(landTopology as unknown as Topology, 110);

/** Draws what there is to draw of an outcome of a version's example, as the build draws it, on a coarser map. */
export function drawOutcome({scene, ...placed}: PlacedOutcome, version: DocsVersion): DrawnOutcome {
  const outcome = withExplanation(placed, version);
  return scene ? {...outcome, drawing: drawScene(scene, {land, edge: versions[version].edge})} : outcome;
}
