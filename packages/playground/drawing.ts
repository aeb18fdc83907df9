import landTopology from 'world-atlas/land-110m.json';
import type {Topology} from 'topojson-specification';
import {landData} from '@h3-docs/grid/h3/land';
import type {DocsVersion} from '@h3-docs/base/versions';
import {drawnOutcome} from './drawn';
import type {DrawnOutcome, PlacedOutcome} from './types';

const land = landData(landTopology as unknown as Topology, 110);

/** Draws what there is to draw of an outcome of a version's example, as the build draws it, on a coarser map. */
export const drawOutcome = (outcome: PlacedOutcome, version: DocsVersion): DrawnOutcome =>
  drawnOutcome(outcome, version, land);
