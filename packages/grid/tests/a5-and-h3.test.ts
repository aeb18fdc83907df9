import {cellToLonLat, cellToParent as parentOfA5, gridDisk as diskOfA5, lonLatToCell, uncompact} from 'a5-js';
import {cellToLatLng, greatCircleDistance, gridDisk, latLngToCell} from 'h3-js';
import {describe, expect, test} from 'vitest';
import {randomPositions, strayShare} from '../h3/measures';

type LonLat = Parameters<typeof lonLatToCell>[0];

/** The comparison on the page about S2 gives these numbers of levels 10 and 7. */
const [A5, H3] = [10, 7];

/** The first of the positions of that page have the same extremes as all, to a hundredth. */
const sample = randomPositions(3000, 42).map(([lng, lat]): [lat: number, lng: number] => [lat, lng]);
const a5At = ([lat, lng]: [number, number], level: number) => lonLatToCell([lng, lat] as LonLat, level);
const centerOfA5 = (cell: bigint): [number, number] => {
  const [lng, lat] = cellToLonLat(cell);
  return [lat, lng];
};

/** How many times as far the farthest neighbor's center is as the nearest one's. */
function spread(center: [number, number], others: readonly [number, number][]): number {
  const distances = others.map((other) => greatCircleDistance(center, other, 'km'));
  return Math.max(...distances) / Math.min(...distances);
}

describe('A5 has', () => {
  const cells = sample.map((position) => a5At(position, A5));

  test('neighbors at distances that differ by 31 to 52 %', () => {
    const around = (cell: bigint) => [...uncompact(diskOfA5(cell, 1))].filter((other) => other !== cell);
    const spreads = cells.slice(0, 1000).map((cell) => spread(centerOfA5(cell), around(cell).map(centerOfA5)));
    expect([Math.min(...spreads), Math.max(...spreads)]).toEqual([expect.closeTo(1.312, 2), expect.closeTo(1.517, 2)]);
  });

  test('63 % of positions in a child of their cell', () => {
    const within = sample.filter((position, at) => parentOfA5(a5At(position, A5 + 1)) === cells[at]);
    expect(Math.round((100 * within.length) / sample.length)).toBe(63);
  });
});

test('H3 has neighbors at distances that differ by up to 21 %, and 93 % of positions in a child of their cell', () => {
  const cells = sample.map((position) => latLngToCell(...position, H3));
  const around = (cell: string) => gridDisk(cell, 1).slice(1);
  const spreads = cells.map((cell) => spread(cellToLatLng(cell), around(cell).map(cellToLatLng)));
  expect([Math.min(...spreads), Math.max(...spreads)]).toEqual([expect.closeTo(1, 2), expect.closeTo(1.207, 2)]);
  expect(Math.round(100 - strayShare(H3, H3 + 1))).toBe(93);
});
