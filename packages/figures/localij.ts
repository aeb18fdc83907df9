import {translate} from '@docusaurus/Translate';
import * as h3 from 'h3-js';
import {cellCenter} from '@h3-docs/grid/h3/geometry';
import {label} from '@h3-docs/grid/h3/svg';
import type {View} from '@h3-docs/grid/h3/view';
import {arrow, cellLabels, cellPositions, cells, mapDrawing, outlines} from './kit/map';
import {errorName} from './kit/paths';
import {readProps} from './kit/props';
import type {Figure} from './types';

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

/** The cells with their coordinates, the axes outside. Cells without coordinates are blank. */
function drawLocalIjs(origin: string, k: number, view: View): string {
  const disk = h3.gridDisk(origin, k);
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
    axes.join('') +
    outlines(view, [origin], 'd-input') +
    cellLabels(view, placed, (cell) => {
      const offset = offsets.get(cell);
      return typeof offset === 'object' ? `${offset.i},${offset.j}` : '';
    })
  );
}

/** Room for the axes. */
const padding = 0.13;

/** Cells around an origin, labeled with their local IJ coordinates relative to it, and the two axes. */
const localij: Figure = (props, {land}) => {
  const {lat, lng, res, k} = readProps(props, {lat: -33.87, lng: 151.2, res: 7, k: 2});
  const origin = h3.latLngToCell(lat, lng, res);
  const alt = translate(
    {
      message:
        'A map of the cells within distance {k} of an origin cell. Each cell is labeled with its offset from the origin along the i and j axes. Two arrows outside show the directions of the axes, 120 degrees apart.',
    },
    {k},
  );
  const positions = cellPositions(h3.gridDisk(origin, k));
  return mapDrawing({land, positions, alt, padding}, (view) => drawLocalIjs(origin, k, view));
};
export default localij;
