import * as h3 from 'h3-js';
import {cellCenter} from '../h3/geometry';
import {cellPositions, cells, dot, mapDrawing} from './kit/map';
import {readProps} from './kit/props';
import type {Figure} from './types';

/** The cells of a grid path between two positions. */
const gridPath: Figure = (props, {land}) => {
  const {from, to, res} = readProps(props, {from: '51.507,-0.128', to: '48.857,2.352', res: 4});
  const ends = [from, to].map((text) => {
    const [lat = NaN, lng = NaN] = text.split(',').map(Number);
    return h3.latLngToCell(lat, lng, res);
  });
  const [origin = '', destination = ''] = ends;
  const found = h3.gridPathCells(origin, destination);
  const alt = `A map of a path of ${found.length} resolution ${res} cells from an origin to a destination. Each cell is a neighbor of the cell before it.`;
  return mapDrawing(
    {land, positions: cellPositions(found), alt, names: 6},
    (view) =>
      cells(view, found.slice(1, -1)) +
      cells(view, ends, 'd-cell d-cell-5 d-strong') +
      found.map((cell) => dot(view, cellCenter(h3, cell), 'd-point', 2.5)).join(''),
  );
};
export default gridPath;
