import type {IndexKind} from '../input/types';

/** The kind of a valid index by its mode, bits 59 to 62: large sets ask for it very often, and h3-js decodes all of it. */
export function kindOf(index: string): IndexKind {
  const mode = parseInt(index.slice(0, index.length - 14), 16) >> 3;
  if (mode === 1) return 'cell';
  return mode === 2 ? 'edge' : 'vertex';
}

const known = new WeakMap<readonly string[], Readonly<Record<IndexKind, readonly string[]>>>();

/** Valid indexes by kind, in their order. A list is sorted once, because all panels ask for the selection. */
export function byKind(indexes: readonly string[]): Readonly<Record<IndexKind, readonly string[]>> {
  const before = known.get(indexes);
  if (before) return before;
  const sorted: Record<IndexKind, string[]> = {cell: [], edge: [], vertex: []};
  for (const index of indexes) sorted[kindOf(index)].push(index);
  known.set(indexes, sorted);
  return sorted;
}

/**
 * The resolution of a valid index of any kind (h3-js's getResolution takes no vertexes). Its bits, 52 to 55, are one
 * hexadecimal digit: large sets ask for it very often.
 */
export function resolutionOf(index: string): number {
  return parseInt(index.charAt(index.length - 14), 16);
}
