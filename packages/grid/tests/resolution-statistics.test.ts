import {readFileSync} from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import * as h3 from 'h3-js';
import installed from 'h3-js/package.json' with {type: 'json'};
import {describe, expect, it} from 'vitest';
import {clearancesKm} from '../h3/statistics/clearance';
import {
  clearancesBelow,
  computeStatistics,
  ends,
  endValue,
  leastClearances,
  measurePentagons,
  measureWhole,
} from '../h3/statistics/compute';
import {statisticsCsv} from '../h3/statistics/csv';
import {searchBelow} from '../h3/statistics/extremes';
import {addTo, measureCell, tallies} from '../h3/statistics/measure';
import {measureNames} from '../h3/statistics/measures';
import {measureSample, sampledHexagons} from '../h3/statistics/sample';
import {baseCellOrbits} from '../h3/statistics/symmetry';
import {Tally} from '../h3/statistics/tally';
import {angle, earthRadiusKm, interpolate, kmPerDegree, type Position} from '../h3/sphere';
import {statisticsOf} from '../resolutions/statistics';
import {newestVersion} from '@h3-docs/base/versions';

const {resolutions, seed} = statisticsOf(newestVersion);
const of = (resolution: number) => {
  const found = resolutions[resolution];
  if (!found) throw new Error(`no statistics of resolution ${resolution}`);
  return found;
};
/** `npm run test:all` computes what takes seconds. */
const all = process.env.H3_DOCS_LONG !== undefined;
const earthKm2 = 4 * Math.PI * earthRadiusKm ** 2;
const anyCell = fc
  .record({lat: fc.double({min: -90, max: 90, noNaN: true}), lng: fc.double({min: -180, max: 180, noNaN: true})})
  .chain(({lat, lng}) => fc.integer({min: 0, max: 15}).map((res) => h3.latLngToCell(lat, lng, res)));

it('a cell has an inner circle that touches the boundary and no vertices further apart than the outer diameter', () => {
  fc.assert(
    fc.property(anyCell, (cell) => {
      const {inner, outer} = measureCell(cell);
      const toPosition = ([lat = 0, lng = 0]: readonly number[]): Position => [lng, lat];
      const center = toPosition(h3.cellToLatLng(cell));
      const ring = h3.cellToBoundary(cell).map(toPosition);
      const steps = 60;
      const away = ring.flatMap((from, index) => {
        const to = ring[(index + 1) % ring.length] ?? from;
        return Array.from({length: steps}, (_, at) => angle(center, interpolate(from, to, at / steps)) * kmPerDegree);
      });
      expect((2 * Math.min(...away)) / inner).toBeCloseTo(1, 3);
      const gaps = ring.flatMap((a) => ring.map((b) => angle(a, b) * kmPerDegree));
      expect(Math.max(...gaps) / outer).toBeCloseTo(1, 6);
    }),
  );
});

describe('the committed statistics', () => {
  it('come out again for coarse resolutions', () => {
    const finest = all ? 3 : 1;
    expect(computeStatistics({seed, finest})).toEqual(resolutions.slice(0, finest + 1));
  });

  it.runIf(all)('come out again for the sample of a fine resolution, as the seed is the same', () => {
    const {hexagons, measured} = measureSample(12, seed);
    const {measures, measured: committed} = of(12);
    expect(measured).toBe(committed);
    for (const name of ['edge', 'inner', 'outer'] as const) {
      const {mean, sd} = hexagons[name].summary();
      expect(mean / measures[name].hexagons.mean).toBeCloseTo(1, 7);
      expect(sd / measures[name].hexagons.sd).toBeCloseTo(1, 7);
    }
    // The mean area is known, and the sample's is close to it.
    expect(hexagons.area.summary().mean / measures.area.hexagons.mean).toBeCloseTo(1, 4);
  });

  it('are those of this h3-js, count the cells, and their areas sum to the Earth’s surface', () => {
    expect(statisticsOf(newestVersion).h3js).toBe(installed.version);
    expect(resolutions.map(({resolution}) => resolution)).toEqual(Array.from({length: 16}, (_, res) => res));
    for (const {resolution, cells, hexagons, pentagons, measures} of resolutions) {
      expect(cells).toBe(h3.getNumCells(resolution));
      expect(hexagons + pentagons).toBe(cells);
      expect((measures.area.cells.mean * cells) / earthKm2).toBeCloseTo(1, 7);
      expect(measures.area.hexagons.mean / h3.getHexagonAreaAvg(resolution, 'km2')).toBeCloseTo(1, 6);
    }
  });

  it('have the twelve pentagons of every resolution', () => {
    for (const {resolution, pentagons, measures} of resolutions) {
      expect(pentagons).toBe(h3.getPentagons(resolution).length);
      const measured = measurePentagons(resolution);
      for (const name of measureNames) {
        const {min, mean, max} = measured[name].summary();
        expect(measures[name].pentagons.min / min).toBeCloseTo(1, 6);
        expect(measures[name].pentagons.mean / mean).toBeCloseTo(1, 6);
        expect(measures[name].pentagons.max / max).toBeCloseTo(1, 6);
      }
    }
  });

  it('hold extremes that no cell of a sample passes', () => {
    for (const resolution of all ? [8, 11, 15] : [11]) {
      const {min, max} = of(resolution).measures.area.hexagons;
      let seen = 0;
      for (const {cell} of sampledHexagons(resolution, 7)) {
        if (seen++ % 37 !== 0) continue;
        if (seen > 15_000 && !all) break;
        const area = h3.cellArea(cell, 'km2');
        expect(area).toBeGreaterThanOrEqual(min * (1 - 1e-7));
        expect(area).toBeLessThanOrEqual(max * (1 + 1e-7));
      }
    }
  });

  it('are also in the file that readers download', () => {
    const file = path.resolve(import.meta.dirname, '../../../static/data/resolution-statistics.csv');
    expect(readFileSync(file, 'utf8')).toBe(statisticsCsv(resolutions));
  });
});

