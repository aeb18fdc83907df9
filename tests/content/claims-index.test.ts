import * as h3 from 'h3-js';
import h3v3 from 'h3-js-v3/dist/h3-js.js';
import {describe, expect, it} from 'vitest';
import {decodeIndex, encodeIndex, parseIndex, toHex} from '@h3-docs/grid/h3/bits';

// What docs/library/index/*.mdx, terminology and migrating-3.x say about indexes, computed.

const read = (hex: string) => parseIndex(hex) ?? 0n;

it('directed edges are taken by functions for cells as the page shows', () => {
  expect(h3.getResolution('119283082803ffff')).toBe(-1);
  expect(h3.isValidDirectedEdge(h3.cellToParent('119283082803ffff', 5))).toBe(true);
});

it('vertexes of a cell that does not own the corner are not valid: the page’s cell owns two', () => {
  const cell = decodeIndex(read('8928308280fffff'));
  const made = [0, 1, 2, 3, 4, 5].map((modeBits) => toHex(encodeIndex({...cell, mode: 4, modeBits})));
  expect(made.filter((vertex) => h3.isValidVertex(vertex))).toHaveLength(2);
});

/** The calls of h3-js 3 that the page on migrating names. */
interface OldCalls {
  h3ToParent(cell: string, res: number): string | null;
  geoToH3(lat: number, lng: number, res: number): string | null;
  h3Distance(origin: string, destination: string): number;
  kRing(origin: string, k: number): string[];
  getH3UnidirectionalEdge(origin: string, destination: string): string | null;
  edgeLength(res: number, unit: string): number;
}

describe('the table of what 3.x answers where 4.x throws', () => {
  const v3 = h3v3 as unknown as OldCalls;
  const [cell, coarse, far] = ['89283082803ffff', '832f5bfffffffff', '892f5aad923ffff'];
  it.each([
    ['h3ToParent', v3.h3ToParent(cell, 12), null, () => h3.cellToParent(cell, 12), 12],
    ['geoToH3', v3.geoToH3(0, 0, 20), null, () => h3.latLngToCell(0, 0, 20), 4],
    ['h3Distance', v3.h3Distance(cell, coarse), -1, () => h3.gridDistance(cell, coarse), 12],
    ['kRing', v3.kRing(cell, -1), [cell], () => h3.gridDisk(cell, -1), 2],
    ['edges', v3.getH3UnidirectionalEdge(cell, far), null, () => h3.cellsToDirectedEdge(cell, far), 11],
    ['edgeLength', v3.edgeLength(9, 'm') > 100, true, () => h3.edgeLength('9', 'm'), 6],
  ] as const)('%s', (_, before, expected, after, code) => {
    expect(before).toEqual(expected);
    expect(after).toThrow(expect.objectContaining({code}) as Error);
  });
});
