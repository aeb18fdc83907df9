import * as h3 from 'h3-js';
import type {MultiLineString} from 'geojson';
import {memoize} from '@h3-docs/base/memoize';
import {cellRing} from '@h3-docs/grid/h3/geometry';
import {toVector, type Position} from '@h3-docs/grid/h3/sphere';

/** A corner that cells share, though each computes it for itself: they differ in the last digits. */
const keyOf = (corner: Position) =>
  toVector(corner)
    .map((value) => Math.round(value * 1e7))
    .join();

/** All cells of a resolution. */
const cellsOfResolution = (res: number): readonly string[] =>
  h3.getRes0Cells().flatMap((cell) => h3.cellToChildren(cell, res));

/** The edges of all cells of a resolution: each edge once, and edges that meet joined to long lines. */
export const cellLines = memoize((res: number): MultiLineString => {
  const corners = new Map<string, Position>();
  const edges = new Map<string, Set<string>>();
  const connect = (a: string, b: string) => edges.set(a, (edges.get(a) ?? new Set()).add(b));
  for (const cell of cellsOfResolution(res)) {
    const ring = cellRing(h3, cell);
    const keys = ring.map(keyOf);
    keys.forEach((key, index) => {
      const next = keys[(index + 1) % keys.length] ?? key;
      corners.set(key, ring[index] ?? [0, 0]);
      if (key === next) return;
      connect(key, next);
      connect(next, key);
    });
  }
  const lines: Position[][] = [];
  for (const start of edges.keys()) {
    while (edges.get(start)?.size) {
      const line: Position[] = [];
      for (let key: string | undefined = start; key;) {
        line.push(corners.get(key) ?? [0, 0]);
        const next: string | undefined = edges.get(key)?.values().next().value;
        if (next) {
          edges.get(key)?.delete(next);
          edges.get(next)?.delete(key);
        }
        key = next;
      }
      lines.push(line);
    }
  }
  return {type: 'MultiLineString', coordinates: lines};
});
