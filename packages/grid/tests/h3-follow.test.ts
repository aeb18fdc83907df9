import * as h3 from 'h3-js';
import {expect, it} from 'vitest';
import {fromFacePlane} from '../h3/facePlane';
import {followPoint} from '../h3/followPoint';
import type {Ijk} from '../h3/ijk';
import {randomPositions} from '../h3/measures';
import type {Position} from '../h3/sphere';
import values from '../../../tests/data/h3-steps/values.json';

const triple = ({i, j, k}: Ijk) => [i, j, k];
/** Positions all over the Earth, and close to the edges of the faces. */
function everywhere(count: number): Position[] {
  return randomPositions(count, 23).map(([lng, lat], number): Position => {
    if (number % 2 === 0) return [lng, lat];
    // Within a thousandth of the side between the i and the j corner of a face, on either side of it.
    const t = (lng + 180) / 360;
    const beside = 1 + lat / 90_000;
    return fromFacePlane([(2 - 3 * t) * beside, t * Math.sqrt(3) * beside], number % 20, 0);
  });
}

const isBelowPentagon = (index: string) => h3.isPentagon(h3.cellToParent(index, 0));

/** Each digit turned counterclockwise by 60°; 0 stays (`_rotate60ccw`). */
const turned = [0, 5, 3, 1, 6, 4, 2];
const turn = (digits: readonly number[], times: number) =>
  digits.map((digit) => Array.from({length: times}).reduce<number>((now) => turned[now] ?? now, digit));

it('following a point passes through the values that the C code prints, and refuses to below a pentagon', () => {
  const followed = values.filter(({index}) => !isBelowPentagon(index));
  expect(followed.length).toBeGreaterThan(50);
  for (const {lat, lng, res, face, x, y, ijk, base, baseCell, rotations, index} of followed) {
    const steps = followPoint(lat, lng, res);
    const at = `${lat}, ${lng}, ${res}`;
    expect(steps, at).toMatchObject({face, baseCell, rotations, index});
    expect(Math.hypot(steps.point[0] - x, steps.point[1] - y), at).toBeLessThan(1e-7);
    expect([triple(steps.ijk), triple(steps.baseIjk)], at).toEqual([ijk, base]);
  }
  for (const {lat, lng, res, index} of values.filter((value) => isBelowPentagon(value.index)))
    expect(() => followPoint(lat, lng, res), index).toThrow('is a pentagon');
});

it('following a point leads to the digits of the cell that H3 returns, for 1,000 positions at all resolutions', () => {
  const steps = everywhere(1000).flatMap(([lng, lat], number) =>
    isBelowPentagon(h3.latLngToCell(lat, lng, number % 16)) ? [] : [followPoint(lat, lng, number % 16)],
  );
  expect(steps.length).toBeGreaterThan(700);
  const wrong = steps.filter(({faceDigits, rotations, digits}) => turn(faceDigits, rotations).join() !== digits.join());
  expect(wrong).toEqual([]);
});

it('following a point throws for a resolution and a position that do not exist', () => {
  for (const [lat, res] of [
    [0, 16],
    [0, 1.5],
    [Number.NaN, 5],
  ] as const)
    expect(() => followPoint(lat, 0, res)).toThrow();
});
