import {translate} from '@docusaurus/Translate';
import * as h3 from 'h3-js';
import {cellCenter} from '@h3-docs/grid/h3/geometry';
import {normalize} from '@h3-docs/grid/h3/ijk';
import {label} from '@h3-docs/grid/h3/svg';
import {arrow, cellLabels, cellPositions, cells, mapDrawing, outlines} from './kit/map';
import {readProps} from './kit/props';
import type {Figure} from './types';

const axes = {i: '1,0,0', j: '0,1,0', k: '0,0,1'} as const;

/** Cells around an origin with the three coordinates of how far away they are, normalized, and the three axes. */
const ijk: Figure = (props, {land}) => {
  const {lat, lng, res, k} = readProps(props, {lat: 37.775, lng: -122.418, res: 9, k: 2});
  const origin = h3.latLngToCell(lat, lng, res);
  const zero = h3.cellToLocalIj(origin, origin);
  const disk = h3.gridDisk(origin, k);
  const name = (cell: string) => {
    const {i, j} = h3.cellToLocalIj(origin, cell);
    const step = normalize({i: i - zero.i, j: j - zero.j, k: 0});
    return [step.i, step.j, step.k].join();
  };
  const alt = translate(
    {
      message:
        'A map of the cells within {k} steps of an origin. Each cell is labeled with three coordinates, and the origin is 0,0,0. Arrows from the origin show the axes i, j, and k, which are 120 degrees apart. In each label, at least one of the three numbers is 0.',
    },
    {k},
  );
  return mapDrawing({land, positions: cellPositions(disk), alt, padding: 0.16}, (view) => {
    const center = view.point(cellCenter(h3, origin));
    const arrows = Object.entries(axes).map(([axis, step]) => {
      const cell = disk.find((candidate) => name(candidate) === step);
      const end = cell && view.point(cellCenter(h3, cell));
      if (!center || !end) throw new Error('the disk does not hold the ends of the axes');
      const along = (share: number): [number, number] => [
        center[0] + (end[0] - center[0]) * share,
        center[1] + (end[1] - center[1]) * share,
      ];
      const reach = k + 0.55;
      return (
        arrow(along(reach), along(reach + 0.45)) +
        label('d-label d-middle d-axis-name', along(reach + 0.7), axis, 'middle')
      );
    });
    return cells(view, disk) + outlines(view, [origin], 'd-input') + arrows.join('') + cellLabels(view, disk, name);
  });
};
export default ijk;
