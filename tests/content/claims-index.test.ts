import * as h3 from 'h3-js';
import h3v3 from 'h3-js-v3/dist/h3-js.js';
import {expect, it} from 'vitest';
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

const v3 = h3v3 as unknown as Readonly<Record<string, (...given: readonly (number | string)[]) => unknown>>;
const [cell, coarse, far] = ['89283082803ffff', '832f5bfffffffff', '892f5aad923ffff'];
it.each([
  ['h3ToParent', [cell, 12], null, () => h3.cellToParent(cell, 12), 12],
  ['geoToH3', [0, 0, 20], null, () => h3.latLngToCell(0, 0, 20), 4],
  ['h3Distance', [cell, coarse], -1, () => h3.gridDistance(cell, coarse), 12],
  ['kRing', [cell, -1], [cell], () => h3.gridDisk(cell, -1), 2],
  ['getH3UnidirectionalEdge', [cell, far], null, () => h3.cellsToDirectedEdge(cell, far), 11],
  ['edgeLength', [9, 'm'], expect.closeTo(174.4, 1), () => h3.edgeLength('9', 'm'), 6],
] as const)('where 4.x throws, 3.x answers as the page says: %s', (name, given, expected, after, code) => {
  expect(v3[name]?.(...given)).toEqual(expected);
  expect(after).toThrow(expect.objectContaining({code}) as Error);
});
