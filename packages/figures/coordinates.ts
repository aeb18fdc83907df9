import {translate} from '@docusaurus/Translate';
import * as h3 from 'h3-js';
import {cellCenter} from '@h3-docs/grid/h3/geometry';
import {normalize} from '@h3-docs/grid/h3/ijk';
import {arrow, label} from '@h3-docs/grid/h3/svg';
import {between, cellLabels, cellPositions, cells, mapDrawing, outlines} from './kit/map';
import {readProps} from './kit/props';
import type {Figure} from './types';

/** The steps along the axes of each system, as the labels of the cells that they lead to. */
const systems = {
  ij: {i: '1,0', j: '0,1'},
  ijk: {i: '1,0,0', j: '0,1,0', k: '0,0,1'},
} as const;

/** The offset of a cell from an origin in a system. */
function offset(origin: string, cell: string, system: keyof typeof systems): string {
  const zero = h3.cellToLocalIj(origin, origin);
  const {i, j} = h3.cellToLocalIj(origin, cell);
  const step = {i: i - zero.i, j: j - zero.j};
  if (system === 'ij') return `${step.i},${step.j}`;
  const whole = normalize({...step, k: 0});
  return `${whole.i},${whole.j},${whole.k}`;
}

/** Cells around an origin, labeled with their offset from it in local IJ or normalized IJK coordinates, and the axes. */
const coordinates: Figure = (props, {land}) => {
  const {lat, lng, res, system} = readProps(props, {lat: 37.775, lng: -122.418, res: 9, system: 'ijk'});
  if (system !== 'ij' && system !== 'ijk') throw new Error(`the prop system is '${system}'; there are ij and ijk`);
  const k = 2;
  const origin = h3.latLngToCell(lat, lng, res);
  const disk = h3.gridDisk(origin, k);
  const name = (cell: string) => offset(origin, cell, system);
  const alt =
    system === 'ij'
      ? translate(
          {
            message:
              'A map of the cells within distance {k} of an origin cell. Each cell is labeled with its offset from the origin along the i and j axes. Two arrows outside show the directions of the axes, 120 degrees apart.',
          },
          {k},
        )
      : translate(
          {
            message:
              'A map of the cells within {k} steps of an origin. Each cell is labeled with three coordinates, and the origin is 0,0,0. Arrows from the origin show the axes i, j, and k, which are 120 degrees apart. In each label, at least one of the three numbers is 0.',
          },
          {k},
        );
  return mapDrawing({land, positions: cellPositions(disk), alt, padding: system === 'ij' ? 0.13 : 0.16}, (view) => {
    const center = view.point(cellCenter(h3, origin));
    const arrows = Object.entries(systems[system]).map(([axis, step]) => {
      const cell = disk.find((candidate) => name(candidate) === step);
      const end = cell && view.point(cellCenter(h3, cell));
      if (!center || !end) throw new Error('the disk does not hold the ends of the axes');
      const at = (steps: number) => between(center, end, steps);
      return arrow(at(k + 0.55), at(k + 1)) + label('d-label d-middle d-axis-name', at(k + 1.25), axis, 'middle');
    });
    return cells(view, disk) + outlines(view, [origin], 'd-input') + arrows.join('') + cellLabels(view, disk, name);
  });
};
export default coordinates;
