import * as h3 from 'h3-js';
import {describe, expect, it} from 'vitest';
import {h3ApiFromV3} from '../h3/api';
import {angle} from '../h3/sphere';
import * as measures from '../h3/measures';
import {hexagonAreaRatio, statisticsOf} from '../resolutions/statistics';
import {newestVersion} from '@h3-docs/base/versions';
import h3v3 from 'h3-js-v3/dist/h3-js.js';

const v3 = h3ApiFromV3(h3v3);

describe('random positions', () => {
  it('are the same in every run, and others for another seed', () => {
    expect(measures.randomPositions(5, 1)).toEqual(measures.randomPositions(5, 1));
    expect(measures.randomPositions(5, 1)).not.toEqual(measures.randomPositions(5, 2));
  });

  it('are spread evenly: half of them within 30° of the equator, a quarter in each quadrant', () => {
    const positions = measures.randomPositions(20_000, 3);
    const share = (test: (lng: number, lat: number) => boolean) =>
      positions.filter(([lng, lat]) => test(lng, lat)).length / positions.length;
    expect(share((_, lat) => Math.abs(lat) < 30)).toBeCloseTo(0.5, 1.5);
    for (const east of [true, false]) {
      for (const north of [true, false]) {
        expect(share((lng, lat) => lng > 0 === east && lat > 0 === north)).toBeCloseTo(0.25, 1.5);
      }
    }
  });
});

describe('measures', () => {
  it('stray points: one in fourteen for one step, none for no step', () => {
    expect(measures.strayShare(5, 5)).toBe(0);
    expect(measures.strayShare(7, 8)).toBeCloseTo(100 / 14, 0);
  });

  it('hexagons by corners add up to all hexagons', () => {
    const count = measures.hexagonsByCorners(h3, 1).reduce((sum, hexagons) => sum + hexagons);
    expect(count).toBe(h3.getNumCells(1) - 12);
  });

  it('a release differs from itself in nothing', () => {
    expect(measures.releaseGaps(h3, h3, 4)).toEqual({mean: 0, largest: 0});
    expect(measures.differingOutlines(h3, h3, 1)).toBe(0);
    expect(measures.movedPositions(h3.latLngToCell, 5)).toBe(0);
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

  it('knows the twelve pentagons, at least 63 degrees apart', () => {
    const facts = Array.from({length: 12}, (_, number) => measures.pentagonFacts(number));
    expect(facts.map(({cell}) => cell)).toEqual(h3.getPentagons(0));
    expect(facts[0]).toMatchObject({latitude: '64.70° N', longitude: '10.54° E', faces: '0, 1, 2, 3, 4'});
    const centers = facts.map(({cell}) => h3.cellToLatLng(cell));
    for (const [n, a] of centers.entries()) {
      for (const b of centers.slice(n + 1)) expect(angle([a[1], a[0]], [b[1], b[0]])).toBeGreaterThan(63.4);
    }
    expect(() => measures.pentagonFacts(12)).toThrow(RangeError);
  });
});
