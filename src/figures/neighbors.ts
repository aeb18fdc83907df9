import * as h3 from 'h3-js';
import {cellPositions, cells, dot, mapDrawing} from './kit/map';
import {readProps} from './kit/props';
import type {Figure} from './types';

/** A cell and the six that share an edge with it. */
const neighbors: Figure = (props, {land}) => {
  const {lat, lng, res} = readProps(props, {lat: 48.8584, lng: 2.2945, res: 7});
  const cell = h3.latLngToCell(lat, lng, res);
  const ring = h3.gridRing(cell, 1);
  const alt = `A map of a hexagonal cell of resolution ${res} and its ${ring.length} neighbors. Each neighbor shares one edge with it. A dot in the middle cell marks the position that was indexed.`;
  return mapDrawing(
    {land, positions: cellPositions(ring), alt, names: 5},
    (view) =>
      cells(view, ring, 'd-cell d-cell-2') +
      cells(view, [cell], 'd-cell d-cell-0 d-strong') +
      dot(view, [lng, lat], 'd-input d-input-point'),
  );
};
export default neighbors;
