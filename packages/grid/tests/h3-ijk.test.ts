import * as h3 from 'h3-js';
import {describe, expect, it} from 'vitest';
import {distance, normalize, rotateDigit, toHex2d, unitVectors, type Ijk} from '../h3/ijk';
import {randomPositions} from '../h3/measures';

const lattice = unitVectors.slice(1);
const local = (origin: string, cell: string): Ijk => {
  const {i, j} = h3.cellToLocalIj(origin, cell);
  return normalize({i, j, k: 0});
};

describe('ijk coordinates', () => {
  it('have six neighbors, one unit away on the plane, 60 degrees apart', () => {
    const headings = lattice.map((step) => {
      const [x, y] = toHex2d(step);
      expect(Math.hypot(x, y)).toBeCloseTo(1, 12);
      return Math.round((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
    });
    expect(headings.toSorted((a, b) => a - b)).toEqual([0, 60, 120, 180, 240, 300]);
  });

  it('turn by 60 degrees with their digit', () => {
    for (const [digit, step] of unitVectors.entries()) {
      if (digit === 0) continue;
      const [[x, y], [tx, ty]] = [toHex2d(step), toHex2d(unitVectors[rotateDigit(digit)] ?? step)];
      expect(tx).toBeCloseTo(x / 2 - (y * Math.sqrt(3)) / 2, 12);
      expect(ty).toBeCloseTo((x * Math.sqrt(3)) / 2 + y / 2, 12);
    }
    expect(rotateDigit(0)).toBe(0);
  });

  it('distances are those of H3', () => {
    for (const [lng, lat] of randomPositions(200, 12)) {
      const origin = h3.latLngToCell(lat, lng, 7);
      if (h3.isPentagon(h3.cellToParent(origin, 0))) continue;
      for (const cell of h3.gridDisk(origin, 3)) {
        expect(distance(local(origin, origin), local(origin, cell))).toBe(h3.gridDistance(origin, cell));
      }
    }
  });
});
