import * as h3 from 'h3-js';
import h3v3 from 'h3-js-v3/dist/h3-js.js';
import {describe, expect, it} from 'vitest';
import {decodeIndex, encodeIndex, parseIndex, toHex} from '@h3-docs/grid/h3/bits';
import {brokenRule} from '@h3-docs/grid/h3/validity';

// What docs/library/index/*.mdx, terminology and migrating-3.x say about indexes, computed.

const read = (hex: string) => parseIndex(hex) ?? 0n;
const allCells = (res: number) =>
  h3.getRes0Cells().flatMap((cell) => (res === 0 ? [cell] : h3.cellToChildren(cell, res)));
const ownerOf = (vertex: string) => `8${vertex.slice(2)}`;

describe('cells', () => {
  it('each broken example breaks the rule that it is there for', () => {
    for (const [index, rule] of [
      ['99283082803ffff', 'reserved bits'],
      ['89f53082803ffff', 'base cell is 122'],
      ['89283782803ffff', 'is 7, but resolution 9 uses this digit'],
      ['892830828030fff', 'doesn’t use this digit'],
      ['81087ffffffffff', 'where a pentagon has no cells'],
    ] as const) {
      expect(brokenRule(read(index)), index).toContain(rule);
    }
  });

  it('text starts with 8 and the resolution, and integers lie between the named ends', () => {
    const [low, high] = [0x8001fffffffffffn, 0x8ff3b6db6db6db6n];
    expect(h3.isValidCell(toHex(low)) && h3.isValidCell(toHex(high))).toBe(true);
    expect([decodeIndex(low).baseCell, decodeIndex(high).baseCell, decodeIndex(high).resolution]).toEqual([0, 121, 15]);
    expect(new Set(decodeIndex(high).digits)).toEqual(new Set([6]));
    for (let res = 0; res <= 15; res++) {
      for (const cell of [...h3.getPentagons(res), h3.latLngToCell(10, 20, res)]) {
        expect(cell).toMatch(new RegExp(`^8${res.toString(16)}.{13}$`));
        expect(read(cell) >= low && read(cell) <= high).toBe(true);
        expect(read(cell).toString()).toHaveLength(18);
      }
    }
  });

  it('with the resolution cleared, a parent sorts right after the last of its descendants', () => {
    const key = (cell: string) => read(cell) & ~(15n << 52n);
    for (const top of ['85283083fffffff', h3.getPentagons(5)[0] ?? '']) {
      const tree = [top, ...h3.cellToChildren(top, 6), ...h3.cellToChildren(top, 7)];
      const sorted = [...tree].sort((a, b) => (key(a) < key(b) ? -1 : 1));
      const postorder = [...h3.cellToChildren(top, 6).flatMap((child) => [...h3.cellToChildren(child, 7), child]), top];
      expect(sorted).toEqual(postorder);
    }
  });
});

describe('directed edges', () => {
  it('come counterclockwise in the order 2, 3, 1, 5, 4, 6', () => {
    for (let res = 1; res <= 15; res++) {
      const origin = h3.latLngToCell(37.775, -122.418, res);
      const [lat, lng] = h3.cellToLatLng(origin);
      const turn = (edge: string) => {
        const [toLat, toLng] = h3.cellToLatLng(h3.getDirectedEdgeDestination(edge));
        return Math.atan2(toLat - lat, (toLng - lng) * Math.cos((lat * Math.PI) / 180));
      };
      const around = [...h3.originToDirectedEdges(origin)].sort((a, b) => turn(a) - turn(b)).map((edge) => edge[1]);
      const start = around.indexOf('2');
      expect([...around.slice(start), ...around.slice(0, start)].join(' '), `resolution ${res}`).toBe('2 3 1 5 4 6');
    }
  });

  it('number 6 n − 12, start with 1 and the direction, and have a third point at odd resolutions only', () => {
    for (const res of [0, 1, 2]) {
      const cells = allCells(res);
      const edges = cells.flatMap((cell) => h3.originToDirectedEdges(cell));
      expect(new Set(edges).size).toBe(6 * cells.length - 12);
      expect(edges.every((edge) => /^1[1-6].{14}$/.test(edge))).toBe(true);
      const points = new Set(edges.map((edge) => h3.directedEdgeToBoundary(edge).length));
      expect(points).toEqual(new Set(res % 2 ? [2, 3] : [2]));
    }
  });

  it('are taken by functions for cells as the page shows', () => {
    expect(h3.getResolution('119283082803ffff')).toBe(-1);
    expect(h3.isValidDirectedEdge(h3.cellToParent('119283082803ffff', 5))).toBe(true);
  });
});

describe('vertexes', () => {
  it('number 2 n − 4, are shared by three cells, and belong to the smallest', () => {
    for (const res of [0, 1, 2]) {
      const cells = allCells(res);
      const around = new Map<string, string[]>();
      for (const cell of cells)
        for (const vertex of h3.cellToVertexes(cell)) around.set(vertex, [...(around.get(vertex) ?? []), cell]);
      expect(around.size).toBe(2 * cells.length - 4);
      for (const [vertex, three] of around) {
        expect(three).toHaveLength(3);
        expect([...three].sort()[0]).toBe(ownerOf(vertex));
        expect(vertex).toMatch(/^2[0-5].{14}$/);
      }
      const centers = res === 0 ? [] : cells.filter((cell) => decodeIndex(read(cell)).digits[res - 1] === 0);
      for (const cell of centers)
        expect(h3.cellToVertexes(cell).every((vertex) => ownerOf(vertex) === cell)).toBe(true);
    }
  });

  it('are in the order of the boundary', () => {
    for (let res = 0; res <= 15; res++) {
      const cell = h3.latLngToCell(37.775, -122.418, res);
      const boundary = h3.cellToBoundary(cell);
      expect(boundary).toHaveLength(6);
      h3.cellToVertexes(cell).forEach((vertex, at) => {
        expect(h3.greatCircleDistance(h3.vertexToLatLng(vertex), boundary[at] ?? [0, 0], 'm')).toBeLessThan(0.01);
      });
    }
  });

  it('are not the same in coordinates, computed from different cells', () => {
    const cells = allCells(2);
    const corners = new Set(cells.flatMap((cell) => h3.cellToVertexes(cell)));
    const positions = new Set(cells.flatMap((cell) => h3.cellToBoundary(cell).map(String)));
    expect(positions.size).toBeGreaterThan(corners.size);
  });

  it('of a cell that does not own the corner are not valid: the page’s cell owns two', () => {
    const cell = decodeIndex(read('8928308280fffff'));
    const made = [0, 1, 2, 3, 4, 5].map((modeBits) => toHex(encodeIndex({...cell, mode: 4, modeBits})));
    expect(made.filter((vertex) => h3.isValidVertex(vertex))).toHaveLength(2);
  });
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
    [
      'getH3UnidirectionalEdge',
      v3.getH3UnidirectionalEdge(cell, far),
      null,
      () => h3.cellsToDirectedEdge(cell, far),
      11,
    ],
    ['edgeLength', v3.edgeLength(9, 'm') > 100, true, () => h3.edgeLength('9', 'm'), 6],
  ] as const)('%s', (_, before, expected, after, code) => {
    expect(before).toEqual(expected);
    expect(after).toThrow(expect.objectContaining({code}) as Error);
  });
});
