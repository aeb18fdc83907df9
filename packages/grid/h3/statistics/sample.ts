import * as h3 from 'h3-js';
import {seeded} from '../measures';
import {measureCell, valuesOf} from './measure';
import {measureNames, type MeasureName} from './measures';
import {baseCellOrbits} from './symmetry';
import {Tally} from './tally';

/** The resolution of the strata: all cells of this resolution, one of each shape. */
const STRATUM_RESOLUTION = 4;
/** Cells measured in each stratum. */
const PER_STRATUM = 8;

/** A hexagon of a resolution below a cell, all with the same chance. */
function randomHexagon(parent: string, resolution: number, random: () => number): string {
  const size = h3.cellToChildrenSize(parent, resolution);
  for (;;) {
    // Two numbers of 32 bits: one is too coarse for billions of cells.
    const cell = h3.childPosToCell(Math.floor((random() + random() / 2 ** 32) * size), parent, resolution);
    if (!h3.isPentagon(cell)) return cell;
  }
}

/** A stratum: a cell, below which hexagons are drawn, and how many hexagons it stands for. */
interface Stratum {
  readonly parent: string;
  readonly weight: number;
}

function strata(resolution: number): Stratum[] {
  return baseCellOrbits().flatMap(({baseCell, size}) =>
    h3.cellToChildren(baseCell, STRATUM_RESOLUTION).map((parent) => ({
      parent,
      weight: size * (h3.cellToChildrenSize(parent, resolution) - (h3.isPentagon(parent) ? 1 : 0)),
    })),
  );
}

/** The hexagons of a seeded sample: `PER_STRATUM` below every stratum. The same seed gives the same cells. */
export function* sampledHexagons(
  resolution: number,
  seed: number,
): Generator<{cell: string; stratum: number; weight: number}> {
  const random = seeded(seed + resolution);
  let stratum = 0;
  for (const {parent, weight} of strata(resolution)) {
    for (let draw = 0; draw < PER_STRATUM; draw++) {
      yield {cell: randomHexagon(parent, resolution, random), stratum, weight: weight / PER_STRATUM};
    }
    stratum++;
  }
}

/** What a sample tells: the tallies of hexagons, and the standard errors of mean and standard deviation. */
export interface SampleResult {
  readonly measured: number;
  readonly tallies: Readonly<Record<MeasureName, Tally>>;
  readonly errors: Readonly<Record<MeasureName, {readonly mean: number; readonly sd: number}>>;
}

/** The standard error of a stratified mean: sqrt(Σ W² s² / n) / Σ W over the strata (Cochran, “Sampling Techniques”). */
function standardError(values: readonly {stratum: number; weight: number; value: number}[]): number {
  const groups = new Map<number, {weight: number; values: number[]}>();
  let total = 0;
  for (const {stratum, weight, value} of values) {
    const group = groups.get(stratum) ?? {weight: 0, values: []};
    group.weight += weight;
    group.values.push(value);
    groups.set(stratum, group);
    total += weight;
  }
  let variance = 0;
  for (const group of groups.values()) {
    const count = group.values.length;
    const mean = group.values.reduce((sum, value) => sum + value, 0) / count;
    const spread = group.values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (count - 1);
    variance += (group.weight ** 2 * spread) / count;
  }
  return Math.sqrt(variance) / total;
}

const average = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Measures a stratified sample of the hexagons of a resolution. */
export function measureSample(resolution: number, seed: number): SampleResult {
  const cells = [...sampledHexagons(resolution, seed)].map(({cell, ...rest}) => ({
    ...rest,
    measures: measureCell(cell),
  }));
  const tallies: Partial<Record<MeasureName, Tally>> = {};
  const errors: Partial<Record<MeasureName, {mean: number; sd: number}>> = {};
  for (const name of measureNames) {
    const tally = new Tally();
    for (const {measures, weight} of cells) {
      const values = valuesOf(measures, name);
      for (const value of values) tally.add(value, weight / values.length);
    }
    const {mean, sd} = tally.summary();
    const each = (of: (value: number) => number) =>
      cells.map(({stratum, weight, measures}) => ({stratum, weight, value: average(valuesOf(measures, name).map(of))}));
    tallies[name] = tally;
    errors[name] = {
      mean: standardError(each((value) => value)),
      // Of the variance, divided by the derivative of its root.
      sd: standardError(each((value) => (value - mean) ** 2)) / (2 * sd),
    };
  }
  return {
    measured: cells.length,
    tallies: tallies as SampleResult['tallies'],
    errors: errors as SampleResult['errors'],
  };
}
