import {cellToBoundary, hexToU64, lonLatToCell, u64ToHex} from 'a5-js';
import type {Position} from '../h3/sphere';
import type {MeasuredGrid} from './types';

/** Points per edge: A5's edges are no great circles. */
const SEGMENTS = 8;

/** A5: pentagons of equal area on a dodecahedron, through its reference implementation. */
export const a5: MeasuredGrid = {
  label: 'A5',
  cellAt: (lat, lng, level) => u64ToHex(lonLatToCell([lng, lat] as Parameters<typeof lonLatToCell>[0], level)),
  outline: (cell) =>
    cellToBoundary(hexToU64(cell), {closedRing: false, segments: SEGMENTS}).map(([lng, lat]): Position => [lng, lat]),
};
