import * as h3 from 'h3-js';
import h3v3 from 'h3-js-v3/dist/h3-js.js';
import {describe, expect, it} from 'vitest';
import {unitAtRes0} from '@h3-docs/grid/h3/facePlane';
import {earthRadiusKm} from '@h3-docs/grid/h3/sphere';
import {measureCell} from '@h3-docs/grid/h3/statistics/measure';
import {statisticsOf} from '@h3-docs/grid/resolutions/statistics';
import {newestVersion} from '@h3-docs/base/versions';

const {resolutions} = statisticsOf(newestVersion);
/** The functions of 3.x that the pages speak of. */
const v3 = h3v3 as unknown as Readonly<Record<'hexArea' | 'edgeLength', (resolution: number, unit: string) => number>>;

/** What the pages on resolutions say in words about the libraries' own averages. */
describe('the pages on resolutions', () => {
  it('say that the average edge of 4.x is that of all cells up to resolution 6, and smaller from 7 on, ever more', () => {
    const off = resolutions.map(
      ({resolution, measures}) => 1 - h3.getHexagonEdgeLengthAvg(resolution, 'km') / measures.edge.cells.mean,
    );
    for (const difference of off.slice(0, 7)) expect(Math.abs(difference)).toBeLessThan(1e-7);
    for (const [index, difference] of off.slice(7).entries())
      expect(difference).toBeGreaterThan(Math.max(8e-4, off[index + 6] ?? 0));
  });

  it('say that the average edge of 4.x falls by one factor from resolution 7 on, which is not the root of 7', () => {
    const edges = resolutions.map(({resolution}) => h3.getHexagonEdgeLengthAvg(resolution, 'm'));
    const factors = edges.slice(7, -1).map((edge, index) => edge / (edges[index + 8] ?? 0));
    for (const factor of factors) expect(factor).toBeCloseTo(2.6466667, 6);
    expect(Math.sqrt(7)).toBeLessThan(2.646);
  });

  it('say that hexArea of 3.x divides the Earth by the number of cells less two, rounded to a tenth of a square meter', () => {
    const earth = 4 * Math.PI * earthRadiusKm ** 2;
    for (const {resolution, cells} of resolutions) {
      const exact = (1e6 * earth) / (cells - 2);
      const off = Math.abs(v3.hexArea(resolution, 'm2') - exact);
      expect(off < 0.06 || off / exact < 1e-6, `resolution ${resolution}`).toBe(true);
    }
    expect(v3.hexArea(3, 'km2') / (resolutions[3]?.measures.area.hexagons.mean ?? 0)).toBeCloseTo(1, 3);
  });

  it('say that edgeLength of 3.x is too small by the same share everywhere', () => {
    for (const {resolution, measures} of resolutions.slice(2)) {
      const longer = measures.edge.cells.mean / v3.edgeLength(resolution, 'km') - 1;
      expect(longer).toBeGreaterThan(0.145);
      expect(longer).toBeLessThan(0.16);
    }
  });

  it('say that twenty cells of a resolution are regular hexagons, one in the middle of each face', () => {
    for (const resolution of [1, 2, 3]) {
      const regular = h3
        .getRes0Cells()
        .flatMap((base) => h3.cellToChildren(base, resolution))
        .filter((cell) => !h3.isPentagon(cell))
        .filter((cell) => {
          const {edges} = measureCell(cell);
          return Math.max(...edges) / Math.min(...edges) < 1 + 1e-9;
        });
      expect(regular).toHaveLength(20);
      expect(new Set(regular.flatMap((cell) => h3.getIcosahedronFaces(cell))).size).toBe(20);
    }
  });

  it('say that areas within a city differ by less than 1%', () => {
    for (const [lat, lng] of [
      [48.86, 2.35],
      [40.71, -74.01],
      [-23.55, -46.63],
      [35.68, 139.77],
      [19.43, -99.13],
    ] as const) {
      const areas = h3.gridDisk(h3.latLngToCell(lat, lng, 8), 20).map((cell) => h3.cellArea(cell, 'km2'));
      expect(Math.max(...areas) / Math.min(...areas)).toBeLessThan(1.01);
    }
  });
});

it('over 30 km the areas of hexagons change by the percentage that the page computes, and by nearly that next to a pentagon', () => {
  // The area on the sphere goes with cos³ of the angle from the face's center, so it changes by 3 tan of it per radian.
  const most = (3 * 2 * unitAtRes0 * 30) / 6371;
  const change = (from: string, to: string) => Math.abs(Math.log(h3.cellArea(from, 'm2') / h3.cellArea(to, 'm2')));
  const kilometers = (from: string, to: string) =>
    h3.greatCircleDistance(h3.cellToLatLng(from), h3.cellToLatLng(to), 'km');
  const near = h3.gridRing(h3.getPentagons(8)[0] ?? '', 6).filter((_, n) => n % 6 === 0);
  const changes = near.flatMap((from) => {
    const far = h3.gridRing(from, 30).filter((to, n) => n % 6 === 0 && kilometers(from, to) <= 30);
    return far.map((to) => change(from, to));
  });
  expect(Math.max(...changes)).toBeLessThan(most);
  expect(Math.max(...changes)).toBeGreaterThan(0.6 * most);
});
