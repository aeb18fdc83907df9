import * as h3 from 'h3-js';
import {earthRadiusKm} from '../sphere';
import {clearancesKm, MOST_STEPS} from './clearance';
import {searchBelow, Smallest, type Found} from './extremes';
import {addTo, measureCell, tallies, valuesOf, type Tallies} from './measure';
import {measureNames, type MeasureName} from './measures';
import {measureSample} from './sample';
import {everyShape} from './symmetry';
import type {Summary} from './tally';
import type {MeasureStatistics, Method, ResolutionStatistics} from './types';
import {formatLocale} from '@h3-docs/base/number';

/** The finest resolution of which one cell of each shape is measured; at finer ones, a sample is measured. */
const FINEST_WHOLE = 7;
/** The finest resolution of which the clearances of every shape are measured; beyond it they are searched below the smallest. */
const FINEST_CLEARANCE = 5;

/** How many cells a search keeps at each resolution. */
const KEPT = 120;
const KEPT_CLEARANCES = 12;

const PENTAGONS = 12;

const earthKm2 = 4 * Math.PI * earthRadiusKm ** 2;

/** The ends of each measure's range: its smallest values, and its largest as the smallest negated ones. */
export const ends = measureNames.flatMap((name) => [{name, sign: 1} as const, {name, sign: -1} as const]);
export type End = (typeof ends)[number];
/** The extreme value of a measure in one cell, for example its shortest side, or its longest side negated. */
export const endValue = ({name, sign}: End, cell: string): number =>
  Math.min(...valuesOf(measureCell(cell), name).map((value) => sign * value));

interface Whole {
  readonly measured: number;
  readonly hexagons: Tallies;
  /** The cells at each of `ends`. */
  readonly extremes: readonly (readonly Found[])[];
}

/** Measures one hexagon of each shape, weighted. */
export function measureWhole(resolution: number): Whole {
  const hexagons = tallies();
  const extremes = ends.map(() => new Smallest(KEPT));
  let measured = 0;
  for (const {cell, weight} of everyShape(resolution)) {
    measured++;
    if (h3.isPentagon(cell)) continue;
    const measures = measureCell(cell);
    addTo(hexagons, measures, weight);
    ends.forEach(({name, sign}, index) => {
      for (const value of valuesOf(measures, name)) extremes[index]?.offer(cell, sign * value);
    });
  }
  return {measured, hexagons, extremes: extremes.map((smallest) => smallest.list())};
}

/** Measures the twelve pentagons, each of them. */
export function measurePentagons(resolution: number): Tallies {
  const result = tallies();
  for (const cell of h3.getPentagons(resolution)) addTo(result, measureCell(cell));
  return result;
}

/** The cells with the least clearance for each k, pentagons among them. */
export function leastClearances(resolution: number): Smallest[] {
  const least = Array.from({length: MOST_STEPS}, () => new Smallest(KEPT_CLEARANCES));
  for (const {cell} of everyShape(resolution)) {
    clearancesKm(cell).forEach((value, index) => least[index]?.offer(cell, value));
  }
  return least;
}

/** Searches the clearances two resolutions further down; a pentagon can be the cell that one starts from, too. */
export function clearancesBelow(found: readonly (readonly Found[])[]): (readonly Found[])[] {
  return found.map((best, index) =>
    searchBelow(best, KEPT_CLEARANCES, (cell) => clearancesKm(cell)[index] ?? Infinity),
  );
}

/** A number with the digits that are worth reading: at the finest resolutions the ninth one is noise. */
const rounded = (value: number): number => Number(value.toPrecision(8));
/** The same, but rounded down, because a promised distance must hold. */
const roundedDown = (value: number): number => rounded(value * (1 - 1e-7));
const roundedSummary = ({min, mean, max, sd}: Summary): Summary => ({
  min: rounded(min),
  mean: rounded(mean),
  max: rounded(max),
  // The standard deviation of equal shapes is noise of the last digits.
  sd: sd < 1e-7 * mean ? 0 : rounded(sd),
});

