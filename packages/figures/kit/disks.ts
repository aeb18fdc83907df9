import * as h3 from 'h3-js';
import type {Position} from '@h3-docs/grid/h3/sphere';
import type {View} from '@h3-docs/grid/h3/view';
import {cellLabels, cellPositions, cells, dot, outlines} from './map';

/** A grid disk around the cell of a position, and what of it is drawn. */
export interface DiskState {
  readonly lat: number;
  readonly lng: number;
  readonly res: number;
  /** The radius in steps of the grid. */
  readonly k: number;
  readonly show: 'disk' | 'ring' | 'distances';
}

/** The cell of the position. */
export function originOf({lat, lng, res}: DiskState): string {
  return h3.latLngToCell(lat, lng, res);
}

/** The cells of the ring at distance k. h3-js's `gridRing` throws at pentagons, where this returns the ring too. */
export function ringOf(state: DiskState): readonly string[] {
  return h3.gridDiskDistances(originOf(state), state.k)[state.k] ?? [];
}

/** What a map of the disk must hold. */
export function diskPositions(state: DiskState): Position[] {
  return cellPositions(state.k === 0 ? [originOf(state)] : ringOf(state));
}

/** The disk, the ring, or the disk with the distance of each cell from the origin. */
export function drawDisk(state: DiskState, view: View): string {
  const {lat, lng, k, show} = state;
  const origin = originOf(state);
  const rings = h3.gridDiskDistances(origin, k);
  if (show === 'distances') {
    return rings
      .map(
        (ring, distance) =>
          cells(view, ring, `d-cell d-cell-${distance % 8}`) + cellLabels(view, ring, () => String(distance)),
      )
      .join('');
  }
  if (show === 'ring') {
    return (
      outlines(view, rings.slice(0, k).flat(), 'd-context') +
      cells(view, rings[k] ?? [], 'd-cell') +
      outlines(view, [origin], 'd-input') +
      cellLabels(view, [origin], () => 'origin')
    );
  }
  return (
    cells(view, rings.slice(1).flat(), 'd-cell d-cell-2') +
    cells(view, [origin], 'd-cell d-cell-0 d-strong') +
    dot(view, [lng, lat], 'd-input d-input-point')
  );
}
