import * as h3 from 'h3-js';
import {cellRing} from '../../h3/geometry';
import type {Point} from '../../h3/clip';
import {pathData} from '../../h3/path';
import type {View} from '../../h3/view';

/**
 * The edges of many cells as one short path: each edge once, and edges that meet written as one line. An edge of which
 * an end is out of sight is left out.
 */
export function meshPath(view: View, cells: readonly string[], digits = 0): string {
  const unit = 10 ** digits;
  const points = new Map<string, Point>();
  const edges = new Map<string, Set<string>>();
  const connect = (a: string, b: string) => edges.set(a, (edges.get(a) ?? new Set()).add(b));
  for (const cell of cells) {
    const keys = cellRing(h3, cell).map((position) => {
      const point = view.point(position);
      if (!point) return null;
      const key = point.map((value) => Math.round(value * unit)).join();
      points.set(key, point);
      return key;
    });
    keys.forEach((key, index) => {
      const next = keys[(index + 1) % keys.length];
      if (!key || !next || key === next) return;
      connect(key, next);
      connect(next, key);
    });
  }
  let data = '';
  for (const start of edges.keys()) {
    while (edges.get(start)?.size) {
      const line: Point[] = [];
      for (let key: string | undefined = start; key;) {
        const point = points.get(key);
        if (point) line.push(point);
        const next: string | undefined = edges.get(key)?.values().next().value;
        if (next) {
          edges.get(key)?.delete(next);
          edges.get(next)?.delete(key);
        }
        key = next;
      }
      data += pathData(line, false, digits);
    }
  }
  return data;
}
