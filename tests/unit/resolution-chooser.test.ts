import assert from 'node:assert/strict';
import fc from 'fast-check';
import {expect, it} from 'vitest';
import {readAmount} from '@h3-docs/grid/resolutions/amount';
import {chooseBySize} from '@h3-docs/grid/resolutions/choose';
import {statisticsOf} from '@h3-docs/grid/resolutions/statistics';
import {newestVersion} from '@h3-docs/base/versions';

const {resolutions} = statisticsOf(newestVersion);

it.each([
  ['500', 500],
  [' 0.5 ', 0.5],
  ['.25', 0.25],
  ['1,000', 1000],
  ['1,234,567.5', 1_234_567.5],
  ['12 000', 12_000],
  ['1e6', 1e6],
])('the typed number “%s” is %d', (text, value) => {
  expect(readAmount(text, 'the radius')).toEqual({value});
});

it.each([
  ['', 'Type the radius.'],
  ['abc', '“abc” is not a number.'],
  ['5 km', '“5 km” is not a number.'],
  ['0', 'Type a number above 0 for the radius.'],
  ['-3', 'Type a number above 0 for the radius.'],
  ['1,5', 'Write decimals with a point: 1.5.'],
  ['0,125', 'Write decimals with a point: 0.125.'],
  ['30000', 'Type at most 20,015 for the radius.'],
  ['1e999', 'Type at most 20,015 for the radius.'],
])('the typed number “%s” is refused: %s', (text, problem) => {
  expect(readAmount(text, 'the radius', 20_015)).toEqual({problem});
});

it('choosing by size keeps its promises about the largest and the smallest cell, and finds the closest average', () => {
  fc.assert(
    fc.property(fc.double({min: -7, max: 7, noNaN: true}), (power) => {
      const size = 10 ** power;
      const {noLarger, noSmaller} = chooseBySize(resolutions, 'area', size);
      const areas = resolutions.map(({measures}) => measures.area.cells);
      // The choice keeps its promise; the next resolution, or the last where there is no choice, breaks it.
      expect(noLarger?.measures.area.cells.max ?? 0).toBeLessThanOrEqual(size);
      expect(areas[(noLarger?.resolution ?? 16) - 1]?.max ?? Infinity).toBeGreaterThan(size);
      expect(noSmaller?.measures.area.cells.min ?? Infinity).toBeGreaterThanOrEqual(size);
      expect(areas[(noSmaller?.resolution ?? -1) + 1]?.min ?? 0).toBeLessThan(size);
      const own = resolutions[Math.floor((power + 7) * 1.1)];
      assert(own);
      for (const measure of ['area', 'edge'] as const)
        expect(chooseBySize(resolutions, measure, own.measures[measure].cells.mean).closest).toBe(own);
      expect(chooseBySize(resolutions, 'area', own.measures.area.cells.mean).noLarger).not.toBe(own);
    }),
  );
});
