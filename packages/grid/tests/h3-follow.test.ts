import {readFileSync} from 'node:fs';
import * as h3 from 'h3-js';
import {describe, expect, it} from 'vitest';
import {baseCellAt} from '../h3/baseCells';
import {fromFacePlane} from '../h3/facePlane';
import {followPoint} from '../h3/followPoint';
import type {Ijk} from '../h3/ijk';
import {randomPositions} from '../h3/measures';
import type {Position} from '../h3/sphere';
import {crossingOver} from '../h3/overage';

type Triple = [number, number, number];

/** A line of the record of H3's C code: see the README beside it. */
interface Recorded {
  lat: number;
  lng: number;
  res: number;
  face: number;
  x: number;
  y: number;
  ijk: Triple;
  base: Triple;
  baseCell: number;
  rotations: number;
  index: string;
}

const values = JSON.parse(
  readFileSync(new URL('../../../tests/data/h3-steps/values.json', import.meta.url), 'utf8'),
) as Recorded[];

const triple = ({i, j, k}: Ijk): Triple => [i, j, k];
const lngLat = ([lat, lng]: readonly number[]): Position => [lng ?? 0, lat ?? 0];

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

describe('following a point', () => {
  it('passes through the values that the C code prints', () => {
    expect(values.length).toBeGreaterThan(100);
    for (const value of values) {
      const steps = followPoint(value.lat, value.lng, value.res);
      const at = `${value.lat}, ${value.lng}, ${value.res}`;
      expect(steps.face, at).toBe(value.face);
      expect(Math.hypot(steps.point[0] - value.x, steps.point[1] - value.y), at).toBeLessThan(1e-7);
      expect([triple(steps.ijk), triple(steps.baseIjk)], at).toEqual([value.ijk, value.base]);
      const {baseCell, rotations, index} = value;
      expect(steps, at).toMatchObject({baseCell, rotations, index});
    }
  });

  it('ends at the cell that H3 returns, for 3,000 positions at all resolutions', () => {
    const wrong = everywhere(3000).filter(
      ([lng, lat], number) => followPoint(lat, lng, number % 16).index !== h3.latLngToCell(lat, lng, number % 16),
    );
    expect(wrong).toEqual([]);
  });

  it('throws for a resolution, a position, a cell or a face that does not exist', () => {
    expect(() => followPoint(0, 0, 16)).toThrow(RangeError);
    expect(() => followPoint(0, 0, 1.5)).toThrow(RangeError);
    expect(() => followPoint(Number.NaN, 0, 5)).toThrow(RangeError);
    expect(() => baseCellAt({face: 3, ijk: {i: 3, j: 0, k: 0}})).toThrow(RangeError);
    expect(() => crossingOver(20, 'jk')).toThrow(RangeError);
  });
});
