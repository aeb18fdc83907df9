import fc from 'fast-check';
import * as h3 from 'h3-js';
import {describe, expect, it} from 'vitest';
import {decodeIndex, parseIndex} from '../h3/bits';
import {
  add,
  digitOf,
  distance,
  fromHex2d,
  normalize,
  rotateDigit,
  subtract,
  toCenterChild,
  toHex2d,
  toParent,
  unitVectors,
  type Ijk,
} from '../h3/ijk';
import {randomPositions} from '../h3/measures';

const number = fc.integer({min: -1000, max: 1000});
const ijk = fc.record({i: number, j: number, k: number}).map(normalize);
const lattice = unitVectors.slice(1);
const digitsOf = (cell: string) => decodeIndex(parseIndex(cell) ?? 0n).digits.slice(0, h3.getResolution(cell));
const local = (origin: string, cell: string): Ijk => {
  const {i, j} = h3.cellToLocalIj(origin, cell);
  return normalize({i, j, k: 0});
};

describe('ijk coordinates', () => {
  it('are normalized to one form, whatever is added to all three', () => {
    fc.assert(
      fc.property(ijk, number, (cell, n) => {
        expect(normalize({i: cell.i + n, j: cell.j + n, k: cell.k + n})).toEqual(cell);
        expect(Math.min(cell.i, cell.j, cell.k)).toBe(0);
      }),
    );
  });

  it('add and subtract', () => {
    fc.assert(
      fc.property(ijk, ijk, (a, b) => {
        expect(subtract(add(a, b), b)).toEqual(a);
        expect(distance(a, b)).toBe(distance(b, a));
      }),
    );
  });

  it('come back from the plane, also from any point inside the hexagon', () => {
    const inside = fc.record({
      turn: fc.double({min: 0, max: 2 * Math.PI, noNaN: true}),
      reach: fc.double({min: 0, max: 0.499, noNaN: true}),
    });
    fc.assert(
      fc.property(ijk, inside, (cell, {turn, reach}) => {
        const [x, y] = toHex2d(cell);
        expect(fromHex2d([x + reach * Math.cos(turn), y + reach * Math.sin(turn)])).toEqual(cell);
      }),
    );
  });

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
});

describe('parents and children', () => {
  it('each of the seven children has its parent and its digit, in both classes', () => {
    fc.assert(
      fc.property(ijk, fc.integer({min: 1, max: 15}), (cell, res) => {
        for (const [digit, step] of unitVectors.entries()) {
          const child = add(toCenterChild(cell, res), step);
          expect(toParent(child, res)).toEqual(cell);
          expect(digitOf(child, res)).toBe(digit);
        }
      }),
    );
  });

  it('the center child lies √7 times as far out, turned by the angle of the class', () => {
    fc.assert(
      fc.property(
        ijk.filter((cell) => cell.i + cell.j + cell.k > 0),
        (cell) => {
          const [x, y] = toHex2d(cell);
          for (const [res, sign] of [
            [1, -1],
            [2, 1],
          ] as const) {
            const [cx, cy] = toHex2d(toCenterChild(cell, res));
            expect(Math.hypot(cx, cy) / Math.hypot(x, y)).toBeCloseTo(Math.sqrt(7), 9);
            const turn = Math.atan2(x * cy - y * cx, x * cx + y * cy);
            expect(turn).toBeCloseTo(sign * Math.asin(Math.sqrt(3 / 28)), 9);
          }
        },
      ),
    );
  });

  it('are those of H3: in local coordinates a cell differs from its parent by its last digit', () => {
    for (const [lng, lat] of randomPositions(300, 11)) {
      const cell = h3.latLngToCell(lat, lng, 6);
      if (h3.isPentagon(h3.cellToParent(cell, 0))) continue;
      expect(digitOf(local(cell, cell), 6)).toBe(digitsOf(cell).at(-1));
      const parent = h3.cellToParent(cell, 5);
      expect(toParent(local(cell, cell), 6)).toEqual(local(parent, parent));
    }
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
