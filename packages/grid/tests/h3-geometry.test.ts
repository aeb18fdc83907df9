import {geoArea, geoContains, geoPath} from 'd3-geo';
import type {Position as GeoPosition} from 'geojson';
import * as h3 from 'h3-js';
import {describe, expect, it} from 'vitest';
import {boundsOf, cellCenter, cellGeometry, cellRing, edgeLine, planarRing, poleInside} from '../h3/geometry';
import type {Position} from '../h3/sphere';
import {holds} from '../../../tests/support/planar';

const pentagons = [0, 1, 2, 5, 9, 15].flatMap((res) => h3.getPentagons(res));
const poles = [0, 1, 2, 3, 6, 10, 15].flatMap((res) => [h3.latLngToCell(90, 0, res), h3.latLngToCell(-90, 0, res)]);
const seam = [0, 1, 2, 3, 4].flatMap((res) =>
  [-80, -60, -30, 0, 30, 60, 80].flatMap((lat) => h3.gridDisk(h3.latLngToCell(lat, 180, res), 1)),
);
const cells = [...new Set([...h3.getRes0Cells(), ...pentagons, ...poles, ...seam])];

/** The area of a planar ring. */
const planarArea = (ring: readonly GeoPosition[]) =>
  geoPath().area({type: 'Polygon', coordinates: [[...ring, ...ring.slice(0, 1)]]});

describe('cellGeometry', () => {
  it('gives every base cell, pentagon, polar cell and antimeridian cell closed, continuous rings', () => {
    for (const cell of cells) {
      const geometry = cellGeometry(h3, cell);
      if (geometry.type !== 'Polygon') throw new Error(`${cell} is a ${geometry.type}`);
      const ring = geometry.coordinates[0] ?? [];
      expect(ring.at(-1), cell).toEqual(ring[0]);
      if (poleInside(cellRing(h3, cell)) !== 0) continue;
      ring.forEach(([lng = 0], index) => {
        const [previous = 0] = ring[Math.max(0, index - 1)] ?? [];
        expect(Math.abs(lng - previous), cell).toBeLessThan(180);
      });
    }
  });

  it('holds the center of each cell, whichever copy of the world it is on', () => {
    for (const cell of cells) {
      const geometry = cellGeometry(h3, cell, 'unwrap', 0.5);
      const [lng, lat] = cellCenter(h3, cell);
      const ring = geometry.coordinates[0] as GeoPosition[];
      const found = [-360, 0, 360].some((shift) => holds([ring], [lng + shift, lat]));
      expect(found, cell).toBe(true);
    }
  });

  it('splits into parts within ±180 whose areas add up to the whole', () => {
    for (const cell of cells) {
      const whole = planarRing(cellRing(h3, cell));
      const geometry = cellGeometry(h3, cell, 'split');
      const parts = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
      const rings = parts.map(([ring = []]) => ring);
      // Away from the antimeridian, nothing is split.
      const [from, , to] = boundsOf(whole);
      expect(parts.length > 1, cell).toBe(from < -180 || to > 180);
      const [west, south, east, north] = boundsOf(rings.flat() as Position[]);
      expect(Math.min(west + 180, south + 90, 180 - east, 90 - north), cell).toBeGreaterThanOrEqual(0);
      const sum = rings.reduce((total, ring) => total + planarArea(ring), 0);
      expect(sum / planarArea(whole), cell).toBeCloseTo(1, 6);
    }
  });

  it('adds great-circle points to long edges', () => {
    const cell = h3.latLngToCell(50, 20, 0);
    const [plain, curved] = [cellGeometry(h3, cell), cellGeometry(h3, cell, 'unwrap', 1)].map(
      ({coordinates}) => coordinates[0]?.length ?? 0,
    );
    expect(plain).toBe(7);
    expect(curved).toBeGreaterThan(60);
  });
});

describe('poles', () => {
  it('are found in exactly the cells that hold them', () => {
    for (const cell of cells) {
      const open = cellRing(h3, cell);
      const [first] = open;
      if (!first) throw new Error(`${cell} has no boundary`);
      const clockwise = [...open, first].reverse();
      const polygon = {type: 'Polygon' as const, coordinates: [clockwise]};
      expect(geoArea(polygon), cell).toBeLessThan(2 * Math.PI);
      const expected = geoContains(polygon, [0, 90]) ? 1 : geoContains(polygon, [0, -90]) ? -1 : 0;
      expect(poleInside(open), cell).toBe(expected);
    }
  });

  it('are in the bounds of the cells that hold them, with all longitudes', () => {
    const bounds = (cell: string) => boundsOf(planarRing(cellRing(h3, cell)));
    for (const res of [0, 3, 9]) {
      const [west, south, east, north] = bounds(h3.latLngToCell(90, 0, res));
      expect(north).toBe(90);
      expect(east - west).toBeCloseTo(360, 9);
      expect(south).toBeLessThan(90);
      expect(bounds(h3.latLngToCell(-90, 0, res))[1]).toBe(-90);
    }
  });
});

it('edgeLine gives each edge of each cell a continuous line between two of its vertices', () => {
  for (const cell of cells) {
    for (const edge of h3.originToDirectedEdges(cell)) {
      const line = edgeLine(h3, edge);
      expect(line.length, edge).toBeGreaterThanOrEqual(2);
      const [west, , east] = boundsOf(line);
      expect(east - west, edge).toBeLessThan(180);
    }
  }
});
