import {expect, it} from 'vitest';
import {mapFrame, mapHandle, placeName, positionAt} from '../live/map';
import type {Position} from '@h3-docs/grid/h3/sphere';

const around = (lng: number, latitude: number, size: number): Position[] => [
  [lng - size, latitude - size],
  [lng + size, latitude - size],
  [lng + size, latitude + size],
  [lng - size, latitude + size],
];
const home = mapFrame({positions: around(10, 50, 1)});

it('a map stays as long as it shows its positions well', () => {
  expect(mapFrame({positions: around(10.1, 50, 0.9)}, home)).toBe(home);
  expect(mapFrame({positions: around(12, 50, 1)}, home)).not.toBe(home);
  expect(mapFrame({positions: around(10, 50, 0.1)}, home)).not.toBe(home);
});

it('a map has handles that move in steps, and none on the far side of a globe', () => {
  const options = {id: 'a', name: 'A', step: 0.5, move: (to: Position) => to};
  const [handle] = mapHandle(home, {...options, position: [10, 50]});
  expect(handle?.value).toBe('50.000° north, 10.000° east');
  const step = Number(handle?.step);
  const [x, y] = handle?.at ?? [0, 0];
  const [lng, latitude] = handle?.move([x, y - step]) ?? [0, 0];
  expect(lng).toBeCloseTo(10, 2);
  expect(latitude).toBeCloseTo(50.5, 1);
  // Also over a cell that fills half of the map, into the next.
  const [far] = mapHandle(home, {...options, step: 1, position: [10, 50]});
  expect(Number(far?.step) / step).toBeCloseTo(2, 5);
  const globe = mapFrame({positions: around(0, 0, 60), kind: 'globe'});
  expect(mapHandle(globe, {...options, position: [170, 0]})).toEqual([]);
});

it('a map finds positions under points, wrapped at the antimeridian', () => {
  const pacific = mapFrame({positions: around(180, 0, 1)});
  const [east] = positionAt(pacific, [pacific.width, pacific.height / 2]);
  expect(east).toBeGreaterThan(-180);
  expect(east).toBeLessThan(-178);
  expect(placeName([-180, -1])).toBe('1.000° south, 180.000° west');
});
