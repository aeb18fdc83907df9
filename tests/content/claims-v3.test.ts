/** What the 3.x reference says about results that mean failure, held against h3-js 3.7.2. */
import * as module from 'h3-js-v3/dist/h3-js.js';
import {describe, expect, test} from 'vitest';
import {allFunctions} from '@h3-docs/catalogue/node/catalogue';
import {htmlOf} from '../support/builtSite';

/** The functions that are called here; the declarations of the site leave most of them out. */
const h3 = module as unknown as {
  compact(cells: readonly string[]): string[];
  exactEdgeLength(edge: string, unit: string): number;
  geoToH3(lat: number, lng: number, resolution: number): string | null;
  getDestinationH3IndexFromUnidirectionalEdge(edge: string): string | null;
  getH3UnidirectionalEdgeBoundary(edge: string): number[][];
  getPentagonIndexes(resolution: number): string[];
  h3IsValid(cell: string): boolean;
  h3SetToMultiPolygon(cells: readonly string[]): number[][][][];
  h3ToCenterChild(cell: string, resolution: number): string;
  h3ToChildren(cell: string, resolution: number): string[];
  kRing(cell: string, k: number): string[];
  numHexagons(resolution: number): number;
  polyfill(polygon: readonly (readonly number[])[], resolution: number): string[];
};

const entry = (name: string) => {
  const found = allFunctions.flatMap(({v3 = []}) => v3).find((candidate) => candidate.name === name);
  if (!found) throw new Error(`3.x has no ${name}`);
  return found;
};

const cell = '85be0e37fffffff';
const notACell = 'hello';
const edge = '1171fb4675ffffff';
/** The edge's index with another hexadecimal digit of mode and direction in front. */
const withFirstDigits = (digits: string) => digits + edge.slice(2);

describe('counts', () => {
  test('of h3-js are too low by what the page says, at the resolutions that it says', () => {
    const low = Array.from({length: 16}, (_, res) => 2 + 120 * 7 ** res - h3.numHexagons(res));
    expect(low.flatMap((by, res) => (by === 0 ? [] : [res]))).toEqual([10, 12]);
    expect(new Set(low.filter((by) => by !== 0))).toEqual(new Set([2 ** 32]));
    expect(entry('numHexagons').limits).toMatch(
      new RegExp(`^At resolutions 10 and 12, .* ${(2 ** 32).toLocaleString('en-US')} too low\\.`),
    );
  });
});

describe('compact', () => {
  const children = h3.h3ToChildren(cell, 6);

  test('notices duplicates only when a parent gets more children than it has', () => {
    const [first = ''] = children;
    expect(h3.compact([first, first])).toEqual([first, first]);
    expect(() => h3.compact([...children, first])).toThrow('duplicate');
    const [pentagon = ''] = h3.getPentagonIndexes(5);
    const six = h3.h3ToChildren(pentagon, 6);
    expect(six).toHaveLength(6);
    expect(() => h3.compact([...six, six[0] ?? ''])).toThrow('duplicate');
  });

  test('never notices them at resolution 0', () => {
    const nine = Array.from({length: 9}, () => '80bffffffffffff');
    expect(h3.compact(nine)).toEqual(nine);
  });

  test('takes some mixtures of resolutions for duplicates, and gives wrong cells for others', () => {
    const [first = ''] = children;
    expect(() => h3.compact([...children, h3.h3ToCenterChild(first, 7)])).toThrow('duplicate');
    // Six children and one part of the seventh come out as the whole parent.
    expect(h3.compact([...children.slice(1), h3.h3ToCenterChild(first, 7)])).toEqual([cell]);
  });
});

describe('indexes that are none', () => {
  test('give no cells around them, and no children', () => {
    expect(h3.kRing(notACell, 1)).toEqual([]);
    expect(h3.h3ToChildren(notACell, 5)).toEqual([]);
  });

  test('give no line where they name no direction, and a meaningless one where they do', () => {
    expect(h3.getH3UnidirectionalEdgeBoundary(edge)).toHaveLength(2);
    for (const none of [withFirstDigits('8'), withFirstDigits('10'), withFirstDigits('17')]) {
      expect(h3.getH3UnidirectionalEdgeBoundary(none), none).toEqual([]);
      expect(h3.exactEdgeLength(none, 'km'), none).toBe(0);
    }
    // Mode 1 with a direction is neither a cell nor an edge.
    const neither = withFirstDigits('9');
    expect(h3.h3IsValid(neither)).toBe(false);
    expect(h3.getH3UnidirectionalEdgeBoundary(neither)).toHaveLength(2);
    expect(h3.exactEdgeLength(neither, 'km')).toBeGreaterThan(1000);
  });

  test('give some destination in direction 7', () => {
    expect(h3.getDestinationH3IndexFromUnidirectionalEdge(withFirstDigits('17'))).not.toBeNull();
  });

  test('come from coordinates that are not finite, and not from latitudes beyond a pole', () => {
    expect(h3.geoToH3(NaN, 0, 9)).toBeNull();
    expect(h3.geoToH3(0, Infinity, 9)).toBeNull();
    expect(h3.geoToH3(100, 0, 9)).toBe(h3.geoToH3(80, 180, 9));
  });
});

test('a negative k gives the origin alone', () => {
  expect(h3.kRing(cell, -1)).toEqual([cell]);
  expect(h3.kRing(cell, -2)).toEqual([cell]);
});

test('polyfill gives nothing for a wide polygon, and says nothing', () => {
  const band = [-170, -60, 60, 170].map((lng) => [80, lng] as const);
  const back = [170, 60, -60, -170].map((lng) => [60, lng] as const);
  expect(h3.polyfill([...band, ...back], 3)).toEqual([]);
});

test('outlines of sets with duplicates have loops of single points, or the cell as a polygon of its own', () => {
  const cells = h3.kRing(cell, 1);
  const lengths = (set: readonly string[]) =>
    h3.h3SetToMultiPolygon(set).map((polygon) => polygon.map((loop) => loop.length));
  expect(lengths(cells)).toEqual([[18]]);
  expect(lengths([...cells, ...cells.slice(0, 1)])).toEqual([[18], [6]]);
  expect(lengths([...cells, ...cells]).flat()).toContain(1);
});

test('maps of edges are described with the term of 3.x', () => {
  const texts = htmlOf('/docs/3.x/api/uniedge').match(/aria-label="Map[^"]*edge[^"]*"/g) ?? [];
  expect(texts.length).toBeGreaterThan(2);
  expect(texts.filter((text) => !text.includes('unidirectional edge'))).toEqual([]);
});
