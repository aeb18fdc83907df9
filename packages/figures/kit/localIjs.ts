import * as h3 from 'h3-js';
import {cellCenter} from '@h3-docs/grid/h3/geometry';
import {label} from '@h3-docs/grid/h3/svg';
import type {View} from '@h3-docs/grid/h3/view';
import {errorName} from './paths';
import {arrow, cellLabels, cells, outlines} from './map';

/** An origin with the cells around it, and the cell that is pointed at. */
export interface LocalIjState {
  readonly lat: number;
  readonly lng: number;
  readonly res: number;
  readonly k: number;
  readonly atLat: number;
  readonly atLng: number;
}

export interface LocalIjs {
  readonly origin: string;
  readonly disk: readonly string[];
  /** The cell that is pointed at. */
  readonly at: string;
}

/** The cells of a state. */
export function localIjsOf({lat, lng, res, k, atLat, atLng}: LocalIjState): LocalIjs {
  const origin = h3.latLngToCell(lat, lng, res);
  return {origin, disk: h3.gridDisk(origin, k), at: h3.latLngToCell(atLat, atLng, res)};
}

/** The offset of a cell from the origin, or the name of the error that H3 returns. */
function offsetOf(origin: string, cell: string): {readonly i: number; readonly j: number} | string {
  try {
    const zero = h3.cellToLocalIj(origin, origin);
    const {i, j} = h3.cellToLocalIj(origin, cell);
    return {i: i - zero.i, j: j - zero.j};
  } catch (error) {
    return errorName(error);
  }
}

/** The cells with their coordinates, the axes outside, and the cell that is pointed at. Cells without coordinates are blank. */
export function drawLocalIjs({k}: LocalIjState, {origin, disk, at}: LocalIjs, view: View): string {
  const offsets = new Map(disk.map((cell) => [cell, offsetOf(origin, cell)]));
  const placed = disk.filter((cell) => typeof offsets.get(cell) !== 'string');
  const center = view.point(cellCenter(h3, origin));
  const axes = (['i', 'j'] as const).map((axis) => {
    const target = placed.find((cell) => {
      const offset = offsets.get(cell);
      return typeof offset === 'object' && offset[axis] === k && offset[axis === 'i' ? 'j' : 'i'] === 0;
    });
    const end = target === undefined ? null : view.point(cellCenter(h3, target));
    // A pentagon can lie on the axis.
    if (!center || !end) return '';
    const tip = (share: number): [number, number] => [
      center[0] + (end[0] - center[0]) * share,
      center[1] + (end[1] - center[1]) * share,
    ];
    return arrow(tip(1.2), tip(1.5)) + label('d-label d-middle d-axis-name', tip(1.62), axis, 'middle');
  });
  return (
    cells(view, placed) +
    outlines(
      view,
      disk.filter((cell) => !placed.includes(cell)),
      'd-context',
    ) +
    (at === origin ? '' : cells(view, [at], 'd-cell d-cell-5 d-strong')) +
    axes.join('') +
    outlines(view, [origin], 'd-input') +
    cellLabels(view, placed, (cell) => {
      const offset = offsets.get(cell);
      return typeof offset === 'object' ? `${offset.i},${offset.j}` : '';
    })
  );
}