/** The measurements of the hexagons of a resolution. */
interface Measured extends Whole {
  readonly method: Method;
}

/** Measures the hexagons of a resolution in the way that suits their number. */
function measureHexagons(resolution: number, seed: number, meanArea: number, coarser: Measured | undefined): Measured {
  if (resolution <= FINEST_WHOLE) return {method: 'every shape', ...measureWhole(resolution)};
  const {hexagons: sampled, measured} = measureSample(resolution, seed);
  const extremes = ends.map((end, index) =>
    searchBelow(coarser?.extremes[index] ?? [], KEPT, (cell) => endValue(end, cell)),
  );
  const bound = (name: MeasureName, sign: 1 | -1) =>
    sign * (extremes[ends.findIndex((end) => end.name === name && end.sign === sign)]?.[0]?.value ?? NaN);
  const known = (name: MeasureName) => sampled[name].corrected({min: bound(name, 1), max: bound(name, -1)});
  // The mean area is not estimated: the cells cover the Earth.
  const area = known('area').corrected({mean: meanArea});
  const hexagons = {area, edge: known('edge'), inner: known('inner'), outer: known('outer')};
  return {method: 'sample', measured, hexagons, extremes};
}

/** Both kinds of cell, and all together: each side of a cell is a value of its own, so hexagons count six times there. */
function measureStatistics(name: MeasureName, cells: number, hexagons: Tallies, pentagons: Tallies): MeasureStatistics {
  const six = hexagons[name].scaledTo((cells - PENTAGONS) * (name === 'edge' ? 6 : 1));
  const five = pentagons[name].scaledTo(PENTAGONS * (name === 'edge' ? 5 : 1));
  return {
    hexagons: roundedSummary(six.summary()),
    pentagons: roundedSummary(five.summary()),
    cells: roundedSummary(six.with(five).summary()),
  };
}

export interface ComputeOptions {
  readonly seed: number;
  readonly finest?: number;
  readonly said?: (line: string) => void;
}

/** The statistics of the resolutions 0 to `finest` (15). Deterministic: the same seed gives the same numbers. */
export function computeStatistics({seed, finest = 15, said = () => undefined}: ComputeOptions): ResolutionStatistics[] {
  const results: ResolutionStatistics[] = [];
  const measurements: Measured[] = [];
  const clearances: (readonly (readonly Found[])[])[] = [];
  for (let resolution = 0; resolution <= finest; resolution++) {
    const cells = h3.getNumCells(resolution);
    const pentagons = measurePentagons(resolution);
    const meanArea = (earthKm2 - PENTAGONS * pentagons.area.summary().mean) / (cells - PENTAGONS);
    const measurement = measureHexagons(resolution, seed, meanArea, measurements[resolution - 2]);
    const {method, measured, hexagons} = measurement;
    const least =
      resolution <= FINEST_CLEARANCE
        ? leastClearances(resolution).map((smallest) => smallest.list())
        : clearancesBelow(clearances[resolution - 2] ?? []);
    measurements.push(measurement);
    clearances.push(least);
    const ofPentagon = clearancesKm(h3.getPentagons(resolution)[0] ?? '');
    const statistics = (name: MeasureName) => measureStatistics(name, cells, hexagons, pentagons);
    results.push({
      resolution,
      cells,
      hexagons: cells - PENTAGONS,
      pentagons: PENTAGONS,
      method,
      measured,
      measures: {
        area: statistics('area'),
        edge: statistics('edge'),
        inner: statistics('inner'),
        outer: statistics('outer'),
      },
      clearances: least.map((best, index) =>
        roundedDown(Math.min(best[0]?.value ?? Infinity, ofPentagon[index] ?? Infinity)),
      ),
    });
    said(`resolution ${resolution}: ${method}, ${formatLocale(measured)} cells measured`);
  }
  return results;
}
