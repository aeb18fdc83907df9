import * as h3 from 'h3-js';
import {memoize} from '@h3-docs/base/memoize';
import {placeOf, readRows} from './rows';

/** The day that separates the training data from the data to predict. */
const SPLIT_DAY = '2018-02-04';

/** One feature's linear regression, fitted to the training cells and judged on the test cells. */
export interface Fit {
  readonly k: number;
  readonly slope: number;
  /** The share of the variance of the test cells that it explains, beside guessing the training average. */
  readonly r2: number;
  readonly train: number;
  readonly test: number;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Earthquakes by cell before and since the day of the split, and the cells of both sets. */
const splitAt = memoize((res: number) => {
  const [before, after] = [new Map<string, number>(), new Map<string, number>()];
  for (const row of readRows('earthquakes')) {
    const counts = (row.time ?? '') < SPLIT_DAY ? before : after;
    const cell = h3.latLngToCell(...placeOf(row), res);
    counts.set(cell, (counts.get(cell) ?? 0) + 1);
  }
  const cells = [...new Set([...before.keys()].flatMap((cell) => h3.gridDisk(cell, 2)))].sort();
  const parents = [...new Set(cells.map((cell) => h3.cellToParent(cell, 1)))].sort();
  const tested = new Set(parents.filter((_, number) => number % 3 === 2));
  const isTested = (cell: string) => tested.has(h3.cellToParent(cell, 1));
  return {before, after, train: cells.filter((cell) => !isTested(cell)), test: cells.filter(isTested)};
});

/**
 * How well the mean number of early earthquakes within k steps predicts the number of late ones: ordinary least squares
 * of log(1 + count) with one feature. Every third parent of resolution 1 is kept for the test.
 */
export const fitLate = memoize((res: number, k: number): Fit => {
  const {before, after, ...sets} = splitAt(res);
  const rowOf = (cell: string) => ({
    x: Math.log1p(mean(h3.gridDisk(cell, k).map((each) => before.get(each) ?? 0))),
    y: Math.log1p(after.get(cell) ?? 0),
  });
  const [train, test] = [sets.train.map(rowOf), sets.test.map(rowOf)];
  const [mx, my] = [mean(train.map(({x}) => x)), mean(train.map(({y}) => y))];
  const slope = mean(train.map(({x, y}) => (x - mx) * (y - my))) / mean(train.map(({x}) => (x - mx) ** 2));
  const error = mean(test.map(({x, y}) => (my + slope * (x - mx) - y) ** 2));
  const guess = mean(test.map(({y}) => (my - y) ** 2));
  return {k, slope, r2: 1 - error / guess, train: train.length, test: test.length};
});
