import {geoRotation} from 'd3-geo';
import fc from 'fast-check';
import * as h3 from 'h3-js';
import {describe, expect, it} from 'vitest';
import {diskSize, disksFor, finestWithin, guaranteedReach, stepsFor} from '../resolutions/disk';
import {gridDiskFor, statisticsOf} from '../resolutions/statistics';
import {newestVersion} from '@h3-docs/base/versions';
import {kmPerDegree, pairOf, type Position} from '../h3/sphere';

const statisticsFile = statisticsOf(newestVersion);
const {resolutions} = statisticsFile;
const of = (resolution: number) => {
  const found = resolutions[resolution];
  if (!found) throw new Error(`no statistics of resolution ${resolution}`);
  return found;
};

/** The position at a distance in km from another, in a direction of 0 to 1 turns. */
const away = ([lng, lat]: Position, km: number, turns: number) =>
  pairOf(geoRotation([-lng, 90 - lat]).invert([360 * turns, 90 - km / kmPerDegree]));

const share = fc.double({min: 0, max: 1, noNaN: true});
const anywhere = fc
  .record({z: fc.double({min: -1, max: 1, noNaN: true}), turns: share})
  .map(({z, turns}): Position => [360 * turns - 180, (Math.asin(z) * 180) / Math.PI]);
/** Around pentagons: where cells are smallest and disks have gaps. */
const nearPentagon = (resolution: number) =>
  fc.record({at: fc.integer({min: 0, max: 11}), turns: share, part: share}).map(({at, turns, part}) => {
    const [lat, lng] = h3.cellToLatLng(h3.getPentagons(resolution)[at] ?? '');
    return away([lng, lat], 6 * part * of(resolution).measures.edge.cells.mean, turns);
  });

describe('the guaranteed reach of a grid disk', () => {
  it.each(resolutions.map(({resolution}) => resolution))('holds at resolution %i, near pentagons too', (resolution) => {
    const cases = fc.record({
      from: fc.oneof(anywhere, nearPentagon(resolution)),
      k: fc.integer({min: 1, max: resolution < 2 ? 2 : 9}),
      turns: share,
      part: fc.double({min: 0.9, max: 1, noNaN: true}),
    });
    fc.assert(
      fc.property(cases, ({from, k, turns, part}) => {
        const radius = guaranteedReach(of(resolution), k);
        const to = away(from, radius * part, turns);
        const cell = h3.latLngToCell(from[1], from[0], resolution);
        expect(h3.gridDisk(cell, k)).toContain(h3.latLngToCell(to[1], to[0], resolution));
      }),
    );
  });

  it('is not more careful than it must be: just beyond it something is outside', () => {
    for (const resolution of [3, 6, 9]) {
      const around = h3.gridDisk(h3.getPentagons(resolution)[0] ?? '', 4);
      const radius = guaranteedReach(of(resolution), 1) * 1.03;
      const leaves = around.some((cell) => {
        const own = new Set(h3.gridDisk(cell, 1));
        return h3
          .cellToBoundary(cell)
          .some(([lat, lng]) =>
            Array.from({length: 72}, (_, step) => away([lng, lat], radius, step / 72)).some(
              (to) => !own.has(h3.latLngToCell(to[1], to[0], resolution)),
            ),
          );
      });
      expect(leaves).toBe(true);
    }
  });
});

describe('the disk for a radius', () => {
  it('has the smallest k that reaches', () => {
    fc.assert(
      fc.property(
        fc.integer({min: 0, max: 15}),
        fc.double({min: 1e-4, max: 500, noNaN: true}),
        (resolution, radius) => {
          const k = stepsFor(of(resolution), radius);
          expect(guaranteedReach(of(resolution), k)).toBeGreaterThanOrEqual(radius);
          expect(guaranteedReach(of(resolution), k - 1)).toBeLessThan(radius);
        },
      ),
    );
  });

  it('is the finest that the limit allows', () => {
    const disks = disksFor(resolutions, 0.5);
    const chosen = finestWithin(disks, 100);
    expect(chosen).toMatchObject({resolution: 9, k: 3, cells: diskSize(3)});
    expect(disks[(chosen?.resolution ?? 0) + 1]?.cells).toBeGreaterThan(100);
    expect(finestWithin(disks, 6)).toBeUndefined();
    expect(() => gridDiskFor(statisticsFile, 0.5, 6)).toThrow('no grid disk of 6 cells');
  });

  it('never has more cells than there are', () => {
    expect(disksFor(resolutions, 20_000)[0]?.cells).toBe(122);
  });
});
