import fc from 'fast-check';
import * as h3 from 'h3-js';
import {expect, it} from 'vitest';
import {faceOf, fromFacePlane, toFacePlane} from '../h3/facePlane';
import {icosahedronFaces} from '../h3/icosahedronFaces';
import {toHex2d, type Hex2d, type Ijk} from '../h3/ijk';
import {crossingOver} from '../h3/overage';
import {angle, toPosition, type Position} from '../h3/sphere';

const faces = icosahedronFaces.map((_, face) => face);
const third = (2 * Math.PI) / 3;
const corner = (axis: number): Hex2d => [2 * Math.cos(axis * third), 2 * Math.sin(axis * third)];
const meters = (a: Position, b: Position) => angle(a, b) * 111_195;

it('the plane of a face belongs to the face whose number H3 gives', () => {
  for (const [face, {center}] of icosahedronFaces.entries()) {
    const [lng, lat] = toPosition(center);
    expect(h3.getIcosahedronFaces(h3.latLngToCell(lat, lng, 5))).toEqual([face]);
    expect(faceOf([lng, lat])).toBe(face);
  }
});

it('the plane of a face throws for a face that does not exist', () => {
  expect(() => toFacePlane([0, 0], 5, 20)).toThrow(RangeError);
  expect(() => fromFacePlane([0, 0], -1, 5)).toThrow(RangeError);
});

it('a face and its neighbor, laid flat, meet in the two corners of their edge', () => {
  for (const face of faces) {
    const {face: neighbor, rotations} = crossingOver(face);
    const [center, turn] = [[1, Math.sqrt(3)], (-rotations * Math.PI) / 3] as const;
    expect(neighbor).not.toBe(face);
    for (const shared of [corner(0), corner(1)]) {
      const [dx, dy] = [shared[0] - center[0], shared[1] - center[1]];
      const seen: Hex2d = [dx * Math.cos(turn) + dy * Math.sin(turn), dy * Math.cos(turn) - dx * Math.sin(turn)];
      expect(meters(fromFacePlane(shared, face, 0), fromFacePlane(seen, neighbor, 0))).toBeLessThan(0.001);
    }
  }
});

it('a face and its neighbor, laid flat, name the same cell beyond the edge: neighbors stay neighbors', () => {
  const edge = fc.integer({min: 1, max: 13});
  fc.assert(
    fc.property(fc.constantFrom(...faces), edge, (face, i) => {
      const cellAt = (on: number, ijk: Ijk) => {
        const [lng, lat] = fromFacePlane(toHex2d(ijk), on, 2);
        return h3.latLngToCell(lat, lng, 2);
      };
      const before = {i, j: 14 - i, k: 0};
      const beyond = {i: i + 1, j: 15 - i, k: 0};
      const {face: neighbor, carry} = crossingOver(face);
      expect(h3.areNeighborCells(cellAt(face, before), cellAt(neighbor, carry(beyond, 2)))).toBe(true);
      // A cell whose center is on the edge is at the same place seen from both faces.
      expect(cellAt(neighbor, carry(before, 2))).toBe(cellAt(face, before));
    }),
  );
});
