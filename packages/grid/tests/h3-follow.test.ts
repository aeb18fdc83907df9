import {readFileSync} from 'node:fs';
import * as h3 from 'h3-js';
import {describe, expect, it} from 'vitest';
import {baseCellAt, baseCellHome} from '../h3/baseCells';
import {followCorners} from '../h3/corners';
import {fromFacePlane} from '../h3/facePlane';
import {followCell} from '../h3/followCell';
import {followPoint} from '../h3/followPoint';
import {toHex2d, type Ijk} from '../h3/ijk';
import {randomPositions} from '../h3/measures';
import {angle, type Position} from '../h3/sphere';
import {crossingOver} from '../h3/overage';

type Triple = [number, number, number];

/** A line of the record of H3's C code: see the README beside it. */
interface Recorded {
  lat: number;
  lng: number;
  res: number;
  face: number;
  squared: number;
  azimuth: number;
  x: number;
  y: number;
  ijk: Triple;
  parents: Triple[];
  baseCell: number;
  rotations: number;
  index: string;
  home: number;
  ownFace: number;
  own: Triple;
  center: [number, number];
  corners: [face: number, i: number, j: number, k: number, overage: number][];
  boundary: [number, number][];
}

const values = JSON.parse(
  readFileSync(new URL('../../../tests/data/h3-steps/values.json', import.meta.url), 'utf8'),
) as Recorded[];

const triple = ({i, j, k}: Ijk): Triple => [i, j, k];
const lngLat = ([lat, lng]: readonly number[]): Position => [lng ?? 0, lat ?? 0];
const meters = (a: Position, b: Position) => angle(a, b) * 111_195;
const overages = {none: 0, edge: 1, 'new face': 2} as const;

/** Positions all over the Earth, close to the twelve pentagons, and close to the edges of the faces. */
function everywhere(count: number): Position[] {
  const pentagons = h3.getPentagons(0).map((cell) => lngLat(h3.cellToLatLng(cell)));
  return randomPositions(count, 23).map(([lng, lat], number): Position => {
    if (number % 4 === 1) {
      const [x, y] = pentagons[number % 12] ?? [0, 0];
      return [x + lng / 60, Math.max(-90, Math.min(90, y + lat / 60))];
    }
    if (number % 4 === 3) {
      // Within a thousandth of the side between the i and the j corner of a face, on either side of it.
      const t = (lng + 180) / 360;
      const beside = 1 + lat / 90_000;
      return fromFacePlane([(2 - 3 * t) * beside, t * Math.sqrt(3) * beside], number % 20, 0);
    }
    return [lng, lat];
  });
}

describe('the tables of base cells', () => {
  it('name the home of each base cell: its own coordinates, without a turn, at its center', () => {
    for (let baseCell = 0; baseCell < 122; baseCell++) {
      const home = baseCellHome(baseCell);
      expect(baseCellAt(home)).toEqual({baseCell, rotations: 0});
      const cell = h3.getRes0Cells()[baseCell] ?? '';
      const center = fromFacePlane(toHex2d(home.ijk), home.face, 0);
      expect(meters(center, lngLat(h3.cellToLatLng(cell)))).toBeLessThan(0.001);
    }
  });

  it('throw for coordinates and numbers that do not exist', () => {
    expect(() => baseCellAt({face: 3, ijk: {i: 3, j: 0, k: 0}})).toThrow(RangeError);
    expect(() => baseCellAt({face: 20, ijk: {i: 0, j: 0, k: 0}})).toThrow(RangeError);
    expect(() => baseCellHome(122)).toThrow(RangeError);
    expect(() => crossingOver(20, 'jk')).toThrow(RangeError);
  });
});