describe('the method', () => {
  it('measures one base cell of each of the icosahedron’s four kinds', () => {
    expect(
      baseCellOrbits()
        .map(({size}) => size)
        .sort((a, b) => a - b),
    ).toEqual([12, 20, 30, 60]);
  });

  it.each(all ? [0, 1, 2, 3] : [0, 1])(
    'gets the same from every shape as from every cell of resolution %i',
    (resolution) => {
      const [shapes, cells] = [measureWhole(resolution), tallies()];
      const all = h3.getRes0Cells().flatMap((cell) => h3.cellToChildren(cell, resolution));
      for (const cell of all) if (!h3.isPentagon(cell)) addTo(cells, measureCell(cell));
      expect(shapes.measured).toBeLessThan(all.length / 25);
      for (const name of measureNames) {
        const [a, b] = [shapes.hexagons[name].summary(), cells[name].summary()];
        for (const key of ['min', 'mean', 'max', 'sd'] as const) expect(a[key] / b[key]).toBeCloseTo(1, 9);
      }
    },
  );

  it.runIf(all)('finds the true extremes where all are known', () => {
    const {extremes} = measureWhole(3);
    ends.forEach((end, index) => {
      const [found] = searchBelow(extremes[index] ?? [], 120, (cell) => endValue(end, cell));
      const {min, max} = of(5).measures[end.name].hexagons;
      expect((end.sign * (found?.value ?? NaN)) / (end.sign === 1 ? min : max)).toBeCloseTo(1, 6);
    });
  });

  it.runIf(all)('finds the least clearances where all are known', () => {
    const below = clearancesBelow(leastClearances(2).map((least) => least.list()));
    const pentagon = clearancesKm(h3.getPentagons(4)[0] ?? '');
    of(4).clearances.forEach((least, index) => {
      const found = Math.min(below[index]?.[0]?.value ?? Infinity, pentagon[index] ?? Infinity);
      expect(found / least).toBeCloseTo(1, 5);
    });
  });

  it('adds up weighted values as a list of repeated ones would', () => {
    const values = fc.array(fc.tuple(fc.double({min: 1, max: 9, noNaN: true}), fc.integer({min: 1, max: 5})), {
      minLength: 1,
    });
    fc.assert(
      fc.property(values, values, (one, other) => {
        const [a, b] = [new Tally(), new Tally()];
        one.forEach(([value, weight]) => a.add(value, weight));
        other.forEach(([value, weight]) => b.add(value, weight));
        const list = [...one, ...other].flatMap(([value, weight]) => Array.from({length: weight}, () => value));
        const mean = list.reduce((sum, value) => sum + value, 0) / list.length;
        const sd = Math.sqrt(list.reduce((sum, value) => sum + (value - mean) ** 2, 0) / list.length);
        const summary = a.with(b).summary();
        expect(summary.mean).toBeCloseTo(mean, 9);
        expect(summary.sd).toBeCloseTo(sd, 6);
        expect([summary.min, summary.max]).toEqual([Math.min(...list), Math.max(...list)]);
      }),
    );
  });
});
