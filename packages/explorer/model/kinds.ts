import {isValidCell, isValidDirectedEdge} from 'h3-js';
import type {IndexKind} from '../input/types';

/** The kind of a valid index. */
export function kindOf(index: string): IndexKind {
  if (isValidCell(index)) return 'cell';
  return isValidDirectedEdge(index) ? 'edge' : 'vertex';
}

/** Valid indexes by kind, in their order. */
export function byKind(indexes: readonly string[]): Record<IndexKind, string[]> {
  const sorted: Record<IndexKind, string[]> = {cell: [], edge: [], vertex: []};
  for (const index of indexes) sorted[kindOf(index)].push(index);
  return sorted;
}

/**
 * The resolution of a valid index of any kind (h3-js's getResolution takes no vertexes). Its bits, 52 to 55, are one
 * hexadecimal digit: large sets ask for it very often.
 */
export function resolutionOf(index: string): number {
  return parseInt(index.charAt(index.length - 14), 16);
}
