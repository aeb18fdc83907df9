import * as h3 from 'h3-js';
import {cellCenter} from '../h3/geometry';
import {label} from '../h3/svg';
import {arrow, cellLabels, cellPositions, cells, mapDrawing, outlines} from './kit/map';
import {readProps} from './kit/props';
import type {Figure} from './types';

/** Cells around an origin, labeled with their local IJ coordinates relative to it, and the two axes. */
const localij: Figure = (props, {land}) => {
  const {lat, lng, res, k} = readProps(props, {lat: -33.87, lng: 151.2, res: 7, k: 2});
  const origin = h3.latLngToCell(lat, lng, res);
  const zero = h3.cellToLocalIj(origin, origin);
  const disk = h3.gridDisk(origin, k);
  const relative = (cell: string) => {
    const {i, j} = h3.cellToLocalIj(origin, cell);
    return {i: i - zero.i, j: j - zero.j};
  };
  const alt = `A map of the cells within distance ${k} of an origin cell. Each cell is labeled with its offset from the origin along the i and j axes. Two arrows outside show the directions of the axes, 120 degrees apart.`;
  return mapDrawing({land, positions: cellPositions(disk), alt, padding: 0.13}, (view) => {
    const center = view.point(cellCenter(h3, origin));
    const axes = (['i', 'j'] as const).map((axis) => {
      const target = disk.find((cell) => {
        const coordinates = relative(cell);
        return coordinates[axis] === k && coordinates[axis === 'i' ? 'j' : 'i'] === 0;
      });
      const end = target && view.point(cellCenter(h3, target));
      if (!center || !end) throw new Error('the disk does not hold the ends of the axes');
      const tip = (share: number): [number, number] => [
        center[0] + (end[0] - center[0]) * share,
        center[1] + (end[1] - center[1]) * share,
      ];
      return arrow(tip(1.2), tip(1.5)) + label('d-label d-middle d-axis-name', tip(1.62), axis, 'middle');
    });
    return (
      cells(view, disk) +
      axes.join('') +
      outlines(view, [origin], 'd-input') +
      cellLabels(view, disk, (cell) => `${relative(cell).i},${relative(cell).j}`)
    );
  });
};
export default localij;
