import {translate} from '@docusaurus/Translate';
import * as h3 from 'h3-js';
import {cellCenter, cellRing} from '@h3-docs/grid/h3/geometry';
import {geography} from '@h3-docs/grid/h3/layers';
import {angle} from '@h3-docs/grid/h3/sphere';
import {drawing, path} from '@h3-docs/grid/h3/svg';
import {createView} from '@h3-docs/grid/h3/view';
import {meshPath} from './kit/mesh';
import {readProps} from './kit/props';
import type {Figure} from './types';

/**
 * The globe covered with cells: all cells of a resolution on the visible side, the pentagons among them, and a
 * grid disk in the middle whose rings have different colors.
 */
const globe: Figure = (props, {land}) => {
  const {lat, lng, res, size, k} = readProps(props, {lat: 32, lng: -40, res: 1, size: 480, k: 3});
  const view = createView({kind: 'globe', center: [lng, lat], positions: [[lng, lat]], width: size, height: size});
  const cells = h3
    .getRes0Cells()
    .flatMap((cell) => h3.cellToChildren(cell, res))
    .filter((cell) => angle(view.center, cellCenter(h3, cell)) < 95);
  const rings = k < 0 ? [] : h3.gridDiskDistances(h3.latLngToCell(lat, lng, res), k);
  const precision = {digits: 0, tolerance: 0};
  const shape = (group: readonly string[]) => group.map((cell) => view.ring(cellRing(h3, cell), precision)).join('');
  const alt = [
    translate(
      {
        message:
          'A globe covered with the cells of resolution {res}. Most cells are hexagons, and a few are pentagons.',
      },
      {res},
    ),
    ...(rings.length > 0
      ? [
          translate(
            {message: 'A grid disk of {count} cells is colored by the distance from its origin.'},
            {count: rings.flat().length},
          ),
        ]
      : []),
  ].join(' ');
  const content =
    geography(view, land) +
    rings.map((ring, distance) => path(`d-cell d-cell-${distance % 8} d-area`, shape(ring))).join('') +
    path('d-pentagon d-cell d-area', shape(h3.getPentagons(res).filter((cell) => cells.includes(cell)))) +
    path('d-mesh', meshPath(view, cells));
  return drawing(content, alt, size, size);
};
export default globe;
