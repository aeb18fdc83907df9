import * as h3 from 'h3-js';
import {memoize} from '@h3-docs/base/memoize';
import type {H3Api} from './api';
import {cellCenter, cellRing} from './geometry';
import {earthRadiusKm, toVector, type Position, type Vector} from './sphere';

/** Numbers between 0 and 1, the same for a seed in every run (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Positions spread at random and evenly over the sphere. */
export function randomPositions(count: number, seed: number): Position[] {
  const random = seeded(seed);
  return Array.from({length: count}, () => [random() * 360 - 180, (Math.asin(2 * random() - 1) * 180) / Math.PI]);
}

export const sampleSize = 10_000;
export const gapSampleSize = 2000;

/** The positions of all samples: smaller ones are the first of them. */
const positions = memoize(() => randomPositions(sampleSize, 42));

/** The cells of a resolution at the first of these positions. */
const cellsAt = memoize((res: number, count: number): readonly string[] =>
  positions()
    .slice(0, count)
    .map(([lng, lat]) => h3.latLngToCell(lat, lng, res)),
);

/**
 * The share of random positions, in percent, whose fine cell isn't a descendant of the coarse cell at the same
 * position.
 */
export function strayShare(coarse: number, fine: number): number {
  const coarseCells = cellsAt(coarse, sampleSize);
  const strays = cellsAt(fine, sampleSize).filter((cell, at) => h3.cellToParent(cell, coarse) !== coarseCells[at]);
  return (100 * strays.length) / sampleSize;
}

/** The number of random positions in a cell whose center is indexed as another cell. */
export function lostCenters(res: number): number {
  return cellsAt(res, sampleSize).filter((cell) => h3.latLngToCell(...h3.cellToLatLng(cell), res) !== cell).length;
}

/** The distance of two unit vectors on the Earth in meters, exact down to the smallest: the chord. */
function chord(from: Vector, to: Vector): number {
  // Faster than `Math.hypot`, which a chord doesn't need.
  return Math.sqrt((from[0] - to[0]) ** 2 + (from[1] - to[1]) ** 2 + (from[2] - to[2]) ** 2) * earthRadiusKm * 1000;
}

export interface Gaps {
  readonly mean: number;
  readonly largest: number;
}

/** Distances between two positions that should be the same, over random cells, in nanometers. */
function gapsOf(res: number, pair: (cell: string) => readonly [Position, Position]): Gaps {
  const gaps = cellsAt(res, gapSampleSize).map((cell) => {
    const [one, other] = pair(cell);
    return chord(toVector(one), toVector(other)) * 1e9;
  });
  return {mean: gaps.reduce((a, b) => a + b) / gaps.length, largest: Math.max(...gaps)};
}

/** How far the centers of random cells differ between two releases of H3. */
export function releaseGaps(one: H3Api, other: H3Api, res: number): Gaps {
  return gapsOf(res, (cell) => [cellCenter(one, cell), cellCenter(other, cell)]);
}

/** How far the center of a cell is from that of its center child of resolution 15, which is the same point. */
export function childGaps(res: number): Gaps {
  return gapsOf(res, (cell) => [cellCenter(h3, cell), cellCenter(h3, h3.cellToCenterChild(cell, 15))]);
}

/** How many cells of a resolution have outlines of different length in two releases of H3. */
export function differingOutlines(one: H3Api, other: H3Api, res: number): number {
  return allCells(res).filter((cell) => one.cellToBoundary(cell).length !== other.cellToBoundary(cell).length).length;
}

/** The number of random positions that another release of H3 assigns to a different cell. */
export function movedPositions(toCell: (lat: number, lng: number, res: number) => string, res: number): number {
  const cells = cellsAt(res, sampleSize);
  return positions().filter(([lng, lat], at) => toCell(lat, lng, res) !== cells[at]).length;
}

/** All cells of a resolution. */
function allCells(res: number): string[] {
  return h3.getRes0Cells().flatMap((cell) => h3.cellToChildren(cell, res));
}

/** How many hexagons of a resolution have a boundary of 0, 1, 2… positions, with the given release of H3. */
export function hexagonsByCorners(api: H3Api, res: number): number[] {
  const pentagons = new Set(h3.getPentagons(res));
  const counts = Array.from<number>({length: 11}).fill(0);
  for (const cell of allCells(res)) {
    const {length} = api.cellToBoundary(cell);
    if (!pentagons.has(cell)) counts[length] = (counts[length] ?? 0) + 1;
  }
  return counts;
}

export interface CornerMismatch {
  /**
   * The percentage of shared corners of random cells that differ between the two cells, even if only in the last bit.
   */
  readonly share: number;
  /** The largest distance between the two computed positions of one corner, in nanometers. */
  readonly nanometers: number;
}

/** How well corners agree when each is computed from the two cells that share it, over a thousand random cells. */
export function cornerMismatch(res: number): CornerMismatch {
  const near = h3.getHexagonEdgeLengthAvg(res, 'm') / 50;
  const gaps = cellsAt(res, 1000).flatMap((cell) => {
    const corners = cellRing(h3, cell).map(toVector);
    return h3
      .gridDisk(cell, 1)
      .filter((other) => other !== cell)
      .flatMap((other) => cellRing(h3, other).map(toVector))
      .flatMap((corner) => corners.map((own) => chord(own, corner)))
      .filter((gap) => gap < near);
  });
  return {
    share: (100 * gaps.filter((gap) => gap > 0).length) / gaps.length,
    nanometers: gaps.reduce((a, b) => Math.max(a, b), 0) * 1e9,
  };
}

export interface PentagonFacts {
  readonly cell: string;
  readonly baseCell: number;
  readonly latitude: string;
  readonly longitude: string;
  readonly faces: string;
}

const degrees = (value: number, positive: string, negative: string) =>
  `${Math.abs(value).toFixed(2)}° ${value < 0 ? negative : positive}`;

/** One of the twelve pentagons, 0 to 11 in the order of their base cells. */
export function pentagonFacts(number: number): PentagonFacts {
  const cell = h3.getPentagons(0)[number];
  if (cell === undefined) throw new RangeError(`There is no pentagon ${number}: they are counted from 0 to 11`);
  const [lng, lat] = cellCenter(h3, cell);
  return {
    cell,
    baseCell: h3.getBaseCellNumber(cell),
    latitude: degrees(lat, 'N', 'S'),
    longitude: degrees(lng, 'E', 'W'),
    faces: h3
      .getIcosahedronFaces(cell)
      .toSorted((a, b) => a - b)
      .join(', '),
  };
}
