import {translate} from '@docusaurus/Translate';
import * as h3 from 'h3-js';
import {cellRing} from '@h3-docs/grid/h3/geometry';
import {geography} from '@h3-docs/grid/h3/layers';
import {drawing, path} from '@h3-docs/grid/h3/svg';
import {createView, streamed} from '@h3-docs/grid/h3/view';
import {cellLines} from './kit/cellLines';
import {readProps} from './kit/props';
import type {Figure} from './types';

/**
 * The globe covered with cells: all cells of a resolution on the visible side, the pentagons among them, and a
 * grid disk in the middle whose rings have different colors.
 */
const globe: Figure = (props, {land}) => {
  const {lat, lng, res, size} = readProps(props, {lat: 32, lng: -40, res: 1, size: 480});
  const view = createView({kind: 'globe', center: [lng, lat], positions: [[lng, lat]], width: size, height: size});
  const rings = h3.gridDiskDistances(h3.latLngToCell(lat, lng, res), 3);
  const exact = {digits: 0, tolerance: 0};
  const shape = (cells: readonly string[]) => cells.map((cell) => view.ring(cellRing(h3, cell), exact)).join('');
  const alt = translate(
    {
      message:
        'A globe covered with the cells of resolution {res}. Most cells are hexagons, and a few are pentagons. A grid disk of {count} cells is colored by the distance from its origin.',
    },
    {res, count: rings.flat().length},
  );
  const content =
    geography(view, land) +
    rings.map((ring, distance) => path(`d-cell d-cell-${distance} d-area`, shape(ring))).join('') +
    path('d-pentagon d-cell d-area', shape(h3.getPentagons(res))) +
    path('d-mesh', streamed(view.projection, cellLines(res), {digits: 0, tolerance: 0.5}));
  return drawing(content, alt, size, size);
};
export default globe;
