import * as h3 from 'h3-js';
import {expect, it} from 'vitest';
import {h3ApiFromV3} from '../h3/api';
import * as measures from '../h3/measures';
import {hexagonAreaRatio, statisticsOf} from '../resolutions/statistics';
import {newestVersion} from '@h3-docs/base/versions';
import h3v3 from 'h3-js-v3/dist/h3-js.js';

const v3 = h3ApiFromV3(h3v3);

it('stray points: one in fourteen for one step, none for no step', () => {
  expect(measures.strayShare(5, 5)).toBe(0);
  expect(measures.strayShare(7, 8)).toBeCloseTo(100 / 14, 0);
});

it('hexagons by corners add up to all hexagons', () => {
  const count = measures.hexagonsByCorners(h3, 1).reduce((sum, hexagons) => sum + hexagons);
  expect(count).toBe(h3.getNumCells(1) - 12);
});

it('finds what another release moves', () => {
  const moved: typeof v3 = {
    ...v3,
    cellToLatLng: (cell) => [v3.cellToLatLng(cell)[0] + 1e-9, v3.cellToLatLng(cell)[1]],
  };
  // 1e-9 degrees are 0.11 mm.
  expect(measures.releaseGaps(h3, moved, 6).mean).toBeCloseTo(111_195, -2);
  expect(measures.movedPositions((lat, lng, res) => h3.latLngToCell(lat + 1, lng, res), 9)).toBe(measures.sampleSize);
});

it('the ratio of areas grows with the resolution and stays below 2', () => {
  const statistics = statisticsOf(newestVersion);
  const ratios = Array.from({length: 16}, (_, res) => hexagonAreaRatio(statistics, res));
  expect(ratios).toEqual(ratios.toSorted((a, b) => a - b));
  expect(ratios.at(-1)).toBeLessThan(2);
  expect(() => hexagonAreaRatio(statistics, 16)).toThrow(RangeError);
});

it('knows the twelve pentagons', () => {
  const facts = Array.from({length: 12}, (_, number) => measures.pentagonFacts(number));
  expect(facts.map(({cell}) => cell)).toEqual(h3.getPentagons(0));
  expect(facts[0]).toMatchObject({latitude: '64.70° N', longitude: '10.54° E', faces: '0, 1, 2, 3, 4'});
  expect(() => measures.pentagonFacts(12)).toThrow(RangeError);
});