describe('following a point', () => {
  it('passes through the values that the C code prints', () => {
    expect(values.length).toBeGreaterThan(100);
    for (const value of values) {
      const steps = followPoint(value.lat, value.lng, value.res);
      const at = `${value.lat}, ${value.lng}, ${value.res}`;
      expect(steps.face, at).toBe(value.face);
      expect(steps.squaredDistances[value.face], at).toBeCloseTo(value.squared, 14);
      // At the center of a face the azimuth is a matter of rounding.
      const turned = value.squared > 1e-9 ? Math.sin((steps.azimuth - value.azimuth) / 2) : 0;
      expect(turned, at).toBeCloseTo(0, 9);
      expect(Math.hypot(steps.point[0] - value.x, steps.point[1] - value.y), at).toBeLessThan(1e-7);
      expect(triple(steps.rounding.ijk), at).toEqual(value.ijk);
      expect(
        steps.steps.map(({parent}) => triple(parent)),
        at,
      ).toEqual(value.parents);
      expect([steps.baseCell, steps.rotations, steps.index], at).toEqual([
        value.baseCell,
        value.rotations,
        value.index,
      ]);
    }
  });

  it('ends at the cell that H3 returns, for 20,000 positions at all resolutions', () => {
    const wrong = everywhere(20_000).filter(
      ([lng, lat], number) => followPoint(lat, lng, number % 16).index !== h3.latLngToCell(lat, lng, number % 16),
    );
    expect(wrong).toEqual([]);
  });

  it('turns digits out of the gap in both directions, and after a turn of the table', () => {
    const turns = everywhere(4000).flatMap(([lng, lat]) => [followPoint(lat, lng, 5).turns]);
    const started = turns.flatMap(([first]) => (first?.reason === 'gap' ? [first.direction] : []));
    expect(new Set(started)).toEqual(new Set(['clockwise', 'counterclockwise']));
    expect(turns.some((list) => list.some((turn, at) => at > 0 && turn.reason === 'gap'))).toBe(true);
  });

  it('throws for a resolution or a position that does not exist', () => {
    expect(() => followPoint(0, 0, 16)).toThrow(RangeError);
    expect(() => followPoint(0, 0, 1.5)).toThrow(RangeError);
    expect(() => followPoint(Number.NaN, 0, 5)).toThrow(RangeError);
  });
});

describe('following a cell', () => {
  it('passes through the values that the C code prints', () => {
    for (const value of values) {
      const steps = followCell(value.index);
      expect(steps.home.face, value.index).toBe(value.home);
      expect([steps.address.face, ...triple(steps.address.ijk)], value.index).toEqual([value.ownFace, ...value.own]);
      expect(meters(steps.center.position, lngLat(value.center)), value.index).toBeLessThan(1e-3);
    }
  });

  it('ends at the center that H3 returns', () => {
    for (const [number, [lng, lat]] of everywhere(8000).entries()) {
      const cell = h3.latLngToCell(lat, lng, number % 16);
      expect(meters(followCell(cell).center.position, lngLat(h3.cellToLatLng(cell))), cell).toBeLessThan(1e-3);
    }
  });

  it('throws for text that is no index', () => {
    expect(() => followCell('hexagon')).toThrow(RangeError);
  });
});

describe('following the corners of a cell', () => {
  it('passes through the values that the C code prints', () => {
    for (const value of values) {
      const {corners, outline} = followCorners(value.index);
      expect(
        corners.map(({at, overage}) => [at.face, ...triple(at.ijk), overages[overage]]),
        value.index,
      ).toEqual(value.corners);
      expect(outline, value.index).toHaveLength(value.boundary.length);
      for (const [number, {position}] of outline.entries()) {
        expect(meters(position, lngLat(value.boundary[number] ?? [])), value.index).toBeLessThan(1e-3);
      }
    }
  });

  it('ends at the outline that H3 returns, corner for corner, up to eight, and ten at a pentagon', () => {
    const counts = new Set<number>();
    const cells = everywhere(4000).map(([lng, lat], number) => h3.latLngToCell(lat, lng, number % 16));
    for (const cell of [...cells, ...h3.getPentagons(3), ...h3.getPentagons(4)]) {
      const expected = h3.cellToBoundary(cell).map(lngLat);
      const {outline} = followCorners(cell);
      expect(outline, cell).toHaveLength(expected.length);
      for (const [number, {position}] of outline.entries()) {
        expect(meters(position, expected[number] ?? [0, 0]), cell).toBeLessThan(1e-3);
      }
      counts.add(expected.length);
    }
    expect([...counts].sort((a, b) => a - b)).toEqual([5, 6, 7, 8, 10]);
  });

  it('has crossings where the outline changes its face', () => {
    const {outline} = followCorners(h3.getPentagons(1)[0] ?? '');
    expect(outline.map(({kind}) => kind)).toEqual(Array.from({length: 5}, () => ['corner', 'crossing']).flat());
  });
});
